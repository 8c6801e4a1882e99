import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { findCurrent } from '#domain/resource.ts'
import { listOfferedVouchers } from '#domain/voucher/api.ts'
import * as api from '#domain/voucher/backoffice.ts'
import { campaignStates } from '#domain/voucher/campaign.ts'
import { recordStatements } from '#test/support/explained.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { holdVouchers, releaseVouchers, voucherChecks } from '../index.ts'
import { hashVoucherCode } from '../voucher-code.ts'

const { voucherCampaigns } = api
let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  headers = await staffHeaders(shop)
})
afterAll(() => shop.close())

const reason = 'Kế hoạch tháng 11'
const usual = {
  name: 'Ưu đãi tháng 11',
  kind: 'amount' as const,
  value: 50_000,
  total_limit: 100,
  starts_on: '2026-11-01',
  ends_on: '2026-12-31',
  published: true,
}

type Fields = Partial<z.input<typeof voucherCampaigns.fields>>

function add(fields: Fields = {}) {
  return shop.call(voucherCampaigns.create, { ...usual, ...fields, reason }, { headers })
}

function change(campaign: api.VoucherCampaignRecord, fields: Fields) {
  return shop.call(voucherCampaigns.change, { ...campaign, ...fields, reason }, { headers })
}

const get = (id: number) => shop.call(voucherCampaigns.get, { id }, { headers })

async function refused(call: Promise<unknown>): Promise<CallRefused> {
  return call.then(
    () => expect.unreachable(),
    (error: CallRefused) => error,
  )
}

async function expectNothingWrong() {
  for (const { query } of voucherChecks) expect((await shop.ctx.pool.query(query)).rows).toEqual([])
}

describe('a campaign', () => {
  test('is made with its terms, found by name and code, and keeps its history', async () => {
    const made = await add({ name: 'Chào hè rực rỡ', code: 'he2027', min_goods: 300_000 })
    expect(made).toMatchObject({ code: 'HE2027', state: 'running', min_goods: 300_000, version: 1 })
    for (const q of ['chao he', 'HE20']) {
      const { items } = await shop.call(voucherCampaigns.list, { q }, { headers })
      expect(items.map(({ id }) => id)).toContain(made.id)
    }
    await change(made, { value: 60_000 })
    const { items } = await shop.call(voucherCampaigns.history, { id: made.id }, { headers })
    expect(items.map(({ action }) => action)).toEqual(['Sửa đợt voucher', 'Tạo đợt voucher'])
  })

  test('is refused where its terms contradict themselves, its code is taken or its goods unknown', async () => {
    await add({ code: 'MOTLAN' })
    expect(await refused(add({ code: 'MOTLAN' }))).toMatchObject({ code: 'conflict' })
    const percent = await refused(add({ kind: 'percentage', value: 101 }))
    expect(percent.fields).toHaveProperty('value')
    const unknown = await refused(add({ product_codes: ['KHONGCO'] }))
    expect(unknown.fields?.['product_codes']).toContain('KHONGCO')
  })

  test('stands in lists as it stands by the rules, on every day', async () => {
    await add({ name: 'Sắp tới', starts_on: '2027-01-01', ends_on: '2027-02-01' })
    await add({ name: 'Đã qua', starts_on: '2026-01-01', ends_on: '2026-02-01' })
    await add({ name: 'Đã dừng', published: false })
    const full = await add({ name: 'Đã hết', code: 'DAHET', total_limit: 1 })
    await hold(full.id, 'order:DAHET')
    for (const state of campaignStates) {
      const { items } = await shop.call(voucherCampaigns.list, { state, limit: 100 }, { headers })
      expect(items.length).toBeGreaterThan(0)
      for (const item of items) expect(item.state).toBe(state)
    }
  })

  test('of two who change it at once the second sees how it is now', async () => {
    const made = await add()
    const answers = await Promise.allSettled([
      change(made, { value: 60_000 }),
      change(made, { value: 70_000 }),
    ])
    const lost = answers.find((answer) => answer.status === 'rejected')
    const won = answers.find((answer) => answer.status === 'fulfilled')
    expect(findCurrent(lost!.reason as CallRefused, voucherCampaigns)).toMatchObject({
      value: won!.value.value,
      version: 2,
    })
  })

  test('keeps what it promised once it was used, and can always be stopped', async () => {
    const made = await add({ code: 'HUATHAT' })
    await hold(made.id, 'order:HUATHAT')
    const worse = await refused(change(made, { value: 40_000, ends_on: '2026-12-01' }))
    expect(Object.keys(worse.fields ?? {}).toSorted()).toEqual(['ends_on', 'value'])
    expect(await change(made, { published: false })).toMatchObject({ state: 'stopped', used: 1 })
  })

  test('has a note that its history keeps and no customer reads', async () => {
    const note = 'Hỏi chị Hà trước khi gia hạn.\nNgân sách 20 triệu.'
    const made = await add({ code: 'GHICHU', listed: true, note_for_staff: note })
    const again = await change(made, { note_for_staff: 'Đã hỏi chị Hà' })
    expect([made, again].map((each) => each.note_for_staff)).toEqual([note, 'Đã hỏi chị Hà'])
    const { items } = await shop.call(voucherCampaigns.history, { id: made.id }, { headers })
    const changed = { before: { note_for_staff: note }, after: { note_for_staff: 'Đã hỏi chị Hà' } }
    expect(items[0]).toMatchObject(changed)
    const offers = JSON.stringify(await shop.call(listOfferedVouchers, {}))
    expect(offers).toContain('GHICHU')
    expect(offers).not.toContain('chị Hà')
    const long = await refused(add({ note_for_staff: 'a'.repeat(501) }))
    expect(long.fields).toHaveProperty('note_for_staff')
  })

  test('counts a use that comes while somebody makes it worse', async () => {
    const made = await add({ code: 'CUNGLUC' })
    const [held, changed] = await Promise.allSettled([
      hold(made.id, 'order:CUNGLUC'),
      change(made, { value: 1_000 }),
    ])
    expect(held.status).toBe('fulfilled')
    const now = await get(made.id)
    // Whoever came first: a change before the use was allowed, one after it was not.
    expect(now.value).toBe(changed.status === 'fulfilled' ? 1_000 : 50_000)
    expect(now.used).toBe(1)
    await expectNothingWrong()
  })
})

