import {
  codeAlphabet,
  hasCheckCharacter,
  isCodePrefix,
  prefixLength,
} from '#domain/genuine/check-character.ts'
import { suggestCode, suggestionText } from '#domain/genuine/suggest-code.ts'
import { earnTexts as texts } from './texts.ts'

export interface Doubt {
  /** The code that is doubted, as it was entered. */
  of: string
  text: string
  /** What was probably meant, when only one code is possible. */
  suggestion: string | null
}

/**
 * What to ask before a code is sent that seems mistyped: wrong ones count, and ten lock the phone.
 * It is only asked: codes of other printers have no check character.
 */
export function findDoubt(code: string): Doubt | null {
  const suggestion = suggestCode(code)
  if (suggestion) return { of: code, text: suggestionText(suggestion), suggestion }
  const hasSlip = looksLikeOurs(code) && !hasCheckCharacter(code)
  return hasSlip ? { of: code, text: texts.slip, suggestion: null } : null
}

function looksLikeOurs(code: string): boolean {
  const rest = code.slice(prefixLength)
  const isKnown = [...rest].every((sign) => codeAlphabet.includes(sign))
  return isCodePrefix(code.slice(0, prefixLength)) && rest.length === 9 && isKnown
}
