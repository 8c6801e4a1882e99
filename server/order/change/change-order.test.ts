import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import * as api from '#domain/order/api.ts'
import { moveBackofficeOrder } from '#domain/order/backoffice/api.ts'
import { previewOrderChange } from '#domain/order/backoffice/change-api.ts'
import { hours, minutes } from '#domain/kernel/durations.ts'
import { saveSetting } from '#server/settings/index.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { openGiftProgramme } from '#test/support/gifts.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { changeAtDesk, confirmAtDesk, planAtDesk, seeAtDesk } from '#test/support/order-changes.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  orderBody,
  placeFor,
} from '#test/support/order-lives.ts'
import {
  ledgerOf,
  messagesTo,
  placeToPay,
  refundsOf,
  seeOrder,
  sweep,
  totalOf,
  transfer,
} from '#test/support/paid-orders.ts'
import { addStock, readStock, type ShelfProduct } from '#test/support/stock.ts'
import { hireStaff } from '#test/support/staff.ts'

let shop: TestShop
let staff: Record<string, string>
let count = 0
let jex: ShelfProduct
let otiv: ShelfProduct

beforeAll(async () => {
  shop = await openMemberShop()
  await openGiftProgramme(shop)
  staff = (await hireStaff(shop, 'care')).headers
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'domesticCard', 'qrCode', 'transfer'])
})
beforeEach(async () => {
  count += 1
  ;[jex, otiv] = (await addStock(shop.ctx.db, [
    { code: `CJEX${count}`, onHand: 10 },
    { code: `COTIV${count}`, price: 345_000, was: 345_000, onHand: 10 },
  ])) as [ShelfProduct, ShelfProduct]
})
afterAll(() => shop.close())

const phoneOf = () => `0917${String(count).padStart(6, '0')}`
const body = (quantity = 2) => orderBody([{ product: jex, quantity }], { phone: phoneOf() })
const place = (quantity = 2) => shop.call(api.placeOrder, body(quantity))

async function paidOrder(quantity = 2): Promise<api.PlacedOrder> {
  const order = await placeToPay(shop, body(quantity), 'transfer')
  await transfer(shop, order)
  return order
}

