import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curveOf, dayCount, daysOf, freeShare, lastDayOf } from './pacing.ts'

const from = Date.parse('2026-11-01T09:30:00+07:00')
const windows = fc
  .tuple(fc.integer({ min: 0, max: 40 * 86_400_000 }), fc.integer({ min: 1, max: 40 * 86_400_000 }))
  .map(([start, length]) => ({ from: from + start, to: from + start + length }))
const weight = fc.integer({ min: 0, max: 100 })
const pacings = fc.record({
  days: fc.array(weight, { maxLength: 50 }),
  hours: fc.oneof(fc.constant([]), fc.array(weight, { minLength: 24, maxLength: 24 })),
})

test('a curve begins at none, ends at all and never falls', () => {
  fc.assert(
    fc.property(
      pacings,
      windows,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      (pacing, window, shares) => {
        const curve = curveOf(pacing, window)
        const moments = shares.map((share) => window.from + (window.to - window.from) * share)
        const free = moments.toSorted((a, b) => a - b).map((at) => freeShare(curve, at))
        expect(freeShare(curve, window.from)).toBe(0)
        expect(freeShare(curve, window.to)).toBe(1)
        expect(free).toEqual(free.toSorted((a, b) => a - b))
        for (const share of free) expect(share).toBeGreaterThanOrEqual(0)
        for (const share of free) expect(share).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('an even curve gives of every hour as much', () => {
  const window = {
    from: Date.parse('2026-11-01T00:00:00+07:00'),
    to: Date.parse('2026-11-03T00:00:00+07:00'),
  }
  const curve = curveOf({ days: [], hours: [] }, window)
  for (let hour = 0; hour <= 48; hour += 1) {
    expect(freeShare(curve, window.from + hour * 3_600_000)).toBeCloseTo(hour / 48, 12)
  }
})

test('opening hours free nothing at night, and a day of weight 0 nothing at all', () => {
  const window = {
    from: Date.parse('2026-11-01T00:00:00+07:00'),
    to: Date.parse('2026-11-04T00:00:00+07:00'),
  }
  const hours = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 20 ? 1 : 0))
  const curve = curveOf({ days: [1, 0, 3], hours }, window)
  const at = (text: string) => freeShare(curve, Date.parse(`${text}+07:00`))
  expect(at('2026-11-01T08:00:00')).toBe(0)
  expect(at('2026-11-01T14:00:00')).toBe(0.125)
  expect(at('2026-11-01T20:00:00')).toBe(0.25)
  expect(at('2026-11-03T08:00:00')).toBe(0.25)
  expect(at('2026-11-03T20:00:00')).toBe(1)
})

test('days are those of Vietnam', () => {
  const window = {
    from: Date.parse('2026-11-01T16:00:00Z'),
    to: Date.parse('2026-11-03T17:00:00Z'),
  }
  expect(daysOf(window)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
  expect(dayCount(window)).toBe(3)
  expect(new Date(lastDayOf(window).from).toISOString()).toBe('2026-11-02T17:00:00.000Z')
})
