import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as desk from '#domain/customer/backoffice/api.ts'
import * as sections from '#domain/customer/backoffice/sections.ts'
import { openMinutes } from '#domain/customer/looks.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { placeOrder } from '#domain/order/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import type { StaffRole } from '#domain/staff/permissions.ts'
import { replaceLoyaltyAddresses } from '#server/identity/index.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import type { TestShop } from '#test/support/app.ts'
import { lastChat, openVisitor } from '#test/support/chats.ts'
import { customerId } from '#test/support/customer-writes.ts'
import { issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, password, refusalOf, registerMember } from '#test/support/members.ts'
import { buyerWith, orderBody, placeFor, type Buyer } from '#test/support/order-lives.ts'
import { expectRefused } from '#test/support/refused.ts'
import { hireStaff } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { earnWithCode } from '#domain/membership/api.ts'

type Sender = { headers: Record<string, string> }

let shop: TestShop
let jex: ShelfProduct
let lan: Buyer
let lanId: number
let ordered: string
let code: string
const as = {} as Record<StaffRole, Sender>

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 1000 }]))[0]!
  await openProgramme(shop)
  code = (await issueCodes(shop, jex, 1))[0]!
  lan = await buyerWith(shop, 1240)
  lanId = await customerId(shop, lan.phone)
  ordered = (await placeFor(shop, lan, orderBody([{ product: jex, quantity: 2 }]))).code
  for (const role of ['admin', 'care', 'accountant', 'warehouse'] as const) {
    as[role] = await hireStaff(shop, role)
  }
})
afterAll(() => shop.close())

const orderAsGuest = async (phone: string) =>
  (await shop.call(placeOrder, guestOrder([{ product: jex }], phone))).code
const openFor = (sender: Sender, id: number) =>
  shop.call(desk.openCustomer, { id, cause: 'call' }, sender)
const overviewFor = (sender: Sender, id: number) =>
  shop.call(sections.getCustomerOverview, { id }, sender)
const find = async (q: string, more: object = {}) =>
  (await shop.call(desk.listCustomers, { q, ...more }, as.care)).items

describe('everybody whom the shop knows', () => {
  test('a guest has a page from the first order, one for all of them, and keeps it as a member', async () => {
    const phone = '0977111001'
    await orderAsGuest(phone)
    const id = await customerId(shop, phone)
    await orderAsGuest(phone)
    expect((await find(phone)).map((row) => [row.id, row.kind])).toEqual([[id, 'guest']])
    const [guest] = await find(phone)
    expect([guest!.orders, guest!.last_order_at]).toEqual([2, toVietnamIso(shop.ctx.clock.now())])
    await registerMember(shop, phone)
    expect(await find(phone)).toMatchObject([{ id, kind: 'member', orders: 2 }])
  })

  test('fifty first orders of one phone at once make one customer', async () => {
    const phone = '0977111002'
    await Promise.all(
      Array.from({ length: 50 }, () =>
        shop.ctx.db
          .insertInto('loyalty_account')
          .values({ loyalty_number: crypto.randomUUID(), phone, created_at: new Date() })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      ),
    )
    const orders = await Promise.all(Array.from({ length: 12 }, () => orderAsGuest(phone)))
    expect(new Set(orders).size).toBe(12)
    expect(await find(phone)).toHaveLength(1)
  })

  test('the desk calls members as they call themselves now', async () => {
    const { id, phone } = await registerMember(shop, '0977111003')
    await shop.ctx.db
      .updateTable('member')
      .set({ full_name: 'Đặng Thuỳ Trâm' })
      .where('id', '=', id)
      .execute()
    expect(await find('thuy tram')).toMatchObject([{ name: 'Đ*** T*** Trâm' }])
    expect(await find(phone)).toHaveLength(1)
  })
})

