import { describe, expect, test } from 'vitest'
import type { ShownPrize } from '#domain/game/shown.ts'
import { placesOf, segmentsOf, shortLines } from './segments.ts'

const prizes = (count: number): ShownPrize[] =>
  Array.from({ length: count }, (_, nth) => ({
    id: nth + 1,
    name: `Giải ${nth + 1}`,
    kind: 'physical',
    value: 1000,
    quantity: 1,
    left: 1,
  }))

describe('a wheel', () => {
  test('has six pieces or more, and one for each result that there can be', () => {
    for (let count = 1; count <= 12; count += 1) {
      for (const hasBlanks of [true, false]) {
        const segments = segmentsOf(prizes(count), hasBlanks)
        expect(segments.length).toBeGreaterThanOrEqual(6)
        for (const { id } of prizes(count)) expect(placesOf(segments, id)).not.toEqual([])
        expect(placesOf(segments, null).length > 0).toBe(hasBlanks)
      }
    }
  })

  test.each([
    ['100 điểm', ['100', 'điểm']],
    ['Lì xì 500.000 VNĐ', ['500.000', 'VNĐ']],
    ['Máy đo huyết áp bắp tay', ['Máy đo', 'huyết áp']],
    ['Voucher', ['Voucher']],
  ])('says of %s %j', (name, lines) => expect(shortLines(name)).toEqual(lines))
})
