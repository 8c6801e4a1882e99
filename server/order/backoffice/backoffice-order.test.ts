import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as orderApi from '#domain/order/api.ts'
import * as api from '#domain/order/backoffice/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
} from '#test/support/order-lives.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let product: ShelfProduct
let warehouse: Record<string, string>
let care: Record<string, string>

beforeAll(async () => {
  shop = await openMemberShop()
  product = (await addStock(shop.ctx.db, [{ code: 'JEX' }]))[0]!
  await openProgramme(shop, { productIds: [product.id] })
  warehouse = await staffHeaders(shop, 'warehouse')
  care = await staffHeaders(shop, 'care')
})
afterAll(() => shop.close())

async function placeAsGuest(): Promise<string> {
  const { code } = await shop.call(orderApi.placeOrder, guestOrder([{ product, quantity: 2 }]))
  await listenToEvents(shop)
  return code
}

function open(code: string, headers = warehouse) {
  return shop.call(api.getBackofficeOrder, { code }, { headers })
}

describe('an order in the back office', () => {
  test('tells its whole life: money, stock, messages, who did what', async () => {
    const code = await placeAsGuest()
    for (const [event, status] of [
      ['handedToCarrier', 'processing'],
      ['delivered', 'shipping'],
    ] as const) {
      await shop.call(api.moveBackofficeOrder, { code, event, status }, { headers: warehouse })
      await listenToEvents(shop)
    }
    const backoffice = await open(code)
    const total = 2 * product.discountPrice
    expect(backoffice.order).toMatchObject({ code, status: 'completed', payment_status: 'success' })
    expect(backoffice.customer).toEqual({ phone: '0901234567' })
    expect(backoffice.lines).toEqual([
      { line_no: 1, name: 'Viên uống JEX', quantity: 2, returned: 0, unit_price: 295_000 },
    ])
    expect(backoffice.money).toMatchObject({
      charged: total,
      received: total,
      to_refund: 0,
      refunded: 0,
    })
    expect(backoffice.money.entries.map(({ label, amount }) => [label, amount])).toEqual([
      ['Tổng tiền đơn hàng', total],
      ['Đã nhận: Thanh toán khi nhận hàng', total],
    ])
    expect(
      backoffice.stock.map(({ label, product: name, quantity }) => [label, name, quantity]),
    ).toEqual([
      ['Giữ hàng cho đơn', 'Viên uống JEX', 2],
      ['Xuất kho', 'Viên uống JEX', 2],
    ])
    expect(
      backoffice.messages.map(({ template, label, status }) => [template, label, status]),
    ).toEqual([
      ['orderPlaced', 'Đã nhận đơn', 'sent'],
      ['orderToBranchCash', 'Đang chuyển đến chi nhánh, thu tiền', 'sent'],
      ['orderDelivered', 'Đã giao', 'sent'],
    ])
    expect(backoffice.history.map(({ label, by }) => [label, by])).toEqual([
      ['Đặt hàng, trả tiền khi nhận', 'Người mua'],
      ['Giao cho đơn vị vận chuyển', 'Trần Thị Bình'],
      ['Đã giao', 'Trần Thị Bình'],
    ])
    expect(backoffice.moves).toEqual([])
  })

  test("tells a member's points and name", async () => {
    const buyer = await buyerWith(shop, 0)
    const { code } = await placeFor(shop, buyer, orderBody([{ product }]))
    await listenToEvents(shop)
    await shop.call(
      api.moveBackofficeOrder,
      { code, event: 'handedToCarrier', status: 'processing' },
      { headers: warehouse },
    )
    await shop.call(
      api.moveBackofficeOrder,
      { code, event: 'deliveredWithPoints', status: 'shipping' },
      { headers: warehouse },
    )
    await listenToEvents(shop)
    const backoffice = await open(code)
    expect(backoffice.customer).toEqual({ phone: buyer.phone, member_name: 'Nguyễn Thị Lan' })
    expect(backoffice.points.map(({ label, points, note }) => [label, points, note])).toEqual([
      ['Cộng điểm', 30, `Tích điểm từ đơn hàng ${code}`],
    ])
    expect(backoffice.history.at(-1)).toMatchObject({ label: 'Đã cộng điểm', by: 'Hệ thống' })
    expect(await findFaults(shop)).toEqual([])
  })

  test('shows pieces that came back, what is refunded for them, and what left the points', async () => {
    const buyer = await buyerWith(shop, 0)
    const { code } = await placeFor(shop, buyer, orderBody([{ product, quantity: 2 }]))
    await live(shop, code, 'handedToCarrier', 'deliveredWithPoints')
    const back = { code, pieces: [{ line_no: 1, quantity: 1 }], reason: 'Hộp móp', restock: true }
    const backoffice = await shop.call(api.returnPieces, back, { headers: care })
    expect(backoffice.lines).toMatchObject([{ quantity: 2, returned: 1 }])
    expect(backoffice.returns).toMatchObject([
      {
        by: 'Trần Thị Bình',
        reason: 'Hộp móp',
        amount: 295_000,
        points: 30,
        pieces: [{ line_no: 1, quantity: 1 }],
      },
    ])
    expect(backoffice.money).toMatchObject({
      charged: 295_000,
      received: 590_000,
      to_refund: 295_000,
    })
    expect(backoffice.money.entries.map(({ label }) => label)).toContain('Giảm do trả hàng')
    expect(backoffice.refunds).toMatchObject([
      {
        order_code: code,
        customer: 'Nguyễn Thị Lan',
        amount: 295_000,
        reason: 'returned',
        state: 'byHand',
      },
    ])
    expect(backoffice.order.refunds).toMatchObject([{ amount: 295_000, state: 'byHand' }])
    expect(backoffice.stock.map(({ label, quantity }) => [label, quantity])).toContainEqual([
      'Nhập lại kho',
      1,
    ])
    expect(backoffice.points.map(({ points }) => points)).toEqual([60, -30])
    await listenToEvents(shop)
    expect((await open(code)).messages.at(-1)).toMatchObject({
      label: 'Đã nhận hàng trả, hoàn tiền',
    })
  })

  test('offers the moves of its state, and says which of them this person may make', async () => {
    const code = await placeAsGuest()
    const offers = async (headers: Record<string, string>) =>
      (await open(code, headers)).moves.map(({ event, allowed, needs_reason }) => [
        event,
        allowed,
        needs_reason,
      ])
    expect(await offers(warehouse)).toEqual([
      ['handedToCarrier', true, false],
      ['staffCancelled', false, true],
    ])
    expect(await offers(care)).toEqual([
      ['handedToCarrier', false, false],
      ['staffCancelled', true, true],
    ])
    const content = await staffHeaders(shop, 'content')
    expect(await refusalOf(open(code, content))).toBe('forbidden')
    expect(await refusalOf(open('DH000000000000'))).toBe('notFound')
  })

  test('keeps notes that colleagues leave, and never shows them to the buyer', async () => {
    const { code, view_token } = await shop.call(orderApi.placeOrder, guestOrder([{ product }]))
    const text = 'Khách hẹn giao sau 18 giờ'
    const backoffice = await shop.call(api.noteBackofficeOrder, { code, text }, { headers: care })
    expect(backoffice.notes).toMatchObject([{ by: 'Trần Thị Bình', text }])
    const board = await shop.call(api.listBoard, { q: code }, { headers: care })
    expect(board.items).toMatchObject([{ code, has_note: true }])
    const seen = await shop.call(orderApi.getOrder, { code, token: view_token })
    expect(JSON.stringify(seen)).not.toContain('18 giờ')
    expect(
      await refusalOf(shop.call(api.noteBackofficeOrder, { code: 'DH1', text }, { headers: care })),
    ).toBe('notFound')
  })
})

