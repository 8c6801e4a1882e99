import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import * as api from '#domain/purchase/api.ts'
import type { SignedInPharmacy } from '#server/context.ts'
import { examine } from '#server/doctor.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import { listeners } from '#server/listeners.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { callAsPharmacy } from '#test/support/loyalty.ts'
import { refusalOf } from '#test/support/members.ts'
import { openPharmacy, purchaseForm } from '#test/support/purchases.ts'
import { sealPhone } from '../identity/erased-phone.ts'

let shop: TestShop
let pharmacy: SignedInPharmacy
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
beforeEach(async () => {
  pharmacy = await openPharmacy(shop)
})
afterAll(() => shop.close())

const hoa = () => ({ pharmacy })
const minh = () => ({ pharmacy: { ...pharmacy, fullName: 'Dược sĩ Minh' } })
const today = () => shop.ctx.clock.today()
const list = (input: Parameters<typeof callAsPharmacy<typeof api.listReminders>>[2] = {}) =>
  callAsPharmacy(shop, api.listReminders, input, hoa())
const remind = (
  input: Parameters<typeof callAsPharmacy<typeof api.remind>>[2],
  caller: () => object = hoa,
) => callAsPharmacy(shop, api.remind, input, caller())
const byHand = (remind_at: string, change: object = {}) =>
  remind({ phone: '0912345678', customer_name: 'Cô Tư', remind_at, ...change })
const buy = (change: Parameters<typeof purchaseForm>[0] = {}) =>
  callAsPharmacy(shop, api.addPurchase, purchaseForm(change), hoa())
const refused = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => error as CallRefused & { details: { fields?: object; current?: unknown } },
  )

describe('the list of reminders', () => {
  test('has due ones first, those to come, and those done, each with its counts', async () => {
    const first = today()
    await byHand(first, { customer_name: 'Hôm nay' })
    await byHand('2027-01-10', { customer_name: 'Sau này' })
    const done = await byHand(first, { customer_name: 'Đã xong' })
    await remind({ id: done.id, action: 'done' })
    const dropped = await byHand(first, { customer_name: 'Đã bỏ' })
    await remind({ id: dropped.id, action: 'cancel' })
    const names = async (input: Parameters<typeof list>[0]) =>
      (await list(input)).items.map(({ customer_name }) => customer_name)
    expect(await names({})).toEqual(['Hôm nay', 'Sau này', 'Đã xong'])
    expect(await names({ state: 'due' })).toEqual(['Hôm nay'])
    expect(await names({ state: 'coming' })).toEqual(['Sau này'])
    expect(await names({ state: 'done' })).toEqual(['Đã xong'])
    expect(await names({ keyword: 'hom nay' })).toEqual(['Hôm nay'])
    expect(await names({ from: '2027-01-01' })).toEqual(['Sau này'])
    expect(await names({ id: dropped.id })).toEqual(['Đã bỏ'])
    const { counts, items } = await list({ state: 'due', unread: 'true' })
    expect(counts).toEqual({ due: 1, coming: 1, unread: 1 })
    const ids = items.map(({ id }) => id)
    const read = await callAsPharmacy(shop, api.readReminders, { ids, read: true }, hoa())
    expect(read.counts).toEqual({ due: 1, coming: 1, unread: 0 })
    expect(await names({ state: 'due', unread: 'true' })).toEqual([])
    const unread = await callAsPharmacy(shop, api.readReminders, { ids, read: false }, hoa())
    expect(unread.counts.unread).toBe(1)
  })

  test('says on a purchase of several goods which of them run out', async () => {
    await buy({
      products: [
        { name: 'JEX', quantity: 2, days_of_supply: 30 },
        { name: 'OTiV', quantity: 1, days_of_supply: 60 },
      ],
    })
    const { items } = await list({ state: 'coming' })
    expect(items.map(({ goods }) => goods)).toEqual(['JEX ×2', 'OTiV'])
  })
})

