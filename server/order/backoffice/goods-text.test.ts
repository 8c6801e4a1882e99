import { expect, test } from 'vitest'
import { goodsLines } from './goods-text.ts'

const goods = [
  { name: 'Viên uống JEX', quantity: 12 },
  { name: 'Men vi sinh', quantity: 1 },
]
const gifts = [{ name: 'Túi vải', quantity: 2 }]

test('the count stands before each name, gifts last', () => {
  expect(goodsLines({ goods, gifts })).toEqual([
    '12 × Viên uống JEX',
    '1 × Men vi sinh',
    '2 × quà Túi vải',
  ])
})

test('says how many more there are', () => {
  expect(goodsLines({ goods, gifts }, 1)).toEqual(['12 × Viên uống JEX', 'và 2 sản phẩm khác'])
  expect(goodsLines({ goods: null, gifts: null }, 1)).toEqual([])
})
