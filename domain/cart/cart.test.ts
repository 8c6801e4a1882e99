import { describe, expect, it } from 'vitest'
import cartRules from '../../docs/rules/cart.md?raw'
import type { Product } from '../catalog/api.ts'
import { points } from '../kernel/points.ts'
import { vnd } from '../kernel/vnd.ts'
import { cartItemOf } from './api.ts'
import {
  badgeText,
  countItems,
  emptyCart,
  findLine,
  promisedPoints,
  type Cart,
  type CartGift,
} from './cart.ts'
import { addToCart, clearCart, removeLine, restoreLine, setQuantity, setRepeat } from './change.ts'
import { addGift, addVoucher, removeGift, removeVoucher, restoreGift, setGifts } from './extras.ts'
import { expireCart, isExpired } from './expiry.ts'
import { applyNews, refreshCart } from './refresh.ts'
import { parseCart, serializeCart } from './stored.ts'
import { workedTable } from './worked-table.ts'

const today = '2026-11-21'
const jex = product({ id: 1, slug: 'jex-30v', name: 'Viên uống JEX' })
const otiv = product({ id: 2, slug: 'otiv-30v', name: 'OTiV' })

describe('adding to the cart', () => {
  it.each(workedTable(cartRules, 'product'))(
    '$product: $held held, $available there, $asked asked for: $outcome',
    (row) => {
      const added = product({
        ...jex,
        slug: row['product']!,
        quantity: Number(row['available']),
        // As the demo has it; jex has no limit but its stock.
        ...(row['product'] === 'ritana60v-325k' && { orderLimit: 2 }),
      })
      const quantity = row['asked'] === '–' ? undefined : Number(row['asked'])
      const { cart, outcome } = addToCart(holding(added, Number(row['held'])), added, {
        quantity,
        today,
      })
      expect(outcome).toBe(row['outcome'])
      expect(countItems(cart)).toBe(Number(row['held then']))
    },
  )

  it('needs an item', () => {
    expect(() => addToCart(emptyCart, undefined, { today })).toThrow('No item provided')
  })

  it('keeps one line per product and the day of the first', () => {
    const first = addToCart(emptyCart, jex, { today }).cart
    const { cart } = addToCart(first, otiv, { today: '2026-11-22' })
    expect(cart.lines.map((line) => line.item.slug)).toEqual(['jex-30v', 'otiv-30v'])
    expect(cart.createdOn).toBe(today)
  })

  it('leaves out a product of code CC6', () => {
    const withdrawn = product({ ...jex, product_code: 'CC6' })
    expect(addToCart(emptyCart, withdrawn, { today })).toEqual({
      cart: emptyCart,
      outcome: 'soldOut',
    })
  })

  it('does not mix the vaccine shop with the normal one', () => {
    const cart = holding(jex, 1)
    const addition = addToCart(cart, otiv, { today, orderType: 'vaccine' })
    expect(addition).toEqual({ cart, outcome: 'otherOrderType' })
    expect(addToCart(emptyCart, otiv, { today, orderType: 'vaccine' }).cart.orderType).toBe(
      'vaccine',
    )
  })
})

describe('as many as one order takes', () => {
  const bottle = product({ ...jex, slug: 'ritana60v-325k', orderLimit: 2 })

  it('hold for a set quantity, a line put back and a cart of before', () => {
    expect(countItems(setQuantity(holding(bottle, 1), bottle.id, 5))).toBe(2)
    const { cart, changes } = refreshCart(holding(jex, 5), [bottle])
    expect(countItems(cart)).toBe(2)
    expect(changes).toMatchObject([{ kind: 'orderLimit', from: 5, to: 2 }])
    expect(refreshCart(cart, [bottle]).changes).toEqual([])
  })
})

