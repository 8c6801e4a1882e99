import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { bearer, openMemberShop, registerMember, type Member } from '#test/support/members.ts'
import { countOrders, guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let product: ShelfProduct
let mai: Member
let nam: Member
let key = ''
let nth = 0
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  product = (await addStock(shop.ctx.db, [{ code: 'OWNER', onHand: 100 }]))[0]!
  mai = await registerMember(shop, '0911000001')
  nam = await registerMember(shop, '0911000002')
})
afterAll(() => shop.close())
beforeEach(() => {
  key = `key-of-wish-${(nth += 1)}`
})

const secret = 's3cret-of-the-browser'

function send(from: { member?: Member; secret?: string } = {}) {
  const headers = {
    'idempotency-key': key,
    ...(from.secret ? { 'idempotency-secret': from.secret } : {}),
    ...(from.member ? bearer(from.member.token) : {}),
  }
  return shop.call(api.placeOrder, guestOrder([{ product }], '0911000009'), { headers })
}

const refused = { status: 409, code: 'idempotencyKeyReused' }

describe('the key of an order', () => {
  test('of a member answers nobody else: no guest, no other member', async () => {
    const first = await send({ member: mai })
    await expect(send()).rejects.toMatchObject(refused)
    await expect(send({ secret })).rejects.toMatchObject(refused)
    await expect(send({ member: nam })).rejects.toMatchObject(refused)
    expect(await send({ member: mai })).toEqual(first)
  })

  test('of a guest’s browser answers that browser alone', async () => {
    const first = await send({ secret })
    await expect(send()).rejects.toMatchObject(refused)
    await expect(send({ secret: 'another-browser' })).rejects.toMatchObject(refused)
    await expect(send({ member: nam })).rejects.toMatchObject(refused)
    expect(await send({ secret })).toEqual(first)
  })

  test('still makes one order when the guest logs in between two sendings, or out', async () => {
    const before = await countOrders(shop.ctx.db)
    const first = await send({ secret })
    expect(await send({ secret, member: mai })).toEqual(first)
    key = `${key}-second`
    const second = await send({ secret, member: mai })
    expect(await send({ secret })).toEqual(second)
    await expect(send({ secret, member: nam })).rejects.toMatchObject(refused)
    expect(await countOrders(shop.ctx.db)).toBe(before + 2)
  })

  test('sent at once before and after a login, and by a stranger: one order, no second answer', async () => {
    const before = await countOrders(shop.ctx.db)
    const own = Array.from({ length: 8 }, (_, index) =>
      send(index % 2 ? { secret } : { secret, member: mai }),
    )
    const strangers = Array.from({ length: 8 }, (_, index) =>
      send(index % 2 ? {} : { member: nam }),
    )
    const answers = await Promise.allSettled([...own, ...strangers])
    const codes = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value.code : []))
    expect(new Set(codes).size).toBe(1)
    expect(await countOrders(shop.ctx.db)).toBe(before + 1)
  })

  test('of a client without a secret is all that its guest has', async () => {
    const first = await send()
    expect(await send()).toEqual(first)
    expect(await send({ member: mai })).toEqual(first)
  })

  test('wants a secret that could be one', async () => {
    await expect(send({ secret: 'short' })).rejects.toMatchObject({
      code: 'invalidInput',
      fields: { 'Idempotency-Secret': expect.any(String) },
    })
  })
})
