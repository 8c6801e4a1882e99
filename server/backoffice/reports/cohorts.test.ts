import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getCohorts,
  listCohortCustomers,
  listRepeatIntervals,
} from '#domain/customer/backoffice/cohorts.ts'
import { countCohorts } from '#server/backoffice/index.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from '#test/support/app.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openMemberShop } from '#test/support/members.ts'
import { hireStaff, staffHeaders } from '#test/support/staff.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct
let tra: ShelfProduct
let accountant: { headers: Record<string, string> }
let staffId: number

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [{ code: 'JEX' }, { code: 'TRA' }])
  jex = shelf[0]!
  tra = shelf[1]!
  accountant = await hireStaff(shop, 'accountant')
  staffId = (await hireStaff(shop, 'care')).id
})
afterAll(() => shop.close())

let placed = 0

/** A guest's order that was placed then; only what cohorts read of it. */
async function order(
  phone: string,
  on: string,
  { product = jex, payment = 100_000 }: { product?: ShelfProduct; payment?: number } = {},
): Promise<number> {
  placed += 1
  const code = `DH${String(placed).padStart(6, '0')}`
  const { db } = shop.ctx
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('shop_order')
      .values({
        code,
        status: 'open',
        payment_method: 'cash',
        member_id: null,
        customer_phone: phone,
        receiver_name: 'Trần Thị Hoa',
        receiver_phone: phone,
        receiver_email: null,
        address_scheme: null,
        province_id: null,
        district_id: null,
        ward_id: null,
        street: null,
        full_address: null,
        new_address: null,
        pickup_branch: 'CN1',
        goods_total: payment,
        goods_discount: 0,
        payment,
        shipping_fee: 0,
        tracking_code: null,
        delivery_from: null,
        delivery_to: null,
        created_at: new Date(`${on}T10:00:00+07:00`),
        cash_to_collect: null,
        erasure_asked_at: null,
        erased_at: null,
        repeat_after_cancel: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('order_line')
      .values({
        order_id: id,
        line_no: 1,
        product_id: product.id,
        product_name: 'Viên uống',
        product_code: 'JEX',
        product_type: 'normal',
        unit_price: payment,
        original_price: payment,
        quantity: 1,
      })
      .execute()
    return id
  })
}

async function cancel(id: number): Promise<void> {
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ status: 'cancelled' })
    .where('id', '=', id)
    .execute()
}

let returns = 0

async function giveBack(id: number, amount: number): Promise<void> {
  returns += 1
  await shop.ctx.db
    .insertInto('order_return')
    .values({
      order_id: id,
      return_no: returns,
      amount,
      points: 0,
      reason: 'Hộp móp',
      restocked: false,
      actor: 'test',
      at: shop.ctx.clock.now(),
    })
    .execute()
}

/** As the merge of two guests' phones does: what cohorts know of it. */
async function merge(from: string, to: string): Promise<void> {
  const { db, clock } = shop.ctx
  await db.transaction().execute(async (trx) => {
    const idOf = async (phone: string) =>
      (await trx.selectFrom('customer').select('id').where('phone', '=', phone).executeTakeFirst())
        ?.id
    const [old, stays] = [await idOf(from), await idOf(to)]
    if (old === undefined || stays === undefined || old === stays) return
    const { id } = await trx
      .insertInto('person_merge')
      .values({
        from_customer: old,
        to_customer: stays,
        from_phone: from,
        to_phone: to,
        why: 'Đổi số',
        from_proof: 'code',
        from_proven_by: null,
        to_proof: 'code',
        to_proven_by: null,
        started_by: staffId,
        started_at: clock.now(),
        ended_by: null,
        ended_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const orders = trx.updateTable('shop_order').set({ customer_phone: to })
    await orders.where('customer_phone', '=', from).execute()
    await trx.updateTable('customer').set({ phone: null }).where('id', '=', old).execute()
    const done = { state: 'done', ended_by: staffId, ended_at: clock.now() } as const
    await trx.updateTable('person_merge').set(done).where('id', '=', id).execute()
  })
}

const report = (asked: { split?: 'channel' | 'product'; key?: string } = {}) =>
  shop.call(getCohorts, { months: '24', ...asked }, accountant)

async function wrongCohorts() {
  const found = await examine(shop.ctx.db)
  return found.filter(({ check }) => check.includes('cohort') || check.includes('its buyer'))
}

const [hoa, lan] = ['0921000001', '0921000002']
/** Hoa buys in January, twice in March; Lan in January alone, and once more, which is cancelled. */
let lost: number

test('a cohort says who came back in which month and what they bought', async () => {
  await order(hoa, '2026-01-05')
  await order(hoa, '2026-03-05', { payment: 200_000 })
  const back = await order(hoa, '2026-03-25', { product: tra })
  await order(lan, '2026-01-31')
  lost = await order(lan, '2026-02-10')
  expect((await report()).behind).toBe(true)
  await countCohorts(shop.ctx)
  await giveBack(back, 40_000)
  await cancel(lost)
  await countCohorts(shop.ctx)
  const { items, behind } = await report()
  expect(behind).toBe(false)
  const january = items.find(({ key }) => key === '2026-01-01')!
  expect(january).toMatchObject({ customers: 2, again: 1, net: 460_000 })
  expect(january.cells.slice(0, 3)).toEqual([
    { offset: 0, customers: 2, again: 0, net: 200_000 },
    { offset: 1, customers: 0, again: 0, net: 0 },
    { offset: 2, customers: 1, again: 1, net: 260_000 },
  ])
  expect(await wrongCohorts()).toEqual([])
})

test('by channel and by first product it is told apart, and days between orders are counted', async () => {
  const { items } = await report({ split: 'product' })
  expect(items.map(({ key, customers, again }) => [key, customers, again])).toEqual([
    [String(jex.id), 2, 1],
  ])
  const [web] = (await report({ split: 'channel' })).items
  expect(web).toMatchObject({ key: 'web', customers: 2, net: 460_000 })
  const intervals = await shop.call(listRepeatIntervals, {}, accountant)
  expect(intervals).toMatchObject([{ product_id: jex.id, repeats: 1, median: 59 }])
})

test('a cell opens its customers, masked; one who was erased is a count', async () => {
  const cell = { first: '2026-01-01' }
  const { items, erased } = await shop.call(listCohortCustomers, cell, accountant)
  expect(items.length).toBe(2)
  expect(JSON.stringify(items)).not.toContain(hoa)
  expect(erased).toBe(0)
  await shop.ctx.db
    .updateTable('customer')
    .set({ phone: null, name: '' })
    .where('phone', '=', lan)
    .execute()
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ customer_phone: '', receiver_name: '', receiver_phone: '' })
    .where('customer_phone', '=', lan)
    .execute()
  await order(lan, '2026-03-01')
  await countCohorts(shop.ctx)
  const after = await shop.call(listCohortCustomers, cell, accountant)
  expect([after.items.length, after.erased]).toEqual([1, 1])
  const { items: cohorts } = await report()
  expect(cohorts.find(({ key }) => key === '2026-03-01')).toMatchObject({ customers: 1 })
  expect(cohorts.find(({ key }) => key === '2026-01-01')).toMatchObject({ customers: 2 })
  expect(await wrongCohorts()).toEqual([])
})

