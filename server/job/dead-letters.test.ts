import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/job/backoffice/api.ts'
import { days, hours } from '#domain/kernel/durations.ts'
import { placeOrder } from '#domain/order/api.ts'
import { startJobs } from '#server/platform/jobs/start-jobs.ts'
import { CallRefused, openTestShop, type TestShop } from '#test/support/app.ts'
import { giveUp, onlyThis, quickPace } from '#test/support/jobs.ts'
import { guestOrder, addStock } from '#test/support/stock.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { waitFor } from '#test/support/wait-for.ts'

const confirmation = 'order.placed.sendOrderConfirmation'
const reason = 'Kênh đã chạy lại'
let shop: TestShop
let admin: StaffMember
let care: StaffMember

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  admin = await hireStaff(shop)
  care = await hireStaff(shop, 'care')
})
beforeEach(async () => {
  await shop.ctx.db.deleteFrom('dead_letter').execute()
  await shop.ctx.db.deleteFrom('outbox_event').execute()
})
afterAll(() => shop.close())

async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof CallRefused)) throw error ?? new Error('was not refused')
  return error.code
}

describe('the list of what was given up', () => {
  test('shows what it was about without anybody’s phone or name', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'LETTER', onHand: 5 }])
    const order = await shop.call(placeOrder, guestOrder([{ product: product! }], '0933444555'))
    const { id: orderId } = await shop.ctx.db
      .selectFrom('shop_order')
      .select('id')
      .executeTakeFirstOrThrow()
    await giveUp(shop, confirmation, { orderId, phone: '0933444555', fullName: 'Nguyễn Thị Lan' })
    const list = await shop.call(api.listDeadLetters, {}, care)
    expect(list.items).toMatchObject([
      { kind: confirmation, order_code: order.code, about: { orderId }, is_past: false },
    ])
    expect(JSON.stringify(list)).not.toMatch(/0933|Lan/)
  })

  test('is narrowed by kind and by age, and goes on by cursor', async () => {
    const ago = (age: number) => new Date(shop.ctx.clock.now().getTime() - age)
    await giveUp(shop, confirmation, { orderId: 1 }, { givenUpAt: ago(days(10)) })
    await giveUp(shop, confirmation, { orderId: 2 }, { givenUpAt: ago(days(3)) })
    await giveUp(shop, 'expire-points', null, { givenUpAt: ago(hours(1)) })
    const listed = async (input: Parameters<typeof shop.call<typeof api.listDeadLetters>>[1]) =>
      (await shop.call(api.listDeadLetters, input, care)).items.map(({ about, kind }) =>
        kind === confirmation ? about.orderId : kind,
      )
    expect(await listed({})).toEqual(['expire-points', 2, 1])
    expect(await listed({ kind: confirmation })).toEqual([2, 1])
    expect(await listed({ age: 'day' })).toEqual(['expire-points'])
    expect(await listed({ age: 'week' })).toEqual(['expire-points', 2])
    expect(await listed({ age: 'older' })).toEqual([1])
    const first = await shop.call(api.listDeadLetters, { limit: 2 }, care)
    expect(await listed({ limit: 2, cursor: first.next! })).toEqual([1])
    expect(first).toMatchObject({
      counts: { open: 3, replayed: 0, dismissed: 0 },
      open_kinds: [
        { kind: confirmation, count: 2 },
        { kind: 'expire-points', count: 1 },
      ],
    })
    expect(await shop.call(api.countDeadLetters, {}, care)).toEqual({ open: 3 })
  })

  test('is read by those who may, and changed by fewer', async () => {
    const id = await giveUp(shop, 'expire-points')
    const content = await hireStaff(shop, 'content')
    expect(await refusalOf(shop.call(api.listDeadLetters, {}, content))).toBe('forbidden')
    expect(await refusalOf(shop.call(api.countDeadLetters, {}, content))).toBe('forbidden')
    expect(await refusalOf(shop.call(api.replayDeadLetter, { id, reason }, care))).toBe('forbidden')
    expect(await refusalOf(shop.call(api.dismissDeadLetter, { id, reason }, care))).toBe(
      'forbidden',
    )
  })
})

