import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/bell/api.ts'
import { initialChoices, type BellChoices } from '#domain/bell/choices.ts'
import { bellKindNames } from '#domain/bell/kinds.ts'
import * as plans from '#domain/catalog/backoffice/price-plans.ts'
import { assignChat, getDeskChat, subscribeChatPush } from '#domain/chat/backoffice/api.ts'
import { days, hours } from '#domain/kernel/durations.ts'
import { staffAccounts } from '#domain/staff/backoffice.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import { bellOf, ringAll, ringEvent } from '#test/support/bell.ts'
import { lastChat, openVisitor } from '#test/support/chats.ts'
import { dataRequestWrites } from '#test/support/data-request-writes.ts'
import { openStream } from '#test/support/event-stream.ts'
import { openMemberShop } from '#test/support/members.ts'
import { openPushService } from '#test/support/push-service.ts'
import { answerOf } from '#test/support/staff-call.ts'
import { addStock } from '#test/support/stock.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { bellListeners } from './listeners.ts'

let shop: TestShop
let admin: StaffMember
let accountant: StaffMember
let editor: StaffMember

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await ringAll(shop)
  await shop.ctx.db.deleteFrom('staff_notification').execute()
  admin = await hireStaff(shop)
  accountant = await hireStaff(shop, 'accountant')
  editor = await hireStaff(shop, 'content')
})

const reason = 'Chương trình cuối năm'
let made = 0
/** So far below the price that a second person decides. */
async function planDrop(by = editor) {
  made += 1
  const code = `CHUONG${made}`
  await addStock(shop.ctx.db, [{ code, price: 100_000, was: 120_000 }])
  const prices = { original_price: 120_000, discount_price: 20_000 }
  const times = { starts_at: null, ends_at: null }
  return shop.call(plans.pricePlans.create, { product_code: code, ...prices, ...times, reason }, by)
}
const decide = (
  { id, version }: { id: number; version: number },
  how: 'approvePricePlan' | 'declinePricePlan',
  by = accountant,
) => shop.call(plans[how], { id, version, reason }, by)
const kindsOf = async (member: StaffMember) =>
  (await bellOf(shop, member)).filter(({ read }) => !read).map(({ kind }) => kind)
const unreadOf = async (member: StaffMember) => (await shop.call(api.countBell, {}, member)).unread
const refused = (call: Promise<unknown>): Promise<CallRefused> =>
  call.then(
    () => expect.unreachable(),
    (error: CallRefused) => error,
  )
const waitingChat = async () => {
  await openVisitor(shop, { from: `10.0.1.${made++ % 250}` }).write('Cho em hỏi')
  return lastChat(shop)
}
async function give(id: number, to: StaffMember, by: StaffMember) {
  const { version } = await shop.call(getDeskChat, { id }, by)
  return shop.call(assignChat, { id, version, to: to.id }, by)
}

