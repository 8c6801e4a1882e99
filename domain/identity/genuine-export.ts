import { z } from 'zod'
import { reportStates } from '../genuine/backoffice/report-states.ts'

/** Every genuine-goods code that was entered for the member's phone, masked. */
export const codeTriesExport = z.array(
  z.object({
    code: z.string(),
    /** Of domain/loyalty/result-codes.ts. */
    result: z.int(),
    point: z.int(),
    channel: z.enum(['member', 'store']),
    store_code: z.string().optional(),
    address: z.string(),
    created_at: z.string(),
  }),
)

/** What the member reported as counterfeit; the picture, which they sent, by its size. */
export const counterfeitReportsExport = z.array(
  z.object({
    reference: z.string(),
    code: z.string(),
    place: z.string(),
    description: z.string(),
    state: z.enum(reportStates),
    photo_bytes: z.int().optional(),
    created_at: z.string(),
  }),
)
