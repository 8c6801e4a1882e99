import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { genuineCodeField } from '../genuine/code-field.ts'
import { exchangePromotionSchema } from '../gift/api.ts'
import { dayField, phoneField, pointsField, textField } from '../kernel/fields.ts'
import { entryKinds } from '../loyalty/entry-kind.ts'
import { pageInput, pageOf } from '../paging.ts'
import { voucherSchema } from '../voucher/api.ts'

const nothing = z.object({})
const day = dayField

const tierSchema = z.object({ name: z.string(), PointFrom: z.int(), benefits: z.string() })

/** The shared Membership shape. */
const membershipSchema = z.object({
  LoyaltyNumber: z.string(),
  Phone: z.string(),
  AvailablePoint: pointsField,
  HoldingPoint: pointsField,
  /** What expires within 90 days, and on which Vietnam day the first of it does. */
  ExpiringPoint: pointsField.optional(),
  ExpiringDate: day.optional(),
  /** What running orders will bring. */
  PendingPoint: pointsField,
  /** Points taken back that had been spent already; the next earnings pay them. */
  OwedPoint: pointsField,
  /** Earned in the programme's window: what tiers stand on. */
  EarnedPoint: pointsField,
  Status: z.enum(['active', 'locked']),
  /** Of a locked one: until when and why, in words for its member and for a counter. */
  LockedBecause: z.string().optional(),
  ProgramId: z.int().nullable(),
  ProgramName: z.string().optional(),
  Tier: z.string(),
  ProgramTiers: z.array(tierSchema),
  Voucher: z.array(voucherSchema),
  Promotion: z.array(exchangePromotionSchema),
  /** What the member has spent in each promotion. */
  PromotionMember: z.array(z.object({ promotion_id: z.int(), points: pointsField })),
  /** Result 100: what is new in a programme that has just begun. */
  notice: z.object({ code: z.int(), message: z.string() }).optional(),
})
export type Membership = z.output<typeof membershipSchema>

export const getMembership = endpoint({
  method: 'GET',
  path: '/loyalty/membership',
  realm: 'member',
  summary: "The member's points, tier, vouchers and promotions",
  input: nothing,
  output: membershipSchema,
  errors: [],
})

export const getPointsBalance = endpoint({
  method: 'GET',
  path: '/loyalty/membership/balance',
  realm: 'member',
  summary: 'The points a header shows; null without a membership',
  input: nothing,
  output: z.object({ point: pointsField, holding: pointsField }).nullable(),
  errors: [],
})

export const getMemberCard = endpoint({
  method: 'GET',
  path: '/loyalty/membership/card',
  realm: 'member',
  summary: "The member's number with its Code 128 bars as an SVG data address",
  input: nothing,
  output: z.object({ loyalty_number: z.string(), barcode: z.string() }),
  errors: [],
})

const ledgerLine = z.object({
  id: z.int(),
  type: z.enum(entryKinds),
  /** Signed: what became of the points that can be spent; of held ones for a burn of a hold. */
  point: z.int(),
  /** What could be spent afterwards. */
  balance: pointsField,
  /** Why, in words. */
  note: z.string(),
  created_at: z.string(),
  /** Of earned points. */
  expires_on: day.optional(),
  ref: z
    .object({
      kind: z.enum(['order', 'code', 'exchange', 'expiry', 'adjustment']),
      /** An order's code, a masked genuine code. */
      code: z.string().optional(),
      product: z.string().optional(),
    })
    .optional(),
})
export type LedgerLine = z.output<typeof ledgerLine>

