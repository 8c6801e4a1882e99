import type { SearchQuery } from '#domain/catalog/search-words.ts'
import type { FacetCounts, ProductFilter } from './filter-products.ts'

interface Answer {
  passed: number[]
  counts: FacetCounts
}

interface Question {
  query: SearchQuery | null
  filter: ProductFilter
  order: string
}

/** Beyond it the one asked longest ago is forgotten; 20,000 products make 160 KB an answer at most. */
const most = 64

/** Shoppers ask the same things and turn pages: what was found stays until the catalogue changes. */
export class RecentAnswers {
  readonly #answers = new Map<string, Answer>()

  get(question: Question, find: () => Answer): Answer {
    const key = JSON.stringify(question, (_, value) => (value instanceof Set ? [...value] : value))
    const answer = this.#answers.get(key) ?? find()
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    if (this.#answers.size > most) this.#answers.delete(this.#answers.keys().next().value!)
    return answer
  }

  clear(): void {
    this.#answers.clear()
  }
}
