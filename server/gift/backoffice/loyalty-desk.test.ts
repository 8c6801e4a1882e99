import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countGift, giftApprovals, gifts } from '#domain/gift/backoffice/gifts.ts'
import { exchangePromotions, promotionApprovals } from '#domain/gift/backoffice/promotions.ts'
import { giftDeskTexts } from '#domain/gift/backoffice/texts.ts'
import { getProgramme } from '#domain/gift/api.ts'
import { programmeTexts } from '#domain/membership/backoffice/programme-texts.ts'
import { loyaltyProgrammes, programmeApprovals } from '#domain/membership/backoffice/programmes.ts'
import { tryEarning } from '#domain/membership/backoffice/try-earning.ts'
import { approvalTexts } from '#domain/approval.ts'
import { estimatePoints } from '#domain/membership/api.ts'
import { earnPoints, findActiveProgramme } from '#server/loyalty/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { findGiftFaults, giftBackoffice, memberWith, readGift } from '#test/support/gifts.ts'
import { issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop } from '#test/support/members.ts'
import { expectRefused } from '#test/support/refused.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'

let shop: TestShop
let marketer: StaffMember
let second: StaffMember
let product: ShelfProduct
let programmeId: number
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  marketer = await hireStaff(shop, 'content')
  second = await hireStaff(shop, 'accountant')
  const [added] = await addStock(shop.ctx.db, [{ code: 'JEX30' }])
  product = added!
  programmeId = await openProgramme(shop)
})
afterAll(async () => {
  expect(await findGiftFaults(shop.ctx.db)).toEqual([])
  await shop.close()
})

const reason = 'Kế hoạch quý 4'
const running = {
  name: 'An Lành 2026',
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  tiers: [
    { name: 'Thành viên', point_from: 0 },
    { name: 'Bạc', point_from: 500 },
    { name: 'Vàng', point_from: 2000 },
  ],
}
const getProgrammeRecord = (id: number) =>
  shop.call(loyaltyProgrammes.get, { id }, { headers: marketer.headers })
const change = (fields: object, version: number, who = marketer) =>
  shop.call(
    loyaltyProgrammes.change,
    { id: programmeId, ...running, ...fields, version, reason },
    { headers: who.headers },
  )
const approve = (version: number, who = second) =>
  shop.call(
    programmeApprovals.approve,
    { id: programmeId, version, reason },
    { headers: who.headers },
  )
const estimate = async () =>
  (await shop.call(estimatePoints, { products: [{ id: product.id, quantity: 1 }] })).point