describe('finding a customer', () => {
  test('by a name without accents, any words of it; masked', async () => {
    const hits = await find('lan nguyen')
    expect(hits.find(({ id }) => id === lanId)).toEqual({
      id: lanId,
      name: 'N***** T** Lan',
      phone: `*******${lan.phone.slice(-3)}`,
      kind: 'member',
      tags: [],
      since: expect.any(String) as string,
      orders: 1,
      last_order_at: expect.any(String) as string,
    })
    expect(JSON.stringify(hits)).not.toContain(lan.phone)
  })

  test.each([
    ['the last four digits', () => lan.phone.slice(-4)],
    ['the beginning of the phone', () => lan.phone.slice(0, 9)],
    ['the phone as it is read aloud', () => `+84 ${lan.phone.slice(1, 4)} ${lan.phone.slice(4)}`],
    ['the code of an order', () => ordered],
    // Digits alone may be a phone's.
    ['a part of it, without DH', () => /^DH(\d{6}\d*\D?)/.exec(ordered)![1]!],
  ])('by %s', async (_how, typed) => {
    expect((await find(typed())).map(({ id }) => id)).toContain(lanId)
  })

  test('by the loyalty number, and by a code that was entered', async () => {
    const { loyalty_number: number } = await shop.ctx.db
      .selectFrom('loyalty_account')
      .select('loyalty_number')
      .where('id', '=', lan.accountId)
      .executeTakeFirstOrThrow()
    expect((await find(number)).map(({ id }) => id)).toEqual([lanId])
    await shop.call(earnWithCode, { code }, { headers: lan.headers })
    expect((await find(code)).map(({ id }) => id)).toEqual([lanId])
  })

  test.each(['', '%', '_', '09', "'; drop table customer", 'x'.repeat(80), '💊', 'AL0000000000'])(
    'nothing falls over %j, nor does it find everybody',
    async (text) => {
      const found = await find(text)
      if (text !== '') expect(found).toEqual([])
    },
  )
})

describe('opening a customer', () => {
  test('nothing personal is told before a reason was chosen, and only to whoever chose it', async () => {
    const other = await hireStaff(shop, 'care')
    const head = await shop.call(desk.getCustomer, { id: lanId }, as.care)
    expect(head.open_until).toBeNull()
    expect(JSON.stringify(head)).not.toContain(lan.phone)
    const parts = [
      sections.getCustomerOverview,
      sections.listCustomerOrders,
      sections.listCustomerPoints,
      sections.listCustomerBenefits,
      sections.listCustomerCodes,
      sections.listCustomerContacts,
      sections.getCustomerAccount,
      sections.listCustomerLooks,
    ]
    for (const part of parts) {
      expect(await refusalOf(shop.call(part, { id: lanId }, as.care)), part.path).toBe('lookNeeded')
    }
    await openFor(as.care, lanId)
    for (const part of parts) {
      expect(await refusalOf(shop.call(part, { id: lanId }, as.care)), part.path).toBe('done')
      expect(await refusalOf(shop.call(part, { id: lanId }, other)), part.path).toBe('lookNeeded')
    }
  })

  test('it shuts by itself after half an hour', async () => {
    const { open_until: until } = await openFor(as.accountant, lanId)
    expect(Date.parse(until!)).toBe(shop.ctx.clock.now().getTime() + minutes(openMinutes))
    shop.ctx.clock.advance(minutes(openMinutes) - 1)
    expect(await refusalOf(overviewFor(as.accountant, lanId))).toBe('done')
    shop.ctx.clock.advance(1)
    expect(await refusalOf(overviewFor(as.accountant, lanId))).toBe('lookNeeded')
  })

  test('another reason is written out', async () => {
    const other = (words: string) =>
      shop.call(desk.openCustomer, { id: lanId, cause: 'other', words }, as.care)
    expect(await refusalOf(other(''))).toBe('invalidInput')
    expect(await refusalOf(other('Nhờ kiểm tra giúp đồng nghiệp'))).toBe('done')
  })

  test('nobody without the permission opens anybody', async () => {
    expect(await refusalOf(openFor(as.warehouse, lanId))).toBe('forbidden')
    expect(await refusalOf(openFor(as.care, 999_999))).toBe('notFound')
  })

  test('from a task that names them no reason is asked for, and the task is kept', async () => {
    const staff = await hireStaff(shop, 'care')
    const from = (task: 'order' | 'chat' | 'return' | 'question', ref: string, sender = staff) =>
      shop.call(desk.openCustomerOfTask, { task, ref }, sender)
    expect(await from('order', ordered)).toEqual({ id: lanId })
    await openVisitor(shop, { headers: lan.headers }).write('Đơn của tôi đâu?')
    const chat = String(await lastChat(shop))
    expect(await from('chat', chat)).toEqual({ id: lanId })
    const looks = await shop.call(desk.listLooks, { staff_id: staff.id }, as.admin)
    expect(looks.items.map(({ cause, task }) => [cause, task])).toEqual([
      ['task', { kind: 'chat', ref: chat }],
      ['task', { kind: 'order', ref: ordered }],
    ])
    const own = await shop.call(desk.listLooks, { staff_id: staff.id, own: 'yes' }, as.admin)
    expect(own.items).toEqual([])
    expect(await refusalOf(overviewFor(staff, lanId))).toBe('done')
  })

  test('a task opens for whoever may see it, and only whom it names', async () => {
    const from = (task: 'order' | 'chat' | 'return' | 'question', ref: string, sender: Sender) =>
      refusalOf(shop.call(desk.openCustomerOfTask, { task, ref }, sender))
    await openVisitor(shop, { from: '10.0.0.77' }).write('Tôi là khách lạ')
    expect(await from('chat', String(await lastChat(shop)), as.care)).toBe('notFound')
    expect(await from('chat', '1', as.accountant)).toBe('forbidden')
    expect(await from('order', 'DH000000XXXXXX', as.care)).toBe('notFound')
    expect(await from('return', '2147483648', as.care)).toBe('notFound')
    expect(await from('question', 'x', as.care)).toBe('notFound')
  })

  test('every look stands in a list that only the owner reads, and nobody changes', async () => {
    const staff = await hireStaff(shop, 'care')
    await openFor(staff, lanId)
    const { items } = await shop.call(desk.listLooks, { customer: lanId, cause: 'call' }, as.admin)
    expect(items[0]).toMatchObject({
      staff: 'Trần Thị Bình',
      cause: 'call',
      task: null,
      customer: { id: lanId, name: 'N***** T** Lan', phone: `*******${lan.phone.slice(-3)}` },
    })
    expect(await refusalOf(shop.call(desk.listLooks, {}, as.care))).toBe('forbidden')
    const seen = await shop.call(sections.listCustomerLooks, { id: lanId }, staff)
    expect(seen[0]).toMatchObject({ staff: 'Trần Thị Bình', cause: 'call' })
    const { db } = shop.ctx
    await expect(db.updateTable('customer_look').set({ words: 'x' }).execute()).rejects.toThrow(
      'only ever added to',
    )
    await expect(sql`delete from customer_look`.execute(db)).rejects.toThrow('only ever added to')
  })
})

