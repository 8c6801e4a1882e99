import type { PersonMover } from '../platform/person-mover.ts'

/** Orders follow their buyer; whom the parcel is for stays as it was written. */
export const orderMover: PersonMover = {
  columns: {
    'shop_order.member_id': 'orders',
    'shop_order.customer_phone': 'orders',
    'order_return_code.account_id': 'codes',
  },
  left: {
    'shop_order.receiver_phone': 'printed on the parcel; may be somebody else',
    'return_request.contact_phone': 'where the buyer asked to be called about that return',
  },
}