describe('moving an order from the back office', () => {
  const move = (code: string, headers: Record<string, string>, reason = '') =>
    shop.call(
      api.moveBackofficeOrder,
      { code, event: 'staffCancelled', status: 'processing', reason },
      { headers },
    )

  test('needs the permission of the move, and a reason where the buyer reads one', async () => {
    const code = await placeAsGuest()
    expect(await refusalOf(move(code, warehouse, 'Hết hàng'))).toBe('forbidden')
    expect(await refusalOf(move(code, care))).toBe('invalidInput')
    const backoffice = await move(code, care, 'Hết hàng')
    expect(backoffice.order.status).toBe('cancelled')
    expect(backoffice.history.at(-1)).toMatchObject({ label: 'Cửa hàng huỷ', note: 'Hết hàng' })
  })

  test('is refused when somebody else has moved it since it was seen', async () => {
    const code = await placeAsGuest()
    await shop.call(
      api.moveBackofficeOrder,
      { code, event: 'handedToCarrier', status: 'processing' },
      { headers: warehouse },
    )
    expect(await refusalOf(move(code, care, 'Khách đổi ý'))).toBe('orderStatusConflict')
    expect((await open(code)).order.status).toBe('shipping')
  })

  test('is written into the audit with its reason, before and after', async () => {
    const code = await placeAsGuest()
    await move(code, care, 'Khách đổi ý')
    const headers = await staffHeaders(shop, 'admin')
    const { items } = await shop.call(
      listAudit,
      { subject_kind: 'order', subject_id: code },
      { headers },
    )
    expect(items).toMatchObject([
      {
        action: 'Huỷ đơn',
        reason: 'Khách đổi ý',
        before: { status: 'processing' },
        after: { status: 'cancelled' },
      },
    ])
  })

  test('of 20 who cancel and hand over at once one wins, the others are told, nothing happens twice', async () => {
    const code = await placeAsGuest()
    const tries = Array.from({ length: 20 }, (_, nth) =>
      nth % 2 === 0
        ? refusalOf(move(code, care, 'Khách đổi ý'))
        : refusalOf(
            shop.call(
              api.moveBackofficeOrder,
              { code, event: 'handedToCarrier', status: 'processing' },
              { headers: warehouse },
            ),
          ),
    )
    const ends = await Promise.all(tries)
    expect(ends.toSorted()).toEqual(['done', ...Array<string>(19).fill('orderStatusConflict')])
    await listenToEvents(shop)
    const backoffice = await open(code)
    expect(backoffice.history).toHaveLength(2)
    expect(backoffice.stock).toHaveLength(2)
    expect(backoffice.messages).toHaveLength(2)
    expect(await findFaults(shop)).toEqual([])
  })
})
