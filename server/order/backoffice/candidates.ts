import type { OrderQuery } from '#domain/order/backoffice/read-query.ts'
import type { Db } from '../../platform/db.ts'
import {
  countByTerm,
  countNarrowed,
  listWordsFrom,
  type Candidates,
  type Narrowing,
} from './board-queries.ts'

/** So many are looked at for one page: by one term; by each of several that a half typed word may become. */
const maxLooked = 10_000
const maxLookedEach = 1000
const maxCompletions = 40
/** Fewer need no better place to look among. */
const few = 2000

/**
 * Among which orders those of a query are looked for: the fewest that are sure to hold all of them.
 * Null when there are none.
 */
export async function candidatesFor(
  db: Db,
  narrowing: Narrowing,
  query: Extract<OrderQuery, { by: 'code' | 'phone' | 'name' }>,
  isNarrow: boolean,
): Promise<Candidates | null> {
  switch (query.by) {
    case 'code':
      return { ...anyone, source: 'code', found: query.start, max: maxLooked }
    case 'phone': {
      const phonePattern = `%${query.digits}`
      const found = query.digits.slice(-4)
      return { ...anyone, source: 'term', found, phonePattern, max: maxLooked }
    }
    case 'name':
      return candidatesByName(db, narrowing, query.words, isNarrow)
  }
}

const anyone = { patterns: [], phonePattern: '%' }

async function candidatesByName(
  db: Db,
  narrowing: Narrowing,
  words: readonly string[],
  isNarrow: boolean,
): Promise<Candidates | null> {
  const choices = pairsOf(await termsOf(db, words))
  const counts = await countByTerm(db, choices.flat(), narrowing, few + 1)
  const sums = choices.map((terms) =>
    terms.reduce((sum, term) => Math.min(few + 1, sum + counts.get(term)!), 0),
  )
  const min = Math.min(...sums)
  if (min === 0) return null
  const patterns = patternsOf(words)
  if (min > few && isNarrow && (await countNarrowed(db, narrowing, few + 1)) <= few) {
    return { ...anyone, source: 'walk', found: null, patterns, max: few }
  }
  // Of what is all frequent the last says most: it has the given name.
  const [found, ...more] = choices[sums.lastIndexOf(min)]!
  return more.length === 0
    ? { ...anyone, source: 'term', found: found!, patterns, max: maxLooked }
    : { ...anyone, source: 'terms', found: [found!, ...more], patterns, max: maxLookedEach }
}

/** Each two words as the terms that both stand for together; of a single word its own. */
function pairsOf(choices: string[][]): string[][] {
  if (choices.length === 1) return choices
  return choices.flatMap((second, at) =>
    choices.slice(0, at).map((first) => first.flatMap((a) => second.map((b) => pairOf(a, b)))),
  )
}

/** As `order_terms()` writes it. A word that was typed twice is itself. */
function pairOf(a: string, b: string): string {
  if (a === b) return a
  return a < b ? `+${a} ${b}` : `+${b} ${a}`
}

/** For each word the terms it may stand for: itself, or whatever the last one may become. */
async function termsOf(db: Db, words: readonly string[]): Promise<string[][]> {
  const last = words.at(-1)!
  const whole = words.slice(0, -1).map((word) => [word])
  // One letter begins too many.
  const completed = last.length === 1 ? [last] : await listWordsFrom(db, last, maxCompletions)
  return [...whole, completed]
}

/** Folded words have no signs that mean something in a pattern. */
function patternsOf(words: readonly string[]): string[] {
  const last = words.at(-1)!
  const end = last.length === 1 ? `% ${last} %` : `% ${last}%`
  return [...words.slice(0, -1).map((word) => `% ${word} %`), end]
}
