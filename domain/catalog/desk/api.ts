import { z } from 'zod'
import { endpoint, pageInput, pageOf } from '../../contract.ts'
import { textField, vndField } from '../../kernel/fields.ts'
import { slugField } from '../../kernel/slug-field.ts'
import { reasonField } from '../../staff/fields.ts'
import { faqSchema } from '../api.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const longText = textField(5000).default('')

export const productKinds = ['supplement', 'device', 'cosmetic', 'service'] as const

export const deskProductRow = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  product_code: z.string(),
  product_type: z.string(),
  brand: z.string(),
  category: z.string(),
  original_price: vndField,
  discount_price: vndField,
  published: z.boolean(),
  on_hand: z.int(),
  /** Held by orders that have not left yet. */
  reserved: z.int(),
  thumbnail: z.string(),
})
export type DeskProductRow = z.output<typeof deskProductRow>

export const stockFilters = ['low', 'out'] as const

export const listDeskProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  actor: 'staff:products.read',
  summary: 'Products with their stock, published or not',
  input: z.object({
    ...pageInput,
    /** Words of the name, or the product code from its start. */
    q: textField(80).optional(),
    category_id: id.optional(),
    published: z.enum(['yes', 'no']).optional(),
    /** `low`: at most ten can be sold; `out`: none. */
    stock: z.enum(stockFilters).optional(),
  }),
  output: pageOf(deskProductRow),
  errors: [],
})

/** What staff write of a product. */
const productFields = {
  name: textField(300).pipe(z.string().min(3)),
  slug: slugField,
  product_code: textField(60).pipe(z.string().min(1)),
  kind: z.enum(productKinds),
  category_id: id,
  sub_category_ids: z.array(id).max(20),
  brand_id: id,
  original_price: vndField,
  discount_price: vndField,
  estimated_point: z.int().min(0).max(1_000_000),
  /** For instance `30 ngày`; empty when it is not sold as a standing order. */
  replenish_cycle: textField(40).default(''),
  /** As many as one order takes; null where the stock alone decides. */
  order_limit: z.int().min(1).max(999).nullable().default(null),
  unit: textField(60).default(''),
  /** The same for all sizes of one thing; empty when it comes in one size only. */
  family: textField(60).default(''),
  /** Single packs in it: 3 in a set of 3 boxes. */
  pack_units: z.int().min(1).max(1000).default(1),
  short_description: textField(500).default(''),
  /** HTML, cleaned when saved. */
  description: z.string().max(60_000).default(''),
  ingredients: longText,
  usage: longText,
  dosage: longText,
  storage: longText,
  registration_no: textField(120).default(''),
  manufacturer: textField(200).default(''),
  origin: textField(120).default(''),
  faqs: z.array(faqSchema.extend({ question: textField(300), answer: textField(2000) })).max(30),
  /** Picture stems as `POST /file/upload` gives them, the first one leads. */
  pictures: z.array(z.string().regex(/^\/media\/[\w/-]{1,120}$/)).max(12),
  /** The vaccine-centre shop sells it, too or alone. */
  vaccine_shop: z.boolean(),
  /** Of a package of points: false stops its sale (result 12). */
  sells_points: z.boolean().default(true),
  published: z.boolean(),
}

export const deskProduct = z.object({
  id: z.int(),
  ...productFields,
  slug: z.string(),
  product_type: z.string(),
  on_hand: z.int(),
  reserved: z.int(),
  /** To be sent back with a change: somebody else may have saved meanwhile. */
  version: z.int(),
  movements: z.array(
    z.object({
      at: z.string(),
      label: z.string(),
      quantity: z.int(),
      cause: z.string(),
      by: z.string(),
    }),
  ),
})
export type DeskProduct = z.output<typeof deskProduct>

export const getDeskProduct = endpoint({
  method: 'GET',
  path: '/admin/products/{id}',
  actor: 'staff:products.read',
  summary: 'One product as staff edit it, with the last movements of its stock',
  input: z.object({ id }),
  output: deskProduct,
  errors: ['notFound'],
})

export const listCatalogChoices = endpoint({
  method: 'GET',
  path: '/admin/catalog/choices',
  actor: 'staff:products.read',
  summary: 'Categories, sub-categories and brands to choose from',
  input: z.object({}),
  output: z.object({
    categories: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        sub_categories: z.array(z.object({ id: z.int(), name: z.string() })),
      }),
    ),
    brands: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  errors: [],
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/admin/products',
  actor: 'staff:products.edit',
  toldInPlace: true,
  summary: 'Add a product; its stock starts at none',
  input: z.object({ ...productFields, reason: reasonField }),
  output: deskProduct,
  errors: ['conflict'],
})

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/admin/products/{id}',
  actor: 'staff:products.edit',
  toldInPlace: true,
  summary: 'Save a product; a renamed one keeps answering under its old address',
  input: z.object({ id, ...productFields, version: z.int().min(1), reason: reasonField }),
  output: deskProduct,
  errors: ['notFound', 'conflict'],
})

export const adjustStock = endpoint({
  method: 'POST',
  path: '/admin/products/{id}/stock',
  actor: 'staff:stock.adjust',
  toldInPlace: true,
  summary: 'Goods came in, or a count found more or fewer; never below what orders hold',
  input: z.object({
    id,
    kind: z.enum(['receive', 'adjust']),
    /** Pieces; negative only for `adjust`. */
    change: z.int().min(-1_000_000).max(1_000_000),
    reason: reasonField,
  }),
  output: deskProduct,
  errors: ['notFound', 'conflict', 'idempotencyKeyReused'],
  idempotent: true,
})
