import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInRange, priceRanges } from '#domain/catalog/price-ranges.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the database tells a price that leaves its range by the ranges that lists offer', async () => {
  const edges = priceRanges.flatMap(({ from, to }) => [from, ...(to === undefined ? [] : [to])])
  for (const price of [...edges, 250_000, 9_000_000]) {
    const { rows } = await sql<{ range: number }>`
      select price_range_of(${price}) as range`.execute(shop.ctx.db)
    const shown = priceRanges.findIndex((range) => isInRange(price, range))
    expect([price, rows[0]!.range]).toEqual([price, shown])
  }
})