describe('a programme that runs', () => {
  test('has another factor once a second person approves what they read, and the shop at once', async () => {
    const plain = await estimate()
    const waiting = await change({ factor: 200 }, 1)
    expect(waiting).toMatchObject({ approval: 'changing', factor: 200, live: { factor: 100 } })
    expect(await estimate()).toBe(plain)

    const own = await expectRefused(approve(waiting.version, marketer))
    expect(own).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining(approvalTexts.notYours) as string,
    })
    const edited = await change({ factor: 300 }, waiting.version)
    const void_ = await expectRefused(approve(waiting.version))
    expect(void_).toMatchObject({ code: 'conflict', current: { factor: 300 } })

    const open = await approve(edited.version)
    expect(open).toMatchObject({ approval: 'open', factor: 300, live: null })
    await waitFor(async () => (await estimate()) === plain * 3)
    const back = await change({ factor: 100 }, open.version)
    await approve(back.version)
    await waitFor(async () => (await estimate()) === plain)
  })

  test('changes its words at once, and what people counted on never', async () => {
    const { version } = await getProgrammeRecord(programmeId)
    const named = await change({ notice: 'Chúc mừng năm mới' }, version)
    expect(named).toMatchObject({ approval: 'open', notice: 'Chúc mừng năm mới' })
    const harder = [running.tiers[0], { name: 'Bạc', point_from: 600 }, running.tiers[2]]
    expect(await expectRefused(change({ tiers: harder }, named.version))).toMatchObject({
      code: 'invalidInput',
      fields: { tiers: programmeTexts.tierGone('Bạc') },
    })
    expect(await expectRefused(change({ starts_on: '2026-02-01' }, named.version))).toMatchObject({
      fields: { starts_on: programmeTexts.startFixed },
    })
    await change({}, named.version)
  })

  test('leaves no room for another in its days', async () => {
    const fields = {
      ...running,
      name: 'Chen ngang',
      starts_on: '2026-12-01',
      ends_on: '2027-01-31',
    }
    const create = shop.call(
      loyaltyProgrammes.create,
      { ...fields, reason },
      {
        headers: marketer.headers,
      },
    )
    expect(await expectRefused(create)).toMatchObject({
      fields: { starts_on: programmeTexts.overlaps('An Lành 2026', '2026-01-01', '2026-12-31') },
    })
  })

  test('tells what an order and a code would bring by what waits', async () => {
    const { version } = await getProgrammeRecord(programmeId)
    const waiting = await change({ factor: 200 }, version)
    const [code] = await issueCodes(shop, product, 1, { point: 30 })
    const asked = { id: programmeId, product_codes: [product.slug.toUpperCase()], code: code! }
    const told = await shop.call(
      tryEarning,
      { ...asked, quantity: 1, earned: 460 },
      { headers: second.headers },
    )
    expect(told.code).toMatchObject({ points: 60 })
    expect(told.tier).toBe('Bạc')
    const decline = { id: programmeId, version: waiting.version, reason }
    await shop.call(programmeApprovals.decline, decline, { headers: marketer.headers })
  })

  test('of its own months: what is earned in it lives as long', async () => {
    const { version } = await getProgrammeRecord(programmeId)
    const waiting = await change({ validity_months: 24 }, version)
    await approve(waiting.version)
    const accountId = await memberWith(shop, 0)
    const at = shop.ctx.clock.now()
    const earning = { accountId, points: 10, cause: 'code:long', programmeId, note: '', at }
    await shop.ctx.db.transaction().execute((trx) => earnPoints(trx, earning))
    const { expires_on: until } = await shop.ctx.db
      .selectFrom('point_lot')
      .select('expires_on')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(until).toBe('2028-12-31')
  })
})

