import { z } from 'zod'
import { textField } from '../../kernel/fields.ts'
import { resource, type RowOf } from '../../resource.ts'
import { shippingUnitNames } from '../../shipping/units.ts'
import { feeOrderTypes, feeRegions } from '../fees/fee-rule.ts'
import { cashKinds } from './carrier-rule.ts'

const grams = z.int().min(0).max(1_000_000)

const terms = {
  name: textField(100).pipe(z.string().min(3)),
  active: z.boolean(),
  priority: z.int().min(1).max(9999),
  unit: z.enum(shippingUnitNames),
  order_type: z.enum(feeOrderTypes),
  region: z.enum(feeRegions),
  provinces: z.array(z.int().min(1).max(999)).max(64).default([]),
  min_weight: grams.default(0),
  max_weight: grams.min(1).optional(),
  cash: z.enum(cashKinds),
}

/** Who carries what, where nobody chooses by hand. */
export const carrierRules = resource({
  path: 'carrier-rules',
  permission: 'delivery',
  subject: 'carrierRule',
  row: z.object({ id: z.int(), version: z.int(), ...terms, provinces: z.array(z.int()) }),
  fields: z.object(terms),
  filters: z.object({ state: z.enum(['on', 'off']).optional() }),
  sorts: ['priority', 'name'],
  actions: ['switchOn', 'switchOff'],
})
export type CarrierRuleRow = RowOf<typeof carrierRules>
