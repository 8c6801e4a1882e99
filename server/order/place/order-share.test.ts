import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import * as checks from '#domain/order/checks/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  bearer,
  openMemberShop,
  readCode,
  refusalOf,
  registerMember,
} from '#test/support/members.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX' }]))[0]!
  await saveSetting(shop.ctx, 'orderRateLimit', { perPhone: 2, perAddress: 300 })
})
afterAll(() => shop.close())

const order = (phone: string) => guestOrder([{ product: jex }], phone)

async function useUpByStrangers(phone: string): Promise<void> {
  await shop.call(api.placeOrder, order(phone))
  await shop.call(api.placeOrder, order(phone))
  expect(await refusalOf(shop.call(api.placeOrder, order(phone)))).toBe('rateLimited')
}

test('strangers who name a member’s phone use up nothing of the member’s own orders', async () => {
  const { phone, token } = await registerMember(shop, '0977100001')
  const headers = bearer(token)
  await useUpByStrangers(phone)
  expect(await shop.call(checks.checkOrderLimit, { phone }, { headers })).toEqual({ allowed: true })
  await shop.call(api.placeOrder, order(phone), { headers })
  await shop.call(api.placeOrder, order(phone), { headers })
  expect(await refusalOf(shop.call(api.placeOrder, order(phone), { headers }))).toBe('rateLimited')
  const told = await shop.call(checks.checkOrderLimit, { phone }, { headers })
  expect(told).toMatchObject({ allowed: false })
})

test('orders that were refused for their goods, gifts or price use up nothing', async () => {
  const { phone, token } = await registerMember(shop, '0977100004')
  const headers = bearer(token)
  const good = order(phone)
  const [few] = await addStock(shop.ctx.db, [{ code: 'FEW', onHand: 2 }])
  const refused = {
    outOfStock: guestOrder([{ product: few!, quantity: 3 }], phone),
    notFound: { ...good, gifts: [{ id: 999_999, quantity: 1 }] },
    priceChanged: { ...good, summary: { payment: 1 } },
  } as const
  for (const [why, asked] of Object.entries(refused)) {
    for (let at = 0; at < 2; at += 1) {
      expect(await refusalOf(shop.call(api.placeOrder, asked as never, { headers }))).toBe(why)
    }
  }
  expect(await shop.call(checks.checkOrderLimit, { phone }, { headers })).toEqual({ allowed: true })
  await shop.call(api.placeOrder, good, { headers })
  await shop.call(api.placeOrder, good, { headers })
  expect(await refusalOf(shop.call(api.placeOrder, good, { headers }))).toBe('rateLimited')
})

test('nor of whoever holds the code of the phone', async () => {
  const phone = '0977100002'
  await useUpByStrangers(phone)
  expect(await shop.call(checks.checkOrderLimit, { phone })).toMatchObject({ by_code: true })
  await shop.call(checks.sendOrderOtp, { phone })
  const otp = await readCode(shop, phone)
  const placed = shop.call(api.placeOrder, { ...order(phone), otp, otp_phone: phone })
  expect((await placed).status).toBe('processing')
  expect(await refusalOf(shop.call(api.placeOrder, order(phone)))).toBe('rateLimited')
})

test('a code that nobody asked for is judged all the same', async () => {
  const phone = '0977100003'
  await shop.call(checks.sendOrderOtp, { phone })
  const right = await readCode(shop, phone)
  const otp = right === '000000' ? '111111' : '000000'
  const withCode = (code: string) =>
    refusalOf(shop.call(api.placeOrder, { ...order(phone), otp: code, otp_phone: phone }))
  expect(await withCode(otp)).toBe('otpNotValid')
  expect(await withCode(right)).toBe('done')
  expect(await withCode(right)).toBe('otpNotValid')
})
