import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { textField } from '../kernel/fields.ts'

export const hitKinds = ['order', 'customer', 'product', 'code'] as const
export type HitKind = (typeof hitKinds)[number]

/** At most so many of each kind. */
export const mostHitsOfKind = 5

const searchHit = z.object({
  kind: z.enum(hitKinds),
  title: z.string(),
  /** What a person needs to know that it is the right one. */
  text: z.string(),
  /**
   * Where it leads; null where the desk has no page of it. `order` by its code, `orders` is the board
   * with `id` in its search box, `product` by its number.
   */
  link: z.object({ page: z.enum(['order', 'orders', 'product']), id: z.string() }).nullable(),
})
export type SearchHit = z.output<typeof searchHit>

export const searchDesk = endpoint({
  method: 'GET',
  path: '/admin/search',
  actor: 'staff',
  summary:
    'The one search box: orders by code or phone, customers by phone, products, genuine codes; each kind only for those who may see it',
  input: z.object({ q: textField(80) }),
  output: z.array(searchHit),
  errors: [],
})
