import { withoutForms, type SearchQuery } from '#domain/catalog/search-words.ts'
import { isOneSlipAway, isOneSlipFromBeginning } from '#domain/catalog/typos.ts'
import { decodeTelex } from '#domain/catalog/telex.ts'
import {
  wordsOf,
  type IndexRow,
  type ProductWords,
} from '#server/catalog/search/indexed-product.ts'
import { fewFound, type Stage } from '#server/catalog/search/match-words.ts'
import { Synonyms } from '#server/catalog/search/synonyms.ts'
import { WordForms } from '#server/catalog/search/word-forms.ts'

type Fit = 'word' | 'beginning' | 'typo'
type Tolerance = 'words' | 'beginnings' | 'typos'

/** From best to worst. */
const fits: readonly { fit: Fit; where: 'strong' | 'weak' }[] = [
  { fit: 'word', where: 'strong' },
  { fit: 'beginning', where: 'strong' },
  { fit: 'word', where: 'weak' },
  { fit: 'beginning', where: 'weak' },
  { fit: 'typo', where: 'strong' },
  { fit: 'typo', where: 'weak' },
]
const isWeak = (fit: number) => fits[fit]?.where === 'weak'

/** The same search product by product, as docs/rules/search.md tells it: what the index is held to. */
export function searchPlainly(
  rows: readonly IndexRow[],
  groups: readonly string[][],
  query: SearchQuery,
  { ever = rows, stage }: { ever?: readonly IndexRow[]; stage: Stage },
): number[] {
  const forms = new WordForms()
  const known = new Set(ever.flatMap((row) => allWords(wordsOf(row, forms))))
  const products = rows.map((row) => ({ row, words: wordsOf(row, forms) }))
  const isWhole = ({ words }: { words: ProductWords }) =>
    query.words.length > 0 && worstFit(words, query.words, 'words', known) !== null
  const wantsWhole = stage === 'asked' && products.some(isWhole)
  const ranked = products.flatMap(({ row, words }) => {
    const step = stepOf(words, query, { known, groups, wantsWhole })
    return step === null ? [] : [{ row, rank: rankOf(words, query, step) }]
  })
  if (ranked.length === 0) {
    for (const { row, words, step } of nearOnes(products, query, known)) {
      ranked.push({ row, rank: rankOf(words, query, step) })
    }
  }
  if (ranked.length < fewFound) {
    const found = new Set(ranked.map(({ row }) => row.id))
    for (const { row, words } of products) {
      const step = found.has(row.id) ? null : partialStep(words, query, { known, groups })
      if (step !== null) ranked.push({ row, rank: rankOf(words, query, step) })
    }
  }
  return ranked
    .toSorted((a, b) => a.rank - b.rank || b.row.sold - a.row.sold || a.row.id - b.row.id)
    .map(({ row }) => row.id)
}

function allWords({ strong, weak }: ProductWords): string[] {
  return [...strong, ...weak]
}

/** Steps 5 to 8 of the rule's table; its finer ones come with the rank. */
function stepOf(
  words: ProductWords,
  query: SearchQuery,
  by: { known: ReadonlySet<string>; groups: readonly string[][]; wantsWhole: boolean },
): number | null {
  const { known, groups, wantsWhole } = by
  if (query.words.length === 0) return null
  const steps: number[] = []
  const typed = worstFit(words, query.words, wantsWhole ? 'words' : 'beginnings', known)
  if (typed !== null) steps.push(isWeak(typed) ? 3 + typed : 2 + typed)
  else if (wantsWhole && isCutInName(words, query.words, known)) steps.push(6)
  for (const others of new Synonyms(groups).alternatives(query.words)) {
    const said = worstFit(words, others, 'words', new Set(others))
    if (said !== null) steps.push(isWeak(said) ? 7 : 4)
  }
  return steps.length === 0 ? null : Math.min(...steps)
}

