import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import * as vaccine from '#domain/vaccine/api.ts'
import { saveCenters } from '#server/vaccine/index.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  offerGifts,
  openGiftProgramme,
  readPoints,
  someGift,
  someVoucherGift,
} from '#test/support/gifts.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { buyerWith, orderBody, placeFor, type OrderBody } from '#test/support/order-lives.ts'
import { countOrders, guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../../settings/index.ts'

let shop: TestShop
let jex: ShelfProduct

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX' }]))[0]!
  await shop.ctx.db.updateTable('product').set({ vaccine_shop: true }).execute()
  await saveCenters(shop.ctx.db, [
    {
      code: 'HN-01',
      name: 'Trung tâm Đống Đa',
      street: '180 Trường Chinh',
      place: 'Phường Khương Thượng, Quận Đống Đa',
      province_id: 1,
      province: 'Hà Nội',
    },
  ])
})
afterAll(() => shop.close())
afterEach(() => setFees({ normal: 10_000 }))

describe('who was shown another delivery fee', () => {
  test('a lower one is not charged the higher: nothing is ordered, the refusal names today’s', async () => {
    await setFees({ normal: 25_000 })
    const before = await countOrders(shop.ctx.db)
    await expect(shop.call(api.placeOrder, delivered(10_000))).rejects.toMatchObject({
      status: 409,
      code: 'priceChanged',
      current: [{ id: jex.id, discount_price: 295_000 }],
      fields: { shipping_fee: '25000' },
    })
    expect(await countOrders(shop.ctx.db)).toBe(before)
    const order = await shop.call(api.placeOrder, delivered(25_000))
    expect(order.costs).toMatchObject({
      shipping_fee: { amount: 25_000 },
      order_total: { amount: 320_000 },
    })
  })

  test('a higher one is told of the lower', async () => {
    await setFees({ normal: 5_000 })
    await expect(shop.call(api.placeOrder, delivered(10_000))).rejects.toMatchObject({
      fields: { shipping_fee: '5000' },
    })
  })

  test('beside another price is told both at once', async () => {
    const order = { ...delivered(9_000), summary: { payment: 1, shipping_fee: 9_000 } }
    await expect(shop.call(api.placeOrder, order)).rejects.toMatchObject({
      code: 'priceChanged',
      current: [{ discount_price: 295_000 }],
      fields: { shipping_fee: '10000' },
    })
  })

  test('of a branch is told that of the branch', async () => {
    await setFees({ pickup: 2_000 })
    const order = guestOrder([{ product: jex }], '0907000002')
    await expect(shop.call(api.placeOrder, showing(order, 0))).rejects.toMatchObject({
      fields: { shipping_fee: '2000' },
    })
    const { costs } = await shop.call(api.placeOrder, showing(order, 2_000))
    expect(costs.shipping_fee.amount).toBe(2_000)
  })

  test('of a vaccine centre is told that of the centre', async () => {
    const own = { normal: vnd(30_000), pickup: vnd(3_000), byProvince: {} }
    await setFees({ vaccine: own })
    const { pickup_branch: _, ...rest } = guestOrder([{ product: jex }], '0907000003')
    const order = { ...rest, center_code: 'HN-01' }
    await expect(shop.call(vaccine.placeVaccineOrder, showing(order, 0))).rejects.toMatchObject({
      code: 'priceChanged',
      fields: { shipping_fee: '3000' },
    })
    const { costs } = await shop.call(vaccine.placeVaccineOrder, showing(order, 3_000))
    expect(costs.shipping_fee.amount).toBe(3_000)
  })
})

describe('an order of gifts alone', () => {
  test('is carried for a fee that was shown, or no point is taken', async () => {
    const programme = await openGiftProgramme(shop)
    const lan = await buyerWith(shop, 300)
    const { ids } = await offerGifts(shop, programme, [someGift(), await someVoucherGift(shop)])
    const [towel, voucher] = ids as [number, number]
    await setFees({ pickup: 2_000 })
    const gifts = (id: number, fee: number) =>
      placeFor(shop, lan, showing(orderBody([], { gifts: [{ id, quantity: 1 }] }), fee))
    await expect(gifts(towel, 0)).rejects.toMatchObject({
      code: 'priceChanged',
      current: [],
      fields: { shipping_fee: '2000' },
    })
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 300, holding: 0 })
    expect((await gifts(towel, 2_000)).costs.shipping_fee.amount).toBe(2_000)
    // A voucher comes by itself.
    expect(await refusalOf(gifts(voucher, 2_000))).toBe('priceChanged')
    expect((await gifts(voucher, 0)).costs.shipping_fee.amount).toBe(0)
  })
})

test('a caller that names no fee is charged the one of today, as ever', async () => {
  await setFees({ normal: 25_000 })
  const { summary, ...order } = delivered(0)
  const { costs } = await shop.call(api.placeOrder, {
    ...order,
    summary: { payment: summary.payment },
  })
  expect(costs.shipping_fee.amount).toBe(25_000)
})

function delivered(fee: number) {
  const { pickup_branch: _, ...order } = guestOrder([{ product: jex }], '0907000001')
  const place = { province_id: 79, district_id: 766, ward_id: 26_977, address: '12 Trường Chinh' }
  return showing({ ...order, ...place }, fee)
}

function showing<O extends Pick<OrderBody, 'summary'>>(order: O, fee: number) {
  return { ...order, summary: { ...order.summary, shipping_fee: fee } }
}

interface Fees {
  normal?: number
  pickup?: number
  vaccine?: { normal: ReturnType<typeof vnd>; pickup: ReturnType<typeof vnd>; byProvince: object }
}

async function setFees({ normal = 10_000, pickup = 0, vaccine: own }: Fees): Promise<void> {
  const fees = { normal: vnd(normal), pickup: vnd(pickup), byProvince: {} }
  const ofVaccine = own && { vaccine: { ...own, byProvince: {} } }
  await saveSetting(shop.ctx, 'shippingFee', { ...fees, ...ofVaccine })
}
