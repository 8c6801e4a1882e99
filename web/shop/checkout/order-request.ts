import { toOrderedGift, toOrderedProduct } from '#domain/cart/api.ts'
import type { Cart, CartLine } from '#domain/cart/cart.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { type PlaceOrderBody } from '#domain/order/api.ts'
import type { CameBy } from '#domain/order/came-by.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { PlaceVaccineOrderBody } from '#domain/vaccine/api.ts'
import { atStaffPriceOf } from '#domain/employee/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { priceCart } from '#web/shop/voucher/priced-cart.ts'
import type { VoucherVerdict } from '#web/shop/voucher/verdicts.ts'
import type { Destination, Receiver } from '#web/shop/state/checkout.ts'
import type { StaffPrice } from '#web/shop/state/staff-price.ts'

export interface OrderParts {
  cart: Cart
  /** What the shop last said of the cart's vouchers: the refused ones are not sent. */
  verdicts: readonly VoucherVerdict[]
  destination: Destination
  receiver: Receiver
  note: string
  /** Đồng, as the page shows it. */
  shippingFee: number
  /** The member who orders; a guest is known by the receiver's phone. */
  memberPhone?: string
  paymentMethod: PaymentMethod
  otp?: string
  staffPrice?: StaffPrice | null
  /** By which campaign the visit came. */
  cameBy?: CameBy | undefined
}

/** What either shop takes: they differ in the names of the places alone. */
export type OrderBody = PlaceOrderBody & PlaceVaccineOrderBody

/** The order as the API of the cart's shop takes it. */
export function orderRequest(parts: OrderParts): OrderBody {
  const { cart, destination, receiver, note, paymentMethod, otp } = parts
  const { summary, applied } = priceCart(cart, parts.verdicts, parts.staffPrice?.incentives)
  const phone = parts.memberPhone ?? receiver.phone
  return {
    source: 'web',
    payment_status: 'open',
    payment_type: paymentTypes[paymentMethod],
    ...destinationFields(destination, cart.orderType),
    receiver_fullname: receiver.fullname,
    receiver_phone: receiver.phone,
    ...(receiver.email ? { receiver_email: receiver.email } : {}),
    customer_phone: phone,
    ...(note.trim() ? { note: note.trim() } : {}),
    products: cart.lines.map((line) => toOrderedProduct(canRepeat(parts) ? line : onceOnly(line))),
    ...(cart.gifts.length > 0 ? { gifts: cart.gifts.map(toOrderedGift) } : {}),
    ...(applied.length > 0 ? { vouchers: applied.map(({ voucher }) => voucher.code) } : {}),
    summary: { payment: summary.payment, shipping_fee: parts.shippingFee },
    ...(parts.cameBy ? { came_by: parts.cameBy } : {}),
    ...(otp ? { otp, otp_phone: phone } : {}),
    ...(parts.staffPrice ? atStaffPriceOf(parts.staffPrice.token) : {}),
  }
}

/** Nobody could end what comes to a guest again and again. */
export function canRepeat({ memberPhone }: Pick<OrderParts, 'memberPhone'>): boolean {
  return memberPhone !== undefined
}

function onceOnly({ item, quantity }: CartLine): CartLine {
  return { item, quantity }
}

/** A branch, a centre or an address, never two of them. */
function destinationFields(destination: Destination, orderType: OrderType) {
  if (destination.kind === 'pickup') return { pickup_branch: destination.branch }
  if (destination.kind === 'center') return { center_code: destination.code }
  const { province_id, district_id, ward_id, address } = destination.address
  const { new_ward_id, ward_unsure } = destination.address
  const today = { ...(new_ward_id ? { new_ward_id } : {}), ...(ward_unsure ? { ward_unsure } : {}) }
  if (orderType === 'vaccine') {
    const old = { PROVINCE_ID: province_id, DISTRICT_ID: district_id, WARDS_ID: ward_id }
    return { ...old, ...today, address }
  }
  return { province_id, district_id, ward_id, ...today, address }
}
