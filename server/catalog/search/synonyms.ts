import { foldVietnamese } from '#domain/kernel/fold.ts'

const maxAlternatives = 8

/** Groups of words that mean the same, as staff keep them. */
export class Synonyms {
  readonly #meaning = new Map<string, Set<string>>()

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const folded = group.map(foldVietnamese).filter((words) => words !== '')
      for (const words of folded) {
        const others = this.#meaning.get(words) ?? new Set()
        for (const other of folded) if (other !== words) others.add(other)
        this.#meaning.set(words, others)
      }
    }
  }

  /** The query said otherwise: each known phrase of it exchanged for what means the same. */
  alternatives(words: readonly string[]): string[][] {
    const found = new Set<string>()
    for (const [from, to] of phrasesOf(words)) {
      for (const other of this.#meaning.get(words.slice(from, to).join(' ')) ?? []) {
        found.add([...words.slice(0, from), other, ...words.slice(to)].join(' '))
      }
    }
    return [...found].slice(0, maxAlternatives).map((text) => [...new Set(text.split(' '))])
  }
}

/** Longer phrases first: they say more. */
function phrasesOf(words: readonly string[]): [number, number][] {
  const phrases: [number, number][] = []
  for (let length = Math.min(words.length, 5); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) phrases.push([from, from + length])
  }
  return phrases
}
