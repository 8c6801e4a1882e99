import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findCaller } from '#domain/customer/backoffice/caller-api.ts'
import type { Input } from '#domain/contract.ts'
import { minutes } from '#domain/kernel/durations.ts'
import * as api from '#domain/order/api.ts'
import { getBackofficeOrder } from '#domain/order/backoffice/api.ts'
import { placePhoneOrder, quotePhoneOrder } from '#domain/order/backoffice/phone-api.ts'
import { saveSetting } from '#server/settings/index.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { openGiftProgramme } from '#test/support/gifts.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { buyerWith, findFaults, listenToEvents } from '#test/support/order-lives.ts'
import { ledgerOf, messagesTo, seeOrder, sweep, transfer } from '#test/support/paid-orders.ts'
import { addStock, guestOrder, readStock, type ShelfProduct } from '#test/support/stock.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let binh: StaffMember
let count = 0
let jex: ShelfProduct

beforeAll(async () => {
  shop = await openMemberShop()
  await openGiftProgramme(shop)
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'domesticCard', 'qrCode', 'transfer'])
})
beforeEach(async () => {
  count += 1
  binh = await hireStaff(shop, 'care')
  jex = (await addStock(shop.ctx.db, [{ code: `PJEX${count}`, onHand: 10 }]))[0]!
})
afterAll(() => shop.close())

const phoneOf = () => `0918${String(count).padStart(6, '0')}`
type Asked = Input<typeof placePhoneOrder>

function asked(change: Partial<Asked> = {}): Asked {
  return {
    customer_phone: phoneOf(),
    receiver_fullname: 'Lê Thị Hoa',
    receiver_phone: phoneOf(),
    products: [{ id: jex.id, quantity: 2 }],
    pickup_branch: 'HNI',
    payment: 'cash',
    summary: { payment: 590_000, shipping_fee: 0 },
    agreed: true,
    ...change,
  }
}

function take(change: Partial<Asked> = {}, key: string = randomUUID()): Promise<{ code: string }> {
  const headers = { ...binh.headers, 'idempotency-key': key }
  return shop.call(placePhoneOrder, asked(change), { headers })
}

const consentsOf = (memberId: number) =>
  shop.ctx.db.selectFrom('consent_change').selectAll().where('member_id', '=', memberId).execute()

const seeAtDesk = (code: string) =>
  shop.call(getBackofficeOrder, { code }, { headers: binh.headers })

