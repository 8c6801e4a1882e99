import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { pharmacyCodeField } from '../pharmacy/fields.ts'
import {
  dayField,
  otpField,
  phoneField,
  pointsField,
  textField,
  vndField,
} from '../kernel/fields.ts'
import { pageInput, pageOf } from '../paging.ts'
import { reasonField } from '../staff/fields.ts'
import { voucherTermsSchema } from '../voucher/api.ts'
import { earnLogStatuses } from './earn-log-status.ts'
import { counterTexts } from './texts.ts'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Of the log of codes: page 1, five a page. */
const pharmacyPage = z.object({ ...pageInput, limit: pageInput.limit.default(5) }).shape

/** At least three characters; an empty field is none. */
const keywordField = z
  .string()
  .pipe(textField(40))
  .refine((text) => text === '' || text.length >= 3, counterTexts.keywordShort)
  .transform((text) => text || undefined)

/** Vietnam days, both inclusive; today when both are left out. */
const span = z.object({ from: dayField.optional(), to: dayField.optional() }).shape
/** Another pharmacy's than the session's is `forbidden`, by the platform. */
const ownPharmacy = z.object({ drugstoreCode: pharmacyCodeField.optional() }).shape

/** Who stood at the counter; the name as it is now, missing once the account is gone. */
const actorSchema = z.object({ username: z.string(), full_name: z.string().optional() })

// --- codes -------------------------------------------------------------------------------------

export const earnLogSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Masked, both. */
  phone: z.string(),
  code_masked: z.string(),
  /** Result code of the specification, and its words. */
  code: z.int(),
  message: z.string(),
  status: z.enum(earnLogStatuses),
  point: pointsField,
  product: z.object({ name: z.string(), product_code: z.string() }).optional(),
  /** Who entered it. */
  by: actorSchema.optional(),
  /** Username of who sent it, when that was somebody else. */
  sent_by: z.string().optional(),
})
export type EarnLog = z.output<typeof earnLogSchema>

/** Sums over the whole filter, not the page; with a keyword over what was found. */
const earnSummary = z.object({
  entries: z.int(),
  earned: z.int(),
  used: z.int(),
  wrong: z.int(),
  refused: z.int(),
  points: pointsField,
})

export const earnLogFilter = {
  /** The last three digits or more of a phone, or the start or end of a code as it is masked. */
  keyword: keywordField.optional(),
  ...span,
  ...ownPharmacy,
  status: z.enum(earnLogStatuses).optional(),
  /** One account's entries, by username. An owner may name any; staff always see their own alone. */
  user: z.string().max(48).optional(),
}

export const listEarnLog = endpoint({
  method: 'GET',
  path: '/drugstoreEarnPointLog',
  realm: 'pharmacy',
  summary: 'Codes entered at this store, newest first, with sums; today unless days are named',
  input: z.object({ ...earnLogFilter, ...pharmacyPage }),
  output: pageOf(earnLogSchema).extend({
    summary: earnSummary,
    /** Only the newest 5,000 that a keyword finds were looked at: there may be more. */
    is_cut: z.boolean(),
  }),
  errors: [],
})
// `GET /drugstoreEarnPointLog/export`, same filter, answers CSV (raw route, store:owner).

// --- statistics --------------------------------------------------------------------------------

const sums = earnSummary.extend({
  /** Vouchers applied, and đồng they saved. */
  offers: z.int(),
  saved: vndField,
})

export const getPharmacyStatistics = endpoint({
  method: 'GET',
  path: '/drugstore/statistics',
  realm: 'pharmacy',
  role: 'owner',
  summary: 'What the store did over some days, by day or week, and each account of it',
  input: z.object({
    from: dayField,
    to: dayField,
    /** Weeks begin on Monday; the first and last may be parts. At most 400 days. */
    by: z.enum(['day', 'week']).default('day'),
    ...ownPharmacy,
  }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    by: z.enum(['day', 'week']),
    /** Every day or week of the span, also empty ones. */
    buckets: z.array(sums.extend({ from: z.string(), to: z.string() })),
    totals: sums,
    /** The same length of time before it, to compare. */
    before: sums,
    users: z.array(sums.extend({ by: actorSchema })),
  }),
  errors: [],
})
export type PharmacyStatistics = z.output<typeof getPharmacyStatistics.output>

export const getPharmacyStatement = endpoint({
  method: 'GET',
  path: '/drugstore/statement',
  realm: 'pharmacy',
  role: 'owner',
  summary: 'The monthly statement: what the store and each account of it earned, by product too',
  input: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/), ...ownPharmacy }),
  output: z.object({
    month: z.string(),
    pharmacy: z.object({ code: z.string(), name: z.string() }),
    /** False while the month is not over. */
    is_final: z.boolean(),
    totals: sums,
    days: z.array(sums.extend({ day: z.string() })),
    users: z.array(sums.extend({ by: actorSchema })),
    products: z.array(
      z.object({ product_code: z.string(), name: z.string(), codes: z.int(), points: pointsField }),
    ),
  }),
  errors: [],
})
export type PharmacyStatement = z.output<typeof getPharmacyStatement.output>
// `GET /drugstore/statement/export?month=`, CSV (raw route, store:owner).

// --- vouchers at the counter ---------------------------------------------------------------------

export const counterKinds = ['offer', 'prize'] as const
export type CounterKind = (typeof counterKinds)[number]

const voucherCodeField = textField(60)
  .pipe(z.string().min(1))
  .transform((code) => code.toUpperCase())

export const counterProducts = z
  .array(z.object({ id: z.int().min(1).max(2_147_483_647), quantity: z.int().min(1).max(999) }))
  .max(50)

const bill = z.object({
  products: counterProducts.optional(),
  /** Đồng of the bill before the voucher. */
  amount: z.int().min(0).max(1_000_000_000).optional(),
}).shape

