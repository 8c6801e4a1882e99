import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/game/pharmacy/api.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadCounter } from '#seed/load/counter.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadMembers } from '#seed/load/members.ts'
import { loadPharmacies } from '#seed/load/pharmacies.ts'
import { loadPharmacyGames } from '#seed/load/pharmacy-games.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from './support/app.ts'
import { callAsPharmacy } from './support/loyalty.ts'
import { openMemberShop } from './support/members.ts'
import { signedInPharmacy } from './support/pharmacy.ts'

let shop: TestShop
const { code, username } = demoLogins.pharmacy
const as = { pharmacy: signedInPharmacy({ code, username }) }

beforeAll(async () => {
  shop = await openMemberShop()
  await loadDemo(shop.ctx)
  await loadMembers(shop.ctx)
  await loadPharmacies(shop.ctx)
  await loadCounter(shop.ctx)
  await loadPharmacyGames(shop.ctx)
})
afterAll(() => shop.close())

test('the games at the demo’s counters hold together, and are loaded once', async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
  expect(await loadPharmacyGames(shop.ctx)).toBe(false)
})

test('the demo’s pharmacy has one of each open, and turns that were played', async () => {
  const games = await callAsPharmacy(shop, api.listCounterGames, {}, as)
  expect(games.filter(({ state }) => state === 'open').map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['wheel', 'luckyMoney', 'draw']),
  )
  const today = shop.ctx.clock.today()
  const sums = await callAsPharmacy(shop, api.getGameStatistics, { from: today, to: today }, as)
  expect(sums.totals.turns).toBeGreaterThan(3)
})

test('a customer of today has a turn at each', async () => {
  const phone = '0908000903'
  const wheel = await callAsPharmacy(shop, api.checkPharmacyWheel, { phone }, as)
  expect(wheel.spins_left).toBeGreaterThan(0)
  const lucky = await callAsPharmacy(shop, api.checkLuckyMoney, { phone }, as)
  expect(lucky.state).toBe('ready')
  const draw = await callAsPharmacy(shop, api.getCounterDraw, { phone }, as)
  expect(draw.count).toBeGreaterThan(0)
})
