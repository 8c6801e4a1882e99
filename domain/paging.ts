import { z } from 'zod'

/** `page` from 1, `limit` 20 by default and at most 100. */
export const pageInput = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, 100))
    .default(20),
}

export const paginateSchema = z.object({
  page: z.int(),
  limit: z.int(),
  total_data: z.int(),
  total_page: z.int(),
})

/** `{ items, paginate }` of some shape. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), paginate: paginateSchema })
}

export interface Page<T> {
  items: T[]
  paginate: z.output<typeof paginateSchema>
}

/** The page object around the rows of one page. */
export function toPage<T>(items: T[], total: number, page: number, limit: number): Page<T> {
  return {
    items,
    paginate: { page, limit, total_data: total, total_page: Math.ceil(total / limit) },
  }
}
