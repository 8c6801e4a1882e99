import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PlacedOrder } from '#domain/order/api.ts'
import * as api from '#domain/order/api.ts'
import { parcelSteps, type ParcelStep } from '#domain/shipping/units.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import { findFaults, listenToEvents, live } from '#test/support/order-lives.ts'
import { seeOrder } from '#test/support/paid-orders.ts'
import { guestOrder, readStock, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { findCarrier, takeCarrierEvent, type Carrier } from './index.ts'

let shop: TestShop
let jex: ShelfProduct
let order: PlacedOrder
let trackingCode: string
let counted: number

beforeAll(async () => {
  shop = await openMemberShop()
  jex = (await addStock(shop.ctx.db, [{ code: 'SHIPJEX', onHand: 1000 }]))[0]!
})
afterAll(() => shop.close())
beforeEach(async () => {
  order = await ship()
  counted = 0
})

async function ship(): Promise<PlacedOrder> {
  const placed = await shop.call(api.placeOrder, guestOrder([{ product: jex }]))
  await live(shop, placed.code, 'handedToCarrier')
  trackingCode = (await seeOrder(shop, placed)).shipping.tracking_code!
  return placed
}

interface Push {
  number: string
  status: string
  time: string
}

/** A carrier with words of its own, as Viettel Post and VNPost have. */
const fake: Pick<Carrier, 'unit' | 'readEvent'> = {
  unit: 'ECO',
  readEvent(push) {
    if (typeof push !== 'object' || push === null || !('number' in push)) return null
    const { number, status, time } = push as Push
    return {
      trackingCode: number,
      statusCode: status,
      step: words[status] ?? null,
      happenedAt: new Date(time),
    }
  },
}
const words: Readonly<Record<string, ParcelStep>> = {
  '200': 'underway',
  '501': 'delivered',
  '505': 'failed',
  '506': 'sentAgain',
  '504': 'back',
}

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00+07:00`

async function tell(status: string, minute = ++counted, number = trackingCode) {
  const taken = await takeCarrierEvent(shop.ctx, fake, { number, status, time: at(minute) })
  await listenToEvents(shop)
  return taken
}
const statusOf = async () => (await seeOrder(shop, order)).status

describe('what a carrier tells', () => {
  test('moves the order by the table, and collects the cash at the door', async () => {
    expect(await tell('200')).toBe('applied')
    expect(await statusOf()).toBe('shipping')
    expect(await tell('501')).toBe('applied')
    expect(await seeOrder(shop, order)).toMatchObject({
      status: 'completed',
      payment_status: 'success',
    })
    expect(await findFaults(shop)).toEqual([])
  })

  test('may skip what lies between: arrived after it failed, back after it left', async () => {
    await tell('505')
    expect(await statusOf()).toBe('returning')
    await tell('501')
    const seen = await seeOrder(shop, order)
    expect(seen.timeline.slice(-3).map(({ status }) => status)).toEqual([
      'returning',
      're_shipping',
      'completed',
    ])
    const before = await readStock(shop.ctx.db, jex.id)
    order = await ship()
    await tell('504')
    expect(await statusOf()).toBe('cancelled')
    expect(await readStock(shop.ctx.db, jex.id)).toEqual(before)
    expect(await findFaults(shop)).toEqual([])
  })

  test('changes nothing the second time, nor when something newer is known', async () => {
    expect(await tell('505', 5)).toBe('applied')
    expect(await tell('505', 5)).toBe('repeated')
    expect(await tell('501', 4)).toBe('stale')
    expect(await statusOf()).toBe('returning')
  })

  test('counts beside another of the same second: carriers stamp no finer', async () => {
    expect(await tell('200', 5)).toBe('applied')
    expect(await tell('501', 5)).toBe('applied')
    expect(await statusOf()).toBe('completed')
  })

  test('is kept and alarms when nobody knows the word or the number; the order stays', async () => {
    expect(await tell('999')).toBe('unknownStatus')
    expect(await tell('501', 1, 'NOBODYS')).toBe('unknownShipment')
    expect(await takeCarrierEvent(shop.ctx, fake, 'hello')).toBe('unreadable')
    expect(await statusOf()).toBe('shipping')
    const kept = await shop.ctx.db
      .selectFrom('shipment_event')
      .select('verdict')
      .where('status_code', 'in', ['999', '501'])
      .where('tracking_code', 'in', [trackingCode, 'NOBODYS'])
      .execute()
    expect(kept).toHaveLength(2)
  })

  test('is nothing that the table does not allow: staff were quicker', async () => {
    await live(shop, order.code, 'delivered')
    expect(await tell('505')).toBe('applied')
    expect(await statusOf()).toBe('completed')
  })

  test('at once, twice and out of order leaves the order where the newest word says', async () => {
    const pushes = fc.array(
      fc.record({ status: fc.constantFrom(...Object.keys(words)), minute: fc.nat(59) }),
      { minLength: 2, maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(pushes, async (told) => {
        order = await ship()
        const number = trackingCode
        await Promise.all(
          [...told, ...told].map(({ status, minute }) =>
            takeCarrierEvent(shop.ctx, fake, { number, status, time: at(minute) }),
          ),
        )
        await listenToEvents(shop)
        const { last_event_at: last } = await shop.ctx.db
          .selectFrom('shipment')
          .select('last_event_at')
          .where('tracking_code', '=', number)
          .executeTakeFirstOrThrow()
        const newest = Math.max(...told.map(({ minute }) => new Date(at(minute)).getTime()))
        expect(last?.getTime()).toBe(newest)
        expect(await findFaults(shop)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})

test('the shop carries by itself: a fee of its settings, a number out of the order, no word of its own', async () => {
  const eco = (await findCarrier(shop.ctx, 'ECO'))!
  const parcel = { orderType: 'normal', provinceId: 1, total: 100_000, weight: 200 } as const
  const orderCode = 'DH261121ABCDEF'
  const sent = {
    ...parcel,
    orderCode,
    reference: orderCode,
    receiver: { name: 'Lan', phone: '0904000001', address: 'Hà Nội' },
    contents: 'JEX',
    pieces: 1,
    cod: 0,
    note: '',
  }
  expect(await eco.quoteFee(shop.ctx, parcel)).toBe(10_000)
  expect(await eco.quoteFee(shop.ctx, { ...parcel, provinceId: null })).toBe(0)
  expect(await eco.create(shop.ctx, sent)).toEqual({
    outcome: 'created',
    trackingCode: 'ECO261121ABCDEF',
  })
  expect(eco.readEvent({})).toBeNull()
  expect(await findCarrier(shop.ctx, 'VNPost')).toBeNull()
  expect(new Set(Object.values(words))).toEqual(new Set(parcelSteps))
})