describe('regular delivery', () => {
  const offered = product({ ...jex, autoReplen: '30 ngày' })
  const every = (cart: Cart) => findLine(cart, offered.id)?.repeatEvery
  const add = (cart: Cart, repeatEvery?: string | null, orderType?: 'vaccine') =>
    addToCart(cart, offered, { today, repeatEvery, orderType }).cart

  it('is off until the shopper chooses it, and stays as chosen when more is added', () => {
    expect(every(add(emptyCart))).toBeUndefined()
    const chosen = add(emptyCart, '30 ngày')
    expect(every(chosen)).toBe('30 ngày')
    expect(every(add(chosen))).toBe('30 ngày')
    expect(every(add(chosen, null))).toBeUndefined()
    expect(every(setQuantity(chosen, offered.id, 5))).toBe('30 ngày')
  })

  it('is chosen and taken back in the cart, only as the product offers it', () => {
    const cart = add(emptyCart)
    expect(every(setRepeat(cart, offered.id, '30 ngày'))).toBe('30 ngày')
    expect(every(setRepeat(cart, offered.id, '60 ngày'))).toBeUndefined()
    expect(every(setRepeat(add(emptyCart, '30 ngày'), offered.id, null))).toBeUndefined()
    expect(every(add(emptyCart, '30 ngày', 'vaccine'))).toBeUndefined()
    const once = addToCart(emptyCart, otiv, { today, repeatEvery: 'Không' }).cart
    expect(once.lines[0]).not.toHaveProperty('repeatEvery')
  })

  it('is kept by the browser; a cart of before, with the offer alone, holds no choice', () => {
    const chosen = add(emptyCart, '30 ngày')
    expect(parseCart(serializeCart(chosen))).toEqual(chosen)
    expect(every(parseCart(serializeCart(add(emptyCart))))).toBeUndefined()
  })

  it('ends with a word when the product is not offered so any more', () => {
    const chosen = add(emptyCart, '30 ngày')
    expect(refreshCart(chosen, [offered])).toEqual({ cart: chosen, changes: [] })
    const { cart, changes } = refreshCart(chosen, [{ ...offered, autoReplen: '60 ngày' }])
    expect(every(cart)).toBeUndefined()
    expect(changes).toMatchObject([{ kind: 'repeatEnded', from: '30 ngày' }])
  })
})

describe('gifts and vouchers', () => {
  const cup = { ...gift, id: 8, name: 'Ly sứ' }

  it('a gift is there once, and alone makes a cart', () => {
    const cart = addGift(emptyCart, gift, today)
    expect(cart).toMatchObject({ gifts: [gift], createdOn: today })
    expect(addGift(cart, gift, today)).toBe(cart)
    expect(parseCart(serializeCart(cart))).toEqual(cart)
  })

  it('a gift is taken out and put back where it was', () => {
    const cart = setGifts(holding(jex, 1), [gift, cup])
    const without = removeGift(cart, gift.id)
    expect(without.gifts).toEqual([cup])
    expect(restoreGift(without, gift, 0, today)).toEqual(cart)
    expect(restoreGift(cart, gift, 0, today)).toBe(cart)
  })

  it('taking the only gift of a cart without goods clears it', () => {
    expect(removeGift(addGift(emptyCart, gift, today), gift.id)).toEqual(emptyCart)
  })

  it('the same voucher again brings its terms up to date', () => {
    const cart = addVoucher(holding(jex, 1), voucher, today)
    const dearer = { ...voucher, value: 20 }
    expect(addVoucher(cart, dearer, today).vouchers).toEqual([dearer])
  })

  it('promises the points of every piece', () => {
    expect(promisedPoints([gift, { ...cup, quantity: 2 }])).toBe(gift.pointCost * 3)
  })
})

