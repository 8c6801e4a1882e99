import type { SearchQuery } from '#domain/catalog/search-words.ts'
import type { ProductColumns } from './product-columns.ts'
import type { Synonyms } from './synonyms.ts'
import { quality, type Tolerance, type WordIndex } from './word-index.ts'

/** The order of what is found (docs/rules/search.md): the smaller the better. */
const rank = {
  code: 0,
  name: 1,
  /** What bears the accents that were typed; what does not comes after, in the same steps. */
  accented: 2,
  unaccented: 12,
} as const
const step = {
  beginning: 0,
  phrase: 1,
  name: 2,
  synonymInName: 4,
  label: 5,
  synonymInLabel: 7,
  slip: 8,
} as const

export const noMatch = 255
export const worstRank = rank.unaccented + step.slip + 1

/** The folded texts that decide among products which bear the same words; by slot. */
export interface ProductTexts {
  name: string[]
  brand: string[]
  code: string[]
}

export interface Searched {
  words: WordIndex
  synonyms: Synonyms
  texts: ProductTexts
  columns: ProductColumns
}

/** One rank a product slot; `noMatch` where the query finds nothing. */
export function rankProducts(index: Searched, query: SearchQuery): Uint8Array {
  const steps = new Uint8Array(index.columns.length).fill(noMatch)
  if (query.words.length === 0) return steps
  const fits = fitAllWords(index, query.words, 'beginnings')
  let found = takeBest(index, steps, fits, stepOfWords)
  for (const words of index.synonyms.alternatives(query.words)) {
    const others = fitAllWords(index, words, 'words')
    found = takeBest(index, steps, others, stepOfSynonym) || found
  }
  if (!found) {
    const near = fitMostWords(index, query.words)
    takeBest(index, steps, near, stepOfSlip)
  }
  finishRanks(index, query, steps)
  return steps
}

/** The worst of its words says how well a product fits. */
function fitAllWords(index: Searched, words: readonly string[], tolerance: Tolerance): Uint8Array {
  if (tolerance === 'words' && !words.every((word) => index.words.knows(word))) return nothing
  const products = index.columns.length
  const last = words.length - 1
  const fits = index.words.fit(words[last]!, true, tolerance, products)
  for (let at = 0; at < last; at += 1) {
    const next = index.words.fit(words[at]!, false, tolerance, products)
    for (let slot = 0; slot < products; slot += 1) {
      if (next[slot]! > fits[slot]!) fits[slot] = next[slot]!
    }
  }
  return fits
}

/** Nothing bears all words as typed: allow slips, and pass over what no product knows. */
function fitMostWords(index: Searched, words: readonly string[]): Uint8Array {
  const products = index.columns.length
  const counts = new Uint8Array(products)
  const fits = new Uint8Array(products)
  words.forEach((word, at) => {
    const next = index.words.fit(word, at === words.length - 1, 'slips', products)
    for (let slot = 0; slot < products; slot += 1) {
      if (next[slot] === quality.none || !index.columns.live[slot]) continue
      counts[slot]! += 1
      if (next[slot]! > fits[slot]!) fits[slot] = next[slot]!
    }
  })
  const most = counts.reduce((one, other) => Math.max(one, other), 1)
  const enough = Math.max(most, words.length / 2)
  for (let slot = 0; slot < products; slot += 1) {
    if (counts[slot]! < enough) fits[slot] = quality.none
  }
  return fits
}

function stepOfWords(fit: number): number {
  return isWeak(fit) ? step.label + fit - quality.weakWord : step.name + fit
}

/** What means the same and stands in the name says more than words scattered over a label. */
function stepOfSynonym(fit: number): number {
  return isWeak(fit) ? step.synonymInLabel : step.synonymInName
}

function stepOfSlip(fit: number): number {
  return step.slip + Number(isWeak(fit))
}

function isWeak(fit: number): boolean {
  return fit === quality.weakWord || fit === quality.weakBeginning || fit === quality.weakSlip
}

const nothing = new Uint8Array()

function takeBest(
  { columns }: Searched,
  steps: Uint8Array,
  fits: Uint8Array,
  stepOf: (fit: number) => number,
): boolean {
  let found = false
  for (let slot = 0; slot < fits.length; slot += 1) {
    const fit = fits[slot]!
    if (fit === quality.none || !columns.live[slot]) continue
    found = true
    const value = stepOf(fit)
    if (value < steps[slot]!) steps[slot] = value
  }
  return found
}

function finishRanks({ words, texts }: Searched, query: SearchQuery, steps: Uint8Array): void {
  const asked = query.accented.length
  const borne = words.countAccented(query.accented, steps.length)
  for (let slot = 0; slot < steps.length; slot += 1) {
    const value = steps[slot]!
    if (value === noMatch) continue
    if (texts.code[slot] === query.folded) steps[slot] = rank.code
    else if (texts.name[slot] === query.folded) steps[slot] = rank.name
    else {
      // Accents were typed on other words than a synonym's.
      const isSynonym = value === step.synonymInName || value === step.synonymInLabel
      const base = isSynonym || borne[slot] === asked ? rank.accented : rank.unaccented
      steps[slot] = base + finerStep(texts, slot, query.folded, value)
    }
  }
}

/** Among products that bear the words in their name, those that bear them as typed come first. */
function finerStep(texts: ProductTexts, slot: number, folded: string, value: number): number {
  if (value > step.name + quality.strongBeginning) return value
  const name = texts.name[slot]!
  if (name.startsWith(folded) || texts.brand[slot]!.startsWith(folded)) return step.beginning
  return name.includes(folded) ? step.phrase : value
}
