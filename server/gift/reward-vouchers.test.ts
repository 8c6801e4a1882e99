import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getProgramme } from '#domain/gift/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  findGiftFaults,
  giftBackoffice,
  memberWith,
  offerGifts,
  openGiftProgramme,
  readGift,
  readPoints,
  someGift,
  someVoucherGift,
} from '#test/support/gifts.ts'
import { refusalOf } from '#test/support/members.ts'

let shop: TestShop
let backoffice: ReturnType<typeof giftBackoffice>
let programmeId: number

beforeAll(async () => {
  shop = await openTestShop()
  backoffice = giftBackoffice(shop)
  programmeId = await openGiftProgramme(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await findGiftFaults(shop.ctx.db)).toEqual([])
})

describe('a reward voucher', () => {
  test('is issued when its points are burnt, and leaves the stock with that', async () => {
    const { member, id } = await exchanged('order:issued')
    expect(await vouchersOf(member)).toEqual(['free'])
    expect(await readPoints(shop, member)).toEqual({ available: 400, holding: 0 })
    expect(await readGift(shop, id)).toEqual({ on_hand: 9, reserved: 0, exchanged: 1 })
    await backoffice.give('order:issued')
    expect(await readGift(shop, id)).toEqual({ on_hand: 9, reserved: 0, exchanged: 1 })
  })

  test('is issued once, however often the burn is asked for at once', async () => {
    const { ids } = await offerGifts(shop, programmeId, [await someVoucherGift(shop)])
    const member = await memberWith(shop, 500)
    await backoffice.hold(member, 'order:once', ids[0]!)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => backoffice.burn('order:once')),
    )
    expect(answers.toSorted()).toEqual(['burnt', 'done', 'done', 'done', 'done'])
    expect(await vouchersOf(member)).toEqual(['free'])
  })

  test('that is unused is revoked when the order is cancelled, and the points return', async () => {
    const { member, id } = await exchanged('order:unused')
    expect(await backoffice.giveBack('order:unused')).toEqual({ points: 100 })
    expect(await vouchersOf(member)).toEqual(['revoked'])
    expect(await readPoints(shop, member)).toEqual({ available: 500, holding: 0 })
    expect(await readGift(shop, id)).toEqual({ on_hand: 10, reserved: 0, exchanged: 0 })
  })

  test('that is used stays, and so does its price', async () => {
    const { member, id } = await exchanged('order:used')
    await useOne(member)
    expect(await backoffice.giveBack('order:used')).toEqual({ points: 0 })
    expect(await vouchersOf(member)).toEqual(['used'])
    expect(await readPoints(shop, member)).toEqual({ available: 400, holding: 0 })
    expect(await readGift(shop, id)).toEqual({ on_hand: 9, reserved: 0, exchanged: 1 })
  })

  test('used beside an unused one and a gift: what is left comes back, once', async () => {
    const { ids } = await offerGifts(shop, programmeId, [
      await someVoucherGift(shop, { perMemberLimit: 2 }),
      someGift({ pointCost: 150 }),
    ])
    const member = await memberWith(shop, 500)
    await backoffice.hold(member, 'order:mixed', ids[0]!, ids[0]!, ids[1]!)
    await backoffice.burn('order:mixed')
    await backoffice.give('order:mixed')
    await useOne(member)
    expect(await backoffice.giveBack('order:mixed')).toEqual({ points: 250 })
    expect(await backoffice.giveBack('order:mixed')).toEqual({ points: 0 })
    expect(await vouchersOf(member)).toEqual(['revoked', 'used'])
    expect(await readPoints(shop, member)).toEqual({ available: 400, holding: 0 })
    expect(await readGift(shop, ids[0]!)).toEqual({ on_hand: 9, reserved: 0, exchanged: 1 })
    expect(await readGift(shop, ids[1]!)).toEqual({ on_hand: 10, reserved: 0, exchanged: 0 })
    const again = backoffice.hold(member, 'order:again', ids[0]!, ids[0]!)
    expect(await refusalOf(again)).toBe('exchangeQuotaUsed')
  })

  test('that cannot be issued refuses the burn, and nothing is changed', async () => {
    const over = await someVoucherGift(shop, {}, { endsOn: '2026-11-20' })
    const { ids } = await offerGifts(shop, programmeId, [await someVoucherGift(shop), over])
    const member = await memberWith(shop, 500)
    await backoffice.hold(member, 'order:over', ...ids)
    expect(await backoffice.burn('order:over')).toBe('refused')
    expect(await vouchersOf(member)).toEqual([])
    expect(await readPoints(shop, member)).toEqual({ available: 300, holding: 200 })
    expect(await backoffice.giveBack('order:over')).toEqual({ points: 200 })
  })

  test('has stock too: the last one is given once', async () => {
    const gift = await someVoucherGift(shop, { onHand: 1 })
    const { ids } = await offerGifts(shop, programmeId, [gift])
    const members = await Promise.all([memberWith(shop, 500), memberWith(shop, 500)])
    const answers = await Promise.all(
      members.map((member, index) =>
        refusalOf(backoffice.hold(member, `order:v${index}`, ids[0]!)),
      ),
    )
    expect(answers.toSorted()).toEqual(['done', 'giftOutOfStock'])
  })

  test('shows the one picture of all vouchers', async () => {
    const { ids } = await offerGifts(shop, programmeId, [await someVoucherGift(shop)])
    const { gifts } = await shop.call(getProgramme, { programId: programmeId })
    expect(gifts.find(({ id }) => id === ids[0])).toMatchObject({
      product_type: 'voucher',
      thumbnail: '/media/gifts/voucher-1-480.webp',
    })
  })
})

/** A member who had 500 points exchanged 100 of them for a voucher. */
async function exchanged(cause: string) {
  const { ids } = await offerGifts(shop, programmeId, [await someVoucherGift(shop)])
  const member = await memberWith(shop, 500)
  await backoffice.hold(member, cause, ids[0]!)
  expect(await readGift(shop, ids[0]!)).toEqual({ on_hand: 10, reserved: 1, exchanged: 1 })
  expect(await vouchersOf(member)).toEqual([])
  expect(await backoffice.burn(cause)).toBe('burnt')
  return { member, id: ids[0]! }
}

async function vouchersOf(accountId: number): Promise<string[]> {
  const rows = await shop.ctx.db
    .selectFrom('voucher')
    .select('state')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ state }) => state).toSorted()
}

async function useOne(accountId: number): Promise<void> {
  const { id } = await shop.ctx.db
    .selectFrom('voucher')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  await shop.ctx.db.updateTable('voucher').set({ state: 'used' }).where('id', '=', id).execute()
}
