import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField, textField } from '../../kernel/fields.ts'
import { productCodesField } from '../../catalog/product-codes-field.ts'

/** What a programme would bring, as it is open and as it waits for approval; writes nothing. */
export const tryEarning = endpoint({
  method: 'POST',
  path: '/admin/loyalty-programmes/{id}/try',
  realm: 'staff',
  permission: 'loyalty.read',
  errorsShownInPlace: true,
  summary:
    'What an order of these products, or a code of a box, would bring in a programme; writes nothing',
  input: z.object({
    id: rowIdField,
    product_codes: productCodesField(20),
    /** Of each product. */
    quantity: z.int().min(1).max(99).default(1),
    /** Of a box; nothing is used up. */
    code: textField(40).default(''),
    /** What the member earned in it before. */
    earned: z.int().min(0).max(10_000_000).default(0),
  }),
  output: z.object({
    lines: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** False: outside the programme. */
        earns: z.boolean(),
        points: z.int(),
      }),
    ),
    /** What the member would read, and the points. */
    code: z.object({ message: z.string(), points: z.int() }).optional(),
    total: z.int(),
    /** Reached with it; empty below the first. */
    tier: z.string(),
  }),
  errors: ['notFound'],
})
export type TriedEarning = z.output<typeof tryEarning.output>