describe('changing the cart', () => {
  it('sets a quantity between one and what is there', () => {
    const cart = holding(product({ ...jex, quantity: 5 }), 2)
    expect(countItems(setQuantity(cart, 1, 4))).toBe(4)
    expect(countItems(setQuantity(cart, 1, 9))).toBe(5)
    expect(countItems(setQuantity(cart, 1, 0))).toBe(1)
    expect(countItems(setQuantity(cart, 1, Number.NaN))).toBe(1)
    expect(setQuantity(cart, 7, 3)).toBe(cart)
  })

  it('takes a line out and puts it back where it was', () => {
    const cart = addToCart(holding(jex, 2), otiv, { today }).cart
    const without = removeLine(cart, 1)
    expect(without.lines.map((line) => line.item.slug)).toEqual(['otiv-30v'])
    expect(restoreLine(without, cart.lines[0]!, 0, { today })).toEqual(cart)
  })

  it('does not put back what is there again', () => {
    const cart = holding(jex, 2)
    expect(restoreLine(cart, cart.lines[0]!, 0, { today })).toBe(cart)
  })

  it('is cleared with its vouchers and gifts', () => {
    expect(clearCart()).toEqual(emptyCart)
    expect(removeLine(holding(jex, 1), 1)).toEqual(emptyCart)
  })

  it('keeps chosen vouchers when its last line leaves', () => {
    const cart = { ...holding(jex, 1), vouchers: [voucher] }
    const without = removeLine(cart, 1)
    expect(without.vouchers).toEqual([voucher])
    expect(parseCart(serializeCart(without))).toEqual(without)
    expect(restoreLine(without, cart.lines[0]!, 0, { today })).toEqual(cart)
    expect(removeVoucher(without, voucher.code)).toEqual(emptyCart)
  })
})

describe('the counter', () => {
  it.each([
    [0, '0'],
    [99, '99'],
    [100, '100'],
    [101, '99+'],
  ])('shows %i as %s', (count, text) => expect(badgeText(count)).toBe(text))
})

describe('the age of a cart', () => {
  it.each(workedTable(cartRules, 'made on'))('made on $made on, on $today: $cart', (row) => {
    const cart = { ...holding(jex, 1), createdOn: dayOf(row['made on']!) }
    const kept = expireCart(cart, dayOf(row['today']!))
    expect(kept.lines.length > 0 ? 'kept' : 'cleared').toBe(row['cart'])
  })

  it('starts again when the day has not come yet', () => {
    const cart = { ...holding(jex, 1), createdOn: '2027-01-01' }
    expect(expireCart(cart, today).createdOn).toBe(today)
  })

  it('does not concern an empty cart', () => expect(isExpired(emptyCart, today)).toBe(false))
})

describe('refreshing the cart', () => {
  const cart = addToCart(holding(jex, 3), otiv, { today }).cart

  it('changes nothing when nothing changed', () => {
    expect(refreshCart(cart, [otiv, jex])).toEqual({ cart, changes: [] })
  })

  it('takes over new prices and tells the old ones', () => {
    const dearer = product({ ...jex, discount_price: vnd(310_000) })
    const { cart: fresh, changes } = refreshCart(cart, [dearer, otiv])
    expect(findLine(fresh, 1)?.item.discount_price).toBe(310_000)
    expect(changes).toEqual([
      { kind: 'price', item: cartItemOf(dearer), from: 295_000, to: 310_000 },
    ])
  })

  it('removes what is no longer returned, has code CC6 or quantity 0, and says so', () => {
    const withdrawn = product({ ...jex, product_code: 'CC6' })
    expect(refreshCart(cart, [withdrawn])).toEqual({
      cart: emptyCart,
      changes: [
        { kind: 'removed', item: cartItemOf(jex) },
        { kind: 'removed', item: cartItemOf(otiv) },
      ],
    })
    const { changes } = refreshCart(cart, [jex, product({ ...otiv, quantity: 0 })])
    expect(changes).toEqual([{ kind: 'soldOut', item: cartItemOf(otiv) }])
  })

  it('lowers a quantity to what is there, and says so', () => {
    const few = product({ ...jex, quantity: 2 })
    const { cart: fresh, changes } = refreshCart(cart, [few, otiv])
    expect(findLine(fresh, 1)?.quantity).toBe(2)
    expect(changes).toEqual([{ kind: 'quantity', item: cartItemOf(few), from: 3, to: 2 }])
  })
})

