import { afterAll, beforeAll, expect, test } from 'vitest'
import * as identity from '#domain/identity/api.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import * as api from '#domain/order/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openStream } from '#test/support/event-stream.ts'
import { bearer, logIn, openMemberShop, password, registerMember } from '#test/support/members.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'

const phone = '0912000001'
let shop: TestShop
let product: ShelfProduct
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  product = (await addStock(shop.ctx.db, [{ code: 'LIVE', onHand: 10 }]))[0]!
  await registerMember(shop, phone)
})
afterAll(() => shop.close())

async function follow() {
  const member = await logIn(shop, phone)
  const headers = bearer(member.token)
  const order = await shop.call(api.placeOrder, guestOrder([{ product }], phone), { headers })
  const stream = await openStream(shop, `/order/${order.code}/live`, headers)
  expect(stream.status).toBe(200)
  return { headers, stream }
}

test('a member’s stream ends with the logout', async () => {
  const { headers, stream } = await follow()
  await shop.call(identity.logout, {}, { headers })
  expect(await stream.next()).toBeNull()
})

test('and when another device ends all others, or changes the password', async () => {
  const left = await follow()
  const { headers } = await follow()
  await shop.call(accountData.endOtherSessions, {}, { headers })
  expect(await left.stream.next()).toBeNull()
  const second = await follow()
  const change = { old_password: password, password: '864209' }
  await shop.call(identity.changePassword, change, { headers })
  expect(await second.stream.next()).toBeNull()
})