describe('a gift', () => {
  let promotionId: number
  let lastCode = 0
  beforeAll(async () => {
    const headers = marketer.headers
    const made = await shop.call(
      exchangePromotions.create,
      {
        name: 'Đổi quà mùa lạnh',
        programme_id: programmeId,
        starts_on: '2026-11-01',
        ends_on: '2026-12-31',
        reason,
      },
      { headers },
    )
    promotionId = made.id
    const approval = { id: made.id, version: made.version, reason }
    await shop.call(promotionApprovals.approve, approval, { headers: second.headers })
  })

  const create = async (fields: object = {}) => {
    lastCode += 1
    const gift = {
      name: 'Ô gấp',
      product_code: `o-gap-${lastCode}`,
      promotion_id: promotionId,
      point_cost: 100,
      picture: '/media/gifts/khan-mat-1-480.webp',
      reason,
      ...fields,
    }
    return shop.call(gifts.create, gift, { headers: marketer.headers })
  }
  const approveGift = ({ id, version }: { id: number; version: number }) =>
    shop.call(giftApprovals.approve, { id, version, reason }, { headers: second.headers })
  const count = (
    { id, version, on_hand: seen }: { id: number; version: number; on_hand: number },
    counted: number,
  ) => shop.call(countGift, { id, version, seen, counted, reason }, { headers: marketer.headers })
  const shown = async (id: number) =>
    (await shop.call(getProgramme, {})).gifts.find((gift) => gift.id === id)

  test('stands in the shop once it is approved, with what was counted', async () => {
    const made = await create()
    expect(made).toMatchObject({
      approval: 'waiting',
      product_code: `O-GAP-${lastCode}`,
      picture: '/media/gifts/khan-mat-1',
    })
    expect(await shown(made.id)).toBeUndefined()
    const counted = await count(made, 3)
    expect(counted.movements).toMatchObject([{ kind: 'count', change: 3, on_hand: 3, reason }])
    await approveGift(counted)
    await waitFor(async () => (await shown(made.id))?.remaining === 3)
  })

  test('costs what it cost until its price is approved; a held one keeps its price', async () => {
    const open = await approveGift(await count(await create(), 2))
    const member = await memberWith(shop, 500)
    const desk = giftBackoffice(shop)
    await desk.hold(member, `order:price-${open.id}`, open.id)
    const { on_hand: _1, reserved: _2, ...rest } = open
    const fields = Object.fromEntries(
      Object.keys(gifts.fields.shape).map((name) => [name, rest[name as keyof typeof rest]]),
    )
    const waiting = await shop.call(
      gifts.change,
      { ...fields, id: open.id, point_cost: 400, version: open.version, reason } as never,
      { headers: marketer.headers },
    )
    expect(waiting).toMatchObject({
      approval: 'changing',
      point_cost: 400,
      live: { point_cost: 100 },
    })
    const dear = await approveGift(waiting)
    expect(dear).toMatchObject({ approval: 'open', point_cost: 400 })
    await desk.giveBack(`order:price-${open.id}`)
    expect(await readGift(shop, open.id)).toEqual({ on_hand: 2, reserved: 0, exchanged: 0 })
  })

  test('is never counted below what members were promised, nor over a move that was not seen', async () => {
    const open = await approveGift(await count(await create(), 2))
    const member = await memberWith(shop, 100)
    await giftBackoffice(shop).hold(member, `order:promised-${open.id}`, open.id)
    expect(await expectRefused(count(open, 0))).toMatchObject({
      code: 'invalidInput',
      fields: { counted: giftDeskTexts.promised(1) },
    })
    const counted = await count(open, 1)
    expect(counted).toMatchObject({ on_hand: 1, reserved: 1, remaining: 0 })
    expect(await expectRefused(count(open, 5))).toMatchObject({
      code: 'conflict',
      current: { on_hand: 1 },
    })
  })

  test('is stopped by one person and opened again by two', async () => {
    const open = await approveGift(await count(await create(), 1))
    const step = (endpoint: keyof typeof giftApprovals, version: number, who = marketer) =>
      shop.call(giftApprovals[endpoint], { id: open.id, version, reason }, { headers: who.headers })
    const stopped = await step('stop', open.version)
    expect(stopped).toMatchObject({ approval: 'stopped' })
    await waitFor(async () => (await shown(open.id)) === undefined)
    const asked = await step('reopen', stopped.version)
    expect(await expectRefused(step('approve', asked.version))).toMatchObject({
      code: 'forbidden',
    })
    await step('approve', asked.version, second)
    await waitFor(async () => (await shown(open.id))?.remaining === 1)
  })
})

test('what runs stands before what is to come and what is over, programmes, promotions and gifts alike', async () => {
  const of = { headers: marketer.headers }
  const asked = { page: 1, limit: 50 }
  const order = { running: 0, planned: 1, ended: 2 }
  const lists = [
    await shop.call(loyaltyProgrammes.list, asked, of),
    await shop.call(exchangePromotions.list, asked, of),
    await shop.call(gifts.list, asked, of),
  ]
  for (const { items } of lists) {
    const places = items.map(({ time }) => order[time])
    expect(places).not.toEqual([])
    expect(places).toEqual(places.toSorted())
  }
  const over = await shop.call(gifts.list, { ...asked, time: 'ended' }, of)
  expect(over.items.every(({ time }) => time === 'ended')).toBe(true)
})

test('a programme is the one of a day up to its last second, and not of the next', async () => {
  expect(await findActiveProgramme(shop.ctx, '2026-12-31')).toMatchObject({ id: programmeId })
  expect(await findActiveProgramme(shop.ctx, '2027-01-01')).toBeNull()
})
