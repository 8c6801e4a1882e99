import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPhrases, indexPhrases } from './find-phrases.ts'
import { readPlaces, type Choice } from './phrase.ts'
import { readWords, type Word } from './words.ts'

const read = (text: string) => readWords(text, (pieces) => pieces)

test('finds what somebody finds who tries every way of a phrase, one after the other', () => {
  const word = fc.constantFrom('an', 'bình', 'hai', '5', 'không', '_', '#')
  const way = fc.array(word, { maxLength: 2 }).map((parts) => parts.join(' '))
  const place = fc.oneof(
    fc.constantFrom('an', 'bình', 'hai', '_', '#'),
    fc.array(way, { minLength: 1, maxLength: 3 }).map((ways) => `(${ways.join('|')})`),
  )
  const phrase = fc
    .tuple(fc.constantFrom('an', 'hai', '#'), fc.array(place, { maxLength: 5 }))
    .map(([first, places]) => [first, ...places].join(' '))
  const text = fc
    .array(fc.constantFrom('an', 'bình', 'hai', '5', 'không', 'hai.', 'An'), { maxLength: 12 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(phrase, text, fc.boolean(), (asked, given, gapsTakeAll) => {
      const words = read(given)
      const index = indexPhrases([{ tag: 'it', phrases: [asked], gapsTakeAll }])
      const farthest = new Map<number, number>()
      for (const { from, to } of findPhrases(words, index, true)) {
        farthest.set(from, Math.max(to, farthest.get(from) ?? -1))
      }
      expect([...farthest]).toEqual(tryEveryWay(words, readPlaces(asked), gapsTakeAll))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['a choice of one word, many times', `an ${'(an|an) '.repeat(90)}xong`],
  ['words that may be left out', `an ${'(an|) '.repeat(30)}xong`],
  ['choices that share words', `an ${'(an an|an) '.repeat(70)}xong`],
  ['numbers of one word or two', `an ${'# '.repeat(120)}xong`],
  ['gaps beside choices', `an _ ${'(an|an an|an an an) '.repeat(20)}_ (an|) _ xong`],
])('%s: twice the text is twice the work', (_, phrase) => {
  const index = indexPhrases([{ tag: 'it', phrases: [phrase] }])
  const work = (sentences: number) => {
    const counted = { looks: 0 }
    // Sentences of 140 words, none of which ends the phrase.
    const text = `${'an năm '.repeat(70)}hai. `.repeat(sentences)
    findPhrases(countLooks(read(text), counted), index, true)
    return counted.looks / (sentences * 141)
  }
  const aWord = work(2)
  expect(work(20)).toBeLessThan(aWord * 1.1)
  expect(aWord).toBeLessThan(3 * phrase.length)
})

/** By the book: the ways to fill the first place in turn, each followed by every way of the rest. */
function tryEveryWay(words: readonly Word[], places: readonly Choice[], gapsTakeAll: boolean) {
  const isNumber = (at: number, sentence: number) =>
    words[at]?.sentence === sentence && ['5', 'hai'].includes(words[at].key)
  const end = (
    parts: Choice[number],
    rest: readonly Choice[],
    at: number,
    within: number,
  ): number => {
    const [part, ...others] = parts
    const word = words[at]?.sentence === within ? words[at] : undefined
    if (part === undefined) {
      const [next, ...later] = rest
      if (!next) return at
      return Math.max(...next.map((way) => end(way, later, at, within)))
    }
    if (part === '_') {
      for (let skipped = 0; skipped <= 3; skipped += 1) {
        const found = end(others, rest, at + skipped, within)
        if (found >= 0) return found
        const passed = words[at + skipped]
        if (passed?.sentence !== within || (passed.plain === 'khong' && !gapsTakeAll)) return -1
      }
      return -1
    }
    if (part === '#') {
      if (!isNumber(at, within)) return -1
      const ends = isNumber(at + 1, within) ? [1, 2] : [1]
      return Math.max(...ends.map((taken) => end(others, rest, at + taken, within)))
    }
    return word?.key === part.key ? end(others, rest, at + 1, within) : -1
  }
  return words.flatMap((word, from) => {
    const to = end([], places, from, word.sentence)
    return to < 0 ? [] : [[from, to]]
  })
}

/** The words, counting how often one is looked at. */
function countLooks(words: Word[], counted: { looks: number }): Word[] {
  return words.map((word) =>
    Object.defineProperty({ ...word }, 'key', {
      get: () => {
        counted.looks += 1
        return word.key
      },
    }),
  )
}
