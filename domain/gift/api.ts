import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { phoneField, pointsField } from '../kernel/fields.ts'

const cache = { tags: ['loyalty'], maxAge: 0 } as const
const id = z.coerce.number().int().min(1).max(2_147_483_647)

/** A gift under the wire's names. */
export const giftSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Points it costs. */
  target: pointsField,
  thumbnail: z.string(),
  product_type: z.enum(['gift', 'voucher']),
  product_code: z.string(),
  promotion_id: z.int(),
  /** What can be exchanged now; bounded by stock and by the programme's quota. */
  remaining: z.int(),
  per_member_limit: z.int().optional(),
})
export type Gift = z.output<typeof giftSchema>

export const exchangePromotionSchema = z.object({
  id: z.int(),
  name: z.string(),
  start_date: z.string(),
  expired_date: z.string(),
  /** The most points one member may spend in it. */
  point_limit: z.int().optional(),
  /** What stands above its gifts; missing where nothing does. */
  description: z.string().optional(),
})

const programmeSchema = z.object({
  id: z.int(),
  name: z.string(),
  start_date: z.string(),
  expired_date: z.string(),
  tiers: z.array(z.object({ name: z.string(), PointFrom: z.int(), benefits: z.string() })),
  promotions: z.array(exchangePromotionSchema),
  gifts: z.array(giftSchema),
})
export type Programme = z.output<typeof programmeSchema>

export const getProgramme = endpoint({
  method: 'GET',
  path: '/loyalty/membership/program',
  realm: 'none',
  summary: 'A programme of points with its tiers and gifts; the active one when none is named',
  input: z.object({ programId: id.optional() }),
  output: programmeSchema,
  errors: ['notFound'],
  cache,
})

export const getExchangePromotion = endpoint({
  method: 'GET',
  path: '/loyalty/membership/promotion',
  realm: 'member',
  guests: true,
  summary: "A promotion's gifts; pointCanUse is told to the phone's own session only, else 0",
  input: z.object({ phone: phoneField.optional(), promotionId: id }),
  output: exchangePromotionSchema.extend({
    /** What this member may spend in it now. */
    pointCanUse: pointsField,
    /** How often the member has taken each gift, by gift id. */
    taken: z.record(z.string(), z.int()),
    gifts: z.array(giftSchema),
  }),
  errors: ['notFound'],
})
export type ExchangePromotion = z.output<(typeof getExchangePromotion)['output']>
