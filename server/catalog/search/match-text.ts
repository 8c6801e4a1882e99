import type { SearchQuery } from '#domain/catalog/search-words.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { Synonyms } from './synonyms.ts'
import { quality, type WordIndex } from './word-index.ts'

/** The order of what is found (docs/rules/search.md): the smaller the better. */
const rank = {
  code: 0,
  name: 1,
  /** What bears the accents that were typed; what does not comes after, in the same steps. */
  accented: 2,
  unaccented: 12,
} as const
const step = { beginning: 0, phrase: 1, words: 2, synonym: 6, slip: 8 } as const

export const noMatch = 255
export const worstRank = rank.unaccented + step.slip + 1

interface Searched {
  words: WordIndex
  synonyms: Synonyms
  bySlot: readonly IndexedProduct[]
}

/** One rank a product slot; `noMatch` where the query finds nothing. */
export function rankProducts(index: Searched, query: SearchQuery): Uint8Array {
  const slots = index.bySlot.length
  const steps = new Uint8Array(slots).fill(noMatch)
  if (query.words.length === 0) return steps
  const found = [
    takeBest(index, steps, fitAllWords(index, query.words), step.words),
    ...index.synonyms
      .alternatives(query.words)
      .map((words) => takeBest(index, steps, asSynonym(fitAllWords(index, words)), step.synonym)),
  ].some(Boolean)
  if (!found) {
    takeBest(index, steps, fitMostWords(index, query.words), step.slip - quality.strongSlip)
  }
  return finishRanks(index, query, steps)
}

/** The worst of its words says how well a product fits. */
function fitAllWords({ words: index, bySlot }: Searched, words: readonly string[]): Uint8Array {
  const last = words.length - 1
  const fits = index.fit(words[last]!, true, bySlot.length)
  for (const word of words.slice(0, last)) {
    const next = index.fit(word, false, bySlot.length)
    for (let slot = 0; slot < fits.length; slot += 1) {
      if (next[slot]! > fits[slot]!) fits[slot] = next[slot]!
    }
  }
  return fits
}

/** Nothing bears all words as typed: allow slips, and pass over what no product knows. */
function fitMostWords({ words: index, bySlot }: Searched, words: readonly string[]): Uint8Array {
  const last = words.length - 1
  const counts = new Uint8Array(bySlot.length)
  const fits = new Uint8Array(bySlot.length).fill(quality.strongSlip)
  words.forEach((word, at) => {
    const next = index.fitWithSlips(word, at === last, bySlot.length)
    for (let slot = 0; slot < fits.length; slot += 1) {
      if (next[slot] === quality.none) continue
      counts[slot]! += 1
      if (isWeak(next[slot]!)) fits[slot] = quality.weakSlip
    }
  })
  const most = counts.reduce((one, other) => Math.max(one, other), 0)
  const enough = most * 2 >= words.length && most > 0 ? most : Infinity
  return fits.map((fit, slot) => (counts[slot]! < enough ? quality.none : fit))
}

function isWeak(fit: number): boolean {
  return fit === quality.weakWord || fit === quality.weakBeginning || fit === quality.weakSlip
}

function asSynonym(fits: Uint8Array): Uint8Array {
  return fits.map((fit) => (fit === quality.none ? fit : Number(isWeak(fit))))
}

function takeBest(
  { bySlot }: Searched,
  steps: Uint8Array,
  fits: Uint8Array,
  base: number,
): boolean {
  let found = false
  for (let slot = 0; slot < steps.length; slot += 1) {
    if (fits[slot] === quality.none || !bySlot[slot]!.live) continue
    found = true
    const value = base + fits[slot]!
    if (value < steps[slot]!) steps[slot] = value
  }
  return found
}

function finishRanks(
  { words: index, bySlot }: Searched,
  query: SearchQuery,
  steps: Uint8Array,
): Uint8Array {
  const bearing = query.accented.length > 0 ? index.bearing(query.accented) : null
  return steps.map((value, slot) => {
    const product = bySlot[slot]!
    if (product.code === query.folded) return rank.code
    if (value === noMatch) return noMatch
    if (product.name === query.folded) return rank.name
    const isAccented = bearing === null || bearing.has(slot)
    return (isAccented ? rank.accented : rank.unaccented) + finerStep(product, query, value)
  })
}

/** Among products that bear the words in their name, those that bear them as typed come first. */
function finerStep(product: IndexedProduct, { folded }: SearchQuery, value: number): number {
  if (value > step.words + quality.strongBeginning) return value
  if (product.name.startsWith(folded) || product.brand.startsWith(folded)) return step.beginning
  return product.name.includes(folded) ? step.phrase : value
}
