import { z } from 'zod'

/** Records that one action changes at most. */
export const maxBulk = 1000

/** What an action did to many records or, in a preview, would do. */
export function bulkAnswer<Id extends z.ZodType>(id: Id) {
  return z.object({
    /** How many change, are so already, and are refused. */
    done: z.int(),
    same: z.int(),
    refused: z.int(),
    rows: z.array(
      z.object({
        id,
        /** Which of its states was looked at; what is done is done to no other. */
        version: z.int(),
        /** As people call it; empty for one that is gone. */
        title: z.string(),
        outcome: z.enum(['done', 'same', 'refused']),
        /** Why it is refused, in Vietnamese. */
        reason: z.string().optional(),
      }),
    ),
  })
}
export type BulkAnswer = z.output<
  ReturnType<typeof bulkAnswer<z.ZodUnion<[z.ZodInt, z.ZodString]>>>
>
export type BulkRow = BulkAnswer['rows'][number]
