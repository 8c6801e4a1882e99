import { expect, test } from 'vitest'
import { packWord, pricePerUnit } from './packs.ts'

test('one box of a set never looks cheaper than it is', () => {
  expect(pricePerUnit({ price: 295_000, units: 1 })).toBe(295_000)
  expect(pricePerUnit({ price: 841_500, units: 3 })).toBe(280_500)
  expect(pricePerUnit({ price: 100_000, units: 3 })).toBe(33_334)
})

test('a single pack is called what the smallest one is', () => {
  expect(
    packWord([
      { unit: 'Combo 3 hộp', units: 3 },
      { unit: 'Lọ 60 viên', units: 1 },
    ]),
  ).toBe('lọ')
  expect(packWord([{ unit: 'Combo 3 hộp', units: 3 }])).toBe('hộp')
  expect(packWord([{ unit: '', units: 1 }])).toBe('gói')
})
