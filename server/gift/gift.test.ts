import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { getExchangePromotion, getProgramme } from '#domain/gift/api.ts'
import { ensureAccount, saveProgramme } from '#server/loyalty/index.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  findGiftFaults,
  giftBackoffice,
  givePoints,
  memberWith,
  offerGifts,
  openGiftProgramme,
  readGift,
  readPoints,
  someGift,
} from '#test/support/gifts.ts'
import { openMemberShop, refusalOf, registerMember } from '#test/support/members.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { setLocked } from '#test/support/points.ts'
import { countAffordable, listOpenCosts } from './index.ts'

let shop: TestShop
let backoffice: ReturnType<typeof giftBackoffice>
let programmeId: number

beforeAll(async () => {
  shop = await openMemberShop()
  backoffice = giftBackoffice(shop)
  programmeId = await openGiftProgramme(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await findGiftFaults(shop.ctx.db)).toEqual([])
})

describe('an exchange', () => {
  test('is held, burnt and given: points and pieces go step by step', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift({ pointCost: 800 })])
    const member = await memberWith(shop, 1240)
    const [held] = await backoffice.hold(member, 'order:steps', ids[0]!)
    expect(held).toMatchObject({ giftId: ids[0], pointCost: 800, quantity: 1, kind: 'gift' })
    expect(await readPoints(shop, member)).toEqual({ available: 440, holding: 800 })
    expect(await readGift(shop, ids[0]!)).toEqual({ on_hand: 10, reserved: 1, exchanged: 1 })
    expect(await backoffice.burn('order:steps')).toBe('burnt')
    expect(await backoffice.burn('order:steps')).toBe('done')
    expect(await readPoints(shop, member)).toEqual({ available: 440, holding: 0 })
    await backoffice.give('order:steps')
    await backoffice.give('order:steps')
    expect(await readGift(shop, ids[0]!)).toEqual({ on_hand: 9, reserved: 0, exchanged: 1 })
  })

  test.each([
    ['held', []],
    ['burnt', ['burn']],
    ['given', ['burn', 'give']],
  ] as const)('that is %s gives back exactly what it took, once', async (state, steps) => {
    const { ids } = await offerGifts(shop, programmeId, [someGift(), someGift({ pointCost: 50 })])
    const member = await memberWith(shop, 500)
    const cause = `order:back-${state}`
    await backoffice.hold(member, cause, ...ids)
    for (const step of steps) await backoffice[step](cause)
    expect(await backoffice.giveBack(cause)).toEqual({ points: 150 })
    expect(await backoffice.giveBack(cause)).toEqual({ points: 0 })
    expect(await readPoints(shop, member)).toEqual({ available: 500, holding: 0 })
    for (const id of ids) {
      expect(await readGift(shop, id)).toEqual({ on_hand: 10, reserved: 0, exchanged: 0 })
    }
    expect(await backoffice.burn(cause)).toBe('done')
  })

  test('of an order without gifts is nothing', async () => {
    expect(await backoffice.burn('order:none')).toBe('done')
    expect(await backoffice.giveBack('order:none')).toEqual({ points: 0 })
    await backoffice.give('order:none')
  })

  test('frees the quota of the member again when it is returned', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift({ perMemberLimit: 1 })])
    const member = await memberWith(shop, 500)
    await backoffice.hold(member, 'order:first', ids[0]!)
    expect(await refusalOf(backoffice.hold(member, 'order:second', ids[0]!))).toBe(
      'exchangeQuotaUsed',
    )
    await backoffice.giveBack('order:first')
    await backoffice.hold(member, 'order:third', ids[0]!)
  })

  test('of a membership locked meanwhile is refused, and gives everything back', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift()])
    const member = await memberWith(shop, 500)
    await backoffice.hold(member, 'order:locked', ids[0]!)
    await setLocked(shop.ctx.db, member, true)
    expect(await backoffice.burn('order:locked')).toBe('refused')
    expect(await readPoints(shop, member)).toEqual({ available: 400, holding: 100 })
    expect(await refusalOf(backoffice.hold(member, 'order:more', ids[0]!))).toBe('membershipLocked')
    expect(await backoffice.giveBack('order:locked')).toEqual({ points: 100 })
    expect(await readPoints(shop, member)).toEqual({ available: 500, holding: 0 })
  })
})

