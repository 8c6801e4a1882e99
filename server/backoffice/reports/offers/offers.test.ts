import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listExports, orderExport } from '#domain/backoffice/exports/api.ts'
import * as api from '#domain/backoffice/reports/offers/api.ts'
import { days } from '#domain/kernel/durations.ts'
import { placeOrder } from '#domain/order/api.ts'
import { placePhoneOrder } from '#domain/order/backoffice/phone-api.ts'
import { returnPieces } from '#domain/order/backoffice/api.ts'
import {
  countOfferDays,
  countOrderDays,
  countPointDays,
  reportChecks,
} from '#server/backoffice/index.ts'
import { examine } from '#server/doctor.ts'
import { recordKinds, tableFiles } from '#server/record-kinds.ts'
import { resourceListeners } from '#server/resource/index.ts'
import { holdVouchers, issueVoucher, saveCampaign, useVouchers } from '#server/voucher/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { printedVouchers } from '#test/support/counter-vouchers.ts'
import { csvText } from '#test/support/csv-text.ts'
import { offerGifts, openGiftProgramme, someGift, someVoucherGift } from '#test/support/gifts.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { buyerWith, listenToEvents, live, orderBody, placeFor } from '#test/support/order-lives.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let accountant: StaffMember
let tra: ShelfProduct
let campaign: Record<'shared' | 'paper' | 'bound', number>
let towel: number

beforeAll(async () => {
  shop = await openMemberShop()
  accountant = await hireStaff(shop, 'accountant')
  tra = (await addStock(shop.ctx.db, [{ code: 'TRA', price: 80_000, was: 80_000 }]))[0]!
  const window = { startsOn: '2026-01-01', endsOn: '2026-12-01' }
  const made = { ...window, kind: 'amount', createdAt: shop.ctx.clock.now() } as const
  campaign = {
    shared: await saveCampaign(shop.ctx.db, {
      ...made,
      name: 'Giảm 50',
      code: 'GIAM50',
      value: 50_000,
    }),
    paper: await saveCampaign(shop.ctx.db, {
      ...made,
      name: 'Phiếu giấy',
      value: 40_000,
      counter: 'offer',
    }),
    bound: await saveCampaign(shop.ctx.db, { ...made, name: 'Tặng riêng', value: 10_000 }),
  }
  const programmeId = await openGiftProgramme(shop)
  const offered = [someGift({ name: 'Khăn', onHand: 10 }), await someVoucherGift(shop)]
  const { ids } = await offerGifts(shop, programmeId, offered)
  towel = ids[0]!
  await shop.ctx.db.updateTable('gift').set({ unit_cost: 12_000 }).where('id', '=', towel).execute()
  await tell(ids)
})
afterAll(() => shop.close())

/**
 * With two vouchers of 50.000 and 40.000 for tea of 80.000 and a towel; the same code by telephone, given back; one
 * on paper at a counter, two never used; one bound to a member, never used.
 */
async function tell([, reward]: readonly number[]): Promise<void> {
  const { ctx } = shop
  const [first, second] = await printedVouchers(ctx, campaign.paper, 4)
  const lan = await buyerWith(shop, 500)
  const together = orderBody([{ product: tra }], {
    vouchers: ['GIAM50', first!],
    saved: 80_000,
    gifts: [{ id: towel, quantity: 1 }],
  })
  const { code } = await placeFor(shop, lan, together)
  await live(shop, code, 'handedToCarrier')
  const again = await placeFor(
    shop,
    lan,
    orderBody([{ product: tra, quantity: 2 }], { gifts: [{ id: towel }] }),
  )
  await live(shop, again.code, 'staffCancelled')
  await placeFor(shop, lan, orderBody([{ product: tra }], { gifts: [{ id: reward! }] }))
  await listenToEvents(shop)
  const care = await hireStaff(shop, 'care')
  const byPhone = await shop.call(
    placePhoneOrder,
    {
      customer_phone: '0918000001',
      receiver_fullname: 'Lê Thị Hoa',
      receiver_phone: '0918000001',
      products: [{ id: tra.id, quantity: 1 }],
      vouchers: ['GIAM50'],
      pickup_branch: 'HNI',
      payment: 'cash',
      summary: { payment: 30_000, shipping_fee: 0 },
      agreed: true,
    },
    { headers: { ...care.headers, 'idempotency-key': crypto.randomUUID() } },
  )
  await live(shop, byPhone.code, 'staffCancelled')
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const { id: voucherId } = await trx
      .selectFrom('voucher')
      .select('id')
      .where('campaign_id', '=', campaign.paper)
      .where('state', '=', 'free')
      .executeTakeFirstOrThrow()
    const vouchers = [{ code: second!, campaignId: campaign.paper, voucherId, saving: 40_000 }]
    await holdVouchers(trx, { vouchers, holder: 'guest:x', cause: 'counter:1', at })
    await useVouchers(trx, { cause: 'counter:1', at })
    await issueVoucher(ctx, trx, {
      campaignId: campaign.bound,
      accountId: lan.accountId,
      cause: 'gift:1',
      at,
    })
  })
}

