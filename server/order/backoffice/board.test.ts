import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { orderTypes } from '#domain/order/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import * as api from '#domain/order/backoffice/api.ts'
import type { Input } from '#domain/contract.ts'
import { orderStatuses, paymentStatuses } from '#domain/order/status.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { fillOrders } from '#test/support/many-orders.ts'
import { addStock } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { boardChecks } from './checks.ts'

const placed = 3000
const until = new Date('2026-11-21T02:00:00Z')

let shop: TestShop
let headers: Record<string, string>

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  const codes = Array.from({ length: 12 }, (_, at) => ({
    code: `SP${at}`,
    price: 50_000 + at * 45_000,
    was: 600_000,
  }))
  await addStock(shop.ctx.db, codes)
  await fillOrders(shop.databaseUrl, placed, until)
  headers = await staffHeaders(shop, 'accountant')
})
afterAll(() => shop.close())

type Filter = Omit<Input<typeof api.listBoard>, 'sort' | 'cursor' | 'limit'>

/** All pages of a filter, one after the other. */
async function walkBoard(filter: Filter, sort: 'new' | 'old' | 'total', limit: number) {
  const items: api.BoardRow[] = []
  let cursor: string | undefined
  do {
    const page = await shop.call(
      api.listBoard,
      { ...filter, sort, limit, ...(cursor ? { cursor } : {}) },
      { headers },
    )
    expect(page.items.length).toBeLessThanOrEqual(limit)
    items.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return items
}

async function everyOrder() {
  return shop.ctx.db.selectFrom('shop_order').selectAll().execute()
}
type StoredOrder = Awaited<ReturnType<typeof everyOrder>>[number]

/** The plainest way to say what the board shows. */
function expected(orders: StoredOrder[], filter: Filter, sort: 'new' | 'old' | 'total') {
  const total = (order: StoredOrder) => order.payment + order.shipping_fee
  const at = (order: StoredOrder) => order.created_at.getTime()
  const by = {
    new: (a: StoredOrder, b: StoredOrder) => at(b) - at(a) || b.id - a.id,
    old: (a: StoredOrder, b: StoredOrder) => at(a) - at(b) || a.id - b.id,
    total: (a: StoredOrder, b: StoredOrder) => total(b) - total(a) || b.id - a.id,
  }
  return orders
    .filter((order) => isShown(order, filter))
    .toSorted(by[sort])
    .map(({ code }) => code)
}

function isShown(order: StoredOrder, filter: Filter): boolean {
  const day = new Date(order.created_at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
  return (
    (!filter.status || filter.status.includes(order.status)) &&
    (!filter.payment_type || filter.payment_type.includes(paymentTypes[order.payment_method])) &&
    (!filter.payment_status || filter.payment_status === order.payment_status) &&
    (!filter.order_type || filter.order_type === order.order_type) &&
    (!filter.from || day >= filter.from) &&
    (!filter.to || day <= filter.to) &&
    (!filter.q || isFound(order, filter.q))
  )
}

function isFound(order: StoredOrder, q: string): boolean {
  if (q.startsWith('DH')) return order.code.startsWith(q)
  if (/^\d+$/.test(q)) return order.customer_phone.endsWith(q) || order.receiver_phone.endsWith(q)
  const words = foldVietnamese(order.receiver_name).split(' ')
  const typed = foldVietnamese(q).split(' ')
  return typed.every((word, nth) =>
    words.some((one) =>
      nth < typed.length - 1 || word.length === 1 ? one === word : one.startsWith(word),
    ),
  )
}

async function termFaults(): Promise<string[]> {
  const faults = await Promise.all(boardChecks.map(({ query }) => shop.ctx.pool.query(query)))
  return faults.flatMap(({ rows }) => rows.map(({ found }) => String(found)))
}

describe('the board', () => {
  test('shows what every choice of filters leaves, in every order, each order once', async () => {
    const orders = await everyOrder()
    const some = (field: (order: StoredOrder) => string) =>
      fc.constantFrom(...orders.slice(0, 400).map(field))
    const day = fc
      .integer({ min: 0, max: 760 })
      .map((ago) => new Date(until.getTime() - ago * 86_400_000).toISOString().slice(0, 10))
    const q = fc.oneof(
      some(({ receiver_name }) => receiver_name),
      some(({ receiver_name }) => receiver_name.split(' ').at(-1)!),
      some(({ receiver_name }) => receiver_name.split(' ').slice(0, 2).join(' ')),
      // The words in another order, and one of them left out.
      some(({ receiver_name }) => receiver_name.split(' ').toReversed().join(' ')),
      some(({ receiver_name }) => receiver_name.split(' ').toSpliced(1, 1).toReversed().join(' ')),
      fc.constantFrom(
        'Nguyễn',
        'thi l',
        'Trần Lan',
        'hu',
        'xyz',
        'ngu',
        'y',
        'Thị Thị',
        'Lê lê thị',
      ),
      some(({ customer_phone }) => customer_phone),
      some(({ receiver_phone }) => receiver_phone.slice(-4)),
      some(({ receiver_phone }) => receiver_phone.slice(-6)),
      fc
        .tuple(
          some(({ code }) => code),
          fc.integer({ min: 3, max: 14 }),
        )
        .map(([code, signs]) => code.slice(0, signs)),
    )
    const filters = fc.record(
      {
        status: fc.subarray([...orderStatuses], { minLength: 1 }),
        payment_type: fc.subarray(Object.values(paymentTypes), { minLength: 1 }),
        payment_status: fc.constantFrom(...paymentStatuses),
        order_type: fc.constantFrom(...orderTypes),
        from: day,
        to: day,
        q,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom('new' as const, 'old' as const, 'total' as const),
        fc.integer({ min: 20, max: 100 }),
        async (filter, sort, limit) => {
          const shown = await walkBoard(filter, sort, limit)
          expect(shown.map(({ code }) => code)).toEqual(expected(orders, filter, sort))
        },
      ),
      { numRuns: 120 },
    )
  })

  test('finds an order by its present name and phones alone', async () => {
    const { db } = shop.ctx
    const mine = { receiver_name: 'Quỳnh Như Ý', receiver_phone: '0901119999', customer_phone: '' }
    const { code } = await db
      .updateTable('shop_order')
      .set(mine)
      .where('id', '=', 77)
      .returning('code')
      .executeTakeFirstOrThrow()
    const find = async (q: string) =>
      (await walkBoard({ q }, 'new', 100)).map((order) => order.code)
    expect(await find('nhu quynh')).toEqual([code])
    expect(await find('119999')).toEqual([code])
    // As when its member is erased.
    const nobody = { receiver_name: '', receiver_phone: '', customer_phone: '' }
    await db.updateTable('shop_order').set(nobody).where('id', '=', 77).execute()
    expect(await find('nhu quynh')).toEqual([])
    expect(await find('119999')).toEqual([])
    expect(await find(code)).toEqual([code])
    expect(await termFaults()).toEqual([])
  })

  test('counts each state', async () => {
    const orders = await everyOrder()
    const counts = await shop.call(api.countBoard, {}, { headers })
    expect(counts.map(({ status }) => status)).toEqual(orderStatuses)
    for (const { status, count, more } of counts) {
      expect({ status, count, more }).toEqual({
        status,
        count: orders.filter((order) => order.status === status).length,
        more: false,
      })
    }
  })
})
