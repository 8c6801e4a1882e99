import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listWards } from '#domain/location/api.ts'
import * as api from '#domain/order/api.ts'
import { getBackofficeOrder, moveBackofficeOrder } from '#domain/order/backoffice/api.ts'
import { noteCarrierWords } from '#domain/order/backoffice/carrier-words.ts'
import { carrierRules } from '#domain/order/carriers/backoffice.ts'
import { setSettingSecret } from '#domain/settings/backoffice/api.ts'
import type { CarrierSecret } from '#domain/shipping/carrier-words.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import { sandboxCarrierSecrets as secrets } from '#sandbox/carriers/play-carriers.ts'
import { viettelPostPush } from '#sandbox/carriers/viettel-post.ts'
import { vnPostPush } from '#sandbox/carriers/vn-post.ts'
import type { TestShop } from '#test/support/app.ts'
import { openCarriers, type TestCarriers } from '#test/support/carriers.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { findFaults, listenToEvents } from '#test/support/order-lives.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../settings/index.ts'
import { cancelCalledBack } from './book-parcel.ts'
import { claimRequest } from './request-queries.ts'

let shop: TestShop
let carriers: TestCarriers
let headers: Record<string, string>
let product: ShelfProduct
let wardId: number
const reason = 'Chạy thử'
const on = {
  senderName: 'Kho Hồ Chí Minh',
  senderPhone: '02871026089',
  senderAddress: '12 Nguyễn Thị Minh Khai, Quận 1, Hồ Chí Minh',
  viettelPost: { on: true, username: secrets.viettelPostUser, service: 'VCN' },
  vnPost: { on: true },
}

beforeAll(async () => {
  carriers = await openCarriers()
  const config = { carrierServices: carriers.services, carrierTimeout: 4000 }
  shop = await openMemberShop(config)
  wardId = (await shop.call(listWards, { districtId: 766 }))[0]!.id
  product = (await addStock(shop.ctx.db, [{ code: 'PARCEL', onHand: 500 }]))[0]!
  headers = await staffHeaders(shop)
  const keys: CarrierSecret[] = ['viettelPost', 'viettelPostHook', 'vnPost', 'vnPostHook']
  for (const key of keys) {
    const set = { key, secret: secrets[key], version: 0, reason }
    await shop.call(setSettingSecret, set, { headers })
  }
  await saveSetting(shop.ctx, 'carriers', on)
})
afterAll(async () => {
  await shop.close()
  await carriers.close()
})
beforeEach(() => {
  carriers.viettelPost.mood = 'well'
  carriers.vnPost.mood = 'well'
})

async function place(): Promise<string> {
  const { pickup_branch: _branch, ...order } = guestOrder([{ product, quantity: 2 }])
  const address = {
    province_id: 79,
    district_id: 766,
    ward_id: wardId,
    address: '148 Hoàng Hoa Thám',
  }
  return (await shop.call(api.placeOrder, { ...order, ...address })).code
}

const see = (code: string) => shop.call(getBackofficeOrder, { code }, { headers })
const handOver = (code: string, unit?: ShippingUnit, number?: string) =>
  shop.call(
    moveBackofficeOrder,
    {
      code,
      event: 'handedToCarrier',
      status: 'processing',
      ...(unit && { shipping_unit: unit }),
      ...(number && { tracking_code: number }),
    },
    { headers },
  )
const booksOf = (unit: 'Viettel Post' | 'VNPost') =>
  unit === 'VNPost' ? carriers.vnPost : carriers.viettelPost
const madeFor = (code: string, unit: 'Viettel Post' | 'VNPost') =>
  booksOf(unit).parcels.filter(({ reference }) => reference.startsWith(code))

async function tellViettelPost(push: object, extra: Record<string, string> = {}) {
  const answer = await shop.app.fastify.inject({
    method: 'POST',
    url: '/api/shipping/notify/viettelpost',
    headers: extra,
    payload: push,
  })
  await listenToEvents(shop)
  return answer.statusCode
}

async function tellVnPost(push: object, authorization?: string) {
  const answer = await shop.app.fastify.inject({
    method: 'POST',
    url: '/api/shipping/notify/vnpost',
    headers: { 'ems-transaction': 'T1', ...(authorization && { authorization }) },
    payload: push,
  })
  await listenToEvents(shop)
  return answer
}

const at = (minute: number) => new Date(`2026-11-28T10:${String(minute).padStart(2, '0')}:00+07:00`)

