import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#domain/order/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  findGiftFaults,
  giftBackoffice,
  memberWith,
  offerGifts,
  openGiftProgramme,
  someGift,
} from '#test/support/gifts.ts'
import { guestOrder, addStock } from '#test/support/stock.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  const backoffice = giftBackoffice(shop)
  const programmeId = await openGiftProgramme(shop)
  const { ids } = await offerGifts(shop, programmeId, [someGift(), someGift({ pointCost: 250 })])
  const member = await memberWith(shop, 1000)
  await backoffice.hold(member, 'order:held', ...ids)
  await backoffice.hold(member, 'order:burnt', ids[0]!)
  await backoffice.burn('order:burnt')
  await backoffice.hold(member, 'order:back', ids[0]!)
  await backoffice.giveBack('order:back')
  const [product] = await addStock(shop.ctx.db, [{ code: 'JEX' }])
  await shop.call(placeOrder, guestOrder([{ product: product! }]))
  await shop.ctx.db.updateTable('shop_order').set({ status: 'cancelled' }).execute()
})
afterAll(() => shop.close())

test('all is well as long as nobody meddles', async () => {
  expect(await findGiftFaults(shop.ctx.db)).toEqual([])
})

test.each([
  ['reserved gifts are those', 'update gift set reserved = reserved - 1'],
  ['a gift counts its exchanges', 'update gift set exchanged = exchanged + 1'],
  ["a member's gifts are counted", 'update gift_holder set taken = taken + 1'],
  ["a member's gifts are counted", 'delete from gift_holder'],
  ["a member's points in a promotion", 'update promotion_holder set points = points - 1'],
  [
    'an exchange of a cancelled order',
    `update gift_exchange set cause = (select 'order:' || code from shop_order) where cause = 'order:burnt'`,
  ],
  ['an exchange took the points', "delete from gift_exchange where cause = 'order:burnt'"],
  [
    'an exchange took the points',
    "update gift_exchange set cause = 'order:else' where state = 'held'",
  ],
  ['an exchange took the points', "update gift_exchange set state = 'burnt' where state = 'held'"],
  ['an exchange took the points', "update gift_exchange set point_cost = 1 where state = 'burnt'"],
])('the doctor finds that not %s …: %s', async (name, meddling) => {
  const undo = new Error('undo')
  const meddled = shop.ctx.db.transaction().execute(async (trx) => {
    await sql.raw(meddling).execute(trx)
    const faults = await findGiftFaults(trx)
    expect(faults.some((fault) => fault.startsWith(name))).toBe(true)
    throw undo
  })
  await expect(meddled).rejects.toBe(undo)
})