describe('holding refuses', () => {
  test('too few points, and holds nothing of the others', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift(), someGift({ pointCost: 401 })])
    const member = await memberWith(shop, 500)
    const refusal = await backoffice
      .hold(member, 'order:poor', ...ids)
      .catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({
      code: 'notEnoughPoints',
      details: { fields: { [ids[1]!]: 'Quý khách chưa đủ điểm để đổi món quà này.' } },
    })
    expect(await readGift(shop, ids[0]!)).toMatchObject({ reserved: 0 })
    expect(await readPoints(shop, member)).toEqual({ available: 500, holding: 0 })
  })

  test.each([
    ['before its first day', { startsOn: '2026-11-22' }, 'exchangeNotActive'],
    ['on its first day', { startsOn: '2026-11-21' }, 'done'],
    ['on its last day', { endsOn: '2026-11-21' }, 'done'],
    ['after its last day', { endsOn: '2026-11-20' }, 'exchangeNotActive'],
  ])('a promotion %s', async (_, days, answer) => {
    const { ids } = await offerGifts(shop, programmeId, [someGift()], days)
    const member = await memberWith(shop, 500)
    const cause = `order:day-${ids[0]}`
    expect(await refusalOf(backoffice.hold(member, cause, ids[0]!))).toBe(answer)
  })

  test('a programme that is over, whatever its promotion says', async () => {
    const over = await saveProgramme(shop.ctx.db, {
      name: 'An Lành 2025',
      startsOn: '2025-01-01',
      endsOn: '2025-12-31',
      tiers: [],
    })
    const { ids } = await offerGifts(shop, over, [someGift()])
    const member = await memberWith(shop, 500)
    expect(await refusalOf(backoffice.hold(member, 'order:over', ids[0]!))).toBe(
      'exchangeNotActive',
    )
  })

  test('a gift that is not there, or not shown any more', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift()])
    const member = await memberWith(shop, 500)
    expect(await refusalOf(backoffice.hold(member, 'order:unknown', 999_999))).toBe('notFound')
    await shop.ctx.db
      .updateTable('gift')
      .set({ published: false })
      .where('id', '=', ids[0]!)
      .execute()
    expect(await refusalOf(backoffice.hold(member, 'order:hidden', ids[0]!))).toBe('notFound')
  })

  test('the same gift twice in one order when its quota is one', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift({ perMemberLimit: 1 })])
    const member = await memberWith(shop, 500)
    const twice = backoffice.hold(member, 'order:twice', ids[0]!, ids[0]!)
    expect(await refusalOf(twice)).toBe('exchangeQuotaUsed')
  })
})

describe('the programme as it is shown', () => {
  test('is the active one with its promotions and gifts, when none is named', async () => {
    const gift = someGift({ onHand: 30, totalLimit: 5, perMemberLimit: 2 })
    const { promotionId } = await offerGifts(shop, programmeId, [gift], { pointLimit: 900 })
    const programme = await shop.call(getProgramme, {})
    expect(programme).toMatchObject({ id: programmeId, start_date: '2026-01-01' })
    expect(programme.tiers).toEqual([{ name: 'Thành viên', PointFrom: 0, benefits: '' }])
    expect(programme.promotions.find(({ id }) => id === promotionId)).toMatchObject({
      start_date: '2026-11-01',
      expired_date: '2026-12-31',
      point_limit: 900,
    })
    expect(programme.gifts.find(({ product_code: code }) => code === gift.productCode)).toEqual({
      id: expect.any(Number) as number,
      name: gift.name,
      description: 'Khăn bông',
      target: 100,
      remaining: 5,
      thumbnail: '/media/gifts/khan-mat-1-480.webp',
      product_type: 'gift',
      product_code: gift.productCode,
      per_member_limit: 2,
      promotion_id: promotionId,
    })
  })

  test('is not told when it is not published', async () => {
    const hidden = await saveProgramme(shop.ctx.db, {
      name: 'Nháp',
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      tiers: [],
      published: false,
    })
    expect(await refusalOf(shop.call(getProgramme, { programId: hidden }))).toBe('notFound')
    expect(await refusalOf(shop.call(getProgramme, { programId: 999_999 }))).toBe('notFound')
    const { promotionId } = await offerGifts(shop, hidden, [someGift()])
    expect(await refusalOf(shop.call(getExchangePromotion, { promotionId }))).toBe('notFound')
  })

  test('is renewed when one of the last ones goes, or comes back', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift({ onHand: 2 })])
    const member = await memberWith(shop, 500)
    const readLeft = async () => {
      const programme = await shop.call(getProgramme, {})
      return programme.gifts.find(({ id }) => id === ids[0])?.remaining
    }
    await waitFor(async () => expect(await readLeft()).toBe(2))
    await backoffice.hold(member, 'order:few', ids[0]!)
    await waitFor(async () => expect(await readLeft()).toBe(1))
    await backoffice.giveBack('order:few')
    await waitFor(async () => expect(await readLeft()).toBe(2))
    await shop.ctx.db.updateTable('gift').set({ on_hand: 7 }).where('id', '=', ids[0]!).execute()
    await waitFor(async () => expect(await readLeft()).toBe(7))
  })

  test('stays kept while there are many, and while what is left is the same', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift({ onHand: 12 })])
    const member = await memberWith(shop, 500)
    await heardEverything()
    const kept = shop.ctx.cache.versionOf('loyalty')
    await backoffice.hold(member, 'order:many', ids[0]!)
    await backoffice.burn('order:many')
    await backoffice.give('order:many')
    await heardEverything()
    expect(shop.ctx.cache.versionOf('loyalty')).toBe(kept)
    await backoffice.hold(member, 'order:tenth', ids[0]!)
    await heardEverything()
    expect(shop.ctx.cache.versionOf('loyalty')).toBeGreaterThan(kept)
  })
})