describe('the page', () => {
  test('tells where the parcel is, how many points there are and where somebody lives', async () => {
    await openFor(as.care, lanId)
    const place = {
      province_id: 1,
      district_id: 6,
      ward_id: 238,
      address: '5 Láng Hạ',
    }
    await replaceLoyaltyAddresses(shop.ctx, {
      phone: lan.phone,
      source: 'counter',
      addresses: [place],
    })
    const shown = await overviewFor(as.care, lanId)
    expect(shown).toMatchObject({
      name: 'Nguyễn Thị Lan',
      phone: lan.phone,
      email: 'lan.nguyen@example.vn',
      orders: [{ code: ordered, status: 'processing', goods: 'Viên uống JEX ×2' }],
      points: { locked: false, expiring: [{ on: expect.any(String) as string }] },
    })
    expect(shown.points!.available).toBeGreaterThanOrEqual(1240)
    expect(shown.addresses.map((one) => [one.isCrmAddress, one.is_default])).toEqual([
      [false, true],
      [true, false],
    ])
    expect(JSON.stringify(shown)).not.toContain('healths')
  })

  test('lists each entry of the ledger with its reason, vouchers, codes, chats, consents, devices', async () => {
    const id = lanId
    const points = await shop.call(sections.listCustomerPoints, { id }, as.care)
    expect(points.items.at(-1)).toMatchObject({ type: 'earn', point: 1240, note: 'Tặng điểm' })
    expect(points.items.at(-1)!.expires_on).toBeDefined()
    const codes = await shop.call(sections.listCustomerCodes, { id }, as.care)
    expect(codes).toMatchObject([{ result: 1, channel: 'member' }])
    expect(codes[0]!.code).not.toBe(code)
    const { chats } = await shop.call(sections.listCustomerContacts, { id }, as.care)
    expect(chats).toMatchObject([{ inbox: 'shop', state: 'waiting' }])
    const account = await shop.call(sections.getCustomerAccount, { id }, as.care)
    expect(account!.sessions).toHaveLength(1)
    expect(account!.consents).toMatchObject({ zaloCommercial: true, emailCommercial: false })
    expect(account!.history.length).toBeGreaterThan(0)
    const benefits = await shop.call(sections.listCustomerBenefits, { id }, as.care)
    expect(benefits.subscriptions).toEqual([])
    const { items } = await shop.call(sections.listCustomerOrders, { id }, as.care)
    expect(items.map((order) => order.code)).toEqual([ordered])
  })

  test('a guest has orders, and no account', async () => {
    const phone = '0977222001'
    const placed = await orderAsGuest(phone)
    const id = await customerId(shop, phone)
    await openFor(as.care, id)
    const shown = await overviewFor(as.care, id)
    expect(shown).toMatchObject({ phone, registered_at: null, points: null })
    expect(shown.orders.map((order) => order.code)).toEqual([placed])
    expect(await shop.call(sections.getCustomerAccount, { id }, as.care)).toBeNull()
    const points = await shop.call(sections.listCustomerPoints, { id }, as.care)
    expect(points.items).toEqual([])
  })

  test('a device is logged out at once, and not another customer’s', async () => {
    const member = await registerMember(shop, '0977222002')
    const id = await customerId(shop, member.phone)
    await openFor(as.care, id)
    const account = await shop.call(sections.getCustomerAccount, { id }, as.care)
    const session = account!.sessions[0]!.id
    const end = (of: number) =>
      refusalOf(shop.call(desk.endCustomerSession, { id: of, session }, as.care))
    expect(await end(lanId)).toBe('notFound')
    expect(await end(id)).toBe('done')
    expect(await end(id)).toBe('notFound')
    expect(
      await refusalOf(shop.call(accountData.getConsents, {}, { headers: member.headers })),
    ).toBe('unauthenticated')
  })
})

