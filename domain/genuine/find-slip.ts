import { codeAlphabet, hasCheckCharacter, isCodePrefix, prefixLength } from './check-character.ts'
import { suggestCode } from './suggest-code.ts'

export interface Typo {
  /** What was probably meant, when only one code is possible. */
  suggestion: string | null
}

/**
 * Whether a code in capitals seems mistyped, known without asking the server: to ask the person before it is
 * sent, since ten wrong ones lock the phone. Never to refuse it: codes of other printers have no check
 * character.
 */
export function findTypo(code: string): Typo | null {
  const suggestion = suggestCode(code)
  if (suggestion) return { suggestion }
  return looksLikeOurs(code) && !hasCheckCharacter(code) ? { suggestion: null } : null
}

function looksLikeOurs(code: string): boolean {
  const rest = code.slice(prefixLength)
  const isKnown = [...rest].every((sign) => codeAlphabet.includes(sign))
  return isCodePrefix(code.slice(0, prefixLength)) && rest.length === 9 && isKnown
}
