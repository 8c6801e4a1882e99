import {
  beginningsOf,
  beginningsOfNames,
  type FirstStep,
  type PhraseState,
} from './phrase-states.ts'
import { readName, readPlaces, wordsOfPlaces, type Lists } from './phrase.ts'
import type { Word } from './words.ts'

/** Words from `from` to `to` (not included) that are a phrase of `tag`. */
export interface Found<T> {
  tag: T
  from: number
  to: number
}

export interface PhraseIndex<T> {
  byKey: ReadonlyMap<string, Entry<T>[]>
  byPlain: ReadonlyMap<string, Entry<T>[]>
  ofNumbers: readonly Entry<T>[]
}

interface Entry<T> {
  tag: T
  first: FirstStep
  /** A gap may hold "không": of exceptions, never of claims. */
  gapsTakeAll: boolean
}

/** Phrases by their first words, so that a text is walked once however many rules there are. */
export function indexPhrases<T>(
  of: readonly { tag: T; phrases: readonly string[]; gapsTakeAll?: boolean }[],
  lists?: Lists,
): PhraseIndex<T> {
  const entries = of.flatMap(({ tag, phrases, gapsTakeAll = false }) =>
    phrases
      .flatMap((phrase) => beginningsOf(readPlaces(phrase, lists)))
      .map((first) => ({ tag, first, gapsTakeAll })),
  )
  return indexEntries(entries)
}

/** Names as they are written, without any sign of a phrase. */
export function indexNames<T>(tag: T, names: readonly string[]): PhraseIndex<T> {
  const firsts = beginningsOfNames(names.map(readName))
  return indexEntries(firsts.map((first) => ({ tag, first, gapsTakeAll: false })))
}

function indexEntries<T>(entries: Entry<T>[]): PhraseIndex<T> {
  const by = (name: 'key' | 'plain') =>
    Map.groupBy(entries, ({ first: { part } }) => (typeof part === 'object' ? part[name] : part))
  return { byKey: by('key'), byPlain: by('plain'), ofNumbers: by('key').get('#') ?? [] }
}

/**
 * Every place where a phrase stands, in the order of the text; `exactly`: written with its accents. Takes time in
 * proportion to the text and to the size of the phrases: no state of one is looked at twice at one word.
 */
export function findPhrases<T>(
  words: readonly Word[],
  index: PhraseIndex<T>,
  exactly = false,
): Found<T>[] {
  const found: Found<T>[] = []
  const [exact, plain] = [new Matcher(words, false), new Matcher(words, true)]
  const withoutAccents = exactly ? noSentences : sentencesWithoutAccents(words)
  const look = (matcher: Matcher, from: number, entries: readonly Entry<T>[]) => {
    for (const { tag, first, gapsTakeAll } of entries) {
      const to = matcher.endOf(first, from, gapsTakeAll)
      if (to >= 0) found.push({ tag, from, to })
    }
  }
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from]!
    const ofNumbers = index.ofNumbers.length > 0 && isNumber(word) ? index.ofNumbers : []
    look(exact, from, index.byKey.get(word.key) ?? [])
    look(exact, from, ofNumbers)
    if (!word.isPlain || !withoutAccents.has(word.sentence)) continue
    look(plain, from, index.byPlain.get(word.plain) ?? [])
    look(plain, from, ofNumbers)
  }
  return found
}

const noSentences: ReadonlySet<number> = new Set()
const maxGap = 3

/** Looks for phrases in one text, as it is written or without its accents. */
class Matcher {
  readonly #words: readonly Word[]
  readonly #plain: boolean
  /** By state and word, where what begins there ends. */
  readonly #known = new Map<PhraseState, Map<number, number>>()

  constructor(words: readonly Word[], plain: boolean) {
    this.#words = words
    this.#plain = plain
  }

  /** The farthest end of a phrase that begins at that word with a word or number that fits; else -1. */
  endOf({ part, next }: FirstStep, from: number, gapsTakeAll: boolean): number {
    return part === '#'
      ? this.#afterNumber([next], from, gapsTakeAll)
      : this.#end(next, from + 1, gapsTakeAll)
  }

