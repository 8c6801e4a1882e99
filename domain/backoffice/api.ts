import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { textField } from '../kernel/fields.ts'

export const hitKinds = ['order', 'customer', 'product', 'code', 'record'] as const
export type HitKind = (typeof hitKinds)[number]

/** At most so many of each kind. */
export const maxHitsOfKind = 5

const searchHit = z.object({
  kind: z.enum(hitKinds),
  title: z.string(),
  /** What a person needs to know that it is the right one. */
  text: z.string(),
  /**
   * Where it leads; null where the back office has no page of it. `order` by its code, `customer` and `product`
   * by their numbers, `record` one of the list with that path.
   */
  link: z
    .union([
      z.object({ page: z.enum(['order', 'customer', 'product']), id: z.string() }),
      z.object({ page: z.literal('record'), list: z.string(), id: z.string() }),
    ])
    .nullable(),
})
export type SearchHit = z.output<typeof searchHit>

export const searchBackoffice = endpoint({
  method: 'GET',
  path: '/admin/search',
  realm: 'staff',
  permission: 'any',
  summary:
    'The one search box: orders by code or phone, customers by phone, products, genuine codes, records of all kinds; each kind only for those who may see it',
  input: z.object({ q: textField(80) }),
  output: z.array(searchHit),
  errors: [],
})
