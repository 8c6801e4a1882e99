import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bellKindNames, type BellKind } from '#domain/bell/kinds.ts'
import { fillPath } from '#domain/contract.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { ringAll } from '#test/support/bell.ts'
import { giveUp } from '#test/support/jobs.ts'
import {
  addArticleCategory,
  hireEditors,
  publishArticle,
  wholeArticle,
} from '#test/support/publishing.ts'
import { openMemberShop } from '#test/support/members.ts'
import { hireStaff } from '#test/support/staff.ts'
import { staffWrites } from '#test/support/staff-writes.ts'
import { addStock } from '#test/support/stock.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  await addStock(shop.ctx.db, [{ code: 'JEX' }])
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode'])
})
afterAll(() => shop.close())

/** What is told of what a write prepares and does; the last of it is of whoever did it. */
const told: readonly [string, readonly BellKind[]][] = [
  ['POST /admin/loyalty-programmes/{id}/approve', ['programmeWaits', 'programmeApproved']],
  ['POST /admin/loyalty-programmes/{id}/decline', ['programmeWaits', 'programmeRefused']],
  ['POST /admin/exchange-promotions/{id}/approve', ['promotionWaits', 'promotionApproved']],
  ['POST /admin/exchange-promotions/{id}/decline', ['promotionWaits', 'promotionRefused']],
  ['POST /admin/gifts/{id}/approve', ['giftWaits', 'giftApproved']],
  ['POST /admin/gifts/{id}/decline', ['giftWaits', 'giftRefused']],
  ['POST /admin/voucher-campaigns/{id}/approve', ['campaignWaits', 'campaignApproved']],
  ['POST /admin/voucher-campaigns/{id}/decline', ['campaignWaits', 'campaignRefused']],
  ['POST /admin/price-plans/{id}/approve', ['priceWaits', 'priceApproved']],
  ['POST /admin/price-plans/{id}/decline', ['priceWaits', 'priceRefused']],
  ['POST /admin/point-adjustments/{id}/approve', ['adjustmentWaits', 'adjustmentApproved']],
  ['POST /admin/point-adjustments/{id}/decline', ['adjustmentWaits', 'adjustmentRefused']],
  ['POST /admin/games/{id}/approve', ['gameWaits', 'gameApproved']],
  ['POST /admin/games/{id}/return', ['gameWaits', 'gameRefused']],
  ['POST /admin/content/{id}/reviews', ['contentWaits', 'contentRefused']],
  ['PUT /admin/chats/{id}/assignee', ['chatAssigned']],
  ['PUT /admin/questions/{id}', ['questionAssigned']],
  ['POST /admin/data-requests/{id}/assign', ['dataRequestAssigned']],
  ['PUT /admin/counterfeit-reports/{id}', ['counterfeitNew', 'counterfeitAssigned']],
]

test.each(told)('%s', async (key, kinds) => {
  const since = await lastEvent()
  const admin = await hireStaff(shop)
  const input = await staffWrites[key]!({ shop, admin })
  // Where a write can give something to somebody it does.
  const given = kinds.some((kind) => kind.endsWith('Assigned')) && !('assignee_id' in input)
  const whole = given && !('to' in input) ? { ...input, assigned_to: admin.id } : input
  const { path, rest } = fillPath(key.split(' ')[1]!, whole)
  const method = key.startsWith('PUT') ? 'PUT' : 'POST'
  const { headers } = admin
  const url = `/api${path}`
  const answer = await shop.app.fastify.inject({ method, url, headers, payload: rest })
  expect(answer.statusCode, answer.body).toBe(200)
  const events = await listSince(since)
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]))
  expect(events.findLast(({ kind }) => kind === kinds.at(-1))!.actor).toBe(admin.id)
  // It can be given out.
  await ringAll(shop)
})

const bySystem: readonly [BellKind, () => Promise<unknown>][] = [
  ['deadLetter', () => giveUp(shop, 'order.moved.notifyCustomer', { orderId: 1 })],
  [
    'codesAlarm',
    () => shop.ctx.db.updateTable('code_watch').set({ alarmed_at: new Date() }).execute(),
  ],
  [
    'contentApproved',
    async () => {
      const article = wholeArticle(await addArticleCategory(shop.ctx.db))
      await publishArticle(shop, await hireEditors(shop), 'uong-du-nuoc', article)
    },
  ],
  ['transferWaits', () => prepare('POST /admin/bank-transactions/{id}/ignore')],
  ['refundWaits', () => prepare('POST /admin/refunds/{id}/complete')],
  ['cashDiffers', () => prepare('POST /admin/cash-statements/{id}/explain')],
  ['exportDone', () => endExport('done')],
  ['exportFailed', () => endExport('failed')],
  ['bulkDone', () => endBulkJob({ state: 'done', done: 1, same: 0, refused: 0 })],
  ['bulkStopped', () => endBulkJob({ state: 'stopped', halt: 'Không còn quyền' })],
  [
    'webhookPaused',
    async () => {
      const { id } = await prepare('POST /admin/webhooks/{id}/secret')
      await shop.ctx.db
        .updateTable('webhook_subscription')
        .set({ state: 'paused', why: 'failing' })
        .where('id', '=', Number(id))
        .execute()
    },
  ],
]

test.each(bySystem)('what the shop does by itself: %s', async (kind, happen) => {
  const since = await lastEvent()
  await happen()
  expect((await listSince(since)).map((event) => event.kind)).toContain(kind)
  await ringAll(shop)
})

test('all that is told in these stories and in those of the bell is all that there is', () => {
  const here = [...told.flatMap(([, kinds]) => kinds), ...bySystem.map(([kind]) => kind)]
  const elsewhere: BellKind[] = ['stockLow', 'dataRequestDue']
  expect(
    [...here, ...elsewhere].toSorted().filter((kind, at, all) => kind !== all[at - 1]),
  ).toEqual(bellKindNames.toSorted())
})

async function prepare(key: string): Promise<Record<string, unknown>> {
  return staffWrites[key]!({ shop, admin: await hireStaff(shop) })
}

async function endExport(state: 'done' | 'failed'): Promise<void> {
  const { id } = await hireStaff(shop)
  await sql`
    with asked as (
      insert into export_file (staff_id, list, asked, format, name, asked_at, expires_at)
      values (${id}, 'employees', '{}', 'csv', 'nhan-vien.csv', now(), now() + interval '1 day') returning id
    ) select id from asked`.execute(shop.ctx.db)
  await shop.ctx.db
    .updateTable('export_file')
    .set({ state, rows: 1, bytes: 1, failure: 'không ghi được' })
    .where('staff_id', '=', id)
    .execute()
}

async function endBulkJob(
  end:
    | { state: 'done'; done: number; same: number; refused: number }
    | { state: 'stopped'; halt: string },
): Promise<void> {
  const { id } = await hireStaff(shop)
  await sql`
    insert into bulk_job (staff_id, list, action, title, reason, request_id, address, total, asked_at)
    values (${id}, 'employees', 'activate', 'Cho mua lại', 'Thử', '', '', 1, now())`.execute(
    shop.ctx.db,
  )
  const ended = { ...end, ended_at: new Date() }
  await shop.ctx.db.updateTable('bulk_job').set(ended).where('staff_id', '=', id).execute()
}

async function lastEvent(): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select coalesce(max(id), 0) as id from staff_event`.execute(shop.ctx.db)
  return rows[0]!.id
}

function listSince(id: number) {
  return shop.ctx.db
    .selectFrom('staff_event')
    .select(['kind', 'actor'])
    .where('id', '>', id)
    .orderBy('id')
    .execute()
}
