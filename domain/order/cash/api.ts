import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, rowIdField, textField, vndField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'
import { cashCarriers, cashStates, lineVerdicts } from './states.ts'

const carrier = z.enum(cashCarriers)
const amount = z.int().min(0).max(1_000_000_000)

export const cashParcel = z.object({
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
})
export type CashParcel = z.output<typeof cashParcel>

export const carrierCash = z.object({
  carrier,
  parcels: z.int(),
  out: vndField,
  late: vndField,
  different: z.int(),
})

export const listCash = endpoint({
  method: 'GET',
  path: '/admin/cash',
  realm: 'staff',
  permission: 'cash.close',
  summary:
    'Money taken at the door, parcel by parcel, the oldest first, with what each carrier owes',
  input: z.object({
    state: z.enum(cashStates).optional(),
    carrier: carrier.optional(),
    late: z.enum(['yes']).optional(),
    /** Order code or waybill, from its start. */
    q: textField(40).optional(),
    ...pageInput,
  }),
  output: pageOf(cashParcel).extend({ carriers: z.array(carrierCash) }),
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
  amount: vndField,
  fee: vndField,
  collected: vndField.nullable(),
  verdict: z.enum(lineVerdicts),
})
export type JudgedLine = z.output<typeof judgedLine>

export const judgeStatement = endpoint({
  method: 'POST',
  path: '/admin/cash-statements/preview',
  realm: 'staff',
  permission: 'cash.close',
  errorsShownInPlace: true,
  summary: 'Tell what booking these lines would do; nothing is written',
  input: z.object({ carrier, lines: z.array(statementLine).min(1).max(2000) }),
  output: z.object({ lines: z.array(judgedLine) }),
  errors: [],
})

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
    reference: textField(80).pipe(z.string().min(1)),
    file_name: textField(200).default(''),
    /** What came: the lines' money less the fees. */
    received: z.int().max(1_000_000_000_000),
    lines: z.array(statementLine).min(1).max(2000),
  }),
  output: z.object({ id: z.int() }),
  errors: ['conflict'],
})

export const cashStatement = z.object({
  id: z.int(),
  carrier,
  reference: z.string(),
  file_name: z.string(),
  received: z.int(),
  made_by: z.string(),
  made_at: z.string(),
  banked: z.object({ on: z.string(), reference: z.string() }).nullable(),
  reversal: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
  lines: z.array(
    z.object({
      order_code: z.string(),
      tracking_code: z.string(),
      collected: vndField,
      remitted: vndField,
      fee: vndField,
      reason: z.string(),
    }),
  ),
})
export type CashStatement = z.output<typeof cashStatement>

export const getStatement = endpoint({
  method: 'GET',
  path: '/admin/cash-statements/{id}',
  realm: 'staff',
  permission: 'cash.close',
  summary: 'A statement with its lines, its bank line, and how it was taken back',
  input: z.object({ id: rowIdField }),
  output: cashStatement,
  errors: ['notFound'],
})

export const reverseStatement = endpoint({
  method: 'POST',
  path: '/admin/cash-statements/{id}/reverse',
  realm: 'staff',
  permission: 'cash.close',
  errorsShownInPlace: true,
  summary: 'Take a wrong statement back by a counter entry; its parcels are owed again',
  input: z.object({ id: rowIdField, reason: reasonField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'conflict'],
})

export const bankStatement = endpoint({
  method: 'POST',
  path: '/admin/cash-statements/{id}/bank',
  realm: 'staff',
  permission: 'cash.close',
  errorsShownInPlace: true,
  summary: 'Say with which line of the bank a statement’s money came',
  input: z.object({
    id: rowIdField,
    on: dayField,
    reference: textField(80).pipe(z.string().min(3)),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'conflict'],
})

export const explainLine = endpoint({
  method: 'POST',
  path: '/admin/cash-statements/{id}/explain',
  realm: 'staff',
  permission: 'cash.close',
  errorsShownInPlace: true,
  summary: 'Say why a line’s money differs from what was taken',
  input: z.object({ id: rowIdField, order_code: z.string().min(1).max(40), reason: reasonField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'conflict'],
})