export const listPointHistory = endpoint({
  method: 'POST',
  path: '/loyalty/membership/transaction/history',
  realm: 'member',
  errorsShownInPlace: true,
  summary: "The ledger of the member's points, newest first, with what is still to come",
  input: z.object({
    ...pageInput,
    type: z.enum(entryKinds).optional(),
    /** One line for each event: without the entries that only spend what was held before. */
    events: z.boolean().optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  output: pageOf(ledgerLine).extend({
    pending: z.array(z.object({ order_code: z.string(), point: pointsField, since: z.string() })),
    expiring: z.array(z.object({ point: pointsField, expires_on: day })),
    /** Result 99 when there is nothing to show. */
    result: z.object({ code: z.int(), message: z.string() }).optional(),
  }),
  errors: [],
})

/** What became of one entered code; `code` is a result code of the second specification. */
export const earnResultSchema = z.object({
  code: z.int(),
  message: z.string(),
  point: pointsField,
  available_point: pointsField,
  code_masked: z.string(),
  product: z
    .object({
      name: z.string(),
      product_code: z.string(),
      thumbnail: z.string(),
      slug: z.string().optional(),
    })
    .optional(),
  /** Print run: lot, best before, boxes in a set. */
  batch: z.object({ lot: z.string(), expires_on: day.optional(), boxes: z.int() }).optional(),
  first_verified_at: z.string().optional(),
  /** Who was first, for a used code. */
  used_by: z.object({ own: z.boolean(), phone: z.string(), place: z.string() }).optional(),
  /** Where the member stands now. */
  progress: z
    .object({
      tier: z.string(),
      earned: pointsField,
      tier_from: z.int(),
      next_tier: z.string().optional(),
      next_from: z.int().optional(),
    })
    .optional(),
  /** The voucher that this code gives along. */
  voucher: voucherSchema.optional(),
  /** The voucher used along (V2). */
  voucher_used: z.object({ code: z.string(), name: z.string() }).optional(),
  /** How many gifts the balance reaches now. */
  gifts_in_reach: z.int().optional(),
  locked_until: z.string().optional(),
  recall_reason: z.string().optional(),
})
export type EarnResult = z.output<typeof earnResultSchema>

export const codeVerdicts = ['genuine', 'used', 'recalled', 'unknown', 'test'] as const

/** What whoever holds a box may know of its code: never who was first with it, or where. */
const codeVerdictSchema = earnResultSchema
  .pick({
    code_masked: true,
    product: true,
    batch: true,
    first_verified_at: true,
    recall_reason: true,
  })
  .extend({
    verdict: z.enum(codeVerdicts),
    /** What it brings to whoever enters it now; 0 for nothing. */
    point: pointsField,
  })
export type CodeVerdict = z.output<typeof codeVerdictSchema>

export const checkCode = endpoint({
  method: 'POST',
  path: '/genuine/check',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Whether a genuine-goods code is known; uses nothing up and earns nothing',
  input: z.object({ code: genuineCodeField, captcha: z.string().max(8000).optional() }),
  output: codeVerdictSchema,
  errors: ['rateLimited', 'captchaRequired', 'captchaInvalid', 'captchaUnavailable'],
})

/** What the six ways to enter codes have in common. */
const entering = {
  method: 'POST',
  errors: ['rateLimited', 'idempotencyKeyReused'],
  idempotent: true,
  errorsShownInPlace: true,
} as const
const oneCode = z.object({ code: genuineCodeField })
const codeAndVoucher = oneCode.extend({ voucherCode: textField(60).optional() })
const severalCodes = z.object({ codes: z.array(genuineCodeField).min(1).max(20) })
const customer = {
  phone: phoneField,
  /**
   * Username of who entered it, when somebody else of the pharmacy may be sending it: credited if it is an
   * account of this pharmacy, else whoever sends is (docs/rules/counter-offline.md).
   */
  entered_by: textField(60).optional(),
}

export const earnWithCode = endpoint({
  ...entering,
  path: '/loyalty/membership/requestEarnPoint',
  realm: 'member',
  summary: 'Check a genuine-goods code and earn its points, once',
  input: oneCode,
  output: earnResultSchema,
})

export const earnWithVoucher = endpoint({
  ...entering,
  path: '/loyalty/membership/requestEarnPointV2',
  realm: 'member',
  summary: 'The same, and use a voucher of the member along',
  input: codeAndVoucher,
  output: earnResultSchema,
})

export const earnWithCodes = endpoint({
  ...entering,
  path: '/loyalty/membership/requestEarnPointV3',
  realm: 'member',
  summary: 'The same for up to 20 codes, an answer for each',
  input: severalCodes,
  output: z.array(earnResultSchema),
})

export const pharmacyEarn = endpoint({
  ...entering,
  path: '/presenter-pharma/requestEarnPoint',
  realm: 'pharmacy',
  summary: 'A pharmacy checks a code and earns its points for a customer',
  input: oneCode.extend(customer),
  output: earnResultSchema,
})

export const pharmacyEarnWithVoucher = endpoint({
  ...entering,
  path: '/presenter-pharma/requestEarnPointV2',
  realm: 'pharmacy',
  summary: "The same, and use a voucher of the customer's along",
  input: codeAndVoucher.extend(customer),
  output: earnResultSchema,
})

export const pharmacyEarnWithCodes = endpoint({
  ...entering,
  path: '/presenter-pharma/requestEarnPointV3',
  realm: 'pharmacy',
  summary: 'The same for up to 20 codes, an answer for each',
  input: severalCodes.extend(customer),
  output: z.array(earnResultSchema),
})

export const exchangeVoucher = endpoint({
  method: 'POST',
  path: '/loyalty/membership/exchange',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Exchange points for a reward voucher at once, without an order',
  input: z.object({ gift_id: z.int().min(1).max(2_147_483_647) }),
  output: z.object({ voucher: voucherSchema, available_point: pointsField }),
  errors: [
    'notFound',
    'notEnoughPoints',
    'membershipLocked',
    'exchangeQuotaUsed',
    'exchangeNotActive',
    'giftOutOfStock',
    'pointsNotDeducted',
    'idempotencyKeyReused',
  ],
  idempotent: true,
})

export const estimatePoints = endpoint({
  method: 'POST',
  path: '/admin/loyalty/membership/point/estimate',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Points that these products bring when the order is completed (result 17, or 99)',
  input: z.object({
    products: z
      .array(
        z.object({
          id: z.int().min(1).max(2_147_483_647),
          quantity: z.int().min(1).max(999),
        }),
      )
      .max(100),
  }),
  output: z.object({
    point: pointsField,
    lines: z.array(z.object({ id: z.int(), quantity: z.int(), point: pointsField })),
    code: z.int(),
    message: z.string(),
  }),
  errors: [],
})

/** What a pharmacy sees of a membership: nothing that could be used in its member's place. */
const maskedMembershipSchema = membershipSchema.partial().extend({
  exists: z.boolean(),
  /** Masked but for the given name, which alone greets: `N***** T** Lan` and `Lan`. */
  full_name: z.string().optional(),
  given_name: z.string().optional(),
  Voucher: z.array(voucherSchema.omit({ code: true, order_code: true })).optional(),
  /** Result 99 when there is no such membership. */
  code: z.int().optional(),
  message: z.string().optional(),
})
export type MaskedMembership = z.output<typeof maskedMembershipSchema>

export const searchCustomer = endpoint({
  method: 'GET',
  path: '/admin/loyalty/search/customer',
  realm: ['pharmacy', 'staff'],
  permission: 'customers.read',
  summary: "A customer's membership by phone, masked",
  input: z.object({ phone: phoneField }),
  output: maskedMembershipSchema,
  errors: ['rateLimited'],
})
