import { afterAll, beforeAll, expect, test } from 'vitest'
import { listGames } from '#domain/game/backoffice/api.ts'
import { getGameSettlement } from '#domain/game/settlement/api.ts'
import { gameChecks } from '#server/game/index.ts'
import { loadGames } from '#seed/load/games.ts'
import { loadSettlements } from '#seed/load/settlements.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadReviews } from '#seed/load/reviews.ts'
import type { TestShop } from './support/app.ts'
import { openMemberShop } from './support/members.ts'
import { hireStaff } from './support/staff.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openMemberShop()
  await loadDemo(shop.ctx)
  // Whoever wrote reviews has played.
  await loadReviews(shop.ctx)
  await loadGames(shop.ctx)
  await loadSettlements(shop.ctx)
})
afterAll(() => shop.close())

test('one game of the demo is settled, of another the settlement is under way; loaded once', async () => {
  expect(await loadSettlements(shop.ctx)).toBe(false)
  const { headers } = await hireStaff(shop, 'accountant')
  const { items } = await shop.call(listGames, { page: 1, limit: 50 }, { headers })
  const read = (slug: string) => {
    const { id } = items.find((game) => game.slug === slug)!
    return shop.call(getGameSettlement, { id }, { headers })
  }
  const summer = await read('vong-quay-mua-he')
  expect(summer).toMatchObject({ phase: 'settled' })
  expect(summer.checks.every(({ done }) => done)).toBe(true)
  expect(summer.steps.map(({ late }) => late)).toEqual([false, false, false, false])
  const autumn = await read('vong-quay-mua-thu')
  expect(autumn).toMatchObject({ phase: 'closed', version: 1 })
  for (const { name, query } of gameChecks) {
    expect((await shop.ctx.pool.query(query)).rows, name).toEqual([])
  }
})
