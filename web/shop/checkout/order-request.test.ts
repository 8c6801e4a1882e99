import { describe, expect, it } from 'vitest'
import { cartItemOf } from '#domain/cart/api.ts'
import { emptyCart } from '#domain/cart/cart.ts'
import type { Address } from '#domain/location/address-shape.ts'
import { placeOrderInput } from '#domain/order/api.ts'
import type { Destination } from '#web/shop/state/checkout.ts'
import { orderRequest, type OrderParts } from './order-request.ts'

const jex = cartItemOf({
  id: 1,
  slug: 'jex-30v',
  name: 'Viên uống JEX',
  product_type: 'sale',
  product_code: 'JEX30',
  original_price: 330_000,
  discount_price: 295_000,
  quantity: 50,
  estimatedPoint: 29,
  pointAmount: 0,
  brand: 'JEX',
  categories: [],
  autoReplen: '30 ngày',
  thumbnail: '',
  unit: 'Hộp',
})
const home = {
  address: '148 Hoàng Hoa Thám',
  province_id: 79,
  district_id: 766,
  ward_id: 26971,
} as Address
const parts: OrderParts = {
  cart: { ...emptyCart, lines: [{ item: jex, quantity: 2 }] },
  destination: { kind: 'delivery', address: home },
  receiver: { fullname: 'Nguyễn Thị Lan', phone: '0912345678', email: '' },
  note: '  gọi trước  ',
  shippingFee: 10_000,
  paymentMethod: 'cash',
  verdicts: [],
}

describe('the order sent to the shop', () => {
  it('is one the shop takes', () => {
    expect(placeOrderInput.parse(orderRequest(parts))).toMatchObject({
      source: 'web',
      payment_status: 'open',
      payment_type: 'recieve',
      province_id: 79,
      district_id: 766,
      ward_id: 26971,
      address: '148 Hoàng Hoa Thám',
      receiver_fullname: 'Nguyễn Thị Lan',
      customer_phone: '0912345678',
      note: 'gọi trước',
      products: [{ id: 1, quantity: 2, product_type: 'sale', estimated_point: 58, autoReplen: '' }],
      summary: { payment: 590_000, shipping_fee: 10_000 },
    })
  })

  it('names the member as the buyer, whoever receives the goods', () => {
    const body = orderRequest({ ...parts, memberPhone: '0901234567', otp: '123456' })
    expect(body).toMatchObject({
      customer_phone: '0901234567',
      receiver_phone: '0912345678',
      otp_phone: '0901234567',
    })
  })

  it('asks for regular delivery only where a member chose it, whatever the product offers', () => {
    const chosen = { ...emptyCart, lines: [{ item: jex, quantity: 2, repeatEvery: '30 ngày' }] }
    const asks = (more: Partial<OrderParts>) =>
      orderRequest({ ...parts, ...more }).products.map(({ autoReplen }) => autoReplen)
    expect(asks({ memberPhone: '0901234567' })).toEqual([''])
    expect(asks({ cart: chosen })).toEqual([''])
    expect(asks({ cart: chosen, memberPhone: '0901234567' })).toEqual(['30 ngày'])
  })

  it('names a branch and no address when the goods are fetched', () => {
    const destination: Destination = { kind: 'pickup', branch: 'DNG' }
    const body = orderRequest({ ...parts, destination })
    expect(body.pickup_branch).toBe('DNG')
    expect(body).not.toHaveProperty('province_id')
    expect(body).not.toHaveProperty('address')
    expect(orderRequest(parts)).not.toHaveProperty('pickup_branch')
  })

  it('takes gifts and the vouchers that count along', () => {
    const bottle = {
      id: 9,
      name: 'Bình giữ nhiệt',
      pointCost: 800,
      thumbnail: '',
      promotion_id: 3,
      product_type: 'gift' as const,
      product_code: 'BGN',
      quantity: 1,
    }
    const half = { type: 'percentage' as const, value: 50, productCodes: [] }
    const cart = {
      ...parts.cart,
      gifts: [bottle],
      vouchers: [
        { ...half, code: 'NUAGIA' },
        { ...half, code: 'DADUNG' },
      ],
    }
    const body = orderRequest({ ...parts, cart, verdicts: [{ code: 'DADUNG', usable: false }] })
    expect(placeOrderInput.parse(body)).toMatchObject({
      gifts: [{ id: 9, promotion_id: 3, product_type: 'gift', quantity: 1 }],
      vouchers: ['NUAGIA'],
      summary: { payment: 295_000 },
    })
    const alone = { ...cart, lines: [], vouchers: [] }
    expect(placeOrderInput.parse(orderRequest({ ...parts, cart: alone }))).toMatchObject({
      products: [],
      summary: { payment: 0 },
    })
    expect(orderRequest(parts)).not.toHaveProperty('gifts')
    expect(orderRequest(parts)).not.toHaveProperty('vouchers')
  })

  it('carries the code with the phone it was sent to', () => {
    expect(orderRequest({ ...parts, otp: '123456' })).toMatchObject({
      otp: '123456',
      otp_phone: '0912345678',
    })
    expect(orderRequest(parts)).not.toHaveProperty('otp')
  })
})
