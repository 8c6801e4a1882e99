import { randomInt } from 'node:crypto'

/** Without signs that look alike in print: people type what a QR reader did not read. */
const letters = 'abcdefghijkmnpqrstuvwxyz'
const digits = '23456789'

/** The id of a link: ten signs, some 48 bits. */
export function generateLinkId(): string {
  return drawText(letters + digits, 10)
}

/** A password to print and read out: three groups of four, some 58 bits. */
export function generatePassword(): string {
  return [1, 2, 3].map(() => drawText(letters + digits, 4)).join('-')
}

function drawText(signs: string, length: number): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}
