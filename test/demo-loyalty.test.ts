import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { getProgramme } from '#domain/gift/api.ts'
import { entryKinds } from '#domain/loyalty/entry-kind.ts'
import * as api from '#domain/membership/api.ts'
import { listMyVouchers, listOfferedVouchers } from '#domain/voucher/api.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadLoyalty } from '#seed/load/loyalty.ts'
import { loadMembers } from '#seed/load/members.ts'
import { examine } from '#server/doctor.ts'
import { fixedClock } from '#server/platform/clock.ts'
import type { TestShop } from './support/app.ts'
import { logIn, openMemberShop } from './support/members.ts'

let shop: TestShop
let as: { headers: Record<string, string> }
beforeAll(async () => {
  shop = await openMemberShop()
  await loadDemo(shop.ctx)
  await loadMembers(shop.ctx)
  const { phone, password } = demoLogins.member
  as = { headers: (await logIn(shop, phone, password)).headers }
})
afterAll(() => shop.close())

test("the demo's past holds together, and is loaded once", async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
  expect(await loadLoyalty(shop.ctx)).toBe(false)
})

test('the demo member has 1.240 points, some of which go within 30 days, and some are still to come', async () => {
  const membership = await shop.call(api.getMembership, {}, as)
  expect(membership).toMatchObject({ AvailablePoint: 1240, HoldingPoint: 0, OwedPoint: 0 })
  expect(membership).toMatchObject({ Tier: 'Bạc', Status: 'active', ProgramName: 'An Lành 2026' })
  expect(membership.PendingPoint).toBeGreaterThan(0)
  expect(membership.ExpiringDate! <= addDays(shop.ctx.clock.today(), 30)).toBe(true)
})

test('the past knows every kind of entry, oldest first in time as in number', async () => {
  const { items } = await shop.call(api.listPointHistory, { limit: 100 }, as)
  const missing = entryKinds.filter((kind) => !items.some(({ type }) => type === kind))
  // Nothing of the demo is held and released without having been burnt.
  expect(missing).toEqual(['release'])
  const times = items.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(items.every(({ note }) => note !== '')).toBe(true)
})

test('the wallet holds vouchers to use, a used one with its order and an expired one', async () => {
  const wallet = await shop.call(listMyVouchers, {}, as)
  const states = wallet.map(({ state }) => state)
  expect(states.toSorted()).toEqual(['expired', 'free', 'free', 'used'])
  expect(wallet.find(({ state }) => state === 'used')?.order_code).toMatch(/^DH/)
  const offered = await shop.call(listOfferedVouchers, {})
  expect(offered.map(({ code }) => code).toSorted()).toEqual(['JEX30K', 'THANG11'])
})

test("this year's programme has tiers and gifts that can be taken", async () => {
  const { tiers, gifts } = await shop.call(getProgramme, {})
  expect(tiers.map(({ PointFrom }) => PointFrom)).toEqual([0, 500, 2000, 5000])
  expect(gifts.length).toBeGreaterThan(8)
  expect(gifts.every(({ remaining }) => remaining > 0)).toBe(true)
})

test.each(['2027-01-02', '2026-02-28'])('a demo loaded on %s stands, too', async (day) => {
  const other = await openMemberShop()
  try {
    const clock = fixedClock(`${day}T00:30:00+07:00`)
    const tools = { ...other.ctx, clock }
    await loadDemo(tools)
    await loadMembers(tools)
    expect(await examine(other.ctx.db)).toEqual([])
  } finally {
    await other.close()
  }
})
