import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countDeskWins } from '#domain/game/backoffice/winners-api.ts'
import { getToday } from '#domain/backoffice/today/api.ts'
import { queueKeys, queues, type QueueKey } from '#domain/backoffice/today/queues.ts'
import { days } from '#domain/kernel/durations.ts'
import { earnWithCode } from '#domain/membership/api.ts'
import { permissionsOf, type Permission, type StaffRole } from '#domain/staff/permissions.ts'
import { countToday } from '#server/backoffice/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { openVisitor } from '#test/support/chats.ts'
import { bike, openSureWheel, winAtOnce } from '#test/support/game-wins.ts'
import { issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop } from '#test/support/members.ts'
import { buyerWith, live, orderBody, placeFor } from '#test/support/order-lives.ts'
import { dataRequestWrites } from '#test/support/data-request-writes.ts'
import { programmeWrites } from '#test/support/programme-writes.ts'
import { answerOf } from '#test/support/staff-call.ts'
import { hireStaff, staffHeaders } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { placeOrder } from '#domain/order/api.ts'

let shop: TestShop
let jex: ShelfProduct

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 1000 }]))[0]!
  await openProgramme(shop)
})
afterAll(() => shop.close())

const todayOf = async (role: StaffRole) =>
  shop.call(getToday, {}, { headers: await staffHeaders(shop, role) })
const queueOf = async (role: StaffRole, key: QueueKey) =>
  (await todayOf(role)).queues.find((queue) => queue.key === key)
const orderAsGuest = (phone: string) => shop.call(placeOrder, guestOrder([{ product: jex }], phone))

describe('the queues of the first page', () => {
  test.for(['admin', 'care', 'warehouse', 'accountant', 'content', 'pharmacist'] as const)(
    'are for %s those on which that role may work',
    async (role) => {
      const { queues: shown } = await todayOf(role)
      const mine = permissionsOf(role)
      const expected = queueKeys.filter((key) => mine.some((permission) => isOf(key, permission)))
      expect(shown.map(({ key }) => key)).toEqual(expected)
    },
  )

  test('tell the warehouse what is running out', async () => {
    const before = (await queueOf('warehouse', 'lowStock'))!.count
    await addStock(shop.ctx.db, [{ code: 'IT9', onHand: 9 }])
    expect((await queueOf('warehouse', 'lowStock'))!.count).toBe(before + 1)
    expect(await queueOf('content', 'lowStock')).toBeUndefined()
  })

  test('tell how many wait and since when the first does', async () => {
    expect(await queueOf('warehouse', 'toConfirm')).toMatchObject({ count: 0, oldest_at: null })
    const first = shop.ctx.clock.now()
    const { code } = await orderAsGuest('0978000001')
    shop.ctx.clock.advance(60_000)
    await orderAsGuest('0978000002')
    const queue = await queueOf('warehouse', 'toConfirm')
    expect(queue).toMatchObject({ count: 2, more: false, mine: null })
    // Care calls the buyer, as the shop has promised.
    expect(await queueOf('care', 'toConfirm')).toEqual(queue)
    expect(Date.parse(queue!.oldest_at!)).toBe(first.getTime())
    expect((await queueOf('warehouse', 'late'))!.count).toBe(0)
    await shop.ctx.db
      .updateTable('shop_order')
      .set({ created_at: new Date(first.getTime() - days(2)) })
      .where('code', '=', code)
      .execute()
    expect((await queueOf('warehouse', 'late'))!.count).toBe(1)
  })

  test('tell what is given to the reader', async () => {
    await openVisitor(shop).write('Cho em hỏi')
    expect(await queueOf('care', 'chats')).toMatchObject({ count: 1, mine: 0 })
    const me = await staffHeaders(shop, 'care')
    const { id } = await shop.ctx.db
      .selectFrom('staff_user')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await shop.ctx.db.updateTable('chat_conversation').set({ assigned_to: id }).execute()
    const { queues: mine } = await shop.call(getToday, {}, { headers: me })
    expect(mine.find(({ key }) => key === 'chats')).toMatchObject({ count: 1, mine: 1 })
    expect(await queueOf('care', 'chats')).toMatchObject({ count: 1, mine: 0 })
  })

  test('count what was drafted, new or of what is open, until somebody else has decided', async () => {
    const writer = { shop, admin: await hireStaff(shop) }
    const second = { shop, admin: await hireStaff(shop) }
    for (const [key, path] of drafted) {
      const fields = await programmeWrites[`POST /admin/${path}`]!(writer)
      const before = (await queueOf('content', key))!.count
      const { id } = await answerOf(writer, 'POST', `/admin/${path}`, fields)
      const waits = await queueOf('content', key)
      expect(waits).toMatchObject({ count: before + 1, oldest_at: expect.any(String), mine: null })
      const asked = { reason: 'Đã đọc' }
      await answerOf(second, 'POST', `/admin/${path}/${id}/approve`, { id, version: 1, ...asked })
      expect((await queueOf('content', key))!.count).toBe(before)
      await answerOf(writer, 'POST', `/admin/${path}/${id}/stop`, { id, version: 2, ...asked })
      await answerOf(writer, 'POST', `/admin/${path}/${id}/reopen`, { id, version: 3, ...asked })
      expect((await queueOf('content', key))!.count).toBe(before + 1)
      const { headers } = writer.admin
      const url = `/api/admin/${path}?approval=drafts`
      const list = await shop.app.fastify.inject({ url, headers })
      const ids = list.json<{ data: { items: { id: number }[] } }>().data.items
      expect(ids.map((row) => row.id)).toContain(id)
    }
  })

  test('count open requests about data, and apart those that are late', async () => {
    const admin = await hireStaff(shop)
    await dataRequestWrites['POST /admin/data-requests/{id}/answer']!({ shop, admin })
    const open = await queueOf('care', 'dataRequests')
    expect(open).toMatchObject({ count: 1, mine: 0, oldest_at: expect.any(String) })
    expect((await queueOf('care', 'lateDataRequests'))!.count).toBe(0)
    shop.ctx.clock.advance(days(10))
    expect((await queueOf('care', 'lateDataRequests'))!.count).toBe(1)
    shop.ctx.clock.advance(-days(10))
  })

  test('count prizes that are held, and those that are late, as the menu does', async () => {
    const held = await openSureWheel(shop, bike, { value_from: 1 })
    await winAtOnce(shop, held, '0978000101', 2)
    const sent = await openSureWheel(shop, bike)
    await winAtOnce(shop, sent, '0978000102')
    expect(await queueOf('care', 'heldPrizes')).toMatchObject({
      count: 2,
      oldest_at: expect.any(String),
    })
    expect((await queueOf('care', 'latePrizes'))!.count).toBe(0)
    shop.ctx.clock.advance(days(60))
    expect(await queueOf('care', 'latePrizes')).toMatchObject({
      count: 1,
      oldest_at: expect.any(String),
    })
    const headers = await staffHeaders(shop, 'care')
    expect(await shop.call(countDeskWins, {}, { headers })).toEqual({ held: 2, late: 1 })
    shop.ctx.clock.advance(-days(60))
  })
})

