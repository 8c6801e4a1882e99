import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endOtherSessions } from '#domain/identity/account-data/api.ts'
import * as api from '#domain/order/api.ts'
import * as lookup from '#domain/order/lookup/api.ts'
import * as checks from '#domain/order/checks/api.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  logIn,
  openMemberShop,
  refusalOf,
  registerMember,
  type Member,
} from '#test/support/members.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct
let people = 0
let member: Member
let as: { headers: Record<string, string> }

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 1000 }]))[0]!
})
afterAll(() => shop.close())
beforeEach(async () => {
  people += 1
  member = await registerMember(shop, `0955${String(people).padStart(6, '0')}`)
  as = { headers: member.headers }
})

const orderOf = (phone: string) => guestOrder([{ product: jex }], phone)
const placeAsMember = () => shop.call(api.placeOrder, orderOf(member.phone), as)

describe("a member's orders", () => {
  test('belong to the account: seen without a token, on any device, by nobody else', async () => {
    const { code } = await placeAsMember()
    expect((await shop.call(api.getOrder, { code }, as)).code).toBe(code)
    const stranger = await registerMember(shop, `0956${String(people).padStart(6, '0')}`)
    const others = [{}, { headers: stranger.headers }]
    for (const other of others) {
      expect(await refusalOf(shop.call(api.getOrder, { code }, other))).toBe('notFound')
      const cancel = shop.call(api.cancelOrder, { code, reason: 'Đổi ý' }, other)
      expect(await refusalOf(cancel)).toBe('notFound')
    }
    expect((await shop.call(api.listOrders, {}, { headers: stranger.headers })).items).toEqual([])
  })

  test('belong to the account also when another phone receives them', async () => {
    const { code } = await shop.call(api.placeOrder, orderOf('0901111222'), as)
    const { items } = await shop.call(api.listOrders, {}, as)
    expect(items.map((order) => order.code)).toEqual([code])
  })

  test('are listed newest first, by state, by a part of the code, page by page', async () => {
    const codes: string[] = []
    for (let count = 0; count < 5; count += 1) {
      shop.ctx.clock.advance(1000)
      codes.unshift((await placeAsMember()).code)
    }
    await shop.call(api.cancelOrder, { code: codes[1]!, reason: 'Đổi ý' }, as)
    const list = async (filter: Parameters<typeof shop.call<typeof api.listOrders>>[1]) => {
      const { items, paginate } = await shop.call(api.listOrders, filter, as)
      return [items.map((order) => order.code), paginate.total_data]
    }
    expect(await list({})).toEqual([codes, 5])
    expect(await list({ page: 2, limit: 2 })).toEqual([codes.slice(2, 4), 5])
    expect(await list({ page: 9, limit: 2 })).toEqual([[], 5])
    expect(await list({ status: 'pre_cancel' })).toEqual([[codes[1]], 1])
    expect(await list({ status: 'pre_cancel,processing' })).toEqual([codes, 5])
    expect(await list({ code: codes[3]!.slice(-6).toLowerCase() })).toEqual([[codes[3]], 1])
    expect(await list({ code: '%' })).toEqual([[], 0])
  })

  test('come whole: lines, costs and timeline', async () => {
    const { code, view_token: _, ...placed } = await placeAsMember()
    const { items } = await shop.call(api.listOrders, {}, as)
    expect(items[0]).toMatchObject({ code, costs: placed.costs, products: placed.products })
    expect(items[0]).toEqual(await shop.call(api.getOrder, { code }, as))
  })

  test('are not listed for a guest, nor for a state that does not exist', async () => {
    expect(await refusalOf(shop.call(api.listOrders, {}))).toBe('unauthenticated')
    expect(await refusalOf(shop.call(api.listOrders, { status: 'lost' }, as))).toBe('invalidInput')
  })
})

test('the phone of an order is known to have an account or not', async () => {
  const known = await shop.call(checks.checkOrderPhone, { phone: member.phone })
  expect(known).toEqual({ exists: true, is_member: true, is_employee: false })
  expect((await shop.call(checks.checkOrderPhone, { phone: '0901111444' })).exists).toBe(false)
})

describe("a guest's orders", () => {
  test('are taken over by the member whose phone placed them, with their tokens', async () => {
    const mine = await shop.call(api.placeOrder, orderOf(member.phone))
    const elsewhere = await shop.call(api.placeOrder, orderOf('0901111333'))
    const { taken } = await shop.call(
      lookup.takeOverOrders,
      {
        orders: [
          { code: mine.code, token: mine.view_token },
          { code: elsewhere.code, token: elsewhere.view_token },
          { code: 'DH261121ZZZZZZ', token: 'x' },
        ],
      },
      as,
    )
    expect(taken).toEqual([mine.code])
    const { items } = await shop.call(api.listOrders, {}, as)
    expect(items.map((order) => order.code)).toEqual([mine.code])
  })

  test('are not taken over with a wrong token, nor twice', async () => {
    const { code, view_token: token } = await shop.call(api.placeOrder, orderOf(member.phone))
    const takeOver = (given: string) =>
      shop.call(lookup.takeOverOrders, { orders: [{ code, token: given }] }, as)
    expect((await takeOver('x'.repeat(token.length))).taken).toEqual([])
    expect((await takeOver(token)).taken).toEqual([code])
    expect((await takeOver(token)).taken).toEqual([])
  })
})

test('an order of a session that was ended is an order of a guest', async () => {
  const there = await logIn(shop, member.phone)
  await shop.call(endOtherSessions, {}, as)
  await shop.call(api.placeOrder, orderOf(member.phone), { headers: there.headers })
  expect((await shop.call(api.listOrders, {}, as)).items).toEqual([])
})
