import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { offerGifts, openGiftProgramme, readPoints, someVoucherGift } from '#test/support/gifts.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { countOrders, readStock, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { listWallet, saveCampaign, type NewCampaign } from '../../voucher/index.ts'

let shop: TestShop
let programmeId: number
let jex: ShelfProduct
let lan: Buyer
let count = 0

beforeAll(async () => {
  shop = await openMemberShop()
  programmeId = await openGiftProgramme(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  jex = (await addStock(shop.ctx.db, [{ code: `VJEX${count}`, onHand: 10 }]))[0]!
  lan = await buyerWith(shop, 300)
})

/** Everybody's code of 20.000 đồng; its id. */
async function offer(change: Partial<NewCampaign> = {}) {
  const code = `GIAM20K${count}`
  const id = await saveCampaign(shop.ctx.db, {
    name: 'Giảm 20.000 VNĐ',
    code,
    kind: 'amount',
    value: 20_000,
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
    ...change,
  })
  return { id, code }
}

const usedOf = async (id: number) =>
  (
    await shop.ctx.db
      .selectFrom('voucher_campaign')
      .select('used')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).used
const withVoucher = (code: string, saved = 20_000) =>
  orderBody([{ product: jex, quantity: 2 }], { vouchers: [code], saved })

describe('a voucher in an order', () => {
  test('saves what the cart says and is held with it', async () => {
    const { id, code } = await offer()
    const order = await placeFor(shop, lan, withVoucher(code.toLowerCase()))
    expect(order.vouchers).toEqual([{ code, name: 'Giảm 20.000 VNĐ', saving: 20_000 }])
    expect(order.costs).toEqual({
      goods: { amount: 660_000 },
      discount: { amount: 70_000 },
      voucher: { amount: 20_000 },
      shipping_fee: { amount: 0 },
      order_total: { amount: 570_000 },
    })
    const seen = await shop.call(api.getOrder, { code: order.code }, { headers: lan.headers })
    expect(seen.vouchers).toEqual(order.vouchers)
    expect(await usedOf(id)).toBe(1)
    expect(await findFaults(shop)).toEqual([])
  })

  test('is used with the hand-over and comes back with the goods', async () => {
    const { id, code } = await offer()
    const order = await placeFor(shop, lan, withVoucher(code))
    await live(shop, order.code, 'handedToCarrier')
    expect(await findFaults(shop)).toEqual([])
    await live(shop, order.code, 'deliveryFailed', 'goodsBack')
    expect(await usedOf(id)).toBe(0)
    expect(await findFaults(shop)).toEqual([])
  })

  test('is free again when the order is cancelled, and can be used in the next', async () => {
    const { code } = await offer({ totalLimit: 1 })
    const { code: first } = await placeFor(shop, lan, withVoucher(code))
    expect(await refusalOf(placeFor(shop, lan, withVoucher(code)))).toBe('voucherMemberInvalid')
    await live(shop, first, 'staffCancelled')
    expect((await placeFor(shop, lan, withVoucher(code))).vouchers).toHaveLength(1)
    expect(await findFaults(shop)).toEqual([])
  })

  test('of everybody may be a guest’s', async () => {
    const { code } = await offer()
    const order = await shop.call(api.placeOrder, withVoucher(code))
    expect(order.vouchers).toMatchObject([{ code }])
    expect(await findFaults(shop)).toEqual([])
  })
})

describe('an order is refused, and nothing is taken,', () => {
  test('for a voucher that cannot be used: by its code, why', async () => {
    const { code } = await offer({ minGoods: 10_000_000 })
    const before = await countOrders(shop.ctx.db)
    const order = orderBody([{ product: jex }], { vouchers: [code, 'KHONGCO'], saved: 20_000 })
    await expect(placeFor(shop, lan, order)).rejects.toMatchObject({
      status: 409,
      code: 'voucherMemberInvalid',
      fields: {
        [code]: expect.stringMatching(/[à-ỹđ]/i),
        KHONGCO: expect.stringMatching(/[à-ỹđ]/i),
      },
    })
    expect(await countOrders(shop.ctx.db)).toBe(before)
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 10, reserved: 0 })
  })

  test('for a voucher of members when a guest names it', async () => {
    const { code } = await offer({ membersOnly: true })
    expect(await refusalOf(shop.call(api.placeOrder, withVoucher(code)))).toBe(
      'voucherMemberInvalid',
    )
  })

  test('when a voucher saves something else by now: what, by its code', async () => {
    const { id, code } = await offer()
    const order = withVoucher(code)
    const campaign = shop.ctx.db.updateTable('voucher_campaign').where('id', '=', id)
    await campaign.set({ value: 15_000 }).execute()
    await expect(placeFor(shop, lan, order)).rejects.toMatchObject({
      code: 'priceChanged',
      current: [{ id: jex.id, quantity: 2 }],
      fields: { [code]: '15000' },
    })
    expect(await usedOf(id)).toBe(0)
  })
})

describe('a reward voucher ordered for points', () => {
  const orderReward = async () => {
    const gift = await someVoucherGift(shop)
    const { ids } = await offerGifts(shop, programmeId, [gift])
    const body = {
      ...orderBody([], { gifts: [{ id: ids[0]! }] }),
      pickup_branch: undefined,
      province_id: 1,
      district_id: 6,
      ward_id: 238,
      address: '12 ngõ 34 Trường Chinh',
    }
    return placeFor(shop, lan, body)
  }
  const walletOf = async () =>
    (await listWallet(shop.ctx, lan.accountId)).map(({ code, state }) => ({ code, state }))

  test('is in the wallet once the points are burnt; nothing is carried, so nothing is paid for that', async () => {
    const order = await orderReward()
    expect(order.costs.order_total.amount).toBe(0)
    expect(order.gifts).toMatchObject([{ product_type: 'voucher', target: 100 }])
    expect(await walletOf()).toEqual([])
    await listenToEvents(shop)
    const [reward] = await walletOf()
    expect(reward).toMatchObject({ state: 'free' })
    expect(await findFaults(shop)).toEqual([])
    const next = orderBody([{ product: jex }], { vouchers: [reward!.code], saved: 50_000 })
    expect((await placeFor(shop, lan, next)).costs.voucher).toEqual({ amount: 50_000 })
  })

  test('goes back with its points when the order is cancelled before it is used', async () => {
    const { code } = await orderReward()
    await live(shop, code, 'staffCancelled')
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 300, holding: 0 })
    expect((await walletOf()).filter(({ state }) => state === 'free')).toEqual([])
    expect(await findFaults(shop)).toEqual([])
  })
})