async function count(): Promise<void> {
  await countOrderDays(shop.ctx)
  await countOfferDays(shop.ctx)
  await countPointDays(shop.ctx)
}

const vouchers = (asked: object = {}) =>
  shop.call(api.getVoucherReport, asked as never, accountant).then(({ items }) => items)

const rowOf = async (id: number, asked: object = {}) =>
  (await vouchers(asked)).find(({ key }) => key === String(id))

test('two vouchers in an order cost together what it says, and each brought it', async () => {
  await count()
  const net = { orders: 1, net: 0 }
  expect(await rowOf(campaign.shared)).toMatchObject({
    used: 1,
    given_back: 1,
    discount: 50_000,
    ...net,
  })
  expect(await rowOf(campaign.paper, { channel: 'shop' })).toMatchObject({
    used: 1,
    discount: 30_000,
    ...net,
  })
  expect(await rowOf(campaign.paper)).toMatchObject({
    issued: 4,
    used: 2,
    expired: 0,
    discount: 70_000,
  })
})

test('by channel, and by month only for one campaign with orders', async () => {
  await count()
  const found = await vouchers({ by: 'channel' })
  expect(
    found.map(({ key, used, given_back, discount }) => [key, used, given_back, discount]),
  ).toEqual([
    ['shop', 2, 0, 80_000],
    ['counter', 1, 0, 40_000],
    ['telephone', 0, 1, 0],
  ])
  expect((await vouchers({ by: 'month' }))[0]).toMatchObject({ key: '2026-11-01', orders: null })
  const ofOne = await vouchers({ by: 'month', campaign: campaign.shared })
  expect(ofOne[0]).toMatchObject({ key: '2026-11-01', used: 1, orders: 1 })
})

test('gifts: what stands, what came back, what it cost and what is left', async () => {
  await count()
  const { items } = await shop.call(api.getGiftReport, {}, accountant)
  expect(items.find(({ key }) => key === String(towel))).toMatchObject({
    exchanged: 1,
    delivered: 1,
    returned: 1,
    points: 100,
    cost: 12_000,
    uncosted: 0,
    left: 9,
  })
})

test('goods that come back take what they brought from the voucher’s day', async () => {
  const care = await hireStaff(shop, 'care')
  const body = orderBody([{ product: tra, quantity: 2 }], { vouchers: ['GIAM50'], saved: 50_000 })
  const { code } = await shop.call(placeOrder, body)
  await live(shop, code, 'handedToCarrier', 'delivered')
  await count()
  const before = (await rowOf(campaign.shared))!.net!
  expect(before).toBe(110_000)
  const back = {
    code,
    pieces: [{ line_no: 1, quantity: 1 }],
    reason: 'Hộp bị móp khi nhận',
    restock: true,
  }
  await shop.call(returnPieces, back, { headers: care.headers })
  await listenToEvents(shop)
  await count()
  expect((await rowOf(campaign.shared))!.net!).toBeLessThan(before)
})

