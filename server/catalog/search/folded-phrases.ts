import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { SearchQuery } from '#domain/catalog/search-words.ts'

/** What may be meant by what was typed so far; folded once, not at every key. */
export interface FoldedPhrase {
  text: string
  folded: string
  words: readonly string[]
}

/** Of those that fold to the same, the first. */
export function foldPhrases(texts: readonly string[]): FoldedPhrase[] {
  const phrases = new Map<string, FoldedPhrase>()
  for (const text of texts) {
    const folded = foldVietnamese(text)
    if (!phrases.has(folded)) phrases.set(folded, { text, folded, words: folded.split(' ') })
  }
  return [...phrases.values()]
}

/** Every word typed begins a word of the phrase. */
export function goesOnFrom(query: SearchQuery, { words }: Pick<FoldedPhrase, 'words'>): boolean {
  return (
    query.words.length > 0 &&
    query.words.every((typed) => words.some((word) => word.startsWith(typed)))
  )
}
