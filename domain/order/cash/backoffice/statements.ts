import { z } from 'zod'
import { endpoint } from '../../../contract.ts'
import { dayField, rowIdField, textField, vndField } from '../../../kernel/fields.ts'
import { reasonField } from '../../../staff/fields.ts'
import { cashCarriers, statementStates } from '../states.ts'

const carrier = z.enum(cashCarriers)

const head = {
  id: z.int(),
  carrier,
  reference: z.string(),
  stated_on: z.string(),
  received: z.int(),
  /** What the carrier kept: of the lines and of the whole. */
  fee: vndField,
  parcels: z.int(),
  /** What was taken and was not handed over; less than nothing where more came. */
  missing: z.int(),
  /** How many lines wait for a reason. */
  unexplained: z.int(),
  state: z.enum(statementStates),
  made_by: z.string(),
  made_at: z.string(),
}

export const listedStatement = z.object(head)
export type ListedStatement = z.output<typeof listedStatement>

export const listStatements = endpoint({
  method: 'GET',
  path: '/admin/cash-statements',
  realm: 'staff',
  permission: 'cash.close',
  summary: 'What carriers handed over, statement by statement, the newest first',
  input: z.object({
    state: z.enum(statementStates).optional(),
    carrier: carrier.optional(),
    /** The statement's number, or the code of an order in it, from its start. */
    q: textField(80).optional(),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({
    items: z.array(listedStatement),
    next: z.string().nullable(),
    counts: z.record(z.enum(statementStates), z.int()),
  }),
  errors: [],
})

export const cashStatement = z.object({
  ...head,
  file_name: z.string(),
  banked: z.object({ on: z.string(), reference: z.string(), by: z.string() }).nullable(),
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
  /** What staff did with it, the newest first. */
  history: z.array(
    z.object({ at: z.string(), by: z.string(), action: z.string(), reason: z.string() }),
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
