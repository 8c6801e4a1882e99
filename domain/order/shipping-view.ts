import { z } from 'zod'

/** How an order's goods travel, for its buyer. */
export const shippingView = z.object({
  /** The carrier's name of domain/shipping/units.ts. */
  unit: z.string(),
  tracking_code: z.string().optional(),
  /** The carrier's own page of the parcel. */
  tracking_url: z.string().optional(),
  /** When the goods left. */
  handed_over_at: z.string().optional(),
  /** Vietnam days. */
  estimated_delivery: z.object({ from: z.string(), to: z.string() }).optional(),
})
