import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import * as checks from '#domain/order/checks/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { guestOrder, readStock, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../../settings/index.ts'

let shop: TestShop
let product: ShelfProduct
let phone = ''
let shelves = 0

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await saveSetting(shop.ctx, 'ORDER_OTP', true)
})
afterAll(() => shop.close())

beforeEach(async () => {
  shelves += 1
  product = (await addStock(shop.ctx.db, [{ code: `OTP${shelves}`, onHand: 3 }]))[0]!
  phone = `09${String(shelves).padStart(8, '3')}`
})

const order = (otp?: string, quantity = 1) => ({
  ...guestOrder([{ product, quantity }], phone),
  ...(otp ? { otp, otp_phone: phone } : {}),
})

async function sendCode(): Promise<string> {
  await shop.call(checks.sendOrderOtp, { phone })
  const { code } = await shop.ctx.db
    .selectFrom('message')
    .select('code')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return code!
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('with the ORDER_OTP setting on', () => {
  test('an order without a code is refused', async () => {
    await expect(shop.call(api.placeOrder, order())).rejects.toMatchObject({
      status: 400,
      code: 'otpRequired',
    })
  })

  test('the code sent to the phone opens the way, once', async () => {
    const code = await sendCode()
    const placed = await shop.call(api.placeOrder, order(code))
    expect(placed.status).toBe('processing')
    await expect(shop.call(api.placeOrder, order(code))).rejects.toMatchObject({
      code: 'otpNotValid',
    })
  })

  test('asking for the first answer again needs no second code', async () => {
    const code = await sendCode()
    const headers = { 'idempotency-key': `again-${phone}` }
    const first = await shop.call(api.placeOrder, order(code), { headers })
    expect(await shop.call(api.placeOrder, order(code), { headers })).toEqual(first)
  })

  test('sixteen twins with one key hear one answer, and use one code for one order', async () => {
    const code = await sendCode()
    const headers = { 'idempotency-key': `twins-${phone}` }
    const twins = Array.from({ length: 16 }, () =>
      shop.call(api.placeOrder, order(code), { headers }),
    )
    const answers = await Promise.all(twins)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 3, reserved: 1 })
  })

  test('a wrong code leaves its key free for the right one', async () => {
    const code = await sendCode()
    const headers = { 'idempotency-key': `second-${phone}` }
    const first = shop.call(api.placeOrder, order(wrong(code)), { headers })
    expect(await refusalOf(first)).toBe('otpNotValid')
    expect((await shop.call(api.placeOrder, order(code), { headers })).status).toBe('processing')
  })

  test('an order that is refused for its stock gives the code back', async () => {
    const code = await sendCode()
    await expect(shop.call(api.placeOrder, order(code, 4))).rejects.toMatchObject({
      code: 'outOfStock',
    })
    const placed = await shop.call(api.placeOrder, order(code))
    expect(placed.status).toBe('processing')
  })

  test('a code is good for 120 seconds', async () => {
    const code = await sendCode()
    shop.ctx.clock.advance(121_000)
    await expect(shop.call(api.placeOrder, order(code))).rejects.toMatchObject({
      code: 'otpExpired',
    })
  })

  test('five wrong tries void it, and the right one comes too late', async () => {
    const code = await sendCode()
    const tries = []
    for (let turn = 0; turn < 6; turn += 1) {
      const otp = turn < 5 ? wrong(code) : code
      tries.push(await refusalOf(shop.call(api.placeOrder, order(otp))))
    }
    expect(tries).toEqual([
      ...Array.from({ length: 4 }, () => 'otpNotValid'),
      'otpTooManyAttempts',
      'otpNotValid',
    ])
    expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 3, reserved: 0 })
  })

  test('twenty wrong tries at once count as five and never let the right one through after', async () => {
    const code = await sendCode()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(shop.call(api.placeOrder, order(wrong(code))))),
    )
    expect(answers.filter((answer) => answer === 'otpTooManyAttempts')).toHaveLength(1)
    expect(await refusalOf(shop.call(api.placeOrder, order(code)))).toBe('otpNotValid')
  })

  test('the right one among many wrong ones at once is one of at most five tries', async () => {
    const code = await sendCode()
    const tries = [...Array.from({ length: 9 }, () => wrong(code)), code]
    await Promise.all(tries.map((otp) => refusalOf(shop.call(api.placeOrder, order(otp)))))
    const { wrong_tries } = await shop.ctx.db
      .selectFrom('one_time_code')
      .select('wrong_tries')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    expect(wrong_tries).toBeLessThanOrEqual(5)
  })

  test('a new code voids the older one', async () => {
    const older = await sendCode()
    const newer = await sendCode()
    if (older !== newer) {
      expect(await refusalOf(shop.call(api.placeOrder, order(older)))).toBe('otpNotValid')
    }
    expect((await shop.call(api.placeOrder, order(newer))).status).toBe('processing')
  })

  test('the code of another phone does not do', async () => {
    const code = await sendCode()
    const other = { ...order(code), otp_phone: '0987654321' }
    expect(await refusalOf(shop.call(api.placeOrder, other))).toBe('otpNotValid')
  })
})

async function refusalOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  )
}
