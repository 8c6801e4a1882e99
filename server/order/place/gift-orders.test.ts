import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAddresses } from '#domain/identity/addresses/api.ts'
import * as api from '#domain/order/api.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  offerGifts,
  openGiftProgramme,
  readGift,
  readPoints,
  someGift,
} from '#test/support/gifts.ts'
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
import { setLocked } from '#test/support/points.ts'
import { saveSetting } from '../../settings/index.ts'
import { sweepOrders } from '../payment/sweep-orders.ts'

let shop: TestShop
let programmeId: number
let jex: ShelfProduct
let towel: number
let lan: Buyer
let shelves = 0

beforeAll(async () => {
  shop = await openMemberShop()
  programmeId = await openGiftProgramme(shop)
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'transfer'])
})
afterAll(() => shop.close())
beforeEach(async () => {
  shelves += 1
  jex = (await addStock(shop.ctx.db, [{ code: `GIFTJEX${shelves}`, onHand: 10 }]))[0]!
  towel = (await offerGifts(shop, programmeId, [someGift()])).ids[0]!
  lan = await buyerWith(shop, 300)
})

const withTowels = (quantity: number, products = [{ product: jex, quantity: 2 }]) =>
  orderBody(products, { gifts: [{ id: towel, quantity }] })
const read = (code: string) => shop.call(api.getOrder, { code }, { headers: lan.headers })

describe('goods and gifts in one order', () => {
  test('hold the points, burn them after commit, and the order goes on', async () => {
    const order = await placeFor(shop, lan, withTowels(2))
    expect(order).toMatchObject({
      status: 'burning',
      point_cost: 200,
      estimated_point: 60,
      point_state: 'expected',
      gifts: [{ id: towel, quantity: 2, target: 100, product_type: 'gift' }],
    })
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 100, holding: 200 })
    await listenToEvents(shop)
    const seen = await read(order.code)
    expect(seen.status).toBe('processing')
    expect(seen.gifts).toEqual(order.gifts)
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 100, holding: 0 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('keep where they go as an address of the loyalty programme, once', async () => {
    const place = {
      address: '12 Ngõ 34 Trường Chinh',
      province_id: 1,
      district_id: 6,
      ward_id: 238,
    }
    const there = { ...withTowels(1), pickup_branch: undefined, ...place }
    await placeFor(shop, lan, there)
    // Without gifts it stays the order's alone.
    await placeFor(shop, lan, { ...there, gifts: [], address: '7 Láng Hạ' })
    await listenToEvents(shop)
    await placeFor(shop, lan, there)
    await listenToEvents(shop)
    const { loyalty } = await shop.call(listAddresses, {}, { headers: lan.headers })
    expect(loyalty).toMatchObject([{ ...place, isCrmAddress: true }])
  })

  test('heard twice and swept besides, the points are burnt once', async () => {
    const { code } = await placeFor(shop, lan, withTowels(1))
    shop.ctx.clock.advance(61_000)
    await sweepOrders(shop.ctx)
    await listenToEvents(shop)
    await sweepOrders(shop.ctx)
    expect((await read(code)).timeline.map(({ status }) => status)).toEqual([
      'burning',
      'processing',
    ])
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 200, holding: 0 })
  })

  test('that are to be paid in advance wait for the money afterwards', async () => {
    const order = { ...withTowels(1), payment_type: 'transfer' as const }
    const { code } = await placeFor(shop, lan, order)
    await listenToEvents(shop)
    expect((await read(code)).status).toBe('open')
    await shop.call(api.cancelOrder, { code, reason: 'Đổi ý' }, { headers: lan.headers })
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 300, holding: 0 })
    expect(await readGift(shop, towel)).toEqual({ on_hand: 10, reserved: 0, exchanged: 0 })
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 10, reserved: 0 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('may be gifts alone', async () => {
    const order = await placeFor(shop, lan, withTowels(1, []))
    expect(order).toMatchObject({ products: [], point_cost: 100, point_state: 'none' })
    expect(order.costs.goods.amount).toBe(0)
    expect((await read(order.code)).products).toEqual([])
    await live(shop, order.code, 'handedToCarrier', 'delivered')
    expect((await read(order.code)).status).toBe('completed')
    expect(await readGift(shop, towel)).toMatchObject({ on_hand: 9, reserved: 0 })
  })

  test('named twice are one wish', async () => {
    const gifts = [{ id: towel }, { id: towel, quantity: 1 }]
    const order = await placeFor(shop, lan, orderBody([{ product: jex }], { gifts }))
    expect(order.gifts).toMatchObject([{ id: towel, quantity: 2 }])
  })

  test('sent twice with one key take the points once', async () => {
    const key = { 'idempotency-key': `gifts-${shelves}-once` }
    const first = await placeFor(shop, lan, withTowels(1), key)
    expect(await placeFor(shop, lan, withTowels(1), key)).toEqual(first)
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 200, holding: 100 })
  })
})

