import { findTypo } from '#domain/genuine/find-slip.ts'
import { suggestionText } from '#domain/genuine/suggest-code.ts'
import { earnTexts as texts } from './texts.ts'

export interface Doubt {
  /** The code that is doubted, as it was entered. */
  of: string
  text: string
  /** What was probably meant, when only one code is possible. */
  suggestion: string | null
}

/** What to ask before a code is sent that seems mistyped: wrong ones count, and ten lock the phone. */
export function findDoubt(code: string): Doubt | null {
  const typo = findTypo(code)
  if (!typo) return null
  const { suggestion } = typo
  return { of: code, text: suggestion ? suggestionText(suggestion) : texts.typo, suggestion }
}