describe("the server's news of some lines", () => {
  const cart = addToCart(holding(jex, 3), otiv, { today }).cart

  it('changes those lines and no other', () => {
    const { cart: fresh, changes } = applyNews(cart, [
      { id: 1, discount_price: 300_000, available: 2 },
    ])
    expect(changes.map(({ kind }) => kind)).toEqual(['price', 'quantity'])
    expect(findLine(fresh, 1)).toMatchObject({ quantity: 2, item: { discount_price: 300_000 } })
    expect(findLine(fresh, 2)).toEqual(findLine(cart, 2))
  })

  it('takes out what is gone or sold out', () => {
    const { cart: fresh, changes } = applyNews(cart, [
      { id: 1, removed: true },
      { id: 2, available: 0 },
    ])
    expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'soldOut'])
    expect(fresh).toEqual(emptyCart)
  })

  it('is no change when it only tells what is known', () => {
    expect(applyNews(cart, [{ id: 1, discount_price: 295_000, available: 50 }])).toEqual({
      cart,
      changes: [],
    })
  })
})

describe('the stored cart', () => {
  it('comes back as it was put away, under the names of the specification', () => {
    const cart: Cart = { ...holding(jex, 2), vouchers: [voucher], gifts: [gift] }
    expect(parseCart(serializeCart(cart))).toEqual(cart)
    expect(JSON.parse(serializeCart(cart))).toMatchObject({
      items: [{ item: { id: 1, product_type: 'sale' }, quantity: 2 }],
      gifts: [{ target: 800 }],
      timeCreate: '2026/11/21',
      isOrderVNVC: false,
    })
  })

  it.each([null, '', '{', '[]', '"cart"', '42', '{"items":7}', '{"items":[]}', 'null'])(
    'counts %s as an empty cart',
    (text) => expect(parseCart(text)).toEqual(emptyCart),
  )

  it('leaves out the one line that cannot be read', () => {
    const stored = JSON.parse(serializeCart(addToCart(holding(jex, 2), otiv, { today }).cart))
    stored.items[0].item.discount_price = 'rẻ'
    expect(parseCart(JSON.stringify(stored)).lines.map((line) => line.item.id)).toEqual([2])
  })
})

const voucher = {
  code: 'THANG11',
  type: 'percentage' as const,
  value: 10,
  maxValue: 50_000,
  productCodes: [],
}

const gift: CartGift = {
  id: 9,
  name: 'Bình giữ nhiệt An Lành',
  pointCost: 800,
  thumbnail: '',
  promotion_id: 3,
  product_type: 'gift',
  product_code: 'BGN',
  quantity: 1,
}

function product(fields: Partial<Product>): Product {
  return {
    id: 1,
    slug: 'jex-30v',
    name: 'Viên uống JEX',
    product_type: 'sale',
    product_code: 'JEX30',
    original_price: vnd(330_000),
    discount_price: vnd(295_000),
    quantity: 50,
    estimatedPoint: points(29),
    pointAmount: points(0),
    brand: 'JEX',
    categories: [{ id: 4, name: 'Xương khớp', slug: 'xuong-khop' }],
    subCategories: [],
    autoReplen: '',
    thumbnail: '/media/products/jex-30v-1-480.webp',
    images: [],
    unit: 'Hộp',
    shortDescription: '',
    ...fields,
  }
}

function holding(item: Product, quantity: number): Cart {
  if (quantity === 0) return emptyCart
  const line = { item: cartItemOf(item), quantity }
  return { ...emptyCart, lines: [line], createdOn: today }
}

function dayOf(text: string): string {
  return text.replaceAll('/', '-')
}
