import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/purchase/api.ts'
import type { SignedInPharmacy } from '#server/context.ts'
import { examine } from '#server/doctor.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { callAsPharmacy } from '#test/support/loyalty.ts'
import { refusalOf } from '#test/support/members.ts'
import { openPharmacy, purchaseForm } from '#test/support/purchases.ts'
import { addStock } from '#test/support/stock.ts'

let shop: TestShop
let pharmacy: SignedInPharmacy
let other: SignedInPharmacy
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
beforeEach(async () => {
  pharmacy = await openPharmacy(shop)
  other = await openPharmacy(shop)
})
afterAll(() => shop.close())

const as = (change?: Partial<SignedInPharmacy>) => ({ pharmacy: { ...pharmacy, ...change } })
const add = (change?: Parameters<typeof purchaseForm>[0]) =>
  callAsPharmacy(shop, api.addPurchase, purchaseForm(change), as())
const change = (id: number, form: Parameters<typeof purchaseForm>[0], version?: number) =>
  callAsPharmacy(shop, api.changePurchase, { id, ...purchaseForm(form), version }, as())
const drop = (id: number) => callAsPharmacy(shop, api.deletePurchase, { id }, as())
const list = (input: Parameters<typeof callAsPharmacy<typeof api.listPurchases>>[2] = {}) =>
  callAsPharmacy(shop, api.listPurchases, input, as())
const daysOf = ({ reminders }: api.Purchase) =>
  reminders.map(({ remind_at, state }) => `${remind_at} ${state}`)
const refused = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => error as CallRefused & { details: { fields?: object; current?: unknown } },
  )

