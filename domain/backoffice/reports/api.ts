import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { vndField } from '../../kernel/fields.ts'
import { isPeriod, periodInput, periodTurned } from './period.ts'

/** The day an order counts on: that on which it was placed, or delivered. */
export const revenueBases = ['placed', 'delivered'] as const
export type RevenueBasis = (typeof revenueBases)[number]

export const revenueGroups = [
  'day',
  'week',
  'month',
  'type',
  'buyer',
  'place',
  'product',
  'brand',
] as const
export type RevenueGroup = (typeof revenueGroups)[number]

const input = z
  .object({
    ...periodInput,
    basis: z.enum(revenueBases).default('placed'),
    by: z.enum(revenueGroups).default('day'),
  })
  .refine(isPeriod, periodTurned)

const row = z.object({
  /** A day (the first of a week or month), an order type, a buyer, a place's code, a product's or brand's id. */
  key: z.string(),
  /** What people call it; empty where the key says it. */
  name: z.string(),
  /** Orders that stand; null where one order has several such rows. */
  orders: z.int().nullable(),
  /** Null by product and brand. */
  cancelled: z.int().nullable(),
  /** Pieces sold; null but by product and brand. */
  pieces: z.int().nullable(),
  gross: vndField,
  price_discount: vndField,
  /** What employees' prices and vouchers took off, and fees: of whole orders, so null by product and brand. */
  employee_discount: vndField.nullable(),
  voucher: vndField.nullable(),
  fee: vndField.nullable(),
  returned: vndField,
  /** Goods after discounts and returns, without delivery; below zero where more came back. */
  net: z.int(),
})
export type RevenueRow = z.output<typeof row>

export const getRevenue = endpoint({
  method: 'GET',
  path: '/admin/reports/revenue',
  realm: 'staff',
  permission: 'reports.read',
  summary:
    'Revenue of a time by day, week, month, kind of order, buyer, place, product or brand; the last 30 days without days',
  input,
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** By what the keys are. */
    by: z.enum(revenueGroups),
    /** Some orders moved and are not counted yet. */
    behind: z.boolean(),
    items: z.array(row),
  }),
  errors: [],
})
