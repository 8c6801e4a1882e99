import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import { getBackofficeOrder, moveBackofficeOrder } from '#domain/order/backoffice/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { buyerWith, findFaults, listenToEvents, live, placeFor } from '#test/support/order-lives.ts'
import {
  bankStatesOf,
  ledgerOf,
  messagesTo,
  payByCard,
  placeToPay,
  refundsOf,
  seeOrder,
  transfer,
} from '#test/support/paid-orders.ts'
import { cancelledAtVnpay } from '#test/support/payments.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { hireStaff } from '#test/support/staff.ts'
import { saveSetting } from '../../settings/index.ts'

let shop: TestShop
let jex: ShelfProduct
let phone: string
let count = 0
const price = 295_000

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'CASHJEX', onHand: 1000 }]))[0]!
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'domesticCard', 'qrCode'])
})
afterAll(() => shop.close())
beforeEach(() => {
  count += 1
  phone = `0913${String(count).padStart(6, '0')}`
})

const body = () => guestOrder([{ product: jex }], phone)

function payAtDoor(order: api.PlacedOrder): Promise<api.Order> {
  const { code, view_token: token } = order
  return shop.call(api.payOrder, { code, token, payment_type: 'recieve' })
}

describe('an order that was to be paid in advance', () => {
  test('is paid at the door after its card was refused', async () => {
    const order = await placeToPay(shop, body(), 'domestic_card')
    await payByCard(shop, order.payment!.redirect!, cancelledAtVnpay)
    const chosen = await payAtDoor(order)
    expect(chosen).toMatchObject({ status: 'processing', payment_type: 'recieve' })
    expect(chosen.payment).toBeUndefined()
    await listenToEvents(shop)
    expect((await messagesTo(shop, phone))[0]).toContain('trả 295.000 VNĐ khi nhận hàng')
    await live(shop, order.code, 'handedToCarrier', 'delivered')
    expect(await ledgerOf(shop, order.code)).toEqual(ledger(price, 0))
    expect(await findFaults(shop)).toEqual([])
  })

  test('keeps the part that has come by transfer: the rest is paid at the door', async () => {
    const order = await placeToPay(shop, body())
    await transfer(shop, order, 100_000)
    const chosen = await payAtDoor(order)
    expect(chosen.payment).toEqual({ state: 'waiting', received: 100_000 })
    await live(shop, order.code, 'handedToCarrier', 'delivered')
    expect(await bankStatesOf(shop, order.code)).toEqual(['resolved: completed'])
    expect(await ledgerOf(shop, order.code)).toEqual(ledger(price, 0))
    expect(await findFaults(shop)).toEqual([])
  })

  test('stays as it was where the shop takes no cash, and once it is paid or over', async () => {
    const order = await placeToPay(shop, body())
    await saveSetting(shop.ctx, 'paymentMethods', ['domesticCard', 'qrCode'])
    expect(await refusalOf(payAtDoor(order))).toBe('paymentMethodUnavailable')
    await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'domesticCard', 'qrCode'])
    await transfer(shop, order)
    expect(await refusalOf(payAtDoor(order))).toBe('orderStatusConflict')
    expect(await seeOrder(shop, order)).toMatchObject({ payment_type: 'qrCode' })
  })

  test('of a member gives its points when it is delivered, as any other', async () => {
    const lan = await buyerWith(shop, 0)
    const asked = { ...guestOrder([{ product: jex }], lan.phone), payment_type: 'qrCode' as const }
    const order = await placeFor(shop, lan, asked)
    await payAtDoor(order)
    await live(shop, order.code, 'handedToCarrier')
    expect(await findFaults(shop)).toEqual([])
  })
})