describe('the bell', () => {
  test('tells whose right it is that something waits, and whoever wrote it what became of it', async () => {
    const other = await hireStaff(shop, 'warehouse')
    const plan = await planDrop()
    await ringAll(shop)
    expect(await kindsOf(accountant)).toEqual(['priceWaits'])
    expect(await kindsOf(admin)).toEqual(['priceWaits'])
    expect(await kindsOf(editor)).toEqual([])
    expect(await kindsOf(other)).toEqual([])
    expect((await bellOf(shop, accountant))[0]).toMatchObject({
      subject: String(plan.id),
      title: expect.stringContaining(`CHUONG${made}`),
      count: 1,
    })
    await decide(plan, 'approvePricePlan')
    await ringAll(shop)
    // Nobody is asked for what has been done.
    expect(await kindsOf(admin)).toEqual([])
    expect(await kindsOf(accountant)).toEqual([])
    expect(await kindsOf(editor)).toEqual(['priceApproved'])
  })

  test('tells of what is given to somebody, and not of what they take themselves', async () => {
    const [care, other] = [await hireStaff(shop, 'care'), await hireStaff(shop, 'care')]
    const id = await waitingChat()
    await give(id, care, care)
    await ringAll(shop)
    expect(await unreadOf(care)).toBe(0)
    await give(id, other, care)
    await ringAll(shop)
    expect(await kindsOf(other)).toEqual(['chatAssigned'])
    expect(await unreadOf(care)).toBe(0)
  })

  test('has one line for the same of the same record, with how often', async () => {
    const [care, other] = [await hireStaff(shop, 'care'), await hireStaff(shop, 'care')]
    const id = await waitingChat()
    for (let time = 0; time < 4; time += 1) {
      await give(id, care, other)
      await give(id, other, care)
    }
    const events = await ringAll(shop)
    expect(events).toHaveLength(8)
    expect(await bellOf(shop, care)).toMatchObject([{ kind: 'chatAssigned', count: 4 }])
    // A job that is done again, by however many, tells nothing twice.
    await Promise.all([...events, ...events].map((event) => ringEvent(shop, event)))
    expect(await bellOf(shop, care)).toMatchObject([{ kind: 'chatAssigned', count: 4 }])
  })

  test('tells each of ten events to each of its people once, though twenty workers have them in hand', async () => {
    for (let time = 0; time < 10; time += 1) await planDrop()
    const { rows } = await sql<{ id: number }>`
      select id from staff_event where kind = 'priceWaits' order by id desc limit 10`.execute(
      shop.ctx.db,
    )
    const twice = [...rows, ...rows]
    await Promise.all(twice.map(({ id }) => ringEvent(shop, id)))
    expect((await bellOf(shop, accountant)).map(({ count }) => count)).toEqual(Array(10).fill(1))
  })

  test('asks for nothing that was over before the asking arrived', async () => {
    const plan = await planDrop()
    await decide(plan, 'declinePricePlan')
    const { rows } = await sql<{ id: number; kind: string }>`
      select id, kind from staff_event where subject = ${String(plan.id)} order by id desc limit 2`.execute(
      shop.ctx.db,
    )
    // The later one first.
    for (const { id } of rows) await ringEvent(shop, id)
    expect(rows.map(({ kind }) => kind)).toEqual(['priceRefused', 'priceWaits'])
    expect(await unreadOf(admin)).toBe(0)
    expect(await kindsOf(editor)).toEqual(['priceRefused'])
  })

  test('tells nothing that was taken back', async () => {
    const rolledBack = shop.ctx.db.transaction().execute(async (trx) => {
      await sql`select tell_staff('codesAlarm', '', '')`.execute(trx)
      throw new Error('changed our mind')
    })
    await expect(rolledBack).rejects.toThrow('changed our mind')
    expect(await ringAll(shop)).toEqual([])
  })

  test('knows every kind that the database tells of', async () => {
    const { rows } = await sql<{ text: string }>`
      select prosrc as text from pg_proc where prosrc like '%tell_staff(%'`.execute(shop.ctx.db)
    const told = rows.flatMap(({ text }) => [
      ...text.matchAll(
        /'([a-z]+(?:Waits|Assigned|New|Due|Done|Failed|Low|Letter|Alarm|Paused|Approved|Refused))'/g,
      ),
    ])
    const kinds = new Set(told.map(([, kind]) => kind!))
    expect([...kinds].filter((kind) => !(bellKindNames as string[]).includes(kind))).toEqual([])
    expect(kinds.size).toBeGreaterThan(20)
  })
})

