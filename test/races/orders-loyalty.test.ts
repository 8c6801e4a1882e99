import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import * as lookup from '#domain/order/lookup/api.ts'
import { listExpected } from '#server/loyalty/index.ts'
import { moveByHand, orderListeners } from '#server/order/index.ts'
import { saveSetting } from '#server/settings/index.ts'
import { listWallet, saveCampaign, type NewCampaign } from '#server/voucher/index.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  offerGifts,
  openGiftProgramme,
  readGift,
  readPoints,
  someGift,
  someVoucherGift,
} from '#test/support/gifts.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { guestOrder, readStock, addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let programmeId: number
let jex: ShelfProduct
let lan: Buyer
let shelves = 0

beforeAll(async () => {
  shop = await openMemberShop()
  programmeId = await openGiftProgramme(shop)
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'transfer'])
})
afterAll(() => shop.close())
beforeEach(async () => {
  shelves += 1
  jex = (await addStock(shop.ctx.db, [{ code: `RACE${shelves}`, onHand: 100 }]))[0]!
  lan = await buyerWith(shop, 100)
})
afterEach(async () => {
  await listenToEvents(shop)
  expect(await findFaults(shop)).toEqual([])
})

const countOf = (answers: readonly string[], wanted: string) =>
  answers.filter((answer) => answer === wanted).length
const offer = async (onHand: number) =>
  (await offerGifts(shop, programmeId, [someGift({ onHand })])).ids[0]!
const withGift = (gift: number) => orderBody([{ product: jex }], { gifts: [{ id: gift }] })
const move = (code: string, event: string) =>
  refusalOf(moveByHand(shop.ctx, code, event, 'staff:test'))
const settle = async (code: string) => {
  const { id } = await shop.ctx.db
    .selectFrom('shop_order')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  await orderListeners['order.placedByMember']!.settlePoints!(shop.ctx, { orderId: id })
  return 'done'
}
const statusOf = async (code: string) =>
  (await shop.call(api.getOrder, { code }, { headers: lan.headers })).status

describe('many at once', () => {
  test('of five orders with gifts and points for one, one is placed', async () => {
    const gift = await offer(10)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refusalOf(placeFor(shop, lan, withGift(gift)))),
    )
    expect(countOf(answers, 'done')).toBe(1)
    expect(countOf(answers, 'notEnoughPoints')).toBe(4)
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 0, holding: 100 })
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 100, reserved: 1 })
  })

  test('of six members who order the last gift one gets it', async () => {
    const gift = await offer(1)
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyerWith(shop, 100)))
    const answers = await Promise.all(
      buyers.map((buyer) => refusalOf(placeFor(shop, buyer, withGift(gift)))),
    )
    expect(countOf(answers, 'done')).toBe(1)
    expect(countOf(answers, 'giftOutOfStock')).toBe(5)
    expect(await readGift(shop, gift)).toEqual({ on_hand: 1, reserved: 1, exchanged: 1 })
  })

  test('orders that take the same gifts in opposite order never lock each other out', async () => {
    const { ids } = await offerGifts(
      shop,
      programmeId,
      Array.from({ length: 3 }, () => someGift({ onHand: 100, pointCost: 1 })),
    )
    const gifts = ids.map((id) => ({ id }))
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyerWith(shop, 100)))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const wanted = at % 2 ? gifts : gifts.toReversed()
        const order = orderBody([{ product: jex }], { gifts: wanted })
        return refusalOf(placeFor(shop, buyers[at % 10]!, order))
      }),
    )
    expect(countOf(answers, 'done')).toBe(40)
  })

  test('one event heard five times burns once', async () => {
    const { code } = await placeFor(shop, lan, withGift(await offer(10)))
    await Promise.all(Array.from({ length: 5 }, () => settle(code)))
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 0, holding: 0 })
    expect(await statusOf(code)).toBe('processing')
  })

  test('a cancellation while the points burn is refused or gives everything back', async () => {
    const gift = await offer(100)
    for (let turn = 0; turn < 5; turn += 1) {
      const order = { ...withGift(gift), payment_type: 'transfer' as const }
      const { code } = await placeFor(shop, lan, order)
      const cancel = () =>
        refusalOf(shop.call(api.cancelOrder, { code, reason: 'Đổi ý' }, { headers: lan.headers }))
      const [, ...answers] = await Promise.all([settle(code), cancel(), cancel(), cancel()])
      const status = await statusOf(code)
      expect(countOf(answers, 'done')).toBe(status === 'cancelled' ? 1 : 0)
      expect(await findFaults(shop)).toEqual([])
      if (status === 'open') expect(await cancel()).toBe('done')
      expect(await readPoints(shop, lan.accountId)).toEqual({ available: 100, holding: 0 })
      expect(await readGift(shop, gift)).toEqual({ on_hand: 100, reserved: 0, exchanged: 0 })
    }
  })

  test('of a cancellation and a hand-over one happens', async () => {
    const { code } = await placeFor(shop, lan, withGift(await offer(10)))
    await listenToEvents(shop)
    const answers = await Promise.all(
      ['staffCancelled', 'handedToCarrier', 'cancelRequested', 'handedToCarrier'].map((event) =>
        move(code, event),
      ),
    )
    expect(countOf(answers, 'done')).toBe(1)
    expect(countOf(answers, 'orderStatusConflict')).toBe(3)
  })

  test('a delivery told five times credits the points once', async () => {
    const { code } = await placeFor(shop, lan, orderBody([{ product: jex }]))
    await live(shop, code, 'handedToCarrier')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => move(code, 'deliveredWithPoints')),
    )
    expect(countOf(answers, 'done')).toBe(1)
    await Promise.all(Array.from({ length: 5 }, () => move(code, 'pointsCredited')))
    expect(await readPoints(shop, lan.accountId)).toEqual({ available: 130, holding: 0 })
    expect(await statusOf(code)).toBe('completed')
  })

  test('an order taken over while it is delivered brings its points or was nobody’s', async () => {
    const { code, view_token: token } = await shop.call(
      api.placeOrder,
      guestOrder([{ product: jex }], lan.phone),
    )
    await live(shop, code, 'handedToCarrier')
    const orders = [{ code, token }]
    const [delivered] = await Promise.all([
      move(code, 'delivered'),
      shop.call(lookup.takeOverOrders, { orders }, { headers: lan.headers }),
    ])
    const expected = await listExpected(shop.ctx.db, lan.accountId)
    expect(expected).toHaveLength(delivered === 'done' ? 0 : 1)
  })
})

