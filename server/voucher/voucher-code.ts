import { createHmac, randomInt } from 'node:crypto'
import { foldVoucherCode } from '#domain/voucher/fold-code.ts'
import type { Config } from '../platform/env.ts'

/** Without look-alikes: somebody may read it out or type it from paper. */
const alphabet = '34679ABCDEFGHJKLMNPQRSTUVWXYZ'
const groups = 4
const groupLength = 4

/** A code of its own, as it is shown: `K7QD-3FXA-9MWT-C4HZ`. 16 of 29 letters, 77 bits. */
export function generateVoucherCode(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')
}

/**
 * What is looked up: the same however the code is spaced, and useless without the shop's key. What is
 * on paper outlives a change of SECRET_KEY when there is a CODE_KEY.
 */
export function hashVoucherCode(
  { secretKey, codeKey }: Pick<Config, 'secretKey' | 'codeKey'>,
  code: string,
): Buffer {
  const hash = createHmac('sha256', codeKey ?? secretKey)
    .update(`voucher:${foldVoucherCode(code)}`)
    .digest()
  return hash.subarray(0, 16)
}
