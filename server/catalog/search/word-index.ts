import { isOneSlipAway, isOneSlipFromBeginning } from '#domain/catalog/typos.ts'
import { decodeTelex } from '#domain/catalog/telex.ts'
import type { ProductWords } from './indexed-product.ts'
import { RecentlyUsed } from './recently-used.ts'
import { SlotSet } from './slot-set.ts'
import { Vocabulary } from './vocabulary.ts'

/** How well a word fits a product: the smaller the better. */
export const quality = {
  strongWord: 0,
  strongBeginning: 1,
  weakWord: 2,
  weakBeginning: 3,
  strongTypo: 4,
  weakTypo: 5,
} as const

/** Whole words alone, also longer words that begin so, or also words with one slip. */
export type Tolerance = 'words' | 'beginnings' | 'typos'

/** By quality, the products that fit so well or better. */
export type Fits = readonly SlotSet[]

const qualities = { words: 3, beginnings: 4, typos: 6 } as const
const weakBit = 1
const lettersOnly = /^[a-z]+$/
/** Shorter beginnings say too little, unless they end the query and are still being typed. */
const minBeginning = 3
/** 20,000 products make up to 15 KB each; most queries are made of few words. */
const maxRemembered = 200
/** Of 20,000 products a set takes no more room than so many entries, and is united at once. */
const commonFrom = 400

/** Which products bear which word. */
export class WordIndex {
  /** Word to the slots that bear it, doubled, plus one where only the label does. */
  readonly #words = new Vocabulary()
  readonly #accented = new Vocabulary()
  readonly #recent = new RecentlyUsed<Fits>(maxRemembered)
  /** What common words add, as sets; by their entries. */
  readonly #common = new Map<readonly number[], { strong: SlotSet; weak: SlotSet }>()
  #slots = 0

  add(slot: number, words: ProductWords): void {
    this.#slots = Math.max(this.#slots, slot + 1)
    this.#recent.clear()
    this.#common.clear()
    for (const word of words.strong) this.#words.add(word, slot * 2)
    for (const word of words.weak) this.#words.add(word, slot * 2 + weakBit)
    for (const key of words.accented) this.#accented.add(key, slot)
  }

  knows(word: string): boolean {
    return this.#words.entriesOf(word) !== undefined
  }

  /** Which products fit the word, and how well. The sets are shared: none may be changed. */
  fit(word: string, isLast: boolean, tolerance: Tolerance): Fits {
    return this.#recent.get(`${tolerance} ${isLast} ${word}`, () =>
      this.#findFits(word, isLast, tolerance),
    )
  }

  /** The products that bear all of the accented words; null stands for all products. */
  bearing(accented: readonly string[]): SlotSet | null {
    let all: SlotSet | null = null
    for (const key of accented) {
      const one = new SlotSet(this.#slots)
      for (const slot of this.#accented.entriesOf(key) ?? []) one.add(slot)
      all = all ? all.intersect(one) : one
    }
    return all
  }

  #findFits(word: string, isLast: boolean, tolerance: Tolerance): Fits {
    const known = this.knows(word) ? word : (this.#meantInTelex(word) ?? word)
    const fits = Array.from({ length: qualities[tolerance] }, () => new SlotSet(this.#slots))
    this.#mark(fits, this.#words.entriesOf(known), quality.strongWord, quality.weakWord)
    if (tolerance !== 'words' && (isLast || known.length >= minBeginning)) {
      for (const entries of this.#words.beginningWith(known)) {
        this.#mark(fits, entries, quality.strongBeginning, quality.weakBeginning)
      }
    }
    if (tolerance === 'typos') this.markTypos(fits, word)
    for (let at = 1; at < fits.length; at += 1) fits[at]!.unite(fits[at - 1]!)
    return fits
  }

  markTypos(fits: Fits, typed: string): void {
    if (!lettersOnly.test(typed)) return
    for (const meant of this.#words.listPlain()) {
      if (isOneSlipAway(typed, meant) || isOneSlipFromBeginning(typed, meant)) {
        this.#mark(fits, this.#words.entriesOf(meant), quality.strongTypo, quality.weakTypo)
      }
    }
  }

  #meantInTelex(word: string): string | null {
    const decoded = decodeTelex(word)
    return decoded !== null && this.knows(decoded) ? decoded : null
  }

  #mark(fits: Fits, entries: readonly number[] = [], strong: number, weak: number): void {
    if (entries.length < commonFrom) {
      fits[strong]!.addEntries(entries, fits[weak]!)
      return
    }
    const sets = this.#common.get(entries) ?? this.#setsOf(entries)
    fits[strong]!.unite(sets.strong)
    fits[weak]!.unite(sets.weak)
  }

  #setsOf(entries: readonly number[]): { strong: SlotSet; weak: SlotSet } {
    const sets = { strong: new SlotSet(this.#slots), weak: new SlotSet(this.#slots) }
    sets.strong.addEntries(entries, sets.weak)
    this.#common.set(entries, sets)
    return sets
  }
}
