import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasPointsDue,
  pointsToTakeBack,
  type EarningLine,
  type ReturnedPieces,
} from './points-due.ts'

const rules = readFileSync(new URL('../../docs/rules/order-states.md', import.meta.url), 'utf8')
const table = [
  ...rules.matchAll(/^\| ([^|]+) \| +(\d+) +\| ([^|]+) \| ([^|]+) \| ([\d; ]+) \|$/gm),
].map(([, story, earned, lines, returns, taken]) => ({
  story: story!.trim(),
  earned: Number(earned),
  lines: lines!.split(';').map(readLine),
  returns: returns!.split(';').map(readReturn),
  taken: taken!.split(';').map(Number),
}))

/** `30 × 2`: points of a piece, pieces. */
function readLine(text: string, at: number): EarningLine {
  const [estimatedPoint, quantity] = text.split('×').map(Number)
  return { lineNo: at + 1, quantity: quantity!, estimatedPoint: estimatedPoint! }
}

/** `1: 2, 2: 1`: line, pieces. */
function readReturn(text: string): ReturnedPieces[] {
  return text.split(',').map((part) => {
    const [lineNo, quantity] = part.split(':').map(Number)
    return { lineNo: lineNo!, quantity: quantity! }
  })
}

function takeBackInTurn(
  earned: number,
  lines: readonly EarningLine[],
  returns: readonly ReturnedPieces[][],
): number[] {
  return returns.map((now, at) => pointsToTakeBack(earned, lines, returns.slice(0, at).flat(), now))
}

describe('the table of docs/rules/order-states.md', () => {
  test('has its cases', () => expect(table.length).toBeGreaterThanOrEqual(7))

  test.each(table)('$story', ({ earned, lines, returns, taken }) => {
    expect(takeBackInTurn(earned, lines, returns)).toEqual(taken)
  })
})

const anyLines = fc
  .array(fc.record({ estimatedPoint: fc.nat(200), quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) => lines.map((line, at) => ({ ...line, lineNo: at + 1 })))

test('however the returns are cut, they take what was earned and no more', () => {
  const anyPieces = anyLines.chain((lines) =>
    fc.record({
      lines: fc.constant(lines),
      earned: fc.nat(5000),
      pieces: fc.shuffledSubarray(
        lines.flatMap(({ lineNo, quantity }) => Array<number>(quantity).fill(lineNo)),
      ),
    }),
  )
  fc.assert(
    fc.property(anyPieces, ({ lines, earned, pieces }) => {
      const returns = pieces.map((lineNo) => [{ lineNo, quantity: 1 }])
      const taken = takeBackInTurn(earned, lines, returns)
      const sum = taken.reduce((all, points) => all + points, 0)
      expect(taken.every((points) => Number.isInteger(points) && points >= 0)).toBe(true)
      expect(sum).toBeLessThanOrEqual(earned)
      const together = pointsToTakeBack(earned, lines, [], returns.flat())
      expect(sum).toBe(together)
      const isAll = pieces.length === lines.reduce((all, { quantity }) => all + quantity, 0)
      const earns = lines.some(({ estimatedPoint }) => estimatedPoint > 0)
      if (isAll && earns) expect(sum).toBe(earned)
    }),
  )
})

test('more pieces than were bought cannot come back', () => {
  const lines = [{ lineNo: 1, quantity: 2, estimatedPoint: 30 }]
  const first = [{ lineNo: 1, quantity: 1 }]
  expect(() => pointsToTakeBack(60, lines, first, [{ lineNo: 1, quantity: 2 }])).toThrow(
    'line 1: 3 of 2 pieces came back',
  )
})

test.each([
  [7, 60, true],
  [7, 0, false],
  [null, 60, false],
])('an order of member %s that estimates %s points brings some: %s', (memberId, points, brings) => {
  expect(hasPointsDue({ memberId, estimatedPoint: points })).toBe(brings)
})