describe.each(['Viettel Post', 'VNPost'] as const)('%s', (unit) => {
  test('makes the parcel, with its address, its weight and the cash at the door', async () => {
    const code = await place()
    const { order } = await handOver(code, unit)
    const [made] = madeFor(code, unit)
    expect(order).toMatchObject({
      status: 'shipping',
      shipping: { unit, tracking_code: made!.trackingCode },
    })
    expect(made).toMatchObject({
      reference: code,
      weight: 500,
      cod: order.costs.order_total.amount,
    })
    expect(made!.address).toContain('148 Hoàng Hoa Thám')
    expect(await findFaults(shop)).toEqual([])
  })

  test('refuses an address: the order stays, with its words, and another carrier may take it', async () => {
    const code = await place()
    booksOf(unit).mood = 'refuse'
    await expect(handOver(code, unit)).rejects.toThrow(/từ chối/)
    expect((await see(code)).order.status).toBe('processing')
    const other = unit === 'VNPost' ? 'Viettel Post' : 'VNPost'
    expect((await handOver(code, other)).order.shipping.unit).toBe(other)
  })

  test('that lets nobody in has made nothing: a number may be typed in', async () => {
    const code = await place()
    booksOf(unit).mood = 'noLogin'
    expect(await refusalOf(handOver(code, unit))).toBe('invalidInput')
    const typed = await handOver(code, unit, `TAY${code.slice(-6)}`)
    expect(typed.order.shipping.tracking_code).toBe(`TAY${code.slice(-6)}`)
    expect(madeFor(code, unit)).toHaveLength(0)
  })

  test('that was not reached is asked again, and makes one parcel', async () => {
    const code = await place()
    booksOf(unit).mood = 'lost'
    expect(await refusalOf(handOver(code, unit))).toBe('invalidInput')
    booksOf(unit).mood = 'well'
    expect((await handOver(code, unit)).order.status).toBe('shipping')
    expect(madeFor(code, unit)).toHaveLength(1)
  })

  test('eight at once hand over one order: one parcel', async () => {
    const code = await place()
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => handOver(code, unit)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(madeFor(code, unit)).toMatchObject([{ isCancelled: false }])
    expect((await see(code)).order.shipping.tracking_code).toBe(
      madeFor(code, unit)[0]!.trackingCode,
    )
    expect(await findFaults(shop)).toEqual([])
  })
})

describe('made, and nobody heard of it', () => {
  test.each(['silent', 'fault', 'garbage'] as const)(
    '(%s) VNPost says its number by the reference',
    async (mood) => {
      const code = await place()
      carriers.vnPost.mood = mood
      const { order } = await handOver(code, 'VNPost')
      expect(order.shipping.tracking_code).toBe(madeFor(code, 'VNPost')[0]!.trackingCode)
      expect(madeFor(code, 'VNPost')).toHaveLength(1)
    },
  )

  test.each(['silent', 'fault', 'garbage'] as const)(
    '(%s) Viettel Post tells its number by a push',
    async (mood) => {
      const code = await place()
      carriers.viettelPost.mood = mood
      expect(await refusalOf(handOver(code, 'Viettel Post'))).toBe('invalidInput')
      carriers.viettelPost.mood = 'well'
      // Asked again it says that there is one; nobody makes a second.
      await expect(handOver(code, 'Viettel Post')).rejects.toThrow(/đã có vận đơn/)
      await expect(handOver(code, 'VNPost')).rejects.toThrow(/Chưa rõ Viettel Post/)
      const [made] = madeFor(code, 'Viettel Post')
      expect(await tellViettelPost(viettelPostPush(made!, { status: -100, at: at(1) }))).toBe(200)
      const { order } = await handOver(code, 'Viettel Post')
      expect(order.shipping.tracking_code).toBe(made!.trackingCode)
      expect(madeFor(code, 'Viettel Post')).toHaveLength(1)
      expect(madeFor(code, 'VNPost')).toHaveLength(0)
    },
  )

  test('by a process that was killed between asking and noting: the next finds it', async () => {
    const code = await place()
    const { id } = await shop.ctx.db
      .selectFrom('shop_order')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const now = shop.ctx.clock.now()
    const asking = { orderId: id, orderCode: code, unit: 'VNPost', by: 'system' } as const
    await claimRequest(shop.ctx.db, { ...asking, at: now, until: now })
    carriers.vnPost.make({ reference: code, cod: 0, weight: 500, address: 'Hồ Chí Minh' })
    const { order } = await handOver(code, 'VNPost')
    expect(order.shipping.tracking_code).toBe(madeFor(code, 'VNPost')[0]!.trackingCode)
    expect(madeFor(code, 'VNPost')).toHaveLength(1)
  })

  test('while one asks no other does', async () => {
    const code = await place()
    const { id } = await shop.ctx.db
      .selectFrom('shop_order')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const now = shop.ctx.clock.now()
    const until = new Date(now.getTime() + 60_000)
    const asking = { orderId: id, orderCode: code, unit: 'VNPost', by: 'system' } as const
    await claimRequest(shop.ctx.db, { ...asking, at: now, until })
    expect(await refusalOf(handOver(code, 'VNPost'))).toBe('busy')
    expect(madeFor(code, 'VNPost')).toHaveLength(0)
  })
})

