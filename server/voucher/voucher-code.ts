import { createHmac, randomInt } from 'node:crypto'
import { foldVoucherCode } from '#domain/voucher/fold-code.ts'
import { codeKeysOf, type CodeKeys } from '../platform/keys/keyring.ts'

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
 * What is kept: the same however the code is spaced, and useless without the shop's key. What is on paper outlives a
 * change of SECRET_KEY when there is a CODE_KEY.
 */
export function hashVoucherCode({ secretKey, codeKey }: CodeKeys, code: string): Buffer {
  return hashWith(codeKey ?? secretKey, code)
}

/** What is looked up: a code of an earlier key is found as well. */
export function voucherHashes(keys: CodeKeys, code: string): Buffer[] {
  return codeKeysOf(keys).map((key) => hashWith(key, code))
}

/** The same with the code beside each. */
export function hashedVoucherCode(keys: CodeKeys, code: string): { code: string; hash: Buffer }[] {
  return voucherHashes(keys, code).map((hash) => ({ code, hash }))
}

function hashWith(key: string, code: string): Buffer {
  const hash = createHmac('sha256', key)
    .update(`voucher:${foldVoucherCode(code)}`)
    .digest()
  return hash.subarray(0, 16)
}