describe('what staff change of a cash order', () => {
  test('one box of two less: stock, ledger and total follow, and the buyer hears of it', async () => {
    const order = await place()
    await listenToEvents(shop)
    const changes = { lines: [{ line_no: 1, quantity: 1 }] }
    const plan = await planAtDesk(shop, order.code, changes, staff)
    expect(plan).toMatchObject({
      total: { before: 590_000, after: 295_000 },
      missing: 295_000,
      back: 0,
      asks_for_rest: false,
      words: [expect.stringContaining('2 → 1'), expect.stringContaining('Tổng tiền')],
    })
    expect(await readStock(shop.ctx.db, jex.id)).toMatchObject({ reserved: 2 })
    const changed = await confirmAtDesk(shop, plan, { code: order.code, changes, staff })
    expect(changed.lines).toMatchObject([{ line_no: 1, quantity: 1 }])
    expect(changed.history.at(-1)).toMatchObject({
      label: 'Sửa đơn',
      by: 'Trần Thị Bình',
      note: expect.stringContaining('2 → 1'),
    })
    expect(await readStock(shop.ctx.db, jex.id)).toMatchObject({ reserved: 1 })
    expect(await ledgerOf(shop, order.code)).toMatchObject({ charged: 295_000 })
    await listenToEvents(shop)
    expect((await messagesTo(shop, phoneOf())).join('\n')).toMatch(/đã được sửa.*295\.000/)
    expect(await findFaults(shop)).toEqual([])
  })

  test('another product comes at the price of today, what was placed keeps its own', async () => {
    const order = await place()
    await shop.ctx.db
      .updateTable('product')
      .set({ discount_price: 300_000 })
      .where('id', '=', jex.id)
      .execute()
    const changed = await changeAtDesk(
      shop,
      order.code,
      { lines: [{ line_no: 1, quantity: 3 }], added: [{ id: otiv.id, quantity: 1 }] },
      { staff },
    )
    expect(changed.lines.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [2, 295_000],
      [1, 300_000],
      [1, 345_000],
    ])
    expect(totalOf(changed.order)).toBe(590_000 + 300_000 + 345_000)
    expect(await readStock(shop.ctx.db, jex.id)).toMatchObject({ reserved: 3 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('goes on to its end with what it has then: the rest at the door, the stock that is left', async () => {
    const order = await place(3)
    await changeAtDesk(shop, order.code, { lines: [{ line_no: 1, quantity: 2 }] }, { staff })
    await changeAtDesk(shop, order.code, { added: [{ id: otiv.id, quantity: 1 }] }, { staff })
    const admin = (await hireStaff(shop, 'admin')).headers
    for (const [event, status] of [
      ['handedToCarrier', 'processing'],
      ['delivered', 'shipping'],
    ] as const) {
      await shop.call(moveBackofficeOrder, { code: order.code, event, status }, { headers: admin })
    }
    expect(await readStock(shop.ctx.db, jex.id)).toMatchObject({ on_hand: 8, reserved: 0 })
    expect(await readStock(shop.ctx.db, otiv.id)).toMatchObject({ on_hand: 9, reserved: 0 })
    const total = 590_000 + 345_000
    expect(await ledgerOf(shop, order.code)).toMatchObject({ charged: total, received: total })
    expect(await findFaults(shop)).toEqual([])
    const late = await seeAtDesk(shop, order.code, staff)
    expect(late.change_refused).toMatch(/đã giao xong/)
  })

  test('is cancelled afterwards with all of its stock back', async () => {
    const order = await place()
    await changeAtDesk(shop, order.code, { added: [{ id: otiv.id, quantity: 2 }] }, { staff })
    const cancel = { code: order.code, event: 'staffCancelled', status: 'processing' } as const
    await shop.call(moveBackofficeOrder, { ...cancel, reason: 'Khách đổi ý' }, { headers: staff })
    for (const { id } of [jex, otiv]) {
      expect(await readStock(shop.ctx.db, id)).toMatchObject({ on_hand: 10, reserved: 0 })
    }
    expect(await ledgerOf(shop, order.code)).toMatchObject({ charged: 0 })
    expect(await findFaults(shop)).toEqual([])
  })
})

describe('the money of an order that was paid before', () => {
  test('what costs less gives back the difference, by the way it came', async () => {
    const order = await paidOrder()
    await changeAtDesk(shop, order.code, { lines: [{ line_no: 1, quantity: 1 }] }, { staff })
    expect(await refundsOf(shop, order.code)).toMatchObject([
      { amount: 295_000, reason: 'changed', method: 'transfer', state: 'byHand' },
    ])
    expect(await ledgerOf(shop, order.code)).toMatchObject({
      charged: 295_000,
      received: 590_000,
      owed: 295_000,
    })
    await listenToEvents(shop)
    expect((await messagesTo(shop, phoneOf())).join('\n')).toMatch(/sẽ hoàn 295\.000/)
    expect(await findFaults(shop)).toEqual([])
  })

  test('what costs more is collected at the door where that is chosen', async () => {
    const order = await paidOrder()
    const changes = { added: [{ id: otiv.id, quantity: 1 }] }
    const plan = await planAtDesk(shop, order.code, changes, staff)
    expect(plan).toMatchObject({
      asks_for_rest: true,
      missing: 345_000,
      rest_ways: ['cash', 'link'],
    })
    const asked = { code: order.code, changes, staff }
    expect(await refusalOf(confirmAtDesk(shop, plan, asked))).toBe('invalidInput')
    const changed = await confirmAtDesk(shop, plan, { ...asked, rest: 'cash' })
    expect(changed.order).toMatchObject({
      status: 'processing',
      payment_type: 'recieve',
      payment_status: 'open',
    })
    await listenToEvents(shop)
    expect((await messagesTo(shop, phoneOf())).join('\n')).toMatch(/trả 345\.000.*khi nhận/)
    expect(await findFaults(shop)).toEqual([])
  })

  test('or by a link: the order waits for the rest, and goes on once it came', async () => {
    const order = await paidOrder()
    await changeAtDesk(
      shop,
      order.code,
      { added: [{ id: otiv.id, quantity: 1 }] },
      { staff, rest: 'link' },
    )
    await listenToEvents(shop)
    const message = (await messagesTo(shop, phoneOf())).join('\n')
    expect(message).toMatch(/cần trả 345\.000/)
    expect(message).toContain(`/tt/${order.code}#${order.view_token}`)
    expect(await seeOrder(shop, order)).toMatchObject({
      status: 'open',
      payment: { received: 590_000 },
    })
    await transfer(shop, order, 345_000, { id: 900_000 + count })
    expect(await seeOrder(shop, order)).toMatchObject({
      status: 'processing',
      payment_status: 'success',
    })
    expect(await findFaults(shop)).toEqual([])
  })

  test('and ends by itself, everything given back, when nobody pays the rest', async () => {
    const order = await paidOrder()
    shop.ctx.clock.advance(hours(50))
    staff = (await hireStaff(shop, 'care')).headers
    await changeAtDesk(
      shop,
      order.code,
      { added: [{ id: otiv.id, quantity: 1 }] },
      { staff, rest: 'link' },
    )
    shop.ctx.clock.advance(minutes(33))
    await sweep(shop)
    expect(await seeOrder(shop, order)).toMatchObject({ status: 'cancelled' })
    expect(await ledgerOf(shop, order.code)).toMatchObject({ charged: 0, owed: 590_000 })
    expect(await readStock(shop.ctx.db, otiv.id)).toMatchObject({ reserved: 0 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('an unpaid order that costs no more than what came is paid with it', async () => {
    const order = await placeToPay(shop, body(), 'transfer')
    await transfer(shop, order, 300_000)
    await changeAtDesk(shop, order.code, { lines: [{ line_no: 1, quantity: 1 }] }, { staff })
    expect(await seeOrder(shop, order)).toMatchObject({
      status: 'processing',
      payment_status: 'success',
    })
    expect(await ledgerOf(shop, order.code)).toMatchObject({ charged: 295_000, owed: 5_000 })
    expect(await findFaults(shop)).toEqual([])
  })
})

describe('what hangs on the goods', () => {
  test('a voucher saves what it saves on the goods of now, or comes back', async () => {
    const code = `DOI20K${count}`
    await saveCampaign(shop.ctx.db, {
      name: 'Giảm 20.000 VNĐ',
      code,
      kind: 'amount',
      value: 20_000,
      minGoods: 500_000,
      startsOn: '2026-11-01',
      endsOn: '2026-12-31',
      createdAt: shop.ctx.clock.now(),
    })
    const asked = orderBody([{ product: jex, quantity: 2 }], {
      phone: phoneOf(),
      vouchers: [code],
      saved: 20_000,
    })
    const order = await shop.call(api.placeOrder, asked)
    const changed = await changeAtDesk(
      shop,
      order.code,
      { lines: [{ line_no: 1, quantity: 1 }] },
      { staff },
    )
    expect(changed.order.vouchers).toEqual([])
    expect(totalOf(changed.order)).toBe(295_000)
    const { used } = await shop.ctx.db
      .selectFrom('voucher_campaign')
      .select('used')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    expect(used).toBe(0)
    expect(await findFaults(shop)).toEqual([])
  })

  test("a member's points to come are those of the goods of now", async () => {
    const lan = await buyerWith(shop, 0)
    const order = await placeFor(shop, lan, orderBody([{ product: jex, quantity: 2 }]))
    await listenToEvents(shop)
    const plan = { lines: [{ line_no: 1, quantity: 1 }] }
    const changed = await changeAtDesk(shop, order.code, plan, { staff })
    const before = order.estimated_point
    expect(before).toBe(60)
    expect(changed.order.estimated_point).toBe(30)
    expect(await findFaults(shop)).toEqual([])
  })

  test('the fee is that of the new place, of an untouched one as it was placed', async () => {
    await saveSetting(shop.ctx, 'shippingFee', {
      normal: vnd(25_000),
      pickup: vnd(0),
      byProvince: {},
    })
    const order = await place()
    const home = { province_id: 79, district_id: 766, ward_id: 26_971, address: '12 Lê Lợi' }
    const plan = await planAtDesk(shop, order.code, { destination: home }, staff)
    if (plan.shipping_fee.after === 0) expect.unreachable()
    expect(plan).toMatchObject({
      shipping_fee: { before: 0, after: 25_000 },
      total: { before: 590_000, after: 615_000 },
      words: ['Chuyển sang giao tận nơi', expect.any(String), expect.any(String)],
    })
    const asked = { code: order.code, changes: { destination: home }, staff }
    const changed = await confirmAtDesk(shop, plan, asked)
    expect(changed.order.address?.address).toBe('12 Lê Lợi')
    expect(await findFaults(shop)).toEqual([])
  })
})

describe('what cannot be changed is refused in words', () => {
  test('more than there is, nothing at all, the last line, and whatever was handed over', async () => {
    const order = await place()
    const plan = (changes: Parameters<typeof planAtDesk>[2]) =>
      refusalOf(planAtDesk(shop, order.code, changes, staff))
    expect(await plan({ lines: [{ line_no: 1, quantity: 11 }] })).toBe('outOfStock')
    expect(await plan({ lines: [{ line_no: 1, quantity: 0 }] })).toBe('invalidInput')
    expect(await plan({ lines: [{ line_no: 7, quantity: 1 }] })).toBe('conflict')
    const admin = (await hireStaff(shop, 'admin')).headers
    const handOver = { code: order.code, event: 'handedToCarrier', status: 'processing' } as const
    await shop.call(moveBackofficeOrder, handOver, { headers: admin })
    expect(await plan({ lines: [{ line_no: 1, quantity: 1 }] })).toBe('orderStatusConflict')
    const seen = await seeAtDesk(shop, order.code, staff)
    expect(seen.change_refused).toMatch(/đã giao cho đơn vị vận chuyển/)
  })

  test('without the right to it', async () => {
    const order = await place()
    const packer = (await hireStaff(shop, 'warehouse')).headers
    const asked = { code: order.code, version: 1, lines: [] }
    const call = shop.call(previewOrderChange, asked, { headers: packer })
    expect(await refusalOf(call)).toBe('forbidden')
  })
})

describe('of several at once', () => {
  test('two staff who change the same order: one does, the other is told to look again', async () => {
    const order = await place()
    const one = { lines: [{ line_no: 1, quantity: 1 }] }
    const more = { added: [{ id: otiv.id, quantity: 1 }] }
    const first = await planAtDesk(shop, order.code, one, staff)
    const second = await planAtDesk(shop, order.code, more, staff)
    const ends = await Promise.all([
      refusalOf(confirmAtDesk(shop, first, { code: order.code, changes: one, staff })),
      refusalOf(confirmAtDesk(shop, second, { code: order.code, changes: more, staff })),
    ])
    expect(ends.toSorted()).toEqual(['conflict', 'done'])
    expect(await findFaults(shop)).toEqual([])
  })

  test('the same request sent twice changes it once', async () => {
    const order = await place()
    const changes = { lines: [{ line_no: 1, quantity: 1 }] }
    const plan = await planAtDesk(shop, order.code, changes, staff)
    const asked = { code: order.code, changes, staff, key: `twice-${order.code}` }
    await Promise.all([confirmAtDesk(shop, plan, asked), confirmAtDesk(shop, plan, asked)])
    const { history } = await seeAtDesk(shop, order.code, staff)
    expect(history.filter(({ event }) => event === 'changed')).toHaveLength(1)
  })

  test('a change, the cancel of its buyer and the bank: whoever is quicker, the money is exact', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await placeToPay(shop, body(), 'transfer')
      const changes = { lines: [{ line_no: 1, quantity: 1 }] }
      const plan = await planAtDesk(shop, order.code, changes, staff)
      const { code, view_token: token } = order
      await Promise.all([
        refusalOf(confirmAtDesk(shop, plan, { code, changes, staff })),
        refusalOf(shop.call(api.cancelOrder, { code, token, reason: 'Đổi ý' })),
        transfer(shop, order, 590_000, { id: 700_000 + count * 10 + round }),
      ])
      await listenToEvents(shop)
      const { status } = await seeOrder(shop, order)
      const { charged, received, owed } = await ledgerOf(shop, code)
      expect(received).toBe(590_000)
      if (status === 'cancelled') expect({ charged, owed }).toEqual({ charged: 0, owed: 590_000 })
      else expect(owed).toBe(received - charged)
      expect(await findFaults(shop)).toEqual([])
      // What was not cancelled holds its stock for the rounds that follow.
      shop.ctx.clock.advance(minutes(1))
    }
  })
})