describe('an order by telephone', () => {
  test('is one of the shop: its stock, its ledger, its message; who took it stands with it', async () => {
    const { code } = await take()
    const { order, taken_by, came_by, history } = await seeAtDesk(code)
    expect({ status: order.status, taken_by, came_by }).toEqual({
      status: 'processing',
      taken_by: 'Trần Thị Bình',
      came_by: 'Điện thoại',
    })
    expect(history[0]).toMatchObject({ event: 'placedCash', by: 'Trần Thị Bình' })
    expect(await readStock(shop.ctx.db, jex.id)).toMatchObject({ reserved: 2 })
    await listenToEvents(shop)
    expect((await messagesTo(shop, phoneOf())).join('\n')).toMatch(/Đã nhận đơn hàng/)
    const line = await shop.ctx.db
      .selectFrom('audit_entry')
      .select('after')
      .where('subject_id', '=', code)
      .executeTakeFirstOrThrow()
    expect(line.after).toMatchObject({ agreed: true, payment: 'cash' })
    expect(await findFaults(shop)).toEqual([])
  })

  test('pressed twice is one order', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([take({}, key), take({}, key)])
    expect(one).toEqual(other)
    expect(await readStock(shop.ctx.db, jex.id)).toMatchObject({ reserved: 2 })
  })

  test('of a member is theirs, with its points to come; nothing else is agreed to for them', async () => {
    const lan = await buyerWith(shop, 0)
    const before = await consentsOf(lan.id)
    const { code } = await take({ customer_phone: lan.phone })
    await listenToEvents(shop)
    const order = await shop.call(api.getOrder, { code }, { headers: lan.headers })
    expect(order.estimated_point).toBeGreaterThan(0)
    expect(await consentsOf(lan.id)).toEqual(before)
    expect(await findFaults(shop)).toEqual([])
  })

  test('sends the link that opens and pays it, and keeps its goods for half an hour', async () => {
    const { code } = await take({ payment: 'link' })
    await listenToEvents(shop)
    const message = (await messagesTo(shop, phoneOf())).join('\n')
    const token = message.split(`/tt/${code}#`)[1]!.split(/\s/)[0]!
    const page = await shop.app.fastify.inject(`/tt/${code}`)
    expect([page.statusCode, page.headers.location]).toEqual([302, `/gio-hang/thanh-toan/${code}/`])
    const paying = await seeOrder(shop, { code, view_token: token })
    expect(paying).toMatchObject({ status: 'open', payment: { state: 'waiting' } })
    await transfer(shop, paying, 590_000, { id: 800_000 + count })
    expect(await seeOrder(shop, { code, view_token: token })).toMatchObject({
      status: 'processing',
    })
    expect(await findFaults(shop)).toEqual([])
  })

  test('unpaid after it ends by itself: the stock is back, and its buyer is told', async () => {
    const { code } = await take({ payment: 'transfer' })
    await listenToEvents(shop)
    shop.ctx.clock.advance(minutes(31))
    await sweep(shop)
    expect((await seeAtDesk(code)).order.status).toBe('open')
    shop.ctx.clock.advance(minutes(2))
    await sweep(shop)
    expect((await seeAtDesk(code)).order.status).toBe('cancelled')
    expect(await readStock(shop.ctx.db, jex.id)).toMatchObject({ reserved: 0 })
    expect((await messagesTo(shop, phoneOf())).join('\n')).toMatch(/đã huỷ vì chưa nhận được/)
    expect(await ledgerOf(shop, code)).toMatchObject({ charged: 0 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('is refused at another price than was read out, without the terms, and without the right', async () => {
    const other = { payment: 1_000, shipping_fee: 0 }
    expect(await refusalOf(take({ summary: other }))).toBe('priceChanged')
    expect(await refusalOf(take({ agreed: false as unknown as true }))).toBe('invalidInput')
    binh = await hireStaff(shop, 'warehouse')
    expect(await refusalOf(take())).toBe('forbidden')
  })
})

describe('what is read out before', () => {
  const quote = (change: Partial<Input<typeof quotePhoneOrder>>) => {
    const { customer_phone, products } = asked()
    const body = { customer_phone, products, ...change }
    return shop.call(quotePhoneOrder, body, { headers: binh.headers })
  }

  test('is what it costs with vouchers and fee, or what keeps it from being placed', async () => {
    const code = `GOI20K${count}`
    await saveCampaign(shop.ctx.db, {
      name: 'Giảm 20.000 VNĐ',
      code,
      kind: 'amount',
      value: 20_000,
      startsOn: '2026-11-01',
      endsOn: '2026-12-31',
      createdAt: shop.ctx.clock.now(),
    })
    expect(await quote({ vouchers: [code, 'KHONGCO'] })).toMatchObject({
      lines: [{ quantity: 2, unit_price: 295_000, available: 10 }],
      vouchers: [
        { code, saving: 20_000 },
        { code: 'KHONGCO', problem: expect.any(String) },
      ],
      payment: 570_000,
      shipping_fee: null,
      payments: ['cash', 'transfer', 'link'],
      hold_minutes: 30,
      is_sound: false,
    })
    const sound = await quote({ vouchers: [code], pickup_branch: 'HNI' })
    expect(sound).toMatchObject({ total: 570_000, shipping_fee: 0, is_sound: true })
    await take({ vouchers: [code], summary: { payment: sound.payment, shipping_fee: 0 } })
    const tooMany = await quote({ products: [{ id: jex.id, quantity: 9 }] })
    expect(tooMany).toMatchObject({ lines: [{ problem: 'Chỉ còn 8' }], is_sound: false })
    expect(await findFaults(shop)).toEqual([])
  })
})

describe('who calls', () => {
  const ask = (phone: string) => shop.call(findCaller, { phone }, { headers: binh.headers })

  test('is found by the whole phone with where they had goods sent, and looking is kept', async () => {
    const home = { province_id: 79, district_id: 766, ward_id: 26_971, address: '12 Lê Lợi' }
    const body = { ...guestOrder([{ product: jex }], phoneOf()), ...home, pickup_branch: undefined }
    const { summary, ...order } = body
    await shop.call(api.placeOrder, { ...order, summary: { payment: summary.payment } })
    const found = await ask(phoneOf())
    expect(found).toMatchObject({
      is_member: false,
      name: 'Nguyễn Thị Lan',
      places: [{ ...home, receiver_fullname: 'Nguyễn Thị Lan' }],
    })
    const look = await shop.ctx.db
      .selectFrom('customer_look')
      .select(['reason', 'words', 'staff_id'])
      .where('customer_id', '=', found.customer_id!)
      .executeTakeFirstOrThrow()
    expect(look).toEqual({ reason: 'call', words: 'Tạo đơn qua điện thoại', staff_id: binh.id })
  })

  test('may be nobody yet', async () => {
    expect(await ask('0919999999')).toEqual({
      customer_id: null,
      name: '',
      is_member: false,
      places: [],
    })
  })
})

test('eight of the staff and eight of the shop after the last box: one gets it', async () => {
  const [last] = (await addStock(shop.ctx.db, [{ code: `LAST${count}`, onHand: 1 }])) as [
    ShelfProduct,
  ]
  const products = [{ id: last.id, quantity: 1 }]
  const summary = { payment: 295_000, shipping_fee: 0 }
  const calls = Array.from({ length: 8 }, (_, at) => {
    const phone = `09180${String(count).padStart(3, '0')}${String(at).padStart(2, '0')}`
    return [
      refusalOf(take({ customer_phone: phone, products, summary })),
      refusalOf(shop.call(api.placeOrder, guestOrder([{ product: last }], phone))),
    ]
  })
  const ends = await Promise.all(calls.flat())
  expect(ends.filter((end) => end === 'done')).toHaveLength(1)
  expect(await readStock(shop.ctx.db, last.id)).toEqual({ on_hand: 1, reserved: 1 })
  expect(await findFaults(shop)).toEqual([])
})