describe('a purchase is written down', () => {
  test('with its lines, who wrote it, and a reminder before the goods run out', async () => {
    const [jex] = await addStock(shop.ctx.db, [{ code: 'JEX-A' }])
    const purchase = await add({
      products: [
        { product_id: jex!.id, name: 'JEX Max', quantity: 2, days_of_supply: 30 },
        { name: 'Băng gạc', quantity: 1 },
      ],
      note: 'Dị ứng hải sản',
    })
    expect(purchase).toMatchObject({
      phone: '0912345678',
      customer_name: 'Nguyễn Thị Lan',
      products: [
        { product_id: jex!.id, name: 'JEX Max', quantity: 2, days_of_supply: 30 },
        { name: 'Băng gạc', quantity: 1 },
      ],
      note: 'Dị ứng hải sản',
      created_by: 'Dược sĩ Hoa',
      version: 1,
    })
    expect(purchase.reminders).toMatchObject([
      { remind_at: '2026-11-28', goods: 'JEX Max ×2', is_automatic: true, is_due: false },
    ])
    expect(await callAsPharmacy(shop, api.getPurchase, { id: purchase.id }, as())).toEqual(purchase)
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('of goods that the catalogue does not know by their name alone', async () => {
    const { products } = await add({
      products: [{ product_id: 2_000_000_000, name: 'Hàng cũ', quantity: 1 }],
    })
    expect(products).toEqual([{ name: 'Hàng cũ', quantity: 1 }])
  })

  test('is refused in words for days that cannot be', async () => {
    const fieldsOf = async (form: Parameters<typeof purchaseForm>[0]) =>
      (await refused(add(form))).details.fields
    expect(await fieldsOf({ purchased_at: '2026-11-22' })).toEqual({
      purchased_at: 'Ngày mua không thể sau hôm nay',
    })
    expect(await fieldsOf({ purchased_at: '2024-11-20' })).toHaveProperty('purchased_at')
    expect(await fieldsOf({ remind_at: '2026-10-31' })).toEqual({
      remind_at: 'Ngày nhắc không thể trước ngày mua',
    })
    expect(await fieldsOf({ remind_at: '2031-01-01' })).toHaveProperty('remind_at')
  })
})

describe('a device that sends its form again', () => {
  test('twenty times at once writes one purchase and one reminder', async () => {
    const form = { client_key: crypto.randomUUID() }
    const sent = await Promise.all(Array.from({ length: 20 }, () => add(form)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    const { items, paginate } = await list()
    expect(paginate.total_data).toBe(1)
    expect(daysOf(items[0]!)).toEqual(['2026-11-28 open'])
    expect(items[0]!.version).toBe(1)
  })

  test('with a correction is taken at its last word, as long as nobody has changed it since', async () => {
    const client_key = crypto.randomUUID()
    const { id } = await add({ client_key })
    const corrected = await add({ client_key, customer_name: 'Nguyễn Thị Lành' })
    expect(corrected).toMatchObject({ id, customer_name: 'Nguyễn Thị Lành', version: 2 })
    expect(corrected.reminders).toMatchObject([{ customer_name: 'Nguyễn Thị Lành' }])
    expect(await add({ client_key })).toMatchObject({ customer_name: 'Nguyễn Thị Lành' })
    expect((await list()).paginate.total_data).toBe(1)
  })

  test('after it was deleted makes nothing new', async () => {
    const client_key = crypto.randomUUID()
    const { id } = await add({ client_key })
    await drop(id)
    expect(await refused(add({ client_key }))).toMatchObject({
      code: 'conflict',
      message: 'Lần mua này đã được xoá.',
    })
    expect((await list()).items).toEqual([])
  })

  test('has a key of its own pharmacy', async () => {
    const client_key = crypto.randomUUID()
    const mine = await add({ client_key })
    const theirs = await callAsPharmacy(shop, api.addPurchase, purchaseForm({ client_key }), {
      pharmacy: other,
    })
    expect(theirs.id).not.toBe(mine.id)
  })
})

describe('a purchase changes', () => {
  test('and its open reminders follow, those that are done stay', async () => {
    const { id } = await add({
      products: [
        { name: 'JEX', quantity: 1, days_of_supply: 20 },
        { name: 'OTiV', quantity: 1, days_of_supply: 60 },
      ],
    })
    const first = (await list()).items[0]!.reminders[0]!
    await callAsPharmacy(shop, api.remind, { id: first.id, action: 'done' }, as())
    const changed = await change(id, {
      phone: '0912345679',
      products: [{ name: 'OTiV', quantity: 1, days_of_supply: 90 }],
    })
    expect(daysOf(changed)).toEqual(['2026-11-18 done', '2027-01-27 open'])
    expect(changed.reminders.map(({ phone }) => phone)).toEqual(['0912345678', '0912345679'])
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('into a day of its own choice, and back', async () => {
    const { id } = await add()
    expect(daysOf(await change(id, { remind_at: '2026-12-24' }))).toEqual(['2026-12-24 open'])
    expect(await examine(shop.ctx.db)).toEqual([])
    expect(daysOf(await change(id, {}))).toEqual(['2026-11-28 open'])
  })

  test('on two devices at once: one is told what the other wrote', async () => {
    const { id, version } = await add()
    const answers = await Promise.allSettled([
      change(id, { note: 'một' }, version),
      change(id, { note: 'hai' }, version),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const kept = (await list()).items[0]!
    const lost = answers.find((each) => each.status === 'rejected')!
    expect(lost.reason).toMatchObject({ code: 'conflict', details: { current: kept } })
    expect(kept.version).toBe(2)
  })
})

describe('a deleted purchase', () => {
  test('takes its reminders along, and nothing of the customer stays', async () => {
    const { id, reminders } = await add({ note: 'Bí mật' })
    await callAsPharmacy(
      shop,
      api.remind,
      { ...purchaseForm(), remind_at: '2026-12-01', purchase_id: id },
      as(),
    )
    await callAsPharmacy(shop, api.remind, { id: reminders[0]!.id, action: 'done' }, as())
    await drop(id)
    expect(await refusalOf(drop(id))).toBe('notFound')
    expect(await refusalOf(change(id, {}))).toBe('notFound')
    expect(await refusalOf(callAsPharmacy(shop, api.getPurchase, { id }, as()))).toBe('notFound')
    const all = await callAsPharmacy(shop, api.listReminders, {}, as())
    expect(all).toMatchObject({ items: [], counts: { due: 0, coming: 0, unread: 0 } })
    const row = await shop.ctx.db
      .selectFrom('store_purchase')
      .select(['phone', 'customer_name', 'note'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ phone: '', customer_name: '', note: '' })
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('gets no reminder by hand that is made at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await add()
      const byHand = { ...purchaseForm(), remind_at: '2026-12-01', purchase_id: id }
      await Promise.allSettled([drop(id), callAsPharmacy(shop, api.remind, byHand, as())])
    }
    expect(await examine(shop.ctx.db)).toEqual([])
    expect((await callAsPharmacy(shop, api.listReminders, {}, as())).items).toEqual([])
  })
})

describe('the list', () => {
  beforeEach(async () => {
    await add({ phone: '0912345678', customer_name: 'Nguyễn Thị Lan', purchased_at: '2026-11-01' })
    await add({ phone: '0912345678', customer_name: 'Chị Lan', purchased_at: '2026-11-10' })
    await add({ phone: '0987654321', customer_name: 'Đỗ Văn Bảo', purchased_at: '2026-11-05' })
  })
  const namesOf = async (input: Parameters<typeof list>[0]) =>
    (await list(input)).items.map(({ customer_name }) => customer_name)

  test('is newest first, and narrows by name without accents, end of phone and days', async () => {
    expect(await namesOf({})).toEqual(['Chị Lan', 'Đỗ Văn Bảo', 'Nguyễn Thị Lan'])
    expect(await namesOf({ keyword: 'do van' })).toEqual(['Đỗ Văn Bảo'])
    expect(await namesOf({ keyword: '678' })).toEqual(['Chị Lan', 'Nguyễn Thị Lan'])
    expect(await namesOf({ keyword: '+84 987 654 321' })).toEqual(['Đỗ Văn Bảo'])
    expect(await namesOf({ keyword: '%' })).toHaveLength(3)
    expect(await namesOf({ from: '2026-11-05', to: '2026-11-05' })).toEqual(['Đỗ Văn Bảo'])
    expect((await list({ page: 2, limit: 2 })).paginate).toEqual({
      page: 2,
      limit: 2,
      total_data: 3,
      total_page: 2,
    })
  })

  test('of customers has each once, by the name and goods of the last purchase', async () => {
    const customers = (input: object) =>
      callAsPharmacy(shop, api.listPurchaseCustomers, input, as())
    expect((await customers({})).items).toEqual([
      {
        phone: '0912345678',
        customer_name: 'Chị Lan',
        purchases: 2,
        goods: 'JEX',
        last_purchased_at: '2026-11-10',
        next_remind_at: '2026-11-28',
      },
      {
        phone: '0987654321',
        customer_name: 'Đỗ Văn Bảo',
        purchases: 1,
        goods: 'JEX',
        last_purchased_at: '2026-11-05',
        next_remind_at: '2026-12-02',
      },
    ])
    expect((await customers({ keyword: 'chi lan' })).paginate.total_data).toBe(1)
    expect((await customers({ keyword: '4321' })).items).toHaveLength(1)
  })

  test('is of the own pharmacy alone: another finds, changes and deletes nothing', async () => {
    const [mine] = (await list()).items
    const theirs = { pharmacy: other }
    const id = mine!.id
    const reminder = mine!.reminders[0]!.id
    const empty = { items: [], paginate: { total_data: 0 } }
    expect(await callAsPharmacy(shop, api.listPurchases, {}, theirs)).toMatchObject(empty)
    expect(await callAsPharmacy(shop, api.listPurchaseCustomers, {}, theirs)).toMatchObject(empty)
    expect(await callAsPharmacy(shop, api.listReminders, {}, theirs)).toMatchObject(empty)
    expect(await callAsPharmacy(shop, api.listReminders, { id: reminder }, theirs)).toMatchObject(
      empty,
    )
    await callAsPharmacy(shop, api.readReminders, { ids: [reminder], read: true }, theirs)
    const calls = [
      callAsPharmacy(shop, api.getPurchase, { id }, theirs),
      callAsPharmacy(shop, api.changePurchase, { id, ...purchaseForm() }, theirs),
      callAsPharmacy(shop, api.deletePurchase, { id }, theirs),
      callAsPharmacy(shop, api.remind, { id: reminder, action: 'done' }, theirs),
      callAsPharmacy(
        shop,
        api.remind,
        { ...purchaseForm(), remind_at: '2026-12-01', purchase_id: id },
        theirs,
      ),
    ]
    expect(await Promise.all(calls.map(refusalOf))).toEqual(Array(5).fill('notFound'))
    const foreign = callAsPharmacy(
      shop,
      api.listPurchases,
      { drugstoreCode: pharmacy.code },
      theirs,
    )
    expect(await refusalOf(foreign)).toBe('forbidden')
    expect((await list()).items[0]).toEqual(mine)
  })
})
