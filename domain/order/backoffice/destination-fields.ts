import { z } from 'zod'
import { placeOrderFields } from '../api.ts'

/** Where an order goes, as staff say it: an address in the checkout's own fields, a branch, or a vaccine centre. */
export const destinationFields = z.object({
  ...placeOrderFields.pick({
    province_id: true,
    district_id: true,
    ward_id: true,
    address: true,
    new_ward_id: true,
    ward_unsure: true,
    pickup_branch: true,
  }).shape,
  center_code: z.string().max(20).optional(),
})
export type DestinationFields = z.output<typeof destinationFields>

/** Whether somewhere is named at all. */
export function namesPlace(
  to: Pick<DestinationFields, 'province_id' | 'pickup_branch' | 'center_code'>,
) {
  return Boolean(to.province_id ?? to.pickup_branch ?? to.center_code)
}
