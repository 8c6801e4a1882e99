import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, textField, vndField } from '../../kernel/fields.ts'
import { cashCarriers, cashChips, cashStates, lineVerdicts } from './states.ts'

const carrier = z.enum(cashCarriers)
const amount = z.int().min(0).max(1_000_000_000)
const reference = textField(80)

export const cashParcel = z.object({
  /** Of the order. */
  id: z.int(),
  order_code: z.string(),
  tracking_code: z.string(),
  carrier,
  expected: vndField,
  collected: vndField,
  remitted: vndField.nullable(),
  banked: vndField.nullable(),
  state: z.enum(cashStates),
  delivered_at: z.string(),
  /** Days since the delivery. */
  age: z.int(),
  is_late: z.boolean(),
  statement_id: z.int().nullable(),
  /** The statement's number. */
  statement: z.string().nullable(),
})
export type CashParcel = z.output<typeof cashParcel>

export const carrierCash = z.object({
  carrier,
  /** How many are out, and their money. */
  parcels: z.int(),
  out: vndField,
  late_parcels: z.int(),
  late: vndField,
  /** Days since the oldest that is out was delivered. */
  oldest: z.int().nullable(),
  /** For how many days they may keep it. */
  limit: z.int(),
  different: z.int(),
})
export type CarrierCash = z.output<typeof carrierCash>

export const listCash = endpoint({
  method: 'GET',
  path: '/admin/cash',
  realm: 'staff',
  permission: 'cash.close',
  summary:
    'Money taken at the door, parcel by parcel, the oldest first, with what each carrier owes',
  input: z.object({
    /** Without it, and without words to look for, what is out or differs. */
    state: z.enum(cashChips).optional(),
    carrier: carrier.optional(),
    /** Order code or waybill, from its start. */
    q: textField(40).optional(),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({
    items: z.array(cashParcel),
    next: z.string().nullable(),
    /** Of the carrier that was asked for, counted up to a limit. */
    counts: z.record(z.enum(cashChips), z.int()),
    carriers: z.array(carrierCash),
    /** Whether any statement was ever booked: until then all that was ever taken is out. */
    has_statements: z.boolean(),
  }),
  errors: [],
})

/** A line as a file or a person gives it. */
export const statementLine = z.object({
  /** Order code or waybill. */
  code: textField(60).pipe(z.string().min(1)),
  amount,
  fee: amount.default(0),
  reason: textField(200).default(''),
})

export const judgedLine = z.object({
  code: z.string(),
  /** Of the parcel that the code names. */
  order_code: z.string().nullable(),
  amount: vndField,
  fee: vndField,
  collected: vndField.nullable(),
  verdict: z.enum(lineVerdicts),
  /** Where it was handed over before. */
  statement: z.object({ id: z.int(), reference: z.string() }).nullable(),
})
export type JudgedLine = z.output<typeof judgedLine>

export const judgeStatement = endpoint({
  method: 'POST',
  path: '/admin/cash-statements/preview',
  realm: 'staff',
  permission: 'cash.close',
  errorsShownInPlace: true,
  summary: 'Tell what booking these lines would do; nothing is written',
  input: z.object({
    carrier,
    reference: reference.default(''),
    lines: z.array(statementLine).min(1).max(2000),
  }),
  output: z.object({
    lines: z.array(judgedLine),
    /** The statement that has this number already. */
    booked: z.object({ id: z.int(), by: z.string(), at: z.string() }).nullable(),
  }),
  errors: [],
})
export type JudgedStatement = z.output<typeof judgeStatement.output>

export const bookStatement = endpoint({
  method: 'POST',
  path: '/admin/cash-statements',
  realm: 'staff',
  permission: 'cash.close',
  errorsShownInPlace: true,
  summary: 'Book what a carrier handed over, all lines or none',
  input: z.object({
    carrier,
    /** The carrier's number of the statement. */
    reference: reference.pipe(z.string().min(1)),
    /** Of which day it is. */
    on: dayField,
    file_name: textField(200).default(''),
    /** What came: the lines' money less all fees. */
    received: z.int().max(1_000_000_000_000),
    /** What the carrier kept for all of it, beside the fees of the lines. */
    fee: amount.default(0),
    lines: z.array(statementLine).min(1).max(2000),
  }),
  output: z.object({ id: z.int() }),
  errors: ['conflict'],
})