test('every figure opens as many rows, with the same money', async () => {
  await count()
  const [from, to] = ['2026-11-01', '2026-12-31']
  for (const row of await vouchers({ from, to })) {
    for (const figure of api.voucherFigures) {
      const rows = await allRows(api.listVoucherEntries, {
        from,
        to,
        campaign: Number(row.key),
        figure,
      })
      expect([row.name, figure, sum(rows, 'quantity')]).toEqual([row.name, figure, row[figure]])
      if (figure === 'used') expect(sum(rows, 'vnd')).toBe(row.discount)
    }
  }
  const { items } = await shop.call(api.getGiftReport, { from, to }, accountant)
  for (const row of items) {
    for (const figure of api.giftFigures) {
      const rows = await allRows(api.listGiftEntries, { from, to, gift: Number(row.key), figure })
      expect([row.name, figure, sum(rows, 'quantity')]).toEqual([row.name, figure, row[figure]])
    }
  }
})

async function allRows(
  endpoint: typeof api.listVoucherEntries | typeof api.listGiftEntries,
  asked: object,
): Promise<api.OfferEntry[]> {
  const rows: api.OfferEntry[] = []
  for (let cursor: string | undefined; ;) {
    // One at a time: every cut of a page is tried.
    const input = { ...asked, limit: 1, ...(cursor && { cursor }) } as never
    const slice = await shop.call(endpoint, input, accountant)
    rows.push(...slice.items)
    if (slice.next === null) return rows
    cursor = slice.next
  }
}

function sum(rows: readonly api.OfferEntry[], figure: 'quantity' | 'vnd'): number {
  return rows.reduce((all, row) => all + (row[figure] ?? 0), 0)
}

test('what nobody used is counted the day after it ended', async () => {
  await count()
  shop.ctx.clock.advance(days(20))
  accountant = await hireStaff(shop, 'accountant')
  await count()
  const asked = { from: '2026-11-01', to: '2026-12-31' }
  expect(await rowOf(campaign.paper, asked)).toMatchObject({ expired: 2 })
  expect(await rowOf(campaign.bound, asked)).toMatchObject({ issued: 1, expired: 1 })
  const rows = await allRows(api.listVoucherEntries, { ...asked, figure: 'expired' })
  expect(rows).toHaveLength(3)
})

test('nothing contradicts the rows, and what was changed behind the days is found', async () => {
  await count()
  const ofReports = reportChecks.map(({ name }) => name)
  const faults = async () =>
    (await examine(shop.ctx.db))
      .map(({ check }) => check)
      .filter((name) => ofReports.includes(name))
  expect(await faults()).toEqual([])
  await shop.ctx.pool.query('update voucher_day set discount = discount + 1')
  await shop.ctx.pool.query('update gift_day set points = points + 1')
  await shop.ctx.pool.query('update point_day set points = points + 1')
  expect(await faults()).toEqual(ofReports)
})

test('each report is a file of both kinds that the worker makes, for who may read it', async () => {
  const lists = [
    'report-revenue',
    'report-points',
    'report-point-entries',
    'report-vouchers',
    'report-gifts',
  ]
  const make = resourceListeners({ kinds: recordKinds, files: tableFiles })['export.ordered']![
    'makeFile'
  ]!
  for (const list of lists) {
    for (const format of ['csv', 'xlsx'] as const) {
      const { id } = await shop.call(orderExport, { list, format, asked: {} }, accountant)
      await make(shop.ctx, { exportId: id })
      const [newest] = await shop.call(listExports, {}, accountant)
      expect([list, newest]).toMatchObject([list, { id, state: 'done' }])
      const file = await shop.app.fastify.inject({
        url: `/api/admin/exports/${id}/file`,
        headers: accountant.headers,
      })
      const rows =
        format === 'csv' ? csvText(file).trim().split('\r\n') : await readSheet(file.rawPayload)
      expect([list, format, rows.length]).toEqual([list, format, newest!.rows! + 1])
    }
  }
  const content = await hireStaff(shop, 'content')
  const order = (list: string) =>
    shop.call(orderExport, { list, format: 'csv', asked: {} }, content)
  expect(await refusalOf(order('report-vouchers'))).toBe('forbidden')
  expect(await order('report-revenue')).toMatchObject({ state: 'waiting' })
})
