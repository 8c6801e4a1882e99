/** What codes are made of: no two of these are taken for one another on a small stamp. */
export const codeAlphabet = '34679ABCDEFGHJKLMNPQRSTUVWXYZ'
export const prefixLength = 3
export const bodyLength = 8
const codeLength = prefixLength + bodyLength + 1

const prefixPattern = /^[A-HJ-Z]{2}[34679A-HJ-NP-Z]$/
const codePattern = /^[A-HJ-Z]{2}[34679A-HJ-NP-Z]{10}$/

/** Two letters (not I), then a character of the alphabet: `JJ3`, `OTV`. */
export function isCodePrefix(text: string): boolean {
  return prefixPattern.test(text)
}

/**
 * The code of a prefix and eight characters of the alphabet: the twelfth is the check character
 * (docs/rules/genuine-codes.md). Throws on anything else.
 */
export function completeCode(prefix: string, eight: string): string {
  const start = prefix + eight
  const code =
    start + codeAlphabet[(codeAlphabet.length - weightedSum(start)) % codeAlphabet.length]
  if (!codePattern.test(code)) throw new RangeError(`no code can begin with "${start}"`)
  return code
}

/**
 * Whether a code of ours is free of slips: one wrong character and two swapped neighbours are
 * always found. Codes of other printers need not have the check character: never refuse by this.
 */
export function hasCheckCharacter(code: string): boolean {
  return codePattern.test(code) && weightedSum(code) === 0
}

/** Weights 12 … 1, all different and no multiple of the prime 29: that is what finds the slips. */
function weightedSum(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += (codeLength - at) * valueOf(text[at]!)
  return sum % codeAlphabet.length
}

const values = new Map([...codeAlphabet].map((character, index) => [character, index]))

/** `O` stands only where a prefix has letters, so it may share the value of the digit 3. */
function valueOf(character: string): number {
  return values.get(character) ?? 0
}
