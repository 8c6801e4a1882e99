import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { listProductReviews } from '#domain/review/api.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadReviews } from '#seed/load/reviews.ts'
import { sumSources } from '#server/order/backoffice/source-queries.ts'
import type { TestShop } from './support/app.ts'
import { openMemberShop } from './support/members.ts'
import { findFaults } from './support/order-lives.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
  await loadDemo(shop.ctx)
  expect(await loadReviews(shop.ctx)).toBe(true)
})
afterAll(() => shop.close())

test('120 reviews of buyers nobody can log in as: some answered, three wait, one is hidden', async () => {
  const rows = await shop.ctx.db
    .selectFrom('product_review')
    .select(['state', 'answer', 'stars', 'writer_name'])
    .execute()
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(rows).toHaveLength(120)
  expect([count('waiting'), count('hidden')]).toEqual([3, 1])
  expect(rows.filter(({ answer }) => answer !== '').length).toBeGreaterThan(10)
  expect(rows.every(({ writer_name: name }) => /^\p{L}+( \p{L}\.)+$/u.test(name))).toBe(true)
  const { rating, items } = await shop.call(listProductReviews, { slug: 'angela' })
  expect(rating).toMatchObject({ count: 6, shown: 5, hidden: [{ reason: 'insult', count: 1 }] })
  expect(items).toHaveLength(5)
  expect(await loadReviews(shop.ctx)).toBe(false)
  expect(await findFaults(shop)).toEqual([])
})

test('their buyers came by campaigns or by themselves, as the report of sources shows', async () => {
  const { clock, db } = shop.ctx
  const rows = await sumSources(db, { from: addDays(clock.today(), -120), to: clock.today() })
  expect(rows.length).toBeGreaterThan(6)
  expect(rows.map(({ source }) => source)).toEqual(expect.arrayContaining(['facebook', 'zalo', '']))
})