const newRecipient = async () => identityToRecipient(await generateX25519Identity())

describe('printed codes', () => {
  test('leave for their recipient alone, as often as the file is fetched', async () => {
    const { id } = await add()
    const key = await generateX25519Identity()
    const recipient = await identityToRecipient(key)
    const asked = { id, count: 25, recipient, reason }
    const { series } = await shop.call(api.printVouchers, asked, { headers })
    for (let times = 0; times < 2; times += 1) {
      const codes = await open(key, id, series)
      expect(new Set(codes).size).toBe(25)
    }
    expect((await get(id)).series).toMatchObject([{ id: series, printed: 25, free: 25 }])
    const clear = await refused(
      shop.call(api.printVouchers, { ...asked, recipient: 'age1nobody' }, { headers }),
    )
    expect(clear.fields).toHaveProperty('recipient')
    const shared = await add({ code: 'CHUNG26' })
    const none = await refused(
      shop.call(api.printVouchers, { ...asked, id: shared.id }, { headers }),
    )
    expect(none.code).toBe('conflict')
  })

  test('are printed once for their key, also when eight send it at once', async () => {
    const { id } = await add()
    const asked = { id, count: 40, recipient: await newRecipient(), reason }
    const keyed = { headers: { ...headers, 'idempotency-key': crypto.randomUUID() } }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.call(api.printVouchers, asked, keyed)),
    )
    expect(new Set(answers.map(({ series }) => series)).size).toBe(1)
    expect((await get(id)).series).toMatchObject([{ printed: 40, free: 40 }])
    const other = await refused(shop.call(api.printVouchers, { ...asked, count: 41 }, keyed))
    expect(other.code).toBe('idempotencyKeyReused')
    const somebodyElse = { ...keyed.headers, ...(await staffHeaders(shop)) }
    await shop.call(api.printVouchers, asked, { headers: somebodyElse })
    expect((await get(id)).series).toHaveLength(2)
    await expectNothingWrong()
  })

  test('that could not be made leave their key free', async () => {
    const shared = await add({ code: 'CHUNG27' })
    const { id } = await add()
    const keyed = { headers: { ...headers, 'idempotency-key': crypto.randomUUID() } }
    const asked = { id: shared.id, count: 5, recipient: await newRecipient(), reason }
    expect((await refused(shop.call(api.printVouchers, asked, keyed))).code).toBe('conflict')
    await shop.call(api.printVouchers, { ...asked, id }, keyed)
    expect((await get(id)).series).toMatchObject([{ printed: 5 }])
  })

  test('that are recalled are worthless, but for what an order holds, until it comes back', async () => {
    const { id } = await add()
    const key = await generateX25519Identity()
    const asked = { id, count: 3, recipient: await identityToRecipient(key), reason }
    const { series } = await shop.call(api.printVouchers, asked, { headers })
    const [held, other] = await open(key, id, series)
    await holdCode(held!, 'order:GIU')
    const { recalled } = await shop.call(api.recallVouchers, { id, series, reason }, { headers })
    expect(recalled).toBe(2)
    expect(await explain(other!)).toMatchObject({ usable: false, problem: 'unknown' })
    expect(await explain(held!)).toMatchObject({ usable: false, problem: 'held' })
    await shop.ctx.db
      .transaction()
      .execute((trx) => releaseVouchers(trx, { cause: 'order:GIU', at: shop.ctx.clock.now() }))
    expect(await explain(held!)).toMatchObject({ usable: false, problem: 'unknown' })
    expect((await get(id)).series).toMatchObject([{ free: 0, used: 0, recalled: 3 }])
    await expectNothingWrong()
    const again = await shop.call(api.recallVouchers, { id, series, reason }, { headers })
    expect(again.recalled).toBe(0)
  })
})

