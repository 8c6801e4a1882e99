import { z } from 'zod'
import { entryKinds } from '../loyalty/entry-kind.ts'

/** The ledger as it is kept; null without a membership. */
export const pointsExport = z
  .object({
    loyalty_number: z.string(),
    available: z.int(),
    holding: z.int(),
    owed: z.int(),
    entries: z.array(
      z.object({
        id: z.int(),
        type: z.enum(entryKinds),
        point: z.int(),
        held: z.int(),
        owed: z.int(),
        balance: z.int(),
        cause: z.string(),
        note: z.string(),
        created_at: z.string(),
        expires_on: z.string().optional(),
      }),
    ),
  })
  .nullable()
