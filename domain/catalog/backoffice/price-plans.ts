import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField, textField, versionField, vndField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'
import { reasonField } from '../../staff/fields.ts'
import { pricePlanPhases } from '../prices/plan-states.ts'
import { pricePlanTexts as texts } from '../prices/texts.ts'

const moment = z.iso.datetime({ offset: true }).nullable().default(null)

/** A price with its time, as people write it. Đồng; instants as ISO texts. */
export const pricePlanFields = z.object({
  original_price: vndField,
  discount_price: vndField,
  /** Null: at once, or as soon as a second person approves it. */
  starts_at: moment,
  /** Null: for good. Otherwise what the product costs without it returns then. */
  ends_at: moment,
})

/** What is wrong with a planned price by itself, by field; empty where nothing is. */
export function pricePlanProblems(
  {
    original_price: original,
    discount_price: price,
    starts_at: starts,
    ends_at: ends,
  }: z.output<typeof pricePlanFields>,
  at: Date,
): Record<string, string> {
  const begins = starts === null ? at : new Date(starts)
  const horizon = at.getTime() + maxAheadMs
  return {
    ...(original <= 0 && { original_price: texts.priceNeeded }),
    ...(price > original && { discount_price: texts.dearerThanBefore }),
    ...(starts !== null && begins <= at && { starts_at: texts.startsPast }),
    ...(begins.getTime() > horizon && { starts_at: texts.tooFar }),
    ...(ends !== null && new Date(ends) <= begins && { ends_at: texts.endsBeforeStart }),
    ...(ends !== null && Date.parse(ends) > horizon && { ends_at: texts.tooFar }),
  }
}

const maxAheadMs = 2 * 366 * 24 * 60 * 60 * 1000

/** Prices that hold at their time. Above the limit of one person they wait for a second one. */
export const pricePlans = resource({
  path: 'price-plans',
  permission: 'products',
  subject: 'pricePlan',
  addingNeedsReason: true,
  row: z.object({
    id: z.int(),
    version: z.int(),
    product_id: z.int(),
    product_code: z.string(),
    product_name: z.string(),
    original_price: vndField,
    discount_price: vndField,
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    phase: z.enum(pricePlanPhases),
    /** What the product costs now. */
    price_now: vndField,
    proposed_by: z.string(),
    proposed_at: z.string(),
    decided_by: z.string(),
    /** Carried out without a second person. */
    small: z.boolean(),
    /** Who planned it and who wrote what it says now, by their accounts: neither approves it. */
    authors: z.array(z.int()),
    reason: z.string(),
  }),
  once: z.object({ product_code: textField(60).pipe(z.string().min(1)) }),
  fields: pricePlanFields,
  filters: z.object({
    phase: z.enum(pricePlanPhases).optional(),
    product: rowIdField.optional(),
  }),
  sorts: ['phase', 'newest', 'start'],
  refusals: ['invalidInput'],
  detail: z.object({
    edited_by: z.string(),
    decided_at: z.string().nullable(),
    decided_why: z.string(),
    original_now: vndField,
    /** The highest price of the days that the limit counts: a drop is measured by it. */
    highest: vndField,
    /** Percent below it. */
    drop: z.int(),
    limit: z.int(),
  }),
})
export type PricePlan = RowOf<typeof pricePlans>
export type PricePlanRecord = RecordOf<typeof pricePlans>

const decision = {
  method: 'POST',
  realm: 'staff',
  errorsShownInPlace: true,
  input: z.object({ id: rowIdField, version: versionField, reason: reasonField }),
  output: pricePlans.record,
  current: pricePlans.record,
} as const

export const approvePricePlan = endpoint({
  ...decision,
  path: '/admin/price-plans/{id}/approve',
  permission: 'prices.approve',
  summary: 'A second person lets exactly the version they read hold, from its start or at once',
  errors: ['notFound', 'conflict', 'forbidden'],
})

export const declinePricePlan = endpoint({
  ...decision,
  path: '/admin/price-plans/{id}/decline',
  permission: 'prices.approve',
  summary: 'Nothing becomes of a planned price that waits',
  errors: ['notFound', 'conflict'],
})

export const cancelPricePlan = endpoint({
  ...decision,
  path: '/admin/price-plans/{id}/cancel',
  permission: 'products.edit',
  summary: 'Takes a planned price back before it begins; one person is enough',
  errors: ['notFound', 'conflict'],
})

export const endPricePlan = endpoint({
  ...decision,
  path: '/admin/price-plans/{id}/end',
  permission: 'products.edit',
  summary: 'Ends a price for a time at once; one person is enough',
  errors: ['notFound', 'conflict'],
})
