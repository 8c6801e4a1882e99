import { createHmac, randomInt } from 'node:crypto'

/** Without look-alikes: somebody may read it out or type it from paper. */
const alphabet = '34679ABCDEFGHJKLMNPQRSTUVWXYZ'
const groups = 4
const groupLength = 4

/** A code of its own, as it is shown: `K7QD-3FXA-9MWT-C4HZ`. 16 of 29 letters, 77 bits. */
export function drawVoucherCode(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')
}

/** What is looked up: the same however the code is spaced, and useless without the shop's key. */
export function hashVoucherCode(secretKey: string, code: string): Buffer {
  const letters = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return createHmac('sha256', secretKey).update(`voucher:${letters}`).digest().subarray(0, 16)
}
