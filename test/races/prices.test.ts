import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvePricePlan, pricePlans } from '#domain/catalog/backoffice/price-plans.ts'
import { hours } from '#domain/kernel/durations.ts'
import { placeOrder } from '#domain/order/api.ts'
import { settlePrices } from '#server/catalog/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let people: StaffMember[]
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  people = []
  for (let at = 0; at < 8; at += 1) people.push(await hireStaff(shop))
})
afterAll(() => shop.close())

const reason = 'Chương trình cuối năm'
const later = (milliseconds: number) =>
  new Date(shop.ctx.clock.now().getTime() + milliseconds).toISOString()
const shelf = async (code: string): Promise<ShelfProduct> => {
  const [product] = await addStock(shop.ctx.db, [{ code, price: 100_000, was: 120_000 }])
  return product!
}
const plan = ({ headers }: StaffMember, product_code: string, price: number, from: string | null) =>
  shop.call(
    pricePlans.create,
    {
      product_code,
      original_price: 120_000,
      discount_price: price,
      starts_at: from,
      ends_at: from && later(hours(3)),
      reason,
    },
    { headers },
  )
const done = (answers: PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'fulfilled')

test('8 people plan the same hours at once: one does', async () => {
  await shelf('DUA1')
  const from = later(hours(2))
  const answers = await Promise.allSettled(
    people.map((one, at) => plan(one, 'DUA1', 90_000 + at, from)),
  )
  expect(done(answers)).toHaveLength(1)
})

test('8 people take 25% off what there is at once: together they stay within the limit of one', async () => {
  await shelf('DUA2')
  const answers = await Promise.allSettled(
    people.map((one, at) => plan(one, 'DUA2', 75_000 - at * 2000, null)),
  )
  const { discount_price: price } = await shop.ctx.db
    .selectFrom('product')
    .select('discount_price')
    .where('product_code', '=', 'DUA2')
    .executeTakeFirstOrThrow()
  expect(price).toBeGreaterThanOrEqual(70_000)
  const waiting = answers.filter(
    (answer) => answer.status === 'fulfilled' && answer.value.phase === 'waiting',
  )
  expect(waiting).toHaveLength(5)
})

test('7 people approve one plan at once: one does', async () => {
  await shelf('DUA3')
  const [author, ...others] = people
  const { id, version } = await plan(author!, 'DUA3', 50_000, null)
  const answers = await Promise.allSettled(
    others.map(({ headers }) => shop.call(approvePricePlan, { id, version, reason }, { headers })),
  )
  expect(done(answers)).toHaveLength(1)
})

test('orders, and processes that settle, all at the moment: each order has exactly one price', async () => {
  const product = await shelf('DUA4')
  await plan(people[0]!, 'DUA4', 90_000, later(hours(1)))
  shop.ctx.clock.advance(hours(1))
  const order = (at: number) => {
    const discountPrice = at % 2 === 0 ? 90_000 : 100_000
    const phone = `090123456${at}`
    return shop.call(placeOrder, guestOrder([{ product: { ...product, discountPrice } }], phone))
  }
  const settle = () => settlePrices(shop.ctx.db, shop.ctx.clock.now())
  const [settled, orders] = await Promise.all([
    Promise.all([settle(), settle(), settle()]),
    Promise.allSettled([0, 1, 2, 3, 4, 5].map(order)),
  ])
  // Who saw the former price is asked again, whoever settles when.
  expect(orders.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ])
  expect(settled.flat()).toEqual([product.id])
  const lines = await shop.ctx.db
    .selectFrom('order_line')
    .select('unit_price')
    .where('product_id', '=', product.id)
    .execute()
  expect(lines.map(({ unit_price: price }) => price)).toEqual([90_000, 90_000, 90_000])
})
