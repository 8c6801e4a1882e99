import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween } from './distance.ts'

const hanoi = { latitude: 21.0285, longitude: 105.8542 }
const saigon = { latitude: 10.7769, longitude: 106.7009 }

test('from Hà Nội to Hồ Chí Minh it is some 1,140 km as the crow flies', () => {
  expect(metresBetween(hanoi, saigon) / 1000).toBeCloseTo(1143, -1)
})

test('a distance is the same both ways, none to oneself, and never longer by a straight way', () => {
  const point = fc.record({
    latitude: fc.double({ min: 6, max: 24, noNaN: true }),
    longitude: fc.double({ min: 102, max: 118, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, point, (one, other, third) => {
      expect(metresBetween(one, one)).toBe(0)
      expect(metresBetween(one, other)).toBe(metresBetween(other, one))
      const around = metresBetween(one, third) + metresBetween(third, other)
      expect(metresBetween(one, other)).toBeLessThanOrEqual(around + 2)
    }),
  )
})