/** All words in name, brand and code, the longer ones perhaps only begun. */
function isCutInName(
  words: ProductWords,
  asked: readonly string[],
  known: ReadonlySet<string>,
): boolean {
  return asked.every((word, at) => {
    const isLast = at === asked.length - 1
    const fit = bestFit(words, word, isLast, word.length < 4 ? 'words' : 'beginnings', known)
    return fit !== null && fit <= 1
  })
}

/** What fits in part: with the words that tell alone, or with all of these but one. */
function partialStep(
  words: ProductWords,
  query: SearchQuery,
  { known, groups }: { known: ReadonlySet<string>; groups: readonly string[][] },
): number | null {
  if (query.words.length === 0) return null
  const has = (word: string, among = known) => bestFit(words, word, false, 'words', among)
  const telling = withoutForms(query.words)
  if (telling.length < query.words.length) {
    const typed = telling.map((word) => has(word))
    if (!typed.includes(null)) return isWeak(Math.max(...typed.map(Number))) ? 11 : 10
    const others = new Synonyms(groups).alternatives(telling)
    if (others.some((said) => said.every((word) => has(word, new Set(said)) !== null))) return 11
  }
  const missing = telling.filter((word) => has(word) === null).length
  return telling.length >= 3 && missing <= 1 ? 12 : null
}

function worstFit(
  words: ProductWords,
  asked: readonly string[],
  tolerance: Tolerance,
  known: ReadonlySet<string>,
): number | null {
  const found = asked.map((word, at) =>
    bestFit(words, word, at === asked.length - 1, tolerance, known),
  )
  return found.includes(null) ? null : Math.max(...found.map(Number))
}

function bestFit(
  words: ProductWords,
  word: string,
  isLast: boolean,
  tolerance: Tolerance,
  known: ReadonlySet<string>,
): number | null {
  const decoded = decodeTelex(word)
  const meant = known.has(word) || decoded === null || !known.has(decoded) ? word : decoded
  const isFit: Record<Fit, (one: string) => boolean> = {
    word: (one) => one === meant,
    beginning: (one) =>
      tolerance !== 'words' && (isLast || meant.length >= 3) && one.startsWith(meant),
    typo: (one) => tolerance === 'typos' && isTypo(word, one),
  }
  const best = fits.findIndex(({ fit, where }) => [...words[where]].some(isFit[fit]))
  return best < 0 ? null : best
}

function isTypo(typed: string, meant: string): boolean {
  const areLetters = [typed, meant].every((word) => /^[a-z]+$/.test(word))
  return areLetters && (isOneSlipAway(typed, meant) || isOneSlipFromBeginning(typed, meant))
}

function nearOnes<T extends { words: ProductWords }>(
  products: readonly T[],
  query: SearchQuery,
  known: ReadonlySet<string>,
): (T & { step: number })[] {
  const last = query.words.length - 1
  const near = products.map((product) => {
    const found = query.words.flatMap(
      (word, at) => bestFit(product.words, word, at === last, 'typos', known) ?? [],
    )
    return { ...product, step: isWeak(Math.max(...found)) ? 9 : 8, count: found.length }
  })
  const enough = Math.max(1, query.words.length / 2, ...near.map(({ count }) => count))
  return near.filter(({ count }) => count >= enough)
}

function rankOf(words: ProductWords, query: SearchQuery, step: number): number {
  const { folded, accented } = query
  if (words.code === folded) return 0
  if (words.name === folded) return 1
  const isSynonym = step === 4 || step === 7
  const isBorne = isSynonym || accented.every((key) => words.accented.has(key))
  return (isBorne ? 2 : 16) + (step <= 3 ? finerStep(words, folded, step) : step)
}

function finerStep({ name, brand }: ProductWords, folded: string, step: number): number {
  if (name.startsWith(folded) || brand.startsWith(folded)) return 0
  return name.includes(folded) ? 1 : step
}