describe('money that comes for an order that is paid at the door', () => {
  test('counts: the buyer hears that nothing is to be paid, and the courier takes nothing', async () => {
    const order = await placeToPay(shop, body(), 'domestic_card')
    await payAtDoor(order)
    await payByCard(shop, order.payment!.redirect!)
    expect(await seeOrder(shop, order)).toMatchObject({
      status: 'processing',
      payment_status: 'success',
      payment: { state: 'paid', received: price },
    })
    expect((await messagesTo(shop, phone))[0]).toContain('không phải trả thêm khi nhận')
    await live(shop, order.code, 'handedToCarrier', 'delivered')
    expect(await ledgerOf(shop, order.code)).toEqual(ledger(price, 0))
    expect(await findFaults(shop)).toEqual([])
  })

  test('goes back when the goods were paid at the door before', async () => {
    const order = await placeToPay(shop, body(), 'domestic_card')
    await payAtDoor(order)
    await live(shop, order.code, 'handedToCarrier', 'delivered')
    await payByCard(shop, order.payment!.redirect!)
    expect(await refundsOf(shop, order.code)).toMatchObject([{ amount: price, reason: 'double' }])
    expect(await ledgerOf(shop, order.code)).toEqual(ledger(2 * price, price))
    expect(await findFaults(shop)).toEqual([])
  })

  test('and that the courier took all the same is entered and goes back in cash', async () => {
    const courier = await hireStaff(shop, 'warehouse')
    const order = await placeToPay(shop, body(), 'domestic_card')
    await payAtDoor(order)
    await live(shop, order.code, 'handedToCarrier')
    const { code } = order
    const delivered = { code, event: 'delivered', status: 'shipping' } as const
    const twice = { ...delivered, collected_twice: true }
    const { headers } = courier
    expect(await refusalOf(shop.call(moveBackofficeOrder, twice, { headers }))).toBe(
      'orderStatusConflict',
    )
    await payByCard(shop, order.payment!.redirect!)
    await shop.call(moveBackofficeOrder, twice, { headers })
    expect(await refundsOf(shop, code)).toMatchObject([
      { amount: price, reason: 'double', method: 'cash', state: 'byHand' },
    ])
    expect(await ledgerOf(shop, code)).toEqual(ledger(2 * price, price))
    expect(await findFaults(shop)).toEqual([])
  })

  test.each([
    { before: 100_000, underWay: 195_000, told: 195_000, back: 195_000 },
    { before: 0, underWay: 100_000, told: 295_000, back: 100_000 },
  ])(
    'of what the courier was told to take no more goes back: $underWay after $before',
    async ({ before, underWay, told, back }) => {
      const { headers } = await hireStaff(shop, 'warehouse')
      const order = await placeToPay(shop, body())
      const { code } = order
      if (before > 0) await transfer(shop, order, before)
      await payAtDoor(order)
      await live(shop, code, 'handedToCarrier')
      await transfer(shop, order, underWay)
      const seen = await shop.call(getBackofficeOrder, { code }, { headers })
      expect(seen.money.told_to_collect).toBe(told)
      const delivered = { code, event: 'delivered', status: 'shipping' } as const
      await shop.call(moveBackofficeOrder, { ...delivered, collected_twice: true }, { headers })
      expect(await refundsOf(shop, code)).toMatchObject([{ amount: back, method: 'cash' }])
      expect(await ledgerOf(shop, code)).toEqual(ledger(before + underWay + told, back))
      expect(await findFaults(shop)).toEqual([])
    },
  )

  test('more cash than the courier was told to take is found by the doctor', async () => {
    const order = await placeToPay(shop, body())
    await transfer(shop, order, 100_000)
    await payAtDoor(order)
    await live(shop, order.code, 'handedToCarrier', 'delivered')
    const { db } = shop.ctx
    const ours = db.updateTable('shop_order').where('code', '=', order.code)
    await ours.set({ cash_to_collect: 95_000 }).execute()
    expect(await findFaults(shop)).toEqual([
      expect.stringContaining(`${order.code}: 195000, told 95000`) as unknown,
    ])
    await ours.set({ cash_to_collect: 195_000 }).execute()
    expect(await findFaults(shop)).toEqual([])
  })
})

const ledger = (received: number, owed: number) => ({
  charged: price,
  received,
  owed,
  refunded: 0,
})
