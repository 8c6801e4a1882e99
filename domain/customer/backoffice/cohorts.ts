import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, textField } from '../../kernel/fields.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { customerRow } from './api.ts'

/** What cohorts are told apart by; `all` does not. */
export const cohortSplits = ['all', 'channel', 'product', 'brand'] as const
export type CohortSplit = (typeof cohortSplits)[number]

/** How the first order came. */
export const cohortChannels = ['web', 'phone', 'vaccine'] as const
export type CohortChannel = (typeof cohortChannels)[number]

export const cohortSpans = ['6', '12', '24'] as const

/** By its first day. */
const monthField = dayField.refine((day) => day.endsWith('-01'), fieldMessages.choose)

const of = {
  split: z.enum(cohortSplits).default('all'),
  /** A channel, or the id of a product or a brand. */
  key: textField(20).default(''),
}

const cell = z.object({
  /** Months after that of the first order. */
  offset: z.int(),
  /** Who bought in that month. */
  customers: z.int(),
  /** Whose second order was in that month. */
  again: z.int(),
  /** Of all orders of that month; below zero where more came back. */
  net: z.int(),
})
export type CohortCell = z.output<typeof cell>

const row = z.object({
  /** The first day of the month of the first order, or what cohorts are told apart by. */
  key: z.string(),
  name: z.string(),
  customers: z.int(),
  again: z.int(),
  net: z.int(),
  /** One for each month up to this one; none where rows are not months. */
  cells: z.array(cell),
})
export type CohortRow = z.output<typeof row>

export const getCohorts = endpoint({
  method: 'GET',
  path: '/admin/reports/cohorts',
  realm: 'staff',
  permission: 'cohorts.read',
  summary:
    'Customers by the month of their first order: who bought again, and what they bought; told apart by a split without a key',
  input: z.object({ ...of, months: z.enum(cohortSpans).default('12') }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** Some orders moved and are not counted yet. */
    behind: z.boolean(),
    /** How the key is called. */
    name: z.string(),
    items: z.array(row),
  }),
  errors: [],
})

const repeat = z.object({
  product_id: z.int(),
  name: z.string(),
  /** How often somebody bought it again. */
  repeats: z.int(),
  /** Days from one order to the next. */
  median: z.number(),
  quarter: z.number(),
  three_quarters: z.number(),
})
export type RepeatInterval = z.output<typeof repeat>

export const listRepeatIntervals = endpoint({
  method: 'GET',
  path: '/admin/reports/cohorts/intervals',
  realm: 'staff',
  permission: 'cohorts.read',
  summary: 'Median days from an order with a product to the same buyer’s next one with it',
  input: z.object({}),
  output: z.array(repeat),
  errors: [],
})

export const listCohortCustomers = endpoint({
  method: 'GET',
  path: '/admin/reports/cohorts/customers',
  realm: 'staff',
  permission: 'customers.read',
  summary: 'Customers of one cell of the report, masked; those who were erased are a count',
  input: z.object({
    ...of,
    first: monthField,
    /** Who bought in this month; everybody of the cohort without it. */
    month: monthField.optional(),
    ...pageInput,
  }),
  output: pageOf(customerRow).extend({ erased: z.int() }),
  errors: [],
})
