import { decodeTelex } from '#domain/catalog/telex.ts'
import { isOneSlipAway, isOneSlipFromBeginning } from '#domain/catalog/slips.ts'
import type { ProductWords } from './indexed-product.ts'

/** How well a word fits a product: the smaller the better; `quality.none` when it does not. */
export const quality = {
  strongWord: 0,
  strongBeginning: 1,
  weakWord: 2,
  weakBeginning: 3,
  strongSlip: 4,
  weakSlip: 5,
  none: 255,
} as const

const weakBit = 1
const lettersOnly = /^[a-z]+$/
/** Shorter beginnings say too little, unless they end the query and are still being typed. */
const shortestBeginning = 3

/** Which products bear which word, answered as one byte a product. */
export class WordIndex {
  /** Word to the slots that bear it, doubled, plus one where only the label does. */
  readonly #slots = new Map<string, number[]>()
  readonly #accented = new Map<string, number[]>()
  #sorted: string[] | null = null

  add(slot: number, words: ProductWords): void {
    for (const word of words.strong) this.#note(word, slot * 2)
    for (const word of words.weak) this.#note(word, slot * 2 + weakBit)
    for (const key of words.accented) push(this.#accented, key, slot)
  }

  clear(): void {
    this.#slots.clear()
    this.#accented.clear()
    this.#sorted = null
  }

  /** How well each product fits the word, exactly or by a longer word that begins with it. */
  fit(word: string, isLast: boolean, slots: number): Uint8Array {
    const known = this.#slots.has(word) ? word : (this.#meantInTelex(word) ?? word)
    const fits = new Uint8Array(slots).fill(quality.none)
    if (isLast || known.length >= shortestBeginning) {
      for (const longer of this.#beginningWith(known))
        this.#mark(fits, longer, quality.strongBeginning)
    }
    this.#mark(fits, known, quality.strongWord)
    return fits
  }

  /** The same with the words that are one slip away. */
  fitWithSlips(word: string, isLast: boolean, slots: number): Uint8Array {
    const fits = this.fit(word, isLast, slots)
    if (!lettersOnly.test(word)) return fits
    for (const meant of this.#sortedWords()) {
      const isNear = isOneSlipAway(word, meant) || isOneSlipFromBeginning(word, meant)
      if (isNear && lettersOnly.test(meant)) this.#mark(fits, meant, quality.strongSlip)
    }
    return fits
  }

  /** The slots that bear every one of the accented words. */
  bearing(accented: readonly string[]): Set<number> {
    const [first, ...rest] = accented.map((key) => new Set(this.#accented.get(key)))
    return rest.reduce((both, next) => both.intersection(next), first ?? new Set<number>())
  }

  #note(word: string, entry: number): void {
    if (!this.#slots.has(word)) this.#sorted = null
    push(this.#slots, word, entry)
  }

  /** An entry of the label is two steps worse than the same in the name. */
  #mark(fits: Uint8Array, word: string, base: number): void {
    const labelStep = base === quality.strongSlip ? 1 : 2
    for (const entry of this.#slots.get(word) ?? []) {
      const slot = entry >> 1
      const value = base + (entry & weakBit) * labelStep
      if (value < fits[slot]!) fits[slot] = value
    }
  }

  #meantInTelex(word: string): string | null {
    const decoded = decodeTelex(word)
    return decoded !== null && this.#slots.has(decoded) ? decoded : null
  }

  *#beginningWith(beginning: string): Generator<string> {
    const words = this.#sortedWords()
    for (let at = lowerBound(words, beginning); words[at]?.startsWith(beginning); at += 1) {
      if (words[at] !== beginning) yield words[at]!
    }
  }

  #sortedWords(): string[] {
    return (this.#sorted ??= [...this.#slots.keys()].sort())
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
