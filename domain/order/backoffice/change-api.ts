import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import {
  fullNameField,
  phoneField,
  pointsField,
  versionField,
  vndField,
} from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { restWays } from '../change/change-money.ts'
import { orderCodeField, productIdField, quantityField } from '../fields.ts'
import { backofficeOrder } from './api.ts'
import { destinationFields } from './destination-fields.ts'

/** Đồng; more than any order costs is refused. */
const amount = z.int().min(0).max(2_147_483_647)

const changes = {
  code: orderCodeField,
  /** The order's version that the person saw. */
  version: versionField,
  /** How many pieces a line shall have; 0 takes it out. */
  lines: z
    .array(z.object({ line_no: z.int().min(1).max(32_767), quantity: z.int().min(0).max(999) }))
    .max(100)
    .default([]),
  added: z
    .array(z.object({ id: productIdField, quantity: quantityField }))
    .max(50)
    .default([]),
  receiver: z.object({ fullname: fullNameField, phone: phoneField }).optional(),
  /** Where it goes instead. */
  destination: destinationFields.optional(),
}

const changePlanSchema = z.object({
  version: z.int(),
  /** What changes, in words. */
  words: z.array(z.string()),
  lines: z.array(
    z.object({
      line_no: z.int(),
      name: z.string(),
      quantity: z.int(),
      /** Pieces before; 0 for a line that is added. */
      before: z.int(),
      unit_price: vndField,
    }),
  ),
  vouchers: z.array(
    z.object({ code: z.string(), saving: vndField, problem: z.string().optional() }),
  ),
  shipping_fee: z.object({ before: vndField, after: vndField }),
  total: z.object({ before: vndField, after: vndField }),
  points: z.object({ before: pointsField, after: pointsField }),
  delivery: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Đồng: what came and stays now, what goes back, what is still to come. */
  kept: vndField,
  back: vndField,
  missing: vndField,
  /** Somebody must say how what is missing comes. */
  asks_for_rest: z.boolean(),
  /** How it may come. */
  rest_ways: z.array(z.enum(restWays)),
  /** Minutes for which its goods are kept while that is waited for. */
  hold_minutes: z.int(),
})
export type ChangePlan = z.output<typeof changePlanSchema>

const refusals = [
  'notFound',
  'conflict',
  'orderStatusConflict',
  'invalidInput',
  'outOfStock',
  'overOrderLimit',
  'productUnavailable',
  'paymentMethodUnavailable',
  'mixedOrder',
] as const

export const previewOrderChange = endpoint({
  method: 'POST',
  path: '/admin/orders/{code}/change/preview',
  realm: 'staff',
  permission: 'orders.change',
  errorsShownInPlace: true,
  summary:
    'What a set of changes of a placed order would do to its lines and money; nothing changes',
  input: z.object(changes),
  output: changePlanSchema,
  errors: refusals,
})

export const changeOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/{code}/change',
  realm: 'staff',
  permission: 'orders.change',
  errorsShownInPlace: true,
  summary:
    'Change what was placed before it is handed over: goods, receiver, place; the money follows as it was shown',
  input: z.object({
    ...changes,
    reason: reasonField,
    rest: z.enum(restWays).optional(),
    /** The money that the person saw; another one is refused. */
    shown: z.object({ total: amount, back: amount, missing: amount }),
  }),
  output: backofficeOrder,
  errors: [...refusals, 'idempotencyKeyReused'],
  idempotent: true,
})
