import { z } from 'zod'
import { endpoint, listOfText } from '../../contract.ts'
import { dayField } from '../../kernel/fields.ts'
import { feeOrderTypes, feeRegions } from './fee-rule.ts'

const feeRule = z.object({
  id: z.int(),
  name: z.string(),
  priority: z.int(),
  order_type: z.enum(feeOrderTypes),
  region: z.enum(feeRegions),
  provinces: z.array(z.int()),
  min_weight: z.int(),
  max_weight: z.int().nullable(),
  min_total: z.int(),
  max_total: z.int().nullable(),
  fee: z.int(),
  fee_per_kg: z.int(),
  free_above: z.int().nullable(),
  starts_on: dayField.nullable(),
  ends_on: dayField.nullable(),
})

/** Those that hold or will hold; a page keeps them over midnight and asks for the day itself. */
export const listFeeRules = endpoint({
  method: 'GET',
  path: '/shipping/fee-rules',
  realm: 'none',
  summary: 'Rules by which a delivery costs more or less than the common fees',
  input: z.object({}),
  output: z.array(feeRule),
  errors: [],
  cache: { tags: ['location'], maxAge: 60 },
})

/** Asked only where a rule asks for the weight. */
export const listWeights = endpoint({
  method: 'GET',
  path: '/shipping/weights',
  realm: 'none',
  summary:
    'Grams of one piece of each of these products, by id; products that there are not are missing',
  input: z.object({ products: listOfText }),
  output: z.record(z.string(), z.int()),
  errors: [],
})
