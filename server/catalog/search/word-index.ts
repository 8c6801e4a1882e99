import { isOneSlipAway, isOneSlipFromBeginning } from '#domain/catalog/slips.ts'
import { decodeTelex } from '#domain/catalog/telex.ts'
import type { ProductWords } from './indexed-product.ts'

/** How well a word fits a product: the smaller the better; `none` when it does not. */
export const quality = {
  strongWord: 0,
  strongBeginning: 1,
  weakWord: 2,
  weakBeginning: 3,
  strongSlip: 4,
  weakSlip: 5,
  none: 255,
} as const

/** Whole words alone, also longer words that begin so, or also words with one slip. */
export type Tolerance = 'words' | 'beginnings' | 'slips'

const weakBit = 1
const lettersOnly = /^[a-z]+$/
/** Shorter beginnings say too little, unless they end the query and are still being typed. */
const shortestBeginning = 3

/** Which products bear which word, answered as one byte a product. */
export class WordIndex {
  /** Word to the slots that bear it, doubled, plus one where only the label does. */
  readonly #slots = new Map<string, number[]>()
  readonly #accented = new Map<string, number[]>()
  #sorted: { all: string[]; plain: string[] } | null = null

  add(slot: number, words: ProductWords): void {
    for (const word of words.strong) this.#note(word, slot * 2)
    for (const word of words.weak) this.#note(word, slot * 2 + weakBit)
    for (const key of words.accented) push(this.#accented, key, slot)
  }

  knows(word: string): boolean {
    return this.#slots.has(word)
  }

  /** How well each of the products fits the word. */
  fit(word: string, isLast: boolean, tolerance: Tolerance, products: number): Uint8Array {
    const known = this.#slots.has(word) ? word : (this.#meantInTelex(word) ?? word)
    const fits = new Uint8Array(products).fill(quality.none)
    if (tolerance === 'slips') this.#markSlips(fits, word)
    if (tolerance !== 'words' && (isLast || known.length >= shortestBeginning)) {
      this.#markBeginnings(fits, known)
    }
    this.#mark(fits, known, quality.strongWord, quality.weakWord)
    return fits
  }

  /** How many of the accented words each product bears. */
  countAccented(accented: readonly string[], products: number): Uint8Array {
    const counts = new Uint8Array(products)
    for (const key of accented) {
      for (const slot of this.#accented.get(key) ?? []) counts[slot]! += 1
    }
    return counts
  }

  #note(word: string, entry: number): void {
    if (!this.#slots.has(word)) this.#sorted = null
    push(this.#slots, word, entry)
  }

  #mark(fits: Uint8Array, word: string, strong: number, weak: number): void {
    const entries = this.#slots.get(word)
    if (!entries) return
    for (let at = 0; at < entries.length; at += 1) {
      const entry = entries[at]!
      const slot = entry >> 1
      const value = entry & weakBit ? weak : strong
      if (value < fits[slot]!) fits[slot] = value
    }
  }

  #markBeginnings(fits: Uint8Array, beginning: string): void {
    const { all } = this.#sortedWords()
    for (let at = lowerBound(all, beginning); all[at]?.startsWith(beginning); at += 1) {
      this.#mark(fits, all[at]!, quality.strongBeginning, quality.weakBeginning)
    }
  }

  #markSlips(fits: Uint8Array, typed: string): void {
    if (!lettersOnly.test(typed)) return
    for (const meant of this.#sortedWords().plain) {
      if (isOneSlipAway(typed, meant) || isOneSlipFromBeginning(typed, meant)) {
        this.#mark(fits, meant, quality.strongSlip, quality.weakSlip)
      }
    }
  }

  #meantInTelex(word: string): string | null {
    const decoded = decodeTelex(word)
    return decoded !== null && this.#slots.has(decoded) ? decoded : null
  }

  #sortedWords(): { all: string[]; plain: string[] } {
    if (this.#sorted) return this.#sorted
    const all = [...this.#slots.keys()].toSorted()
    return (this.#sorted = { all, plain: all.filter((word) => lettersOnly.test(word)) })
  }
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function lowerBound(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
