import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getCaptchaChallenge } from '#domain/captcha/api.ts'
import * as api from '#domain/order/api.ts'
import * as checks from '#domain/order/checks/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openMemberShop, readCode, refusalOf, registerMember } from '#test/support/members.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let easy: TestShop
let jex: ShelfProduct
let people = 0
let phone: string
let from: string

beforeAll(async () => {
  easy = await openMemberShop()
  shop = await openTestShop({ beside: easy, config: { captcha: true, rateLimits: true } })
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 100 }]))[0]!
})
afterAll(async () => {
  await shop.close()
  await easy.close()
})
beforeEach(() => {
  people += 1
  phone = `0977400${String(people).padStart(3, '0')}`
  from = `198.51.${people}.7`
})

const order = (more: Partial<api.PlaceOrderBody> = {}) => ({
  ...guestOrder([{ product: jex }], phone),
  ...more,
})
const place = (more: Partial<api.PlaceOrderBody> = {}, headers: Record<string, string> = {}) =>
  refusalOf(shop.call(api.placeOrder, order(more), { from, headers }))

async function solve(): Promise<string> {
  const { puzzle } = await shop.call(getCaptchaChallenge, {}, { from })
  const { counter, derivedKey } = (await solveChallenge({ challenge: puzzle!, deriveKey }))!
  return btoa(JSON.stringify({ challenge: puzzle, solution: { counter, derivedKey } }))
}

test('a guest’s second order of an hour shows that a person orders', async () => {
  expect(await place()).toBe('done')
  expect(await place()).toBe('captchaRequired')
  expect(await place({ captcha: 'nonsense' })).toBe('captchaInvalid')
  const captcha = await solve()
  expect(await place({ captcha })).toBe('done')
  expect(await place({ captcha })).toBe('captchaInvalid')
})

test('a network’s sixth does, whichever phones it names; another network goes on', async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    expect(await place({ customer_phone: `09774500${people}${nth}` })).toBe('done')
  }
  expect(await place()).toBe('captchaRequired')
  from = `203.0.${people}.9`
  phone = '0977499999'
  expect(await place()).toBe('done')
})

test('an order that is refused uses no puzzle up, and the same order with another is the same', async () => {
  expect(await place()).toBe('done')
  const captcha = await solve()
  expect(await place({ captcha, summary: { payment: 1 } })).toBe('priceChanged')
  const headers = { 'idempotency-key': `same-order-${phone}`, 'idempotency-secret': 'mine-alone' }
  const first = await shop.call(api.placeOrder, order({ captcha }), { from, headers })
  const again = await shop.call(api.placeOrder, order({ captcha: 'another' }), { from, headers })
  expect(again).toEqual(first)
})

test('neither members nor whoever has the code need one', async () => {
  const { headers } = await registerMember(easy, phone)
  for (let nth = 0; nth < 3; nth += 1) expect(await place({}, headers)).toBe('done')
  phone = '0977488888'
  expect(await place()).toBe('done')
  await easy.call(checks.sendOrderOtp, { phone })
  const otp = await readCode(easy, phone)
  expect(await place({ otp, otp_phone: phone })).toBe('done')
})