/** Why a voucher cannot be used at the counter; words in domain/counter/texts.ts. */
export const counterProblems = [
  'unknown',
  'notAtCounter',
  'phoneNeeded',
  'membersOnly',
  'otherCustomer',
  'held',
  'used',
  'notStarted',
  'expired',
  'exhausted',
  'memberLimit',
  'amountNeeded',
  'noEligibleGoods',
  'minGoods',
] as const
export type CounterProblem = (typeof counterProblems)[number]

export const infoVoucher = endpoint({
  method: 'GET',
  path: '/voucherLog/info-voucher',
  realm: 'pharmacy',
  summary: 'What a voucher is and whether it can be used here for this customer; holds nothing',
  input: z.object({
    voucherCode: voucherCodeField,
    drugstoreCode: pharmacyCodeField,
    phone: phoneField.optional(),
  }),
  output: voucherTermsSchema.extend({
    campaign_id: z.int(),
    /** Masked. */
    code: z.string(),
    kind: z.enum(counterKinds),
    usable: z.boolean(),
    problem: z.enum(counterProblems).optional(),
    reason: z.string().optional(),
    /** The customer confirms by a one-time code (600 s). */
    needs_otp: z.boolean(),
    /** The bill must be told: a percentage, or a voucher that needs so many goods. */
    needs_amount: z.boolean(),
  }),
  errors: ['notFound', 'rateLimited'],
})
export type InfoVoucher = z.output<typeof infoVoucher.output>

export const sendVoucherOtp = endpoint({
  method: 'POST',
  path: '/voucherLog/send-otp',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Send the customer the code (type voucher, 600 s) that lets this store use the voucher',
  input: z.object({ phone: phoneField, voucherCode: voucherCodeField, ...bill }),
  output: z.object({ expiresIn: z.int(), resendIn: z.int() }),
  errors: ['voucherMemberInvalid', 'rateLimited', 'codeNotSent', 'invalidInput'],
})

export const voucherLogSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Masked, both. */
  phone: z.string(),
  code: z.string(),
  campaign_id: z.int(),
  name: z.string(),
  kind: z.enum(counterKinds),
  products: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int() })),
  /** Đồng of the bill, when it was told; đồng saved on it. */
  amount: vndField.optional(),
  saving: vndField,
  status: z.enum(['used', 'cancelled']),
  by: actorSchema,
  cancelled_at: z.string().optional(),
  cancel_reason: z.string().optional(),
  /** An owner may still take it back: the same Vietnam day. */
  can_cancel: z.boolean(),
})
export type VoucherLog = z.output<typeof voucherLogSchema>

export const applyVoucher = endpoint({
  method: 'POST',
  path: '/voucherLog',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Use a voucher for the customer at the counter, once',
  input: z.object({
    phone: phoneField,
    voucherCode: voucherCodeField,
    ...bill,
    otp: otpField.optional(),
  }),
  output: voucherLogSchema,
  errors: [
    'voucherMemberInvalid',
    'otpRequired',
    'otpNotValid',
    'otpExpired',
    'otpTooManyAttempts',
    'idempotencyKeyReused',
    'rateLimited',
  ],
  idempotent: true,
})

export const listVoucherLog = endpoint({
  method: 'GET',
  path: '/voucherLog',
  realm: 'pharmacy',
  summary: 'Vouchers used at this store, newest first, with sums; today unless days are named',
  input: z.object({
    /** The last three digits or more of a phone, the start or end of a code, or words of the name. */
    keyword: keywordField.optional(),
    ...span,
    ...ownPharmacy,
    status: z.enum(['used', 'cancelled']).optional(),
    kind: z.enum(counterKinds).optional(),
    ...pageInput,
  }),
  output: pageOf(voucherLogSchema).extend({
    summary: z.object({ used: z.int(), cancelled: z.int(), saved: vndField }),
  }),
  errors: [],
})

export const cancelVoucherLog = endpoint({
  method: 'POST',
  path: '/voucherLog/{id}/cancel',
  realm: 'pharmacy',
  role: 'owner',
  errorsShownInPlace: true,
  summary: 'Take a voucher back that was used by mistake today: the customer has it again',
  input: z.object({ id, reason: reasonField }),
  output: voucherLogSchema,
  errors: ['notFound', 'conflict'],
})

export const counterOfferSchema = voucherTermsSchema.extend({
  id: z.int(),
  kind: z.enum(counterKinds),
  needs_otp: z.boolean(),
  /** Uses left; missing for no limit. */
  remaining: z.int().optional(),
})
export type CounterOffer = z.output<typeof counterOfferSchema>

export const listCounterOffers = endpoint({
  method: 'GET',
  path: '/voucherLog/offers',
  realm: 'pharmacy',
  summary: 'Campaigns whose vouchers this store takes today, with what is left of each',
  input: z.object({ kind: z.enum(counterKinds).optional() }),
  output: z.array(counterOfferSchema),
  errors: [],
})

export const getVoucherCampaign = endpoint({
  method: 'GET',
  path: '/voucherV2/{id}',
  realm: 'pharmacy',
  summary: 'The terms of a campaign whose vouchers this store takes',
  input: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  output: counterOfferSchema,
  errors: ['notFound'],
})

// --- surveys at the counter --------------------------------------------------------------

export const infoSurvey = endpoint({
  method: 'POST',
  path: '/voucherLog/info-survey',
  realm: 'pharmacy',
  summary: 'The survey that this store may answer today, if there is one',
  input: z.object({ phone: phoneField.optional() }),
  output: z.object({
    survey: z.object({ id: z.int(), title: z.string(), reward_points: pointsField }).optional(),
  }),
  errors: [],
})
