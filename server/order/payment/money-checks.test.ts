import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '#server/settings/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { findFaults, live, orderBody } from '#test/support/order-lives.ts'
import { placeToPay, transfer } from '#test/support/paid-orders.ts'
import { addStock } from '#test/support/stock.ts'
import type { Db } from '../../platform/db.ts'
import { moneyChecks } from './money-checks.ts'

let shop: TestShop
let codes: Record<OrderName, string>

type OrderName = 'waiting' | 'paid' | 'cancelled' | 'untouched'

beforeAll(async () => {
  shop = await openTestShop()
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode', 'transfer'])
  const [product] = await addStock(shop.ctx.db, [{ code: 'JEX' }])
  const place = () => placeToPay(shop, orderBody([{ product: product! }]), 'transfer')
  const waiting = await place()
  await transfer(shop, waiting, 1000)
  const paid = await place()
  await transfer(shop, paid)
  const cancelled = await place()
  await transfer(shop, cancelled, 1000)
  await live(shop, cancelled.code, 'paymentExpired')
  const untouched = await place()
  await live(shop, untouched.code, 'paymentExpired')
  codes = {
    waiting: waiting.code,
    paid: paid.code,
    cancelled: cancelled.code,
    untouched: untouched.code,
  }
})
afterAll(() => shop.close())

test('all is well as long as nobody meddles', async () => {
  expect(await findFaults(shop)).toEqual([])
})

const entry = (order: OrderName, kind: string, amount: number) => () => `
  insert into order_money (order_id, kind, amount, cause, at)
  select id, '${kind}', ${amount}, 'meddled', now() from shop_order where code = '${codes[order]}'`
const called = (order: OrderName, status: string) => () =>
  `update shop_order set payment_status = '${status}' where code = '${codes[order]}'`

test.each([
  ['an order is charged what it costs', entry('paid', 'charged', 5)],
  ['an order is charged what it costs', entry('cancelled', 'charged', 5)],
  ['a paid order has kept what it is charged', called('paid', 'open')],
  ['a paid order has kept what it is charged', called('waiting', 'success')],
  ['an order that waits for nothing but money', entry('waiting', 'received', 100_000_000)],
  ['an order under way or done', called('paid', 'open')],
  ['a cancelled order keeps no money', entry('cancelled', 'received', 5)],
  ['a cancelled order that had money', called('cancelled', 'open')],
  ['a cancelled order that had money', called('untouched', 'refund')],
  ['an order gives back no more than came', entry('waiting', 'owed', 1001)],
  ['an order gives back no more than came', entry('cancelled', 'refunded', 1001)],
])('the doctor finds that not %s', async (name, meddling) => {
  const undo = new Error('undo')
  const meddled = shop.ctx.db.transaction().execute(async (trx) => {
    await sql.raw(meddling()).execute(trx)
    expect(await findMoneyFaults(trx, name)).not.toEqual([])
    throw undo
  })
  await expect(meddled).rejects.toBe(undo)
})

async function findMoneyFaults(db: Db, name: string): Promise<unknown[]> {
  const check = moneyChecks.find((each) => each.name.startsWith(name))!
  return (await sql.raw(check.query).execute(db)).rows
}