describe('what staff write of somebody', () => {
  test('a note bears its author, who alone takes it back; the audit keeps no word of it', async () => {
    const colleague = await hireStaff(shop, 'care')
    await openFor(as.care, lanId)
    const words = 'Nghe kém, nói chậm và to'
    const [note] = await shop.call(desk.addCustomerNote, { id: lanId, words }, as.care)
    expect(note).toMatchObject({ words, by: 'Trần Thị Bình', own: true })
    await openFor(colleague, lanId)
    expect((await overviewFor(colleague, lanId)).notes).toMatchObject([{ words, own: false }])
    const remove = (sender: Sender) =>
      refusalOf(shop.call(desk.removeCustomerNote, { id: lanId, note: note!.id }, sender))
    expect(await remove(colleague)).toBe('notFound')
    expect(await remove(as.care)).toBe('done')
    const audit = await shop.call(listAudit, { subject_kind: 'customer' }, as.admin)
    expect(JSON.stringify(audit)).not.toContain('Nghe kém')
  })

  test('of two who change the tags at once the second sees what the first wrote', async () => {
    const { version } = await openFor(as.care, lanId)
    const tag = (tags: string[]) =>
      shop.call(desk.tagCustomer, { id: lanId, version, tags }, as.care)
    expect((await tag(['VIP', 'Khách quen', 'VIP'])).tags).toEqual(['Khách quen', 'VIP'])
    const { code: refused, current } = await expectRefused(tag(['Khó tính']))
    expect(refused).toBe('conflict')
    expect(current).toMatchObject({ tags: ['Khách quen', 'VIP'] })
    expect((await find('', { tag: 'VIP' })).map(({ id }) => id)).toEqual([lanId])
    expect(await shop.call(desk.listCustomerTags, {}, as.care)).toEqual(['Khách quen', 'VIP'])
  })

  test('whoever only reads writes nothing, and nobody writes of whom they have not opened', async () => {
    await openFor(as.accountant, lanId)
    const note = (sender: Sender, id: number) =>
      refusalOf(shop.call(desk.addCustomerNote, { id, words: 'x' }, sender))
    expect(await note(as.accountant, lanId)).toBe('forbidden')
    const id = await customerId(shop, '0977222001')
    expect(await note(await hireStaff(shop, 'care'), id)).toBe('lookNeeded')
  })
})

test('an erased member leaves a number without a person, and no word that was written of them', async () => {
  const member = await registerMember(shop, '0977333001')
  const id = await customerId(shop, member.phone)
  await openFor(as.care, id)
  await shop.call(desk.addCustomerNote, { id, words: 'Ở tầng 5' }, as.care)
  await shop.call(desk.tagCustomer, { id, version: 1, tags: ['VIP'] }, as.care)
  await shop.call(accountData.askDeletion, { password }, { headers: member.headers })
  shop.ctx.clock.advance(31 * 24 * 3600_000)
  for (const job of scheduledJobs) await job.run(shop.ctx)
  const staff = await hireStaff(shop, 'care')
  const head = await openFor(staff, id)
  expect(head).toMatchObject({ kind: 'erased', phone: '', tags: [] })
  const shown = await overviewFor(staff, id)
  expect(shown).toMatchObject({ phone: '', addresses: [], notes: [], points: null, orders: [] })
  const note = shop.call(desk.addCustomerNote, { id, words: 'x' }, staff)
  expect(await refusalOf(note)).toBe('notFound')
  // The phone is free: whoever has it now is somebody else.
  await registerMember(shop, member.phone)
  expect(await customerId(shop, member.phone)).not.toBe(id)
})
