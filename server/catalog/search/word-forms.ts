import { accentKeys, foldedWords } from '#domain/catalog/search-words.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'

interface Forms {
  folded: string[]
  accented: string[]
}

const separators = /[^\p{L}\p{N}\p{M}]+/u
const maxRemembered = 50_000

/** A catalogue says the same few thousand words over and over: each is folded once. */
export class WordForms {
  readonly #known = new Map<string, Forms>()

  of(text: string): Forms {
    const folded: string[] = []
    const accented: string[] = []
    for (const word of text.toLowerCase().split(separators)) {
      const forms = this.#formsOf(word)
      folded.push(...forms.folded)
      accented.push(...forms.accented)
    }
    return { folded, accented }
  }

  #formsOf(word: string): Forms {
    const known = this.#known.get(word)
    if (known) return known
    if (this.#known.size >= maxRemembered) this.#known.clear()
    const forms = { folded: foldedWords(foldVietnamese(word)), accented: accentKeys(word) }
    this.#known.set(word, forms)
    return forms
  }
}
