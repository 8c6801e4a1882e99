import * as v from 'valibot'
import { schemes } from './units.ts'

const whole = v.pipe(v.number(), v.integer())

/** An address as a shopper keeps it; field names are those of the API. */
export const addressSchema = v.object({
  /** The scheme of the three ids. */
  scheme: v.optional(v.picklist(schemes), 'gso63'),
  /** Street and house number. */
  address: v.string(),
  province_id: whole,
  province_name: v.string(),
  district_id: whole,
  district_name: v.string(),
  ward_id: whole,
  ward_name: v.string(),
  erp_province_id: v.nullish(v.string()),
  erp_district_id: v.nullish(v.string()),
  erp_ward_id: v.nullish(v.string()),
  full_address: v.string(),
  /** The two-level form that the shopper confirmed. */
  new_province_id: v.optional(whole),
  new_province_name: v.optional(v.string()),
  new_ward_id: v.optional(whole),
  new_ward_name: v.optional(v.string()),
  /** The shopper knows the ward of today alone; the old one in `ward_id` is the likeliest. */
  ward_unsure: v.optional(v.boolean()),
  new_address: v.optional(v.string()),
  /** Typed just now, not yet saved. */
  additional: v.optional(v.boolean()),
  /** From the loyalty system. */
  isCrmAddress: v.optional(v.boolean()),
})

export type Address = v.InferOutput<typeof addressSchema>
