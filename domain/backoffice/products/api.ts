import { z } from 'zod'
import { endpoint, listOfText } from '../../contract.ts'
import { textField, vndField } from '../../kernel/fields.ts'

/** A product as somebody picks it. */
export const productChoice = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  published: z.boolean(),
  /** What it costs now, and before any discount. */
  discount_price: vndField,
  original_price: vndField,
  /** What can be sold. */
  left: z.int(),
})
export type ProductChoice = z.output<typeof productChoice>

export const pickProducts = endpoint({
  method: 'GET',
  path: '/admin/product-choices',
  realm: 'staff',
  permission: 'any',
  summary: 'Products to pick from: those that a text may mean, or those with these codes',
  input: z.object({ q: textField(80).optional(), codes: listOfText.optional() }),
  output: z.array(productChoice),
  errors: [],
})
