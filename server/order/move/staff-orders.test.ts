import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as employees from '#domain/employee/api.ts'
import * as identity from '#domain/identity/api.ts'
import { hours, minutes } from '#domain/kernel/durations.ts'
import * as api from '#domain/order/api.ts'
import * as checks from '#domain/order/checks/api.ts'
import { releaseStaffAllowance, saveEmployee } from '#server/employee/index.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { openMemberShop, readCode, refusalOf, registerMember } from '#test/support/members.ts'
import { findFaults, listenToEvents, live, orderBody } from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct
let otiv: ShelfProduct
beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex, otiv] = (await addStock(shop.ctx.db, [
    { code: 'JEX', price: 295_999, onHand: 10_000 },
    { code: 'OTIV', price: 345_000, was: 345_000 },
  ])) as [ShelfProduct, ShelfProduct]
})
beforeEach(async () => {
  await saveSetting(shop.ctx, 'ECO_STAFF_INCENTIVES', { JEX: 15 })
  await saveSetting(shop.ctx, 'ECO_STAFF_ORDER_DURATION_DATE', 30)
})
afterAll(() => shop.close())

/** 15 % of 295.999, rounded down, is 44.399. */
const offJex = 44_399

let numbers = 0
function hire(...phones: string[]): Promise<number> {
  numbers += 1
  const at = shop.ctx.clock.now()
  const number = `NV${String(numbers).padStart(4, '0')}`
  return saveEmployee(shop.ctx.db, { number, name: 'Nguyễn Văn Tâm', phones, at })
}

async function proveEmployee(phone: string): Promise<string> {
  const products = [{ id: jex.id, quantity: 1 }]
  await shop.call(employees.checkStaffIncentive, { phone, products })
  const code = await readCode(shop, phone)
  return (await shop.call(employees.verifyStaffPhone, { phone, code })).token
}

/** One JEX at the staff price, by whoever holds the token of this phone. */
function staffOrder(phone: string, eco_token?: string) {
  const order = orderBody([{ product: jex }], { phone, saved: offJex })
  return { ...order, is_eco: true, ...(eco_token ? { eco_token } : {}) }
}

async function refused(call: Promise<unknown>): Promise<CallRefused> {
  return call.then(
    () => expect.unreachable(),
    (error: CallRefused) => error,
  )
}