describe('a reminder', () => {
  test('is made by hand from today on, once however often it is sent', async () => {
    const client_key = crypto.randomUUID()
    const made = await Promise.all(
      Array.from({ length: 20 }, () => byHand(today(), { client_key, note: 'Hỏi huyết áp' })),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made[0]).toMatchObject({ note: 'Hỏi huyết áp', is_due: true, is_automatic: false })
    expect((await refused(byHand('2026-11-20'))).details.fields).toEqual({
      remind_at: 'Vui lòng chọn ngày nhắc từ hôm nay',
    })
  })

  test('is put off to a later day, where it is news again', async () => {
    const { id } = await byHand(today())
    await callAsPharmacy(shop, api.readReminders, { ids: [id], read: true }, hoa())
    const later = await remind({ id, action: 'postpone', remind_at: '2026-11-24' })
    expect(later).toMatchObject({ remind_at: '2026-11-24', postponed: 1, read: false })
    for (const remind_at of [today(), undefined]) {
      const { details } = await refused(remind({ id, action: 'postpone', remind_at }))
      expect(details.fields).toEqual({ remind_at: 'Vui lòng chọn từ ngày mai' })
    }
  })

  test('that is put off onto the day of another of the same purchase stays beside it', async () => {
    const { reminders } = await buy({
      products: [
        { name: 'JEX', quantity: 1, days_of_supply: 30 },
        { name: 'OTiV', quantity: 1, days_of_supply: 60 },
      ],
    })
    await remind({ id: reminders[0]!.id, action: 'postpone', remind_at: '2026-12-28' })
    const { items } = await list({ state: 'coming' })
    expect(items.map(({ remind_at }) => remind_at)).toEqual(['2026-12-28', '2026-12-28'])
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('is finished, reopened, dropped and taken up again', async () => {
    const { id } = await byHand(today())
    const done = await remind({ id, action: 'done' })
    expect(done).toMatchObject({ state: 'done', done_by: 'Dược sĩ Hoa', read: true })
    const again = await remind({ id, action: 'reopen' })
    expect(again).toMatchObject({ state: 'open', is_due: true })
    expect(again).not.toHaveProperty('done_by')
    expect(await remind({ id, action: 'cancel' })).toMatchObject({ state: 'cancelled' })
    expect(await remind({ id, action: 'reopen', remind_at: '2026-11-30' })).toMatchObject({
      state: 'open',
      remind_at: '2026-11-30',
      version: 5,
    })
  })

  test('that two devices finish at once is finished by one, and the other reads by whom', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, version } = await byHand(today())
      const answers = await Promise.allSettled([
        remind({ id, version, action: 'done' }, hoa),
        remind({ id, version, action: 'done' }, minh),
      ])
      const lost = answers.filter((each) => each.status === 'rejected')
      expect(lost).toHaveLength(1)
      const { items } = await list({ id })
      expect(lost[0]!.reason).toMatchObject({
        code: 'conflict',
        message: `${items[0]!.done_by} vừa đánh dấu đã nhắc khách này.`,
        details: { current: items[0] },
      })
    }
  })

  test('that one finishes while another puts it off says to the second what the first did', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, version } = await byHand(today())
      const answers = await Promise.allSettled([
        remind({ id, version, action: 'postpone', remind_at: '2026-11-24' }, hoa),
        remind({ id, version, action: 'done' }, minh),
      ])
      const lost = answers.find((each) => each.status === 'rejected')!
      const [kept] = (await list({ id })).items
      const words =
        kept!.state === 'done'
          ? 'Dược sĩ Minh vừa đánh dấu đã nhắc khách này.'
          : 'Nhắc nhở này vừa được dời sang ngày 24/11/2026 trên thiết bị khác.'
      expect(lost.reason).toMatchObject({ code: 'conflict', message: words })
      expect(kept!.version).toBe(2)
    }
  })

  test('changes beside its purchase, and neither waits for the other for ever', async () => {
    const products = [20, 40, 60].map((days_of_supply) => ({
      name: 'JEX',
      quantity: 1,
      days_of_supply,
    }))
    const { id, reminders } = await buy({ products })
    const ids = reminders.map((each) => each.id).toReversed()
    const rounds = Array.from({ length: 30 }, (_, round) => [
      callAsPharmacy(
        shop,
        api.changePurchase,
        { id, ...purchaseForm({ products, phone: `09123456${10 + round}` }) },
        hoa(),
      ),
      callAsPharmacy(shop, api.readReminders, { ids, read: round % 2 === 0 }, hoa()),
      remind({ id: ids[round % 3]!, action: 'postpone', remind_at: '2026-12-24' }),
    ])
    const answers = await Promise.allSettled(rounds.flat())
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('of a form that says who but not when is refused', async () => {
    const answer = remind({ phone: '0912345678', customer_name: 'Cô Tư' } as never)
    expect(await refusalOf(answer)).toBe('invalidInput')
  })
})

