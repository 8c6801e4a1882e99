import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import * as checks from '#domain/order/checks/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, readCode, refusalOf, registerMember } from '#test/support/members.ts'
import { placeToPay } from '#test/support/paid-orders.ts'
import { guestOrder, readStock, stockShelf, type ShelfProduct } from '#test/support/shelf.ts'

let shop: TestShop
let jex: ShelfProduct
let cheap: ShelfProduct
let phone: string
let count = 0

beforeAll(async () => {
  shop = await openMemberShop()
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode'])
})
afterAll(() => shop.close())

beforeEach(async () => {
  count += 1
  phone = `0914${String(count).padStart(6, '0')}`
  ;[jex, cheap] = (await stockShelf(shop.ctx.db, [
    { code: `DEAR${count}`, price: 1_000_000, was: 1_000_000, onHand: 1000 },
    { code: `CHEAP${count}`, price: 1_000, was: 1_000, onHand: 1000 },
  ])) as [ShelfProduct, ShelfProduct]
})

describe('a guest’s order that is paid at the door', () => {
  test('up to the bound needs no code', async () => {
    const order = guestOrder(
      [
        { product: jex, quantity: 4 },
        { product: cheap, quantity: 26 },
      ],
      phone,
    )
    expect((await shop.call(api.placeOrder, order)).status).toBe('processing')
  })

  test.each([
    ['dearer', () => guestOrder([{ product: jex, quantity: 6 }], phone)],
    ['of more pieces', () => guestOrder([{ product: cheap, quantity: 31 }], phone)],
  ])('%s keeps nothing until its phone is proven', async (_, build) => {
    const order = build()
    const { id, quantity } = order.products[0]!
    expect(await refusalOf(shop.call(api.placeOrder, order))).toBe('otpRequired')
    expect(await readStock(shop.ctx.db, id)).toMatchObject({ reserved: 0 })
    await shop.call(checks.sendOrderOtp, { phone })
    const otp = await readCode(shop, phone)
    const wrong = otp === '000000' ? '111111' : '000000'
    const withCode = (code: string) =>
      shop.call(api.placeOrder, { ...order, otp: code, otp_phone: phone })
    expect(await refusalOf(withCode(wrong))).toBe('otpNotValid')
    expect((await withCode(otp)).status).toBe('processing')
    expect(await readStock(shop.ctx.db, id)).toMatchObject({ reserved: quantity })
  })

  test('cannot say that it costs less than it does', async () => {
    const order = { ...guestOrder([{ product: jex, quantity: 6 }], phone), summary: { payment: 1 } }
    expect(await refusalOf(shop.call(api.placeOrder, order))).toBe('priceChanged')
  })

  test('follows the setting', async () => {
    await saveSetting(shop.ctx, 'unprovenOrder', { maxTotal: 500_000, maxPieces: 30 })
    const order = guestOrder([{ product: jex }], phone)
    expect(await refusalOf(shop.call(api.placeOrder, order))).toBe('otpRequired')
    await saveSetting(shop.ctx, 'unprovenOrder', { maxTotal: 5_000_000, maxPieces: 30 })
    expect(await refusalOf(shop.call(api.placeOrder, order))).toBe('done')
  })
})

test('paid in advance it needs none, and is then not paid at the door after all', async () => {
  const order = await placeToPay(shop, guestOrder([{ product: jex, quantity: 6 }], phone))
  const { code, view_token: token } = order
  const atDoor = shop.call(api.payOrder, { code, token, payment_type: 'recieve' })
  await expect(atDoor).rejects.toMatchObject({
    code: 'paymentMethodUnavailable',
    message: expect.stringContaining('mã xác nhận'),
  })
  expect((await shop.call(api.getOrder, { code, token })).status).toBe('open')
})

test('a member’s needs none', async () => {
  const { headers, phone: own } = await registerMember(shop, phone)
  const order = guestOrder([{ product: jex, quantity: 6 }], own)
  expect(await refusalOf(shop.call(api.placeOrder, order, { headers }))).toBe('done')
})