test('two phones that are merged are one buyer, who came back', async () => {
  const [old, stays] = ['0921000003', '0921000004']
  await order(old, '2026-05-05')
  await order(stays, '2026-06-05')
  await countCohorts(shop.ctx)
  const cohort = async (month: string) => (await report()).items.find(({ key }) => key === month)
  expect(await cohort('2026-06-01')).toMatchObject({ customers: 1, again: 0 })
  await merge(old, stays)
  await countCohorts(shop.ctx)
  expect(await cohort('2026-05-01')).toMatchObject({ customers: 1, again: 1 })
  expect((await cohort('2026-06-01'))?.customers ?? 0).toBe(0)
  expect(await wrongCohorts()).toEqual([])
})

const months = ['2026-01', '2026-02', '2026-03', '2026-04'] as const
const step = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    buyer: fc.integer({ min: 0, max: 5 }),
    month: fc.constantFrom(...months),
    day: fc.integer({ min: 1, max: 28 }),
    isTra: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('return' as const), which: fc.nat() }),
  fc.record({
    kind: fc.constant('merge' as const),
    buyer: fc.integer({ min: 0, max: 5 }),
    into: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ kind: fc.constant('count' as const) }),
)

test('whatever is ordered, given back, cancelled and merged, in any order, cohorts are a plain recount', async () => {
  let stories = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      stories += 1
      const orders: number[] = []
      const phoneOf = (buyer: number) =>
        `0922${String(stories % 100).padStart(3, '0')}${String(buyer).padStart(3, '0')}`
      for (const one of steps) {
        if (one.kind === 'count') await countCohorts(shop.ctx)
        else if (one.kind === 'merge') await merge(phoneOf(one.buyer), phoneOf(one.into))
        else if (one.kind === 'order') {
          const phone = phoneOf(one.buyer)
          const on = `${one.month}-${String(one.day).padStart(2, '0')}`
          orders.push(await order(phone, on, { product: one.isTra ? tra : jex }))
        } else if (orders.length > 0) {
          const id = orders[one.which % orders.length]!
          await (one.kind === 'cancel' ? cancel(id) : giveBack(id, 1000))
        }
      }
      await countCohorts(shop.ctx)
      expect(await wrongCohorts()).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test('counted by eight at once while eight order, nothing is lost and nothing counts twice', async () => {
  const before = (await report()).items.find(({ key }) => key === '2026-02-01')?.customers ?? 0
  await Promise.all([
    ...Array.from({ length: 8 }, (_, n) => order(`092300000${n}`, '2026-02-14')),
    ...Array.from({ length: 8 }, () => countCohorts(shop.ctx)),
  ])
  await countCohorts(shop.ctx)
  const after = (await report()).items.find(({ key }) => key === '2026-02-01')!.customers
  expect(after).toBe(before + 8)
  expect(await wrongCohorts()).toEqual([])
})

test('the file has a line for each cell, for those who read it', async () => {
  const url = '/api/admin/reports/cohorts/export?months=24'
  const file = await shop.app.fastify.inject({ url, headers: accountant.headers })
  expect(file.statusCode).toBe(200)
  expect(csvText(file)).toContain('01/2026')
  const headers = await staffHeaders(shop, 'care')
  expect((await shop.app.fastify.inject({ url, headers })).statusCode).toBe(403)
})
