import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/counter/api.ts'
import { listForgerySignals } from '#domain/counter/backoffice/api.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadCounter } from '#seed/load/counter.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadMembers } from '#seed/load/members.ts'
import { loadPharmacies } from '#seed/load/pharmacies.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from './support/app.ts'
import { callAsPharmacy } from './support/loyalty.ts'
import { openMemberShop } from './support/members.ts'
import { staffHeaders } from './support/staff.ts'
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
})
afterAll(() => shop.close())

test('a month at the demo’s counters holds together, and is loaded once', async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
  expect(await loadCounter(shop.ctx)).toBe(false)
})

test('the demo’s store did something on every day, and two people did it', async () => {
  const to = shop.ctx.clock.today()
  const span = { from: addDays(to, -29), to }
  const statistics = await callAsPharmacy(shop, api.getPharmacyStatistics, span, as)
  expect(statistics.buckets.every(({ entries }) => entries > 0)).toBe(true)
  expect(statistics.totals.offers).toBeGreaterThan(5)
  expect(statistics.users.map(({ by }) => by.full_name)).toEqual([
    'Trần Thị Minh Châu',
    'Dược sĩ Hoa',
  ])
  const offers = await callAsPharmacy(shop, api.listCounterOffers, {}, as)
  expect(offers.map(({ kind, needs_otp: otp }) => [kind, otp])).toEqual([
    ['offer', true],
    ['prize', true],
  ])
})

test('the back office sees signs of each kind', async () => {
  const headers = await staffHeaders(shop)
  const { items } = await shop.call(listForgerySignals, {}, { headers })
  expect(new Set(items.map(({ kind }) => kind)).size).toBe(3)
})