describe('who may no longer', () => {
  test('open a record has its lines out of sight, and in sight again with the right', async () => {
    await planDrop()
    await ringAll(shop)
    const account = { id: accountant.id, full_name: 'Trần Thị Bình', locked: false, reason }
    await shop.call(staffAccounts.change, { ...account, role: 'warehouse', version: 1 }, admin)
    expect(await bellOf(shop, accountant)).toEqual([])
    expect(await unreadOf(accountant)).toBe(0)
    await shop.call(staffAccounts.change, { ...account, role: 'accountant', version: 2 }, admin)
    expect(await kindsOf(accountant)).toEqual(['priceWaits'])
  })

  test('work here has no bell: lines and choices are gone', async () => {
    await shop.call(api.saveBellChoices, { ...initialChoices, version: 0 }, accountant)
    await planDrop()
    await ringAll(shop)
    const gone = { id: accountant.id, full_name: 'Trần Thị Bình', locked: true, reason }
    await shop.call(staffAccounts.change, { ...gone, role: 'accountant', version: 1 }, admin)
    for (const table of ['staff_notification', 'staff_bell'] as const) {
      const left = await shop.ctx.db
        .selectFrom(table)
        .select('staff_id')
        .where('staff_id', '=', accountant.id)
        .execute()
      expect(left).toEqual([])
    }
  })
})

describe('somebody reads', () => {
  test('one, then all that they have seen; what came since stays', async () => {
    for (let time = 0; time < 3; time += 1) await planDrop()
    await ringAll(shop)
    const [newest, , oldest] = await bellOf(shop, accountant)
    expect(await shop.call(api.readBell, { id: oldest!.id }, accountant)).toEqual({ unread: 2 })
    expect(await shop.call(api.readBell, { id: oldest!.id }, accountant)).toEqual({ unread: 2 })
    await planDrop()
    await ringAll(shop)
    const { place } = newest!
    expect(await shop.call(api.readWholeBell, { until: place }, accountant)).toEqual({ unread: 1 })
    expect(await unreadOf(admin)).toBe(4)
    const others = (await bellOf(shop, admin))[0]!
    const answer = await refused(shop.call(api.readBell, { id: others.id }, accountant))
    expect(answer.code).toBe('notFound')
  })

  test('older ones by cursor, by state and by group', async () => {
    for (let time = 0; time < 5; time += 1) await planDrop()
    await ringAll(shop)
    const first = await shop.call(api.listBell, { limit: 2 }, accountant)
    const cursor = first.next!
    const second = await shop.call(api.listBell, { limit: 3, cursor }, accountant)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      (await bellOf(shop, accountant)).map(({ id }) => id),
    )
    expect(second.next).toBeNull()
    await shop.call(api.readBell, { id: first.items[0]!.id }, accountant)
    const read = await shop.call(api.listBell, { state: 'read' }, accountant)
    expect(read.items.map(({ id }) => id)).toEqual([first.items[0]!.id])
    expect((await shop.call(api.listBell, { group: 'money' }, accountant)).items).toEqual([])
  })

  test('and every open page of theirs hears of it, nobody else', async () => {
    const mine = await openStream(shop, '/admin/live', accountant.headers)
    const others = await openStream(shop, '/admin/live', editor.headers)
    await sql`select tell_staff('exportDone', '1', 'Đơn hàng', array[${accountant.id}::integer])`.execute(
      shop.ctx.db,
    )
    await ringAll(shop)
    expect(await mine.next()).toBe(`bell:${accountant.id}`)
    shop.ctx.changeBus.tell(['products'])
    expect(await others.next()).toBe('products')
    await mine.close()
    await others.close()
  })
})

