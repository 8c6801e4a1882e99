import { expect, test } from 'vitest'
import type { SortOrder } from '#domain/catalog/api.ts'
import type { ProductColumns } from './product-columns.ts'
import { SortedProducts } from './sorted-products.ts'

const orders: readonly SortOrder[] = ['best', 'new', 'price-asc', 'price-desc', 'discount']
const count = 300

test('after any number of edits each order is what sorting all anew would give', () => {
  const column = (factor: number, apart: number) =>
    Array.from({ length: count }, (_, slot) => (slot * factor) % apart)
  const columns = {
    id: column(1, count),
    sold: column(7, 11),
    createdAt: column(13, 17),
    price: column(29, 23),
    discount: column(5, 7),
  }
  const asColumns = columns as unknown as ProductColumns
  const sorted = new SortedProducts()
  const live = new Set(Array.from({ length: count }, (_, slot) => slot))
  sorted.add([...live], asColumns)
  for (let edit = 0; edit < 60; edit += 1) {
    const slots = new Set(
      Array.from({ length: 1 + (edit % 20) }, (_, nth) => (edit * 31 + nth * 17) % count),
    )
    sorted.remove(slots)
    for (const slot of slots) {
      columns.price[slot] = (edit * 3 + slot) % 23
      columns.sold[slot] = (edit + slot) % 11
      live.delete(slot)
    }
    const back = [...slots].filter((slot) => slot % 5 !== edit % 5)
    sorted.add(back, asColumns)
    for (const slot of back) live.add(slot)
    const anew = new SortedProducts()
    anew.add([...live], asColumns)
    for (const order of orders) expect([...sorted.by(order)]).toEqual([...anew.by(order)])
  }
  expect(live.size).toBeLessThan(count)
})
