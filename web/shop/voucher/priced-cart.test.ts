import { describe, expect, it } from 'vitest'
import { cartItemOf } from '#domain/cart/api.ts'
import { emptyCart, type Cart, type CartVoucherChoice } from '#domain/cart/cart.ts'
import { priceCart } from './priced-cart.ts'

const otiv = cartItemOf({
  id: 2,
  slug: 'otiv',
  name: 'OTiV',
  product_type: 'sale',
  product_code: 'OTIV',
  original_price: 345_000,
  discount_price: 345_000,
  quantity: 50,
  estimatedPoint: 34,
  pointAmount: 0,
  brand: 'OTiV',
  categories: [],
  autoReplen: '',
  thumbnail: '',
  unit: 'Hộp',
})
const tenPercent: CartVoucherChoice = {
  code: 'THANG11',
  type: 'percentage',
  value: 10,
  maxValue: 0,
  productCodes: [],
}
const amount: CartVoucherChoice = {
  code: 'QUA90',
  type: 'amount',
  value: 90_000,
  productCodes: [],
}
const forOthers: CartVoucherChoice = { ...amount, code: 'JEX', productCodes: ['JEX'] }

describe('what a cart with vouchers costs', () => {
  it('shows what each saves, and they add up to the total', () => {
    const { summary, applied } = priceCart(cart(tenPercent, amount), [])
    expect(shares(applied)).toEqual({ THANG11: 60_000, QUA90: 90_000 })
    expect(summary.payment).toBe(690_000 - 150_000)
  })

  it('leaves out what the shop has refused, and what saves nothing', () => {
    const { summary, applied } = priceCart(cart(tenPercent, amount, forOthers), [
      { code: 'QUA90', usable: false, reason: 'Voucher đã được sử dụng.' },
      { code: 'THANG11', usable: true },
    ])
    expect(shares(applied)).toEqual({ THANG11: 69_000 })
    expect(summary.payment).toBe(621_000)
  })

  it('counts what the shop has not yet judged', () => {
    expect(priceCart(cart(amount), []).summary.payment).toBe(600_000)
  })
})

function cart(...vouchers: CartVoucherChoice[]): Cart {
  return { ...emptyCart, lines: [{ item: otiv, quantity: 2 }], vouchers }
}

function shares(applied: ReturnType<typeof priceCart>['applied']): Record<string, number> {
  return Object.fromEntries(applied.map(({ voucher, saving }) => [voucher.code, saving]))
}
