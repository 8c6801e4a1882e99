import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import { moveBackofficeOrder } from '#domain/order/backoffice/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { findFaults, listenToEvents } from '#test/support/order-lives.ts'
import { seeOrder } from '#test/support/paid-orders.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { saveSetting } from '../../settings/index.ts'

let shop: TestShop
let jex: ShelfProduct
let headers: Record<string, string>
let count = 0

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'TRACK', onHand: 100 }]))[0]!
  headers = await staffHeaders(shop, 'warehouse')
  await saveSetting(shop.ctx, 'trackingLinks', {
    ...{ own: '/dev/courier/{code}/', viettelPost: 'https://carrier.example/?ma={code}' },
    vnPost: '',
  })
})
afterAll(() => shop.close())

function place(): Promise<api.PlacedOrder> {
  count += 1
  const phone = `0916${String(count).padStart(6, '0')}`
  return shop.call(api.placeOrder, guestOrder([{ product: jex }], phone))
}

type HandOver = { shipping_unit?: 'Viettel Post' | 'VNPost'; tracking_code?: string }

const handOver = ({ code }: api.Order, how: HandOver = {}) => {
  const move = { code, event: 'handedToCarrier' as const, status: 'processing' as const, ...how }
  return shop.call(moveBackofficeOrder, move, { headers })
}

test('a buyer follows the parcel on the page of whoever carries it', async () => {
  const order = await place()
  expect((await seeOrder(shop, order)).shipping).toEqual({
    unit: 'ECO',
    estimated_delivery: expect.anything(),
  })
  await handOver(order, { shipping_unit: 'Viettel Post', tracking_code: 'VTP 77' })
  expect((await seeOrder(shop, order)).shipping).toMatchObject({
    unit: 'Viettel Post',
    tracking_code: 'VTP 77',
    tracking_url: 'https://carrier.example/?ma=VTP%2077',
    handed_over_at: expect.any(String),
  })
})

test('a carrier without a page shows its number alone, and needs one', async () => {
  const order = await place()
  expect(await refusalOf(handOver(order, { shipping_unit: 'VNPost' }))).toBe('invalidInput')
  await handOver(order, { shipping_unit: 'VNPost', tracking_code: 'VN9' })
  const { shipping } = await seeOrder(shop, order)
  expect([shipping.tracking_code, shipping.tracking_url]).toEqual(['VN9', undefined])
})

test("the demo's courier shows the parcel and moves the order, as a real one does", async () => {
  const order = await place()
  await handOver(order)
  const { tracking_url: url } = (await seeOrder(shop, order)).shipping
  const { fastify } = shop.app
  const page = await fastify.inject({ url: url! })
  expect(page.body).toContain('Đã nhận hàng từ kho')
  const press = (origin: string) =>
    fastify.inject({
      method: 'POST',
      url: url!,
      payload: 'step=delivered',
      headers: {
        origin,
        host: 'localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
  expect((await press('https://elsewhere.example')).statusCode).toBe(403)
  expect((await press('http://localhost')).statusCode).toBe(303)
  await listenToEvents(shop)
  expect(await seeOrder(shop, order)).toMatchObject({ status: 'completed' })
  expect((await fastify.inject({ url: url! })).body).toContain('Đã giao')
  expect((await fastify.inject({ url: '/dev/courier/UNKNOWN/' })).statusCode).toBe(404)
  expect(await findFaults(shop)).toEqual([])
})