describe('the nights forget', () => {
  const night = async () => {
    await scheduledJobs.find(({ name }) => name === 'forget-old-purchases')!.run(shop.ctx)
  }
  const left = async () => {
    const { items } = await callAsPharmacy(shop, api.listPurchases, {}, hoa())
    return items.map(({ customer_name }) => customer_name)
  }

  test('what was deleted after a month, the rest after two years, and drop what lapsed', async () => {
    const client_key = crypto.randomUUID()
    const { id } = await buy({ client_key, customer_name: 'Đã xoá' })
    await callAsPharmacy(shop, api.deletePurchase, { id }, hoa())
    await buy({ customer_name: 'Mua một lần', products: [{ name: 'Vitamin C', quantity: 1 }] })
    await buy({ customer_name: 'Mua một tháng' })
    await buy({
      customer_name: 'Mua ba năm',
      products: [{ name: 'A', quantity: 1, days_of_supply: 1000 }],
    })
    await byHand('2026-11-25')
    const rows = () =>
      shop.ctx.db.selectFrom('store_purchase').select('id').where('drugstore_id', '=', pharmacy.id)

    await night()
    expect(await rows().execute()).toHaveLength(4)
    shop.ctx.clock.advance(days(31))
    await night()
    expect(await rows().execute()).toHaveLength(3)
    expect((await list({ state: 'due' })).items).toHaveLength(2)

    shop.ctx.clock.advance(days(90))
    await night()
    expect((await list({ state: 'due' })).items).toEqual([])
    expect(await left()).toHaveLength(3)

    shop.ctx.clock.advance(days(620))
    await night()
    expect(await left()).toEqual(['Mua ba năm'])
    const reminders = await shop.ctx.db
      .selectFrom('store_reminder')
      .select('state')
      .where('drugstore_id', '=', pharmacy.id)
      .execute()
    expect(reminders).toEqual([{ state: 'open' }])
  })

  test('a member who deleted the account, in every pharmacy', async () => {
    const elsewhere = await openPharmacy(shop)
    const purchased_at = today()
    const gone = { phone: '0977000001', purchased_at }
    await buy({ ...gone, customer_name: 'Người xoá' })
    await byHand(today(), { phone: gone.phone })
    await buy({ phone: '0977000002', purchased_at, customer_name: 'Người ở lại' })
    await callAsPharmacy(shop, api.addPurchase, purchaseForm(gone), { pharmacy: elsewhere })
    const payload = { memberId: 1, phone: sealPhone(shop.ctx, '0977000001') }
    expect(JSON.stringify(payload)).not.toContain('0977000001')
    const forget = listeners['member.erased']!['forgetPurchases']!
    await forget(shop.ctx, payload)
    await forget(shop.ctx, payload)
    await forget(shop.ctx, { memberId: 1 })
    expect(await left()).toEqual(['Người ở lại'])
    for (const table of ['store_purchase', 'store_reminder'] as const) {
      const kept = await shop.ctx.db
        .selectFrom(table)
        .select('id')
        .where('phone', '=', '0977000001')
        .execute()
      expect(kept).toEqual([])
    }
  })
})
