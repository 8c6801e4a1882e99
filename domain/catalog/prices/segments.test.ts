import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segmentsFrom, type PlannedPrice, type Prices } from './segments.ts'

const base: Prices = { original_price: 1000, discount_price: 900 }
const at = new Date(0)
const last = 400

/** Plans of which none begins within another, as the database keeps them. */
const plans = fc
  .uniqueArray(fc.integer({ min: -50, max: last }), { maxLength: 12 })
  .chain((moments) => {
    const sorted = moments.toSorted((one, other) => one - other)
    return fc
      .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 900 }), fc.boolean()), {
        minLength: sorted.length,
        maxLength: sorted.length,
      })
      .map((drawn) => plansOf(sorted, drawn))
  })

/** Each moment begins a plan; one for a time ends with the next moment or just before it. */
function plansOf(moments: number[], drawn: [boolean, number, boolean][]): PlannedPrice[] {
  return moments.map((start, index) => {
    const [isForGood, price, touches] = drawn[index]!
    const next = moments[index + 1] ?? start + 20
    const end = touches ? next : Math.max(start + 1, next - 1)
    return {
      id: index,
      original_price: 1000,
      discount_price: price,
      startsAt: new Date(start),
      endsAt: isForGood ? null : new Date(end),
    }
  })
}

/** What a product costs at a moment, worked out anew: a price for a time, else the last one for good. */
function priceAt(all: readonly PlannedPrice[], moment: number): number {
  const forNow = all.find(
    ({ startsAt, endsAt }) => endsAt && +startsAt <= moment && moment < +endsAt,
  )
  const forGood = all.filter(
    ({ startsAt, endsAt }) => !endsAt && +startsAt > 0 && +startsAt <= moment,
  )
  return (forNow ?? forGood.at(-1) ?? base).discount_price
}

test('segments say at every moment what the plans say', () => {
  fc.assert(
    fc.property(plans, (all) => {
      const segments = segmentsFrom(base, all, at)
      const starts = segments.map(({ startsAt }) => +startsAt)
      expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      for (let moment = 1; moment <= last + 30; moment += 1) {
        const segment = segments.findLast(({ startsAt }) => +startsAt <= moment)
        if (segment) expect(segment.discount_price).toBe(priceAt(all, moment))
      }
    }),
  )
})

test('what returns after a price for a time is what holds for good by then', () => {
  const sale = { id: 1, ...base, discount_price: 500, startsAt: new Date(10), endsAt: new Date(20) }
  const rise = { id: 2, ...base, discount_price: 950, startsAt: new Date(20), endsAt: null }
  const other = { ...sale, id: 3, startsAt: new Date(30), endsAt: new Date(40) }
  const said = segmentsFrom(base, [other, rise, sale], at).map((segment) => [
    +segment.startsAt,
    segment.discount_price,
    segment.lasting,
  ])
  expect(said).toEqual([
    [10, 500, false],
    [20, 950, true],
    [30, 500, false],
    [40, 950, true],
  ])
})
