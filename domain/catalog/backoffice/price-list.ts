import { z } from 'zod'
import { textField, vndField } from '../../kernel/fields.ts'
import { vnd } from '../../kernel/vnd.ts'
import { resource, type RowOf } from '../../resource.ts'

const count = z.int().min(0).max(10_000_000)
const moment = z.iso.datetime({ offset: true }).nullable()

/**
 * What a file says of a product: as whoever downloaded it saw it, and what they want. Null changes nothing. What was
 * seen and is no longer so is refused, with both.
 */
export const priceLine = z.object({
  name: z.string(),
  original_price: vndField,
  discount_price: vndField,
  /** Pieces on the shelf, those that orders hold among them. */
  on_hand: count,
  new_original: vndField.nullable(),
  new_discount: vndField.nullable(),
  /** Null: at once. */
  starts_at: moment,
  /** Null: for good. */
  ends_at: moment,
  /** Pieces that somebody counted on the shelf, those that orders hold among them. */
  counted: count.nullable(),
})
export type PriceLine = z.output<typeof priceLine>

/** Of a product that nobody knows. */
export const blankLine: PriceLine = {
  name: '',
  original_price: vnd(0),
  discount_price: vnd(0),
  on_hand: 0,
  new_original: null,
  new_discount: null,
  starts_at: null,
  ends_at: null,
  counted: null,
}

/** Prices and stock of all products as one sheet, which comes back as a file. */
export const priceList = resource({
  path: 'price-list',
  permission: 'prices',
  subject: 'product',
  adds: false,
  row: z.object({
    id: z.int(),
    version: z.int(),
    product_code: z.string(),
    reserved: z.int(),
    published: z.boolean(),
    line: priceLine,
  }),
  fields: z.object({ product_code: textField(60).pipe(z.string().min(1)), line: priceLine }),
  filters: z.object({
    published: z.enum(['yes', 'no']).optional(),
    stock: z.enum(['low', 'out']).optional(),
  }),
  sorts: ['code', 'price', 'stock'],
  refusals: ['invalidInput'],
})
export type PriceRow = RowOf<typeof priceList>
