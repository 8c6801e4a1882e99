import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { silentLog } from './log.ts'
import { openNotices } from './notices.ts'
import { PublicCache } from './public-cache.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a change in one process drops the answers of another', async () => {
  const elsewhere = new PublicCache()
  const notices = openNotices(shop.databaseUrl, {
    cache: elsewhere,
    live: shop.ctx.live,
    log: silentLog,
  })
  const answer = { contentType: 'text/plain', body: 'x', tags: ['content'] as const, maxAge: 0 }
  // The other process clears once when it begins to listen; from then on it hears.
  await waitFor(() => {
    elsewhere.store('/page', answer, elsewhere.generation)
    shop.ctx.notices.changed(['content'])
    expect(elsewhere.generation).toBeGreaterThan(1)
  })
  elsewhere.store('/page', answer, elsewhere.generation)
  shop.ctx.notices.changed(['content'])
  await waitFor(() => expect(elsewhere.size).toBe(0))
  await notices.close()
})
