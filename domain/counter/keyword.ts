import { maskCode } from '../genuine/mask.ts'

/** What somebody looks for in a log whose phones and codes are masked. */
export interface Keyword {
  /** The end of a phone; null when it cannot be one. */
  phoneEnd: string | null
  /** The three characters that a masked code begins or ends with; null when it cannot be. */
  codePart: string | null
  /** A whole code, masked; null for a part of one. */
  codeMasked: string | null
}

const shownOfCode = 3
const minCode = 8

/** Reads at least three characters (docs/rules/counter.md §2). */
export function readKeyword(typed: string): Keyword {
  const text = typed.toUpperCase().replaceAll(/[\s.]/g, '')
  return {
    phoneEnd: /^\d{3,10}$/.test(text) ? text : null,
    codePart: text.length === shownOfCode ? text : null,
    codeMasked: text.length >= minCode ? maskedOf(text) : null,
  }
}

/** Typed whole, or copied as it is shown. */
function maskedOf(text: string): string {
  return text.includes('*') ? text : maskCode(text)
}
