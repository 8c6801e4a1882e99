import { z } from 'zod'
import { createProduct } from '../../catalog/backoffice/api.ts'
import { exportFormats } from '../../export-formats.ts'
import { textField } from '../../kernel/fields.ts'
import type { Importable, NewFieldsOf } from '../../resource.ts'
import { productBody } from '../product.ts'
import { newProductTexts as texts } from './new-product-texts.ts'

const written = createProduct.input.shape
const described = productBody.shape
const shelfName = textField(200).pipe(z.string().min(1))

/** What a line says of a new product: as the form asks for it, and the first words of its description. */
const line = {
  product_code: written.product_code,
  name: written.name,
  kind: written.kind,
  /** By its name or its address. */
  brand: shelfName,
  category: shelfName,
  original_price: written.original_price,
  /** The original price where it is left out. */
  discount_price: written.discount_price
    .refine((price) => price > 0, texts.needsSellingPrice)
    .optional(),
  weight_grams: written.weight_grams,
  unit: written.unit,
  family: written.family,
  pack_units: written.pack_units,
  order_limit: written.order_limit,
  registration_no: described.registration_no.default(''),
  manufacturer: described.manufacturer.default(''),
  origin: described.origin.default(''),
  short_description: described.short_description.default(''),
  /** Made of the name where it is left out. */
  slug: written.slug.optional(),
  /** Pieces that somebody counted on the shelf. */
  on_hand: z.int().min(0).max(10_000_000).default(0),
}

const row = z.object({ id: z.int(), version: z.int(), product_code: z.string() })
const fields = z.object(line)

/** A file of new products. No kind of record of the kit: one product is written in an editor of its own. */
export const newProducts = {
  path: 'products',
  subject: 'product',
  row,
  record: row,
  fields,
  newFields: fields,
  issued: z.object({}),
} as const satisfies Importable
export type NewProductLine = NewFieldsOf<typeof newProducts>

export const importNewProducts = {
  method: 'POST',
  path: '/admin/products/import',
  realm: 'staff',
  permission: 'products.edit',
  summary:
    'New products from a CSV or XLSX file, hidden until they are described; all rows or none, a dry run only tells',
} as const

export const newProductsForm = {
  method: 'GET',
  path: '/admin/products/import/form',
  realm: 'staff',
  permission: 'products.edit',
  summary: 'An empty file of new products: its heads and an example line',
  input: z.object({ format: z.enum(exportFormats).default('csv') }),
} as const
