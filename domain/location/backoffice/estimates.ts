import { z } from 'zod'
import { resource, type RowOf } from '../../resource.ts'
import { orderTypes, shippingTypes } from '../delivery.ts'
import { regions } from '../units.ts'

const days = z.int().min(0).max(90)

/** Days until a delivery arrives, by old province; there is one for each. */
export const deliveryEstimates = resource({
  path: 'delivery-estimates',
  permission: 'delivery',
  subject: 'deliveryEstimate',
  adds: false,
  /** `id` is the province's code. */
  row: z.object({
    id: z.int(),
    version: z.int(),
    province: z.string(),
    region: z.enum(regions),
    from_days: z.int(),
    to_days: z.int(),
  }),
  /** By its name a row of a file finds its province. */
  once: z.object({ province: z.string().max(100) }),
  fields: z.object({ from_days: days, to_days: days }),
  filters: z.object({ region: z.enum(regions).optional() }),
  sorts: ['province', 'from', 'to'],
})
export type EstimateRow = RowOf<typeof deliveryEstimates>

/** Days until goods leave a warehouse, or lie ready there. */
export const leadTimes = resource({
  path: 'lead-times',
  permission: 'delivery',
  subject: 'leadTime',
  adds: false,
  row: z.object({
    id: z.int(),
    version: z.int(),
    /** Warehouse, way and shop in words: by it a row of a file finds its own. */
    title: z.string(),
    warehouse: z.string(),
    province: z.string(),
    shipping_type: z.enum(shippingTypes),
    order_type: z.enum(orderTypes),
    days: z.int(),
  }),
  once: z.object({ title: z.string().max(200) }),
  fields: z.object({ days }),
  filters: z.object({ shipping_type: z.enum(shippingTypes).optional() }),
  sorts: ['warehouse', 'days'],
})
export type LeadTimeRow = RowOf<typeof leadTimes>