describe('vouchers in many orders at once', () => {
  const offerVoucher = async (change: Partial<NewCampaign>) => {
    const code = `RACE${shelves}`
    await saveCampaign(shop.ctx.db, {
      name: 'Giảm 20.000 VNĐ',
      code,
      kind: 'amount',
      value: 20_000,
      startsOn: '2026-11-01',
      endsOn: '2026-12-31',
      createdAt: shop.ctx.clock.now(),
      ...change,
    })
    return code
  }
  const withVoucher = (code: string, saved = 20_000) =>
    orderBody([{ product: jex }], { vouchers: [code], saved })

  test('of a voucher once per member one order keeps it, the others are told', async () => {
    const code = await offerVoucher({ perMemberLimit: 1 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refusalOf(placeFor(shop, lan, withVoucher(code)))),
    )
    expect(countOf(answers, 'done')).toBe(1)
    expect(countOf(answers, 'voucherMemberInvalid')).toBe(4)
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 100, reserved: 1 })
  })

  test('a voucher of one’s own is held by one of two orders', async () => {
    const gift = await someVoucherGift(shop)
    const { ids } = await offerGifts(shop, programmeId, [gift])
    const { code } = await placeFor(shop, lan, orderBody([], { gifts: [{ id: ids[0]! }] }))
    await live(shop, code, 'handedToCarrier')
    const [own] = await listWallet(shop.ctx, lan.accountId)
    const order = withVoucher(own!.code, 50_000)
    const answers = await Promise.all([
      refusalOf(placeFor(shop, lan, order)),
      refusalOf(placeFor(shop, lan, order)),
    ])
    expect(answers.toSorted()).toEqual(['done', 'voucherMemberInvalid'])
  })

  test('of the last three vouchers of a campaign ten buyers get three', async () => {
    const code = await offerVoucher({ totalLimit: 3 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, buyer) => {
        const customer_phone = `09${String(buyer).padStart(8, '4')}`
        return refusalOf(shop.call(api.placeOrder, { ...withVoucher(code), customer_phone }))
      }),
    )
    expect(countOf(answers, 'done')).toBe(3)
    expect(countOf(answers, 'voucherMemberInvalid')).toBe(7)
  })

  test('two vouchers named in opposite order never lock orders out', async () => {
    const window = { startsOn: '2026-11-01', endsOn: '2026-12-31', createdAt: shop.ctx.clock.now() }
    const codes = [`AHEAD${shelves}`, `BEHIND${shelves}`]
    for (const code of codes) {
      const campaign = { name: code, code, kind: 'amount' as const, value: 1000 }
      await saveCampaign(shop.ctx.db, { ...campaign, ...window })
    }
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const vouchers = at % 2 ? codes : codes.toReversed()
        const order = orderBody([{ product: jex }], { vouchers, saved: 2000 })
        return refusalOf(shop.call(api.placeOrder, order))
      }),
    )
    expect(countOf(answers, 'done')).toBe(40)
  })

  test('orders that give and use vouchers of two campaigns crosswise are all cancelled at once', async () => {
    const rewards = [await someVoucherGift(shop), await someVoucherGift(shop)]
    const { ids } = await offerGifts(
      shop,
      programmeId,
      rewards.map((gift) => ({ ...gift, onHand: 100 })),
    )
    const codes: string[] = []
    for (let at = 0; at < 12; at += 1) {
      const buyer = await buyerWith(shop, 200)
      const [given, used] = at % 2 ? ids : ids.toReversed()
      await placeFor(shop, buyer, orderBody([], { gifts: [{ id: used! }] }))
      await listenToEvents(shop)
      const [own] = await listWallet(shop.ctx, buyer.accountId)
      const order = { gifts: [{ id: given! }], vouchers: [own!.code], saved: 50_000 }
      codes.push((await placeFor(shop, buyer, orderBody([{ product: jex }], order))).code)
      await listenToEvents(shop)
    }
    const answers = await Promise.all(codes.map((code) => move(code, 'staffCancelled')))
    expect(countOf(answers, 'done')).toBe(12)
  })
})
