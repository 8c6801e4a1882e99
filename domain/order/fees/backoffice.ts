import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, textField, vndField } from '../../kernel/fields.ts'
import { orderTypes } from '../../location/delivery.ts'
import { resource, type RowOf } from '../../resource.ts'
import { feeOrderTypes, feeRegions } from './fee-rule.ts'

const money = z.int().min(0).max(1_000_000_000)
const grams = z.int().min(0).max(1_000_000)

const terms = {
  name: textField(100).pipe(z.string().min(3)),
  active: z.boolean(),
  priority: z.int().min(1).max(9999),
  order_type: z.enum(feeOrderTypes),
  region: z.enum(feeRegions),
  provinces: z.array(z.int().min(1).max(999)).max(64).default([]),
  min_weight: grams.default(0),
  max_weight: grams.min(1).optional(),
  min_total: money.default(0),
  max_total: money.min(1).optional(),
  fee: money,
  fee_per_kg: money.default(0),
  free_above: money.min(1).optional(),
  starts_on: dayField.optional(),
  ends_on: dayField.optional(),
}

/** Rules by which a delivery costs what it costs; `fee-rule.ts` says what each field means. */
export const feeRules = resource({
  path: 'fee-rules',
  permission: 'fees',
  subject: 'feeRule',
  row: z.object({ id: z.int(), version: z.int(), ...terms, provinces: z.array(z.int()) }),
  fields: z.object(terms),
  filters: z.object({ state: z.enum(['on', 'off']).optional() }),
  sorts: ['priority', 'name', 'fee'],
  actions: ['switchOn', 'switchOff'],
})
export type FeeRuleRow = RowOf<typeof feeRules>

/** Tries an order that nobody placed against the rules as they are now. */
export const tryFee = endpoint({
  method: 'GET',
  path: '/admin/fee-rules/try',
  realm: 'staff',
  permission: 'fees.read',
  summary: 'What a delivery would cost, and which rule says so',
  input: z.object({
    order_type: z.enum(orderTypes).default('normal'),
    province_id: z.coerce.number().int().min(1).max(999),
    total: z.coerce.number().int().min(0).max(1_000_000_000),
    weight: z.coerce.number().int().min(0).max(1_000_000),
    day: dayField.optional(),
  }),
  output: z.object({
    fee: vndField,
    province: z.string(),
    day: dayField,
    /** Null where the shop's common fees decide; `place` counts from 1 among those that hold. */
    rule: z.object({ id: z.int(), name: z.string(), place: z.int() }).nullable(),
    free: z.boolean(),
  }),
  errors: ['invalidInput'],
})
export type TriedFee = z.output<typeof tryFee.output>
