import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import * as checks from '#domain/order/checks/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, readCode, refusalOf, registerMember } from '#test/support/members.ts'
import { guestOrder, readStock, addStock, type ShelfProduct } from '#test/support/stock.ts'

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
  ;[jex, cheap] = (await addStock(shop.ctx.db, [
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

test('paid in advance it keeps its goods for a day: it needs the code too', async () => {
  const wanted = guestOrder([{ product: jex, quantity: 6 }], phone)
  const order = { ...wanted, payment_type: 'qrCode' as const }
  expect(await refusalOf(shop.call(api.placeOrder, order))).toBe('otpRequired')
  expect(await readStock(shop.ctx.db, jex.id)).toMatchObject({ reserved: 0 })
})

describe('an order that is paid at the door, whoever buys', () => {
  const beyond = { code: 'paymentMethodUnavailable' }

  test.each([
    ['dearer', () => [{ product: jex, quantity: 51 }]],
    ['of more pieces', () => [{ product: cheap, quantity: 301 }]],
  ])('%s than the bound is paid in advance', async (_, build) => {
    const { headers, phone: own } = await registerMember(shop, phone)
    const order = guestOrder(build(), own)
    await expect(shop.call(api.placeOrder, order, { headers })).rejects.toMatchObject({
      ...beyond,
      message: expect.stringContaining('thanh toán trước'),
    })
    const { id } = order.products[0]!
    expect(await readStock(shop.ctx.db, id)).toMatchObject({ reserved: 0 })
    const inAdvance = { ...order, payment_type: 'qrCode' as const }
    const { code, view_token: token } = await shop.call(api.placeOrder, inAdvance, { headers })
    const afterwards = shop.call(api.payOrder, { code, token, payment_type: 'recieve' })
    await expect(afterwards).rejects.toMatchObject(beyond)
    expect((await shop.call(api.getOrder, { code, token })).status).toBe('open')
  })

  test('is a large one three times a day, also when ten come at one moment', async () => {
    const limited = await openMemberShop({ rateLimits: true })
    try {
      const [product] = await addStock(limited.ctx.db, [
        { code: 'LARGE', price: 1_000_000, was: 1_000_000, onHand: 1000 },
      ])
      const { headers, phone: own } = await registerMember(limited, phone)
      const place = (quantity: number) =>
        refusalOf(
          limited.call(api.placeOrder, guestOrder([{ product: product!, quantity }], own), {
            headers,
          }),
        )
      const outcomes = await Promise.all(Array.from({ length: 9 }, () => place(6)))
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3)
      expect(new Set(outcomes)).toEqual(new Set(['done', 'paymentMethodUnavailable']))
      expect(await readStock(limited.ctx.db, product!.id)).toMatchObject({ reserved: 18 })
      expect(await place(1)).toBe('done')
    } finally {
      await limited.close()
    }
  })
})

test('a member’s needs none', async () => {
  const { headers, phone: own } = await registerMember(shop, phone)
  const order = guestOrder([{ product: jex, quantity: 6 }], own)
  expect(await refusalOf(shop.call(api.placeOrder, order, { headers }))).toBe('done')
})