describe('a letter', () => {
  test('is done again once, however many ask for it at once', async () => {
    const id = await giveUp(shop, 'test.again.hear', { nth: 7 })
    const known = await giveUp(shop, confirmation, { orderId: 1 })
    // A kind that nobody works any more cannot be done again.
    expect(await refusalOf(shop.call(api.replayDeadLetter, { id, reason }, admin))).toBe(
      'jobIsPast',
    )
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        shop.call(api.replayDeadLetter, { id: known, reason }, admin),
      ),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of asked) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'conflict' })
    }
    const heard: unknown[] = []
    const hear = async (_: unknown, payload: unknown) => void heard.push(payload)
    const others = async () => void heard.push('an event’s other listener')
    const listeners = { 'order.placed': { sendOrderConfirmation: hear, others } }
    const runner = await startJobs(shop.ctx, shop.databaseUrl, onlyThis(listeners), quickPace)
    await waitFor(() => expect(heard).toEqual([{ orderId: 1 }]))
    await runner.stop()
    expect(heard).toEqual([{ orderId: 1 }])
    expect(
      (await shop.call(api.listDeadLetters, { state: 'replayed' }, admin)).items,
    ).toMatchObject([
      { id: known, state: 'replayed', reason, closed_by: expect.stringMatching(/\S/) },
    ])
  })

  test('whose moment has passed is not done again and says so, alone or with its kind', async () => {
    const past = new Date(shop.ctx.clock.now().getTime() - 1)
    const id = await giveUp(shop, confirmation, { orderId: 1 }, { goodUntil: past })
    expect((await shop.call(api.listDeadLetters, {}, admin)).items).toMatchObject([
      { id, is_past: true },
    ])
    expect(await refusalOf(shop.call(api.replayDeadLetter, { id, reason }, admin))).toBe(
      'jobIsPast',
    )
    expect((await shop.call(api.listDeadLetters, {}, admin)).open_kinds).toEqual([
      { kind: confirmation, count: 1, past: 1 },
    ])
    const all = shop.call(api.replayDeadLetters, { kind: confirmation, reason }, admin)
    expect(await refusalOf(all)).toBe('notFound')
    await giveUp(shop, confirmation, { orderId: 2 })
    expect(await shop.call(api.replayDeadLetters, { kind: confirmation, reason }, admin)).toEqual({
      replayed: 1,
      past: 1,
      left: 0,
    })
    await shop.call(api.dismissDeadLetter, { id, reason }, admin)
    expect(await shop.call(api.countDeadLetters, {}, admin)).toEqual({ open: 0 })
  })

  test('that two replay and dismiss at once ends one way', async () => {
    const id = await giveUp(shop, confirmation, { orderId: 1 })
    const asked = await Promise.allSettled([
      shop.call(api.replayDeadLetter, { id, reason }, admin),
      shop.call(api.dismissDeadLetter, { id, reason }, admin),
      shop.call(api.replayDeadLetters, { kind: confirmation, reason }, admin),
    ])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of a kind is done again with all of its kind, and with no other', async () => {
    for (let nth = 0; nth < 30; nth += 1) await giveUp(shop, confirmation, { orderId: nth })
    await giveUp(shop, 'order.moved.notifyCustomer', { orderId: 1 })
    const [first, second] = await Promise.all(
      [1, 2].map(() =>
        shop.call(api.replayDeadLetters, { kind: confirmation, reason }, admin).catch(() => null),
      ),
    )
    expect((first?.replayed ?? 0) + (second?.replayed ?? 0)).toBe(30)
    expect(await shop.call(api.countDeadLetters, {}, admin)).toEqual({ open: 1 })
  })
})

test('the figures say what waits, what was given up and how old it is', async () => {
  await giveUp(shop, confirmation, { orderId: 1 })
  const runner = await startJobs(shop.ctx, shop.databaseUrl, onlyThis({}), quickPace)
  await runner.stop()
  const { body } = await shop.app.fastify.inject('/api/metrics')
  expect(body).toContain('dead_letters{group="messages"} 1')
  for (const name of ['jobs_waiting', 'jobs_active', 'jobs_oldest_seconds']) {
    expect(body).toMatch(new RegExp(`^${name}\\{group="work"\\} \\d`, 'm'))
  }
  // Replays of this file that no worker took.
  expect(body).toMatch(/^outbox_oldest_seconds \d/m)
})