function isOf(key: QueueKey, permission: Permission): boolean {
  const those: readonly Permission[] = queues[key]
  return those.includes(permission)
}

const drafted = [
  ['programmes', 'loyalty-programmes'],
  ['promotions', 'exchange-promotions'],
  ['gifts', 'gifts'],
] as const

describe('the figures of the day', () => {
  test('are for who reads reports, counted twice the same, without what was cancelled', async () => {
    expect((await todayOf('care')).figures).toBeNull()
    await countToday(shop.ctx)
    const before = (await todayOf('admin')).figures!.today
    const buyer = await buyerWith(shop, 0)
    const kept = await placeFor(shop, buyer, orderBody([{ product: jex }]))
    const cancelled = await placeFor(shop, buyer, orderBody([{ product: jex }]))
    await shop.call(
      earnWithCode,
      { code: (await issueCodes(shop, jex, 1))[0]! },
      { headers: buyer.headers },
    )
    await countToday(shop.ctx)
    await countToday(shop.ctx)
    const after = (await todayOf('admin')).figures!.today
    expect({ ...after, revenue: 0 }).toEqual({
      orders: before.orders + 2,
      members: before.members + 1,
      codes: before.codes + 1,
      revenue: 0,
    })
    await live(shop, cancelled.code, 'staffCancelled')
    await countToday(shop.ctx)
    const left = (await todayOf('admin')).figures!.today
    expect(left.orders).toBe(before.orders + 1)
    const { payment, shipping_fee: fee } = await shop.ctx.db
      .selectFrom('shop_order')
      .select(['payment', 'shipping_fee'])
      .where('code', '=', kept.code)
      .executeTakeFirstOrThrow()
    expect(left.revenue).toBe(before.revenue + payment + fee)
  })

  test('stand beside the same day of last week, up to the same time', async () => {
    const { today } = (await todayOf('admin')).figures!
    shop.ctx.clock.advance(days(7))
    await countToday(shop.ctx)
    const figures = (await todayOf('admin')).figures!
    expect(figures.last_week).toEqual(today)
    expect(figures.today.orders).toBe(0)
    shop.ctx.clock.advance(-days(7))
  })
})
