import { describe, expect, it } from 'vitest'
import { cartGiftOf } from '#domain/cart/api.ts'
import type { Gift } from '#domain/gift/api.ts'
import { points } from '#domain/kernel/points.ts'
import type { GiftShop } from './gift-shop.ts'
import { evaluateGift } from './evaluate-gift.ts'
import { refreshGifts } from './refresh-gifts.ts'

const today = '2026-11-21'
const bottle = gift({ id: 1, name: 'Bình giữ nhiệt', target: points(800) })
const towel = gift({ id: 2, name: 'Khăn bông', target: points(500) })
const mug = gift({ id: 3, name: 'Ly sứ', target: points(200), promotion_id: 20 })

describe('what a member can do about a gift', () => {
  it('is to take it while points, pieces, turns and days allow', () => {
    expect(evaluate(bottle)).toEqual({ verdict: 'ok', missing: 0, left: 440 })
    expect(evaluate(gift({ remaining: 0 })).verdict).toBe('outOfStock')
    expect(evaluate(gift({ id: 4, per_member_limit: 1 })).verdict).toBe('memberLimit')
    expect(evaluate(bottle, [], '2027-01-01').verdict).toBe('windowClosed')
    expect(evaluate(gift({ target: points(1500) }))).toMatchObject({
      verdict: 'notEnoughPoints',
      missing: 260,
    })
  })

  it('counts the points that the cart has promised already', () => {
    expect(evaluate(towel, [bottle])).toEqual({ verdict: 'notEnoughPoints', missing: 60, left: 0 })
    expect(evaluate(bottle, [bottle])).toMatchObject({ verdict: 'inCart', left: 440 })
  })

  it('counts what a limited promotion still gives, with its other gifts in the cart', () => {
    expect(evaluate(mug).verdict).toBe('ok')
    expect(evaluate({ ...mug, id: 5 }, [mug]).verdict).toBe('promotionLimit')
    expect(evaluate({ ...mug, id: 5 }, [towel]).verdict).toBe('ok')
  })

  it('is nothing while the membership is locked', () => {
    const locked = { ...shop, membership: { ...shop.membership, Status: 'locked' as const } }
    expect(evaluateGift(locked, bottle, [], today).verdict).toBe('locked')
  })
})

describe('bringing the gifts of a cart up to date', () => {
  const inCart = [bottle, towel].map(cartGiftOf)

  it('changes nothing where nothing has changed', () => {
    expect(refreshGifts(inCart, shop, today)).toEqual({ gifts: inCart, changes: [] })
  })

  it('lets leave what cannot be exchanged any more, with its reason', () => {
    const without = shopWith([{ ...bottle, remaining: 0 }])
    expect(refreshGifts(inCart, without, today)).toMatchObject({
      gifts: [],
      changes: [
        { kind: 'giftSoldOut', item: { name: 'Bình giữ nhiệt' } },
        { kind: 'giftGone', item: { name: 'Khăn bông' } },
      ],
    })
    expect(refreshGifts(inCart, shop, '2027-01-01').changes).toMatchObject([
      { kind: 'giftEnded' },
      { kind: 'giftEnded' },
    ])
    expect(refreshGifts(inCart, { ...shop, programme: null }, today).gifts).toEqual([])
  })

  it('tells another price in points and keeps the gift, whatever the points', () => {
    const dearer = shopWith([{ ...bottle, target: points(9000) }, towel])
    const { gifts, changes } = refreshGifts(inCart, dearer, today)
    expect(gifts.map(({ pointCost }) => pointCost)).toEqual([9000, 500])
    expect(changes).toMatchObject([{ kind: 'giftCost', from: 800, to: 9000 }])
  })
})

function evaluate(one: Gift, cart: readonly Gift[] = [], day = today) {
  return evaluateGift(shop, one, cart.map(cartGiftOf), day)
}

function shopWith(gifts: readonly Gift[]): GiftShop {
  return { ...shop, programme: { ...shop.programme!, gifts: [...gifts] } }
}

function gift(fields: Partial<Gift>): Gift {
  return {
    id: 4,
    name: 'Quà',
    description: '',
    target: points(100),
    thumbnail: '',
    product_type: 'gift',
    product_code: 'Q',
    promotion_id: 10,
    remaining: 50,
    ...fields,
  }
}

const days = { start_date: '2026-11-01', expired_date: '2026-12-31' }

const shop: GiftShop = {
  programme: {
    id: 1,
    name: 'An Lành 2026',
    ...days,
    tiers: [],
    promotions: [
      { id: 10, name: 'Mùa lạnh', ...days },
      { id: 20, name: 'Tri ân', ...days, point_limit: 300 },
    ],
    gifts: [bottle, towel, mug],
  },
  standings: { 10: { taken: { 4: 1 } }, 20: { taken: {}, limitLeft: 300 } },
  membership: {
    AvailablePoint: points(1240),
    HoldingPoint: points(0),
    OwedPoint: points(0),
    PendingPoint: points(0),
    Status: 'active',
  },
}
