import { findPhrases, indexPhrases } from '../claims/find-phrases.ts'
import { readWords } from '../claims/words.ts'

/**
 * Whether a text has one of these phrases (docs/rules/claims.md §3), with or without its accents. What is denied
 * counts too: better told to call once too often.
 */
export function isEmergency(text: string, phrases: readonly string[]): boolean {
  const index = indexPhrases([{ tag: true, phrases, gapsTakeAll: true }])
  return (
    findPhrases(
      readWords(text, (pieces) => pieces),
      index,
    ).length > 0
  )
}