describe("a promotion's gifts", () => {
  test("tell what can be spent and was taken to the phone's own session alone", async () => {
    const gifts = [someGift({ pointCost: 300 })]
    const { promotionId, ids } = await offerGifts(shop, programmeId, gifts, { pointLimit: 1000 })
    const lan = await registerMember(shop, '0912000111')
    const hoa = await registerMember(shop, '0912000222')
    const account = await ensureAccount(shop.ctx.db, {
      phone: lan.phone,
      memberId: lan.id,
      at: shop.ctx.clock.now(),
    })
    await givePoints(shop, account, 1240)
    const ask = (headers: Record<string, string>, phone?: string) =>
      shop.call(getExchangePromotion, { promotionId, ...(phone ? { phone } : {}) }, { headers })
    expect(await ask(lan.headers, lan.phone)).toMatchObject({ pointCanUse: 1000, taken: {} })
    await backoffice.hold(account, 'order:own', ids[0]!)
    const own = { pointCanUse: 700, taken: { [ids[0]!]: 1 } }
    expect(await ask(lan.headers, lan.phone)).toMatchObject(own)
    expect(await ask(lan.headers)).toMatchObject(own)
    const nobodys = { pointCanUse: 0, taken: {} }
    expect(await ask(hoa.headers, lan.phone)).toMatchObject(nobodys)
    expect(await ask({}, lan.phone)).toMatchObject(nobodys)
    expect(await ask(hoa.headers)).toMatchObject(nobodys)
    await setLocked(shop.ctx.db, account, true)
    expect(await ask(lan.headers)).toMatchObject({ pointCanUse: 0 })
  })
})

test('gifts in reach are those that can be exchanged today for no more points', async () => {
  await shop.ctx.db.updateTable('gift').set({ published: false }).execute()
  const gifts = [100, 500, 1240, 1241].map((pointCost) => someGift({ pointCost }))
  await offerGifts(shop, programmeId, [...gifts, someGift({ onHand: 0 })])
  await offerGifts(shop, programmeId, [someGift()], { endsOn: '2026-11-20' })
  const today = shop.ctx.clock.today()
  const inReach = async (points: number) =>
    countAffordable(await listOpenCosts(shop.ctx, today), points)
  await waitFor(async () => expect(await inReach(1240)).toBe(3))
  expect(await inReach(99)).toBe(0)
})

/** Notices arrive in the order of their commits: after this one, all before it are here. */
async function heardEverything(): Promise<void> {
  const { cache, db } = shop.ctx
  const before = cache.versionOf('location')
  await sql`select pg_notify('public_cache', 'location')`.execute(db)
  await waitFor(() => expect(cache.versionOf('location')).toBeGreaterThan(before))
}