describe('the staff price', () => {
  test('of sixteen twins with one key takes one turn, and all hear the one answer', async () => {
    const phone = '0911000077'
    await hire(phone)
    const body = staffOrder(phone, await proveEmployee(phone))
    const headers = { 'idempotency-key': 'sixteen-staff-twins' }
    const twins = Array.from({ length: 16 }, () => shop.call(api.placeOrder, body, { headers }))
    const answers = await Promise.all(twins)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('is told with what it takes off, and the code goes to the employee alone', async () => {
    await hire('0911000001')
    const products = [
      { id: jex.id, quantity: 2 },
      { id: otiv.id, quantity: 1 },
    ]
    const told = await shop.call(employees.checkStaffIncentive, { phone: '0911000001', products })
    expect(told).toEqual({
      allowed: true,
      needs_code: true,
      lines: [{ id: jex.id, percent: 15, discount: 2 * offJex }],
      sent: { expiresIn: 600, resendIn: 60 },
    })
    const nobody = await shop.call(employees.checkStaffIncentive, { phone: '0911999999', products })
    expect(nobody).toEqual({ allowed: false, needs_code: true, lines: [] })
    const otivOnly = { phone: '0911000001', products: [{ id: otiv.id, quantity: 1 }] }
    expect((await shop.call(employees.checkStaffIncentive, otivOnly)).allowed).toBe(false)
  })

  test('makes one order with a proven phone; the token serves once', async () => {
    await hire('0911000002')
    const token = await proveEmployee('0911000002')
    const order = await shop.call(api.placeOrder, staffOrder('0911000002', token))
    expect(order).toMatchObject({
      is_eco: true,
      products: [{ unit_price: 295_999 - offJex, original_price: 330_000 }],
      costs: {
        discount: { amount: 330_000 - 295_999 + offJex },
        order_total: { amount: 295_999 - offJex },
      },
    })
    expect(await refusalOf(shop.call(api.placeOrder, staffOrder('0911000002', token)))).toBe(
      'staffIncentiveNotAllowed',
    )
    const products = [{ id: jex.id, quantity: 1 }]
    const told = await shop.call(employees.checkStaffIncentive, { phone: '0911000002', products })
    expect(told).toEqual({ allowed: false, needs_code: true, lines: [], next_date: '2026-12-21' })
  })

  test('needs no code in the own session of the phone, and the account knows it', async () => {
    const member = await registerMember(shop, '0911000003')
    await hire(member.phone)
    const { headers } = member
    expect((await shop.call(identity.getUser, {}, { headers })).user.is_employee).toBe(true)
    const session = await shop.call(identity.getSession, {}, { headers })
    expect(session.member?.is_employee).toBe(true)
    const products = [{ id: jex.id, quantity: 1 }]
    const question = { phone: member.phone, products }
    const told = await shop.call(employees.checkStaffIncentive, question, { headers })
    expect(told).toMatchObject({ allowed: true, needs_code: false })
    expect(told.sent).toBeUndefined()
    const order = await shop.call(api.placeOrder, staffOrder(member.phone), { headers })
    expect(order.is_eco).toBe(true)
  })

  test('is refused without proof, with another phone, for nobody and after leaving', async () => {
    await hire('0911000004')
    await hire('0911000005')
    const token = await proveEmployee('0911000004')
    const place = (body: ReturnType<typeof staffOrder>) =>
      refusalOf(shop.call(api.placeOrder, body))
    expect(await place(staffOrder('0911000004'))).toBe('staffIncentiveNotAllowed')
    expect(await place(staffOrder('0911000005', token))).toBe('staffIncentiveNotAllowed')
    await shop.ctx.db
      .updateTable('employee')
      .set({ active: false })
      .where('id', 'in', (eb) =>
        eb.selectFrom('employee_phone').select('employee_id').where('phone', '=', '0911000004'),
      )
      .execute()
    expect(await place(staffOrder('0911000004', token))).toBe('staffIncentiveNotAllowed')
    const known = await shop.call(checks.checkOrderPhone, { phone: '0911000004' })
    expect(known.is_employee).toBe(false)
    expect((await shop.call(checks.checkOrderPhone, { phone: '0911000005' })).is_employee).toBe(
      true,
    )
  })

  test('takes nothing off what has no percent: an ordinary order, and the turn stays', async () => {
    await hire('0911000006')
    const order = orderBody([{ product: otiv }], { phone: '0911000006' })
    const placed = await shop.call(api.placeOrder, { ...order, is_eco: true })
    expect(placed.is_eco).toBe(false)
    const products = [{ id: jex.id, quantity: 1 }]
    const told = await shop.call(employees.checkStaffIncentive, {
      phone: '0911000006',
      products,
      preview: true,
    })
    expect(told.allowed).toBe(true)
    expect(told.sent).toBeUndefined()
  })

  test('that the browser reckoned wrongly makes no order, and the token still serves', async () => {
    await hire('0911000007')
    const token = await proveEmployee('0911000007')
    const order = staffOrder('0911000007', token)
    const wrong = { ...order, summary: { payment: order.summary.payment + 1 } }
    const told = await refused(shop.call(api.placeOrder, wrong))
    expect(told.code).toBe('priceChanged')
    // The cart keeps the shop's prices and takes the percents off them itself.
    expect(told.current).toMatchObject([{ discount_price: 295_999 }])
    expect((await shop.call(api.placeOrder, order)).is_eco).toBe(true)
  })
})

describe('a turn at the staff price', () => {
  test('is one a period, whichever of the phones; the other phone is masked for others', async () => {
    await hire('0912000001', '0912000002')
    const first = await proveEmployee('0912000001')
    const second = await proveEmployee('0912000002')
    await shop.call(api.placeOrder, staffOrder('0912000001', first))
    const other = await refused(shop.call(api.placeOrder, staffOrder('0912000002', second)))
    expect([other.code, other.field]).toEqual(['staffOrderExists', '*******001'])
    // Changed to continue without: an ordinary order.
    const normal = orderBody([{ product: jex }], { phone: '0912000002' })
    const placed = await shop.call(api.placeOrder, { ...normal, is_eco: false })
    expect(placed.is_eco).toBe(false)
  })

  test('is told in full to whoever proved that phone', async () => {
    await hire('0912000003')
    const [one, two] = [await proveEmployee('0912000003'), await proveEmployee('0912000003')]
    await shop.call(api.placeOrder, staffOrder('0912000003', one))
    const again = await refused(shop.call(api.placeOrder, staffOrder('0912000003', two)))
    expect([again.code, again.field]).toEqual(['staffOrderExists', '0912000003'])
  })

  test('comes again after the period, by the days of Vietnam, and with a shorter setting', async () => {
    await hire('0912000004')
    const token = await proveEmployee('0912000004')
    await shop.call(api.placeOrder, staffOrder('0912000004', token))
    await saveSetting(shop.ctx, 'ECO_STAFF_ORDER_DURATION_DATE', 1)
    const question = { phone: '0912000004', products: [{ id: jex.id, quantity: 1 }], preview: true }
    // From 9:00 to one minute before midnight, then two minutes on.
    shop.ctx.clock.advance(hours(15) - minutes(1))
    expect(await shop.call(employees.checkStaffIncentive, question)).toMatchObject({
      allowed: false,
      next_date: '2026-11-22',
    })
    shop.ctx.clock.advance(minutes(2))
    expect((await shop.call(employees.checkStaffIncentive, question)).allowed).toBe(true)
    shop.ctx.clock.advance(-hours(15) - minutes(1))
  })

  test('comes back once when its order is cancelled', async () => {
    await hire('0912000005')
    const tokens = [await proveEmployee('0912000005'), await proveEmployee('0912000005')]
    const [one, two] = tokens as [string, string]
    const first = await shop.call(api.placeOrder, staffOrder('0912000005', one))
    await live(shop, first.code, 'staffCancelled')
    const second = await shop.call(api.placeOrder, staffOrder('0912000005', two))
    // Told again of the first one's end, the second one's turn stays.
    const at = shop.ctx.clock.now()
    await shop.ctx.db
      .transaction()
      .execute((trx) => releaseStaffAllowance(trx, { orderCode: first.code, at }))
    const third = await registerMember(shop, '0912000005')
    const again = shop.call(api.placeOrder, staffOrder('0912000005'), { headers: third.headers })
    expect((await refused(again)).code).toBe('staffOrderExists')
    expect(second.is_eco).toBe(true)
    await listenToEvents(shop)
    expect(await findFaults(shop)).toEqual([])
  })

  test('is won by exactly one of 20 phones of one employee that order at once', async () => {
    const phones = Array.from({ length: 20 }, (_, at) => `09130001${String(at).padStart(2, '0')}`)
    for (const ten of [phones.slice(0, 10), phones.slice(10)]) {
      if (ten[0] === phones[0]) await hire(...ten)
      else await addPhones(ten)
    }
    const tokens: string[] = []
    for (const phone of phones) tokens.push(await proveEmployee(phone))
    const outcomes = await Promise.all(
      phones.map((phone, at) =>
        refusalOf(shop.call(api.placeOrder, staffOrder(phone, tokens[at]))),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'staffOrderExists')).toHaveLength(19)
    await listenToEvents(shop)
    expect(await findFaults(shop)).toEqual([])
  })

  test('stays single in any mix of orders and cancellations at once', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }), async (cancels) => {
        run += 1
        const phones = cancels.map((_, at) => `0914${String(run * 10 + at).padStart(6, '0')}`)
        await hire(...phones)
        const tokens: string[] = []
        for (const phone of phones) tokens.push(await proveEmployee(phone))
        const lives = phones.map(async (phone, at) => {
          const order = await shop.call(api.placeOrder, staffOrder(phone, tokens[at]))
          if (cancels[at]) await live(shop, order.code, 'staffCancelled')
        })
        await Promise.allSettled(lives)
        const { held } = await shop.ctx.db
          .selectFrom('employee_incentive')
          .select((eb) => eb.fn.countAll<number>().as('held'))
          .where('phone', 'in', phones)
          .where('freed_at', 'is', null)
          .executeTakeFirstOrThrow()
        expect(held).toBeLessThanOrEqual(1)
      }),
      { numRuns: 6 },
    )
    expect(await findFaults(shop)).toEqual([])
  })
})

/** More phones than a back office would take, for the employee hired last. */
async function addPhones(phones: readonly string[]): Promise<void> {
  const added_at = shop.ctx.clock.now()
  const { id } = await shop.ctx.db
    .selectFrom('employee')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = phones.map((phone) => ({ phone, employee_id: id, added_at }))
  await shop.ctx.db.insertInto('employee_phone').values(rows).execute()
}