test('why a code does not work is said in the words that the customer reads', async () => {
  const made = await add({ name: 'Chỉ thành viên', code: 'THANHVIEN', members_only: true })
  expect(await explain('thanh vien')).toEqual({
    usable: false,
    is_member: false,
    problem: 'membersOnly',
    reason: expect.stringContaining('thành viên') as string,
    saving: 0,
    campaign: { id: made.id, name: 'Chỉ thành viên' },
  })
  expect(await explain('KHONGCOMANAY')).toMatchObject({ problem: 'unknown' })
})

test('its uses are listed with what they cost', async () => {
  const { id } = await add({ code: 'LUOTDUNG' })
  await hold(id, 'order:AL12345678')
  const { items } = await shop.call(api.listCampaignUses, { id }, { headers })
  expect(items).toMatchObject([{ order_code: 'AL12345678', saving: 50_000, state: 'held' }])
  expect(await get(id)).toMatchObject({ cost_held: 50_000, cost_used: 0 })
  const nowhere = await refused(shop.call(api.listCampaignUses, { id: 999_999 }, { headers }))
  expect(nowhere.code).toBe('notFound')
})

/** An order takes everybody's code. */
async function hold(campaignId: number, cause: string) {
  await holdOne({ campaignId, voucherId: null, code: 'HUATHAT', saving: 50_000 }, cause)
}

async function holdCode(code: string, cause: string) {
  const { id, campaign_id } = await shop.ctx.db
    .selectFrom('voucher')
    .select(['id', 'campaign_id'])
    .where('code_hash', '=', hashVoucherCode(shop.ctx.config, code))
    .executeTakeFirstOrThrow()
  await holdOne({ campaignId: campaign_id, voucherId: id, code, saving: 50_000 }, cause)
}

async function holdOne(
  voucher: { campaignId: number; voucherId: number | null; code: string; saving: number },
  cause: string,
) {
  const at = shop.ctx.clock.now()
  const lost = await shop.ctx.db
    .transaction()
    .execute((trx) => holdVouchers(trx, { vouchers: [voucher], holder: 'guest:x', cause, at }))
  expect(lost).toEqual([])
}

/** What the holder of the key reads in the file of a series. */
async function open(key: string, id: number, series: number): Promise<string[]> {
  const url = `/api/admin/voucher-campaigns/${id}/series/${series}`
  const { statusCode, rawPayload } = await shop.app.fastify.inject({ url, headers })
  expect(statusCode).toBe(200)
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  return (await decrypter.decrypt(rawPayload, 'text')).trimEnd().split('\n')
}

const explain = (code: string) =>
  shop.call(api.explainVoucher, { code, phone: '0901234567', products: [] }, { headers })

describe('many campaigns at once', () => {
  test('stop and start, but for those that are over, and nobody is promised less', async () => {
    const running = await add({ name: 'Đang chạy' })
    const over = await add({ name: 'Đã qua', starts_on: '2026-10-01', ends_on: '2026-10-31' })
    const both = [running, over].map(({ id, version }) => ({ id, version }))
    const stop = { action: 'stop', records: both, reason } as const
    expect(await shop.call(voucherCampaigns.bulk, stop, { headers })).toMatchObject({ done: 2 })
    expect(await get(running.id)).toMatchObject({ state: 'stopped', version: 2 })

    const start = { action: 'start', ids: both.map(({ id }) => id) } as const
    const told = await shop.call(voucherCampaigns.bulkPreview, start, { headers })
    expect(told.rows).toMatchObject([
      { outcome: 'done', title: 'Đang chạy', version: 2 },
      { outcome: 'refused', reason: 'Đã hết hạn ngày 31/10/2026' },
    ])
    const records = [{ id: running.id, version: 2 }]
    await shop.call(voucherCampaigns.bulk, { action: 'start', records, reason }, { headers })
    expect(await get(running.id)).toMatchObject({ state: 'running', version: 3 })
  })
  test('are not asked what their orders and printed codes say', async () => {
    const { id, version } = await add({ name: 'Nhiều lượt dùng' })
    const statements = recordStatements(shop.ctx.pool)
    const records = [{ id, version }]
    await shop.call(voucherCampaigns.bulk, { action: 'stop', records, reason }, { headers })
    const texts = statements.map(({ text }) => text).join('\n')
    expect(texts).toContain('voucher_campaign')
    expect(texts).not.toMatch(/voucher_use|voucher_print/)
  })
})
