import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOneSlipAway, isOneSlipFromBeginning } from './typos.ts'

describe('a slip (docs/rules/search.md)', () => {
  test.for([
    ['alipat', 'alipas', 'one wrong letter'],
    ['alipa', 'alipas', 'the last one missing'],
    ['lipas', 'alipas', 'the first one missing'],
    ['alippas', 'alipas', 'one doubled'],
    ['alipasx', 'alipas', 'one too many at the end'],
    ['alpias', 'alipas', 'two neighbours swapped'],
    ['laipas', 'alipas', 'the first two swapped'],
    ['alipsa', 'alipas', 'the last two swapped'],
    ['ngon', 'nguon', 'missing in a word of five'],
  ] as const)('%s is meant for %s: %s', ([typed, meant]) => {
    expect(isOneSlipAway(typed, meant)).toBe(true)
  })

  test.for([
    ['alipas', 'alipas', 'no slip at all'],
    ['alapat', 'alipas', 'two wrong'],
    ['aplias', 'alipas', 'two letters swapped over a third'],
    ['gan', 'gam', 'too short a word'],
    ['otip', 'otiv', 'four letters are too short'],
    ['alip', 'alipas', 'two missing'],
  ] as const)('%s is not meant for %s: %s', ([typed, meant]) => {
    expect(isOneSlipAway(typed, meant)).toBe(false)
  })

  test('is forgiven in the beginning of a longer word', () => {
    expect(isOneSlipFromBeginning('glucozamin', 'glucosamine')).toBe(true)
    expect(isOneSlipFromBeginning('glucsam', 'glucosamine')).toBe(true)
    expect(isOneSlipFromBeginning('gluucosa', 'glucosamine')).toBe(true)
    expect(isOneSlipFromBeginning('melatonin', 'glucosamine')).toBe(false)
  })

  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const word = fc.array(letter, { minLength: 5, maxLength: 14 })

  test('is recognised wherever it happens', () => {
    const typos = fc.tuple(word, fc.nat(), letter, fc.constantFrom(wrong, missing, extra, swapped))
    fc.assert(
      fc.property(typos, ([letters, position, other, typo]) => {
        const typed = typo(letters, position % (letters.length - 1), other).join('')
        const meant = letters.join('')
        fc.pre(typed !== meant)
        expect(isOneSlipAway(typed, meant)).toBe(true)
      }),
    )
  })

  test('agrees with the Damerau-Levenshtein distance', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneSlipAway(one.join(''), other.join(''))).toBe(distance(one, other) === 1)
      }),
    )
    const few = fc.array(fc.constantFrom('a', 'b'), { minLength: 5, maxLength: 7 })
    fc.assert(
      fc.property(few, few, (one, other) => {
        expect(isOneSlipAway(one.join(''), other.join(''))).toBe(distance(one, other) === 1)
      }),
      { numRuns: 1000 },
    )
  })
})

type Typo = (letters: string[], at: number, other: string) => string[]
const wrong: Typo = (letters, at, other) => letters.with(at, other)
const missing: Typo = (letters, at) => letters.toSpliced(at, 1)
const extra: Typo = (letters, at, other) => letters.toSpliced(at, 0, other)
const swapped: Typo = (letters, at) => letters.toSpliced(at, 2, letters[at + 1]!, letters[at]!)

/** Optimal string alignment, from the textbook. */
function distance(one: string[], other: string[]): number {
  const table = [...one, ''].map((_, row) => [row])
  for (let column = 1; column <= other.length; column += 1) table[0]![column] = column
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + differs,
        isSwap ? table[row - 2]![column - 2]! + 1 : Infinity,
      )
    }
  }
  return table[one.length]![other.length]!
}
