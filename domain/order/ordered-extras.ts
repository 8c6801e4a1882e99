import { z } from 'zod'
import { pointsField, vndField } from '../kernel/fields.ts'

/** What an order holds besides its products, as its readers get it. */
export const orderedGift = z.object({
  id: z.int(),
  name: z.string(),
  product_type: z.enum(['gift', 'voucher']),
  product_code: z.string(),
  quantity: z.int(),
  /** Points of one piece. */
  target: pointsField,
  promotion_id: z.int(),
  thumbnail: z.string(),
})

/** `saving`: đồng, with the order's other vouchers. */
export const usedVoucher = z.object({ code: z.string(), name: z.string(), saving: vndField })