describe('an order is refused, and nothing is taken,', () => {
  test.each([
    ['notEnoughPoints', 4],
    ['giftOutOfStock', 11],
  ])('%s: %d towels', async (refusal, quantity) => {
    const before = await countOrders(shop.ctx.db)
    expect(await refusalOf(placeFor(shop, lan, withTowels(quantity)))).toBe(refusal)
    expect(await countOrders(shop.ctx.db)).toBe(before)
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 300, holding: 0 })
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 10, reserved: 0 })
  })

  test('when the goods run out after the gifts were held', async () => {
    const order = withTowels(1, [{ product: jex, quantity: 11 }])
    expect(await refusalOf(placeFor(shop, lan, order))).toBe('outOfStock')
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 300, holding: 0 })
  })

  test('when a guest wants gifts', async () => {
    await expect(shop.call(api.placeOrder, withTowels(1))).rejects.toMatchObject({
      code: 'invalidInput',
      fields: { gifts: 'Vui lòng đăng nhập để đổi quà bằng điểm.' },
    })
  })

  test('when it has neither goods nor gifts', async () => {
    await expect(placeFor(shop, lan, orderBody([]))).rejects.toMatchObject({
      code: 'invalidInput',
      fields: { products: 'Vui lòng chọn ít nhất một sản phẩm hoặc một món quà.' },
    })
  })

  test('when the membership is locked', async () => {
    await setLocked(shop.ctx.db, lan.accountId, true)
    expect(await refusalOf(placeFor(shop, lan, withTowels(1)))).toBe('membershipLocked')
  })
})

test('a membership that is locked before the burn ends the order, gives all back and tells the buyer', async () => {
  const { code } = await placeFor(shop, lan, withTowels(1))
  await setLocked(shop.ctx.db, lan.accountId, true)
  await listenToEvents(shop)
  const seen = await read(code)
  expect(seen.status).toBe('cancelled')
  expect(seen.timeline.at(-1)!.note).toMatch(/Điểm của Quý khách còn nguyên/)
  expect(await readPoints(shop, lan.accountId)).toEqual({ available: 300, holding: 0 })
  expect(await readGift(shop, towel)).toEqual({ on_hand: 10, reserved: 0, exchanged: 0 })
  const told = await shop.app.fastify.inject({ url: '/dev/messages', query: { to: lan.phone } })
  expect(told.body).toContain(`Đơn hàng ${code} đã huỷ`)
  expect(await findFaults(shop)).toEqual([])
})

test('an order that burns cannot be cancelled by its buyer', async () => {
  const { code } = await placeFor(shop, lan, withTowels(1))
  const cancel = shop.call(api.cancelOrder, { code, reason: 'Đổi ý' }, { headers: lan.headers })
  expect(await refusalOf(cancel)).toBe('orderStatusConflict')
})

test('goods that come back bring everything back: stock, gifts and their points', async () => {
  const { code } = await placeFor(shop, lan, withTowels(2))
  await live(shop, code, 'handedToCarrier', 'deliveryFailed', 'sentAgain', 'deliveryFailed')
  expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 8, reserved: 0 })
  expect(await readGift(shop, towel)).toMatchObject({ on_hand: 8, reserved: 0 })
  await live(shop, code, 'goodsBack')
  expect(await read(code)).toMatchObject({ status: 'cancelled', point_state: 'none' })
  expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 10, reserved: 0 })
  expect(await readGift(shop, towel)).toEqual({ on_hand: 10, reserved: 0, exchanged: 0 })
  expect(await readPoints(shop, lan.accountId)).toEqual({ available: 300, holding: 0 })
  expect(await findFaults(shop)).toEqual([])
})