test('a parcel with which the order did not leave is called back, and told again until it is heard', async () => {
  const code = await place()
  const [made] = [carriers.vnPost.make({ reference: code, cod: 0, weight: 1, address: 'Hà Nội' })!]
  const { id } = await shop.ctx.db
    .selectFrom('shop_order')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const now = shop.ctx.clock.now()
  await shop.ctx.db
    .insertInto('carrier_request')
    .values({
      order_id: id,
      unit: 'VNPost',
      reference: code,
      state: 'known',
      tracking_code: made.trackingCode,
      asked_at: now,
      asked_by: 'system',
      claimed_until: null,
      cancelled_at: null,
    })
    .execute()
  carriers.vnPost.mood = 'noLogin'
  await handOver(code, 'ECO')
  expect(made.isCancelled).toBe(false)
  carriers.vnPost.mood = 'well'
  await cancelCalledBack(shop.ctx)
  expect(made.isCancelled).toBe(true)
})

describe('a push', () => {
  test('without the secret is nobody’s', async () => {
    const code = await place()
    await handOver(code, 'Viettel Post')
    const push = viettelPostPush(madeFor(code, 'Viettel Post')[0]!, { status: 501, at: at(1) })
    expect(await tellViettelPost({ ...push, TOKEN: 'guess' })).toBe(401)
    expect(await tellViettelPost({ DATA: push.DATA })).toBe(401)
    expect((await see(code)).order.status).toBe('shipping')
    expect(
      await tellViettelPost({ DATA: push.DATA }, { authorization: secrets.viettelPostHook }),
    ).toBe(200)
    expect((await see(code)).order.status).toBe('completed')
  })

  test('twice and out of order leaves the order where the newest says', async () => {
    const code = await place()
    await handOver(code, 'VNPost')
    const made = madeFor(code, 'VNPost')[0]!
    const tell = (status: number, minute: number) =>
      tellVnPost(vnPostPush(made, { status, at: at(minute) }), secrets.vnPostHook)
    expect((await tell(161, 5)).json()).toEqual({ code: 'success', transaction: 'T1' })
    await tell(161, 5)
    await tell(100, 4)
    expect((await see(code)).order.status).toBe('returning')
    await tell(100, 6)
    expect((await see(code)).order.status).toBe('completed')
    expect((await tellVnPost(vnPostPush(made, { status: 170, at: at(7) }))).statusCode).toBe(401)
    expect(await findFaults(shop)).toEqual([])
  })

  test('with a word that nobody knows waits at the order until somebody has asked', async () => {
    const code = await place()
    await handOver(code, 'Viettel Post')
    const made = madeFor(code, 'Viettel Post')[0]!
    await tellViettelPost(viettelPostPush(made, { status: 777, at: at(1) }))
    const seen = await see(code)
    expect(seen.order.status).toBe('shipping')
    expect(seen.carrier_words).toMatchObject([{ carrier: 'Viettel Post', word: '777' }])
    const after = await shop.call(noteCarrierWords, { code, reason }, { headers })
    expect(after.carrier_words).toBeUndefined()
  })
})

test('rules choose the carrier, and staff may choose another', async () => {
  const rule = {
    active: true,
    priority: 1,
    order_type: 'any',
    region: 'south',
    cash: 'any',
  } as const
  const added = await shop.call(
    carrierRules.create,
    { ...rule, name: 'Miền Nam gửi VNPost', unit: 'VNPost', reason },
    { headers },
  )
  const code = await place()
  expect((await see(code)).carrier_choice).toEqual({ unit: 'VNPost', rule: 'Miền Nam gửi VNPost' })
  expect((await handOver(code)).order.shipping.unit).toBe('VNPost')
  const other = await place()
  expect((await handOver(other, 'ECO')).order.shipping.unit).toBe('ECO')
  await shop.call(carrierRules.change, { ...added, active: false, reason }, { headers })
  expect((await handOver(await place())).order.shipping.unit).toBe('ECO')
})
