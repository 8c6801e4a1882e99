import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { phoneField } from '../../kernel/fields.ts'

/** Where somebody had goods sent before, in the fields of an order. */
const callerPlace = z.object({
  full_address: z.string(),
  receiver_fullname: z.string(),
  receiver_phone: z.string(),
  province_id: z.int(),
  district_id: z.int(),
  ward_id: z.int(),
  address: z.string(),
  new_ward_id: z.int().optional(),
  ward_unsure: z.boolean().optional(),
})
export type CallerPlace = z.output<typeof callerPlace>

const callerSchema = z.object({
  /** Null for a phone that nobody has ordered with. */
  customer_id: z.int().nullable(),
  name: z.string(),
  is_member: z.boolean(),
  places: z.array(callerPlace),
})
export type CallerFound = z.output<typeof callerSchema>

export const findCaller = endpoint({
  method: 'POST',
  path: '/admin/customers/caller',
  realm: 'staff',
  permission: 'orders.create',
  errorsShownInPlace: true,
  summary:
    'Who calls to order, by the whole phone, with the addresses they used; opens that customer and keeps that and why',
  input: z.object({ phone: phoneField }),
  output: callerSchema,
  errors: ['rateLimited'],
})