  #end(state: PhraseState, at: number, gapsTakeAll: boolean): number {
    const here = state.ends ? at : -1
    if (!this.#leadsOn(state, at)) return here
    const known = this.#known.get(state) ?? new Map<number, number>()
    const kept = known.get(at)
    if (kept !== undefined) return kept
    const end = Math.max(here, this.#endOfNext(state, at, gapsTakeAll))
    this.#known.set(state, known.set(at, end))
    return end
  }

  /** Most phrases end before their second word: nothing has to be remembered of them. */
  #leadsOn(state: PhraseState, at: number): boolean {
    return (
      state.afterGap.length > 0 ||
      (this.#goesOn(at) && (state.afterNumber.length > 0 || this.#fitting(state, at) !== undefined))
    )
  }

  /** All words of a phrase stand in the sentence of the word before. */
  #goesOn(at: number): boolean {
    return this.#words[at]?.sentence === this.#words[at - 1]!.sentence
  }

  #fitting({ byKey, byPlain }: PhraseState, at: number): readonly PhraseState[] | undefined {
    const word = this.#words[at]!
    if (!this.#plain) return byKey.get(word.key)
    return word.isPlain ? byPlain.get(word.plain) : undefined
  }

  #endOfNext(state: PhraseState, at: number, gapsTakeAll: boolean): number {
    let end = -1
    for (const next of state.afterGap) end = Math.max(end, this.#afterGap(next, at, gapsTakeAll))
    if (!this.#goesOn(at)) return end
    for (const next of this.#fitting(state, at) ?? []) {
      end = Math.max(end, this.#end(next, at + 1, gapsTakeAll))
    }
    if (state.afterNumber.length === 0 || !isNumber(this.#words[at]!)) return end
    return Math.max(end, this.#afterNumber(state.afterNumber, at, gapsTakeAll))
  }

  /** "3-5" is one number of two words. */
  #afterNumber(states: readonly PhraseState[], at: number, gapsTakeAll: boolean): number {
    const second = this.#words[at + 1]
    const isPair = second?.sentence === this.#words[at]!.sentence && isNumber(second)
    let end = -1
    for (const state of states) {
      if (isPair) end = Math.max(end, this.#end(state, at + 2, gapsTakeAll))
      end = Math.max(end, this.#end(state, at + 1, gapsTakeAll))
    }
    return end
  }

  /** The shortest gap that leads on. */
  #afterGap(state: PhraseState, at: number, gapsTakeAll: boolean): number {
    const { sentence } = this.#words[at - 1]!
    for (let skipped = 0; skipped <= maxGap; skipped += 1) {
      const end = this.#end(state, at + skipped, gapsTakeAll)
      if (end >= 0) return end
      const word = this.#words[at + skipped]
      if (word?.sentence !== sentence) return -1
      // "chữa mãi không khỏi" is no claim.
      if (!gapsTakeAll && noes.has(word.key)) return -1
    }
    return -1
  }
}

const noes = keysOf('(không|chưa|chẳng|chả)')
const numbers = keysOf('(một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|vài|mấy)')

function keysOf(phrase: string): ReadonlySet<string> {
  return new Set(wordsOfPlaces(readPlaces(phrase)).map(({ key }) => key))
}

function isNumber({ key }: Word): boolean {
  return numbers.has(key) || /^\d+$/.test(key)
}

/** At most a quarter of its words bear accents: somebody types without them. */
function sentencesWithoutAccents(words: readonly Word[]): ReadonlySet<number> {
  const kept = plainSentences.get(words)
  if (kept) return kept
  const accented = new Map<number, { words: number; accented: number }>()
  for (const { key, isPlain, sentence } of words) {
    if (!/\p{L}/u.test(key)) continue
    const counted = accented.get(sentence) ?? { words: 0, accented: 0 }
    counted.words += 1
    counted.accented += isPlain ? 0 : 1
    accented.set(sentence, counted)
  }
  const plain = [...accented].filter(([, counted]) => counted.accented * 4 <= counted.words)
  const sentences = new Set(plain.map(([sentence]) => sentence))
  plainSentences.set(words, sentences)
  return sentences
}
/** Several lists of phrases are looked for in one text. */
const plainSentences = new WeakMap<readonly Word[], ReadonlySet<number>>()