describe('somebody chooses', () => {
  const save = (change: Partial<BellChoices>, version = 0) =>
    shop.call(api.saveBellChoices, { ...initialChoices, ...change, version }, accountant)

  test('what they do not want to hear of; on two pages at once the second hears so', async () => {
    const ways = { ...initialChoices.ways, waits: 'off' } as const
    const both = await Promise.allSettled(Array.from({ length: 8 }, () => save({ ways })))
    const failed = both.filter(({ status }) => status === 'rejected')
    expect(failed).toHaveLength(7)
    expect((failed[0] as PromiseRejectedResult).reason).toMatchObject({
      code: 'conflict',
      current: { version: 1, ways: { waits: 'off' } },
    })
    await planDrop()
    await ringAll(shop)
    expect(await kindsOf(accountant)).toEqual([])
    expect(await kindsOf(admin)).toEqual(['priceWaits'])
    const answer = await refused(save({ quiet_from: 22 }, 1))
    expect(answer.fields).toHaveProperty('quiet_until')
  })

  test('that devices ring, and when they are quiet', async () => {
    const service = await openPushService()
    const device = service.browser(`bell-${accountant.id}`)
    await shop.call(subscribeChatPush, device, accountant)
    const ways = { ...initialChoices.ways, waits: 'push' } as const
    await save({ ways })
    const ringDevices = async () => {
      await ringAll(shop)
      const { rows } = await sql<{ payload: Record<string, unknown> }>`
        update outbox_event set processed_at = now() where topic = 'staff.rung' and processed_at is null
        returning payload`.execute(shop.ctx.db)
      for (const { payload } of rows) {
        await bellListeners['staff.rung']!['tellDevices']!(shop.ctx, payload)
      }
    }
    await planDrop()
    await ringDevices()
    expect(service.pushes.map(({ notice }) => notice)).toMatchObject([
      {
        title: 'Thông báo quản trị',
        body: 'Giá giảm sâu chờ duyệt',
        url: '/quan-tri/thong-bao/',
      },
    ])
    // Nine o'clock in the morning.
    await save({ ways, quiet_from: 22, quiet_until: 10 }, 1)
    await planDrop()
    await ringDevices()
    expect(service.pushes).toHaveLength(1)
    expect(await unreadOf(accountant)).toBe(2)
    await service.close()
  })
})

describe('what is found by the clock', () => {
  const warn = () =>
    scheduledJobs.find(({ name }) => name === 'warn-of-due-data-requests')!.run(shop.ctx)

  test('a request near the time of the law is told once, and once more when it is late', async () => {
    const write = dataRequestWrites['POST /admin/data-requests/{id}/assign']!
    const input = await write({ shop, admin })
    const care = await hireStaff(shop, 'care')
    const path = `/admin/data-requests/${String(input['id'])}/assign`
    await answerOf({ shop, admin }, 'POST', path, { ...input, assignee_id: care.id })
    await warn()
    await ringAll(shop)
    expect(await kindsOf(care)).toEqual(['dataRequestAssigned'])
    // Its answer is due on Tuesday night.
    shop.ctx.clock.advance(days(3))
    for (let time = 0; time < 3; time += 1) await warn()
    expect(await ringAll(shop)).toHaveLength(1)
    shop.ctx.clock.advance(days(1))
    for (let time = 0; time < 3; time += 1) await warn()
    expect(await ringAll(shop)).toHaveLength(1)
    const again = { headers: (await hireStaff(shop)).headers }
    expect(await bellOf(shop, again)).toEqual([])
    const { rows } = await sql<{ count: number }>`
      select count from staff_notification where staff_id = ${care.id} and kind = 'dataRequestDue'`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([{ count: 2 }])
    shop.ctx.clock.advance(-days(4))
  })

  test('what is older than the setting says is forgotten', async () => {
    await planDrop()
    await ringAll(shop)
    await sql`update staff_notification set at = ${new Date(shop.ctx.clock.now().getTime() - days(90) - hours(1))}`.execute(
      shop.ctx.db,
    )
    await scheduledJobs.find(({ name }) => name === 'housekeeping')!.run(shop.ctx)
    expect(await bellOf(shop, accountant)).toEqual([])
  })
})

test('stock below its limit is told once until there is enough again', async () => {
  const warehouse = await hireStaff(shop, 'warehouse')
  const [product] = await addStock(shop.ctx.db, [{ code: 'SAPHET', onHand: 6 }])
  const left = (count: number) =>
    shop.ctx.db
      .updateTable('stock')
      .set({ on_hand: count })
      .where('product_id', '=', product!.id)
      .execute()
  for (const count of [5, 4, 3, 2]) await left(count)
  expect(await ringAll(shop)).toHaveLength(1)
  expect(await bellOf(shop, warehouse)).toMatchObject([{ kind: 'stockLow', count: 1 }])
  await left(20)
  await ringAll(shop)
  expect(await unreadOf(warehouse)).toBe(0)
})
