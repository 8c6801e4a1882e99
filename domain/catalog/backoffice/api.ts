import { z } from 'zod'
import { endpoint, listOfText } from '../../contract.ts'
import { dayField, textField, vndField, versionField } from '../../kernel/fields.ts'
import { slugField } from '../../kernel/slug-field.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'
import { faqSchema } from '../api.ts'
import { maxRelated } from '../listing.ts'
import { productCodesField } from '../product-codes-field.ts'
import { productKinds } from '../product-kinds.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
export const backofficeProductRow = z.object({
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
export type BackofficeProductRow = z.output<typeof backofficeProductRow>

export const listBackofficeProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  realm: 'staff',
  permission: 'products.read',
  summary: 'Products with their stock, published or not',
  input: z.object({
    ...pageInput,
    /** Words of the name, or the product code from its start. */
    q: textField(80).optional(),
    category_id: id.optional(),
    published: z.enum(['yes', 'no']).optional(),
    /** `low`: at most ten can be sold; `out`: none. */
    stock: z.enum(['low', 'out']).optional(),
    /** These alone, by their whole codes. */
    codes: listOfText.optional(),
  }),
  output: pageOf(backofficeProductRow),
  errors: [],
})

/** What staff write of a product here: what it costs, where it stands. What is read of it is published as content. */
const productFields = {
  slug: slugField,
  product_code: textField(60).pipe(z.string().min(1)),
  category_id: id,
  sub_category_ids: z.array(id).max(20),
  brand_id: id,
  original_price: vndField,
  discount_price: vndField,
  estimated_point: z.int().min(0).max(1_000_000),
  /** For instance `30 ngày`; empty when it is not sold as a subscription. */
  replenish_cycle: textField(40).default(''),
  /** As many as one order takes; null where the stock alone decides. */
  order_limit: z.int().min(1).max(999).nullable().default(null),
  /** On its picture, as “Mới”; empty where it has none. */
  badge: textField(20).default(''),
  /** The last Vietnam day on which it is shown; null where it stays. */
  badge_until: dayField.nullable().default(null),
  /** Of one piece with its box; null where nobody weighed it. */
  weight_grams: z.int().min(1).max(100_000).nullable().default(null),
  unit: textField(60).default(''),
  /** The same for all sizes of one thing; empty when it comes in one size only. */
  family: textField(60).default(''),
  /** Single packs in it: 3 in a set of 3 boxes. */
  pack_units: z.int().min(1).max(1000).default(1),
  /** The vaccine-centre shop sells it, too or alone. */
  vaccine_shop: z.boolean(),
  /** Of a package of points: false stops its sale (result 12). */
  sells_points: z.boolean().default(true),
  published: z.boolean(),
  /** Codes of what is shown beside it, before what the shop finds itself. */
  related_codes: productCodesField(maxRelated).default([]),
  /** The code of what took its place, where it is no longer sold: its address leads there. */
  successor_code: textField(60).default(''),
}

/** What a new one is called and declared as; from then on that is its description's. */
const firstFields = {
  name: textField(300).pipe(z.string().min(3)),
  kind: z.enum(productKinds),
}

/** As the public reads it now. */
const describedFields = {
  short_description: z.string(),
  description: z.string(),
  ingredients: z.string(),
  usage: z.string(),
  dosage: z.string(),
  warnings: z.string(),
  storage: z.string(),
  registration_no: z.string(),
  company: z.string(),
  declared_uses: z.array(z.string()),
  manufacturer: z.string(),
  origin: z.string(),
  faqs: z.array(faqSchema),
  pictures: z.array(z.string()),
  picture_alts: z.array(z.string()),
}

export const backofficeProduct = z.object({
  id: z.int(),
  ...productFields,
  ...firstFields,
  ...describedFields,
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
      /** What came to the shelf or left it, and what orders hold more or less of. */
      on_hand: z.int(),
      held: z.int(),
      /** On the shelf after it. */
      balance: z.int(),
      /** The code of the order that moved it, where one did. */
      order: z.string().nullable(),
      by: z.string(),
    }),
  ),
})
export type BackofficeProduct = z.output<typeof backofficeProduct>

export const getBackofficeProduct = endpoint({
  method: 'GET',
  path: '/admin/products/{id}',
  realm: 'staff',
  permission: 'products.read',
  summary: 'One product as staff edit it, with the last movements of its stock',
  input: z.object({ id }),
  output: backofficeProduct,
  errors: ['notFound'],
})

export const listCatalogChoices = endpoint({
  method: 'GET',
  path: '/admin/catalog/choices',
  realm: 'staff',
  permission: 'products.read',
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
  realm: 'staff',
  permission: 'products.edit',
  errorsShownInPlace: true,
  summary:
    'Add a product; its stock starts at none, and it is sold when its description is published',
  input: z.object({ ...productFields, ...firstFields, reason: reasonField }),
  output: backofficeProduct,
  errors: ['conflict'],
})

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/admin/products/{id}',
  realm: 'staff',
  permission: 'products.edit',
  errorsShownInPlace: true,
  summary: 'Save a product; a renamed one keeps answering under its old address',
  input: z.object({ id, ...productFields, version: versionField, reason: reasonField }),
  output: backofficeProduct,
  errors: ['notFound', 'conflict'],
})

export const copyProduct = endpoint({
  method: 'POST',
  path: '/admin/products/{id}/copy',
  realm: 'staff',
  permission: 'products.edit',
  errorsShownInPlace: true,
  summary:
    'A hidden product like another, its description as a draft; of the same family where its pack has another size',
  input: z.object({
    id,
    name: firstFields.name,
    slug: slugField,
    product_code: productFields.product_code,
    pack_units: z.int().min(1).max(1000),
    reason: reasonField,
  }),
  output: backofficeProduct,
  errors: ['notFound', 'conflict'],
})

export const adjustStock = endpoint({
  method: 'POST',
  path: '/admin/products/{id}/stock',
  realm: 'staff',
  permission: 'stock.adjust',
  errorsShownInPlace: true,
  summary: 'Goods came in, or a count found more or fewer; never below what orders hold',
  input: z.object({
    id,
    kind: z.enum(['receive', 'count', 'adjust']),
    /** Pieces more; fewer only for `adjust`. */
    change: z.int().min(-1_000_000).max(1_000_000).optional(),
    /** With `count`: what lies on the shelf, and what was said to lie there when it was counted. */
    counted: z.int().min(0).max(10_000_000).optional(),
    seen: z.int().min(0).max(10_000_000).optional(),
    reason: reasonField,
  }),
  output: backofficeProduct,
  errors: ['notFound', 'conflict', 'idempotencyKeyReused'],
  idempotent: true,
})

const priceFields = ['original_price', 'discount_price'] as const

/** A price that staff set; `from` is null for a new product. */
const priceChange = z.object({
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  prices: z.array(
    z.object({ field: z.enum(priceFields), from: vndField.nullable(), to: vndField }),
  ),
})
export type PriceChange = z.output<typeof priceChange>

export const listPriceChanges = endpoint({
  method: 'GET',
  path: '/admin/products/{id}/prices',
  realm: 'staff',
  permission: 'products.read',
  summary: 'What a product has cost: who changed it, when and why, newest first',
  input: z.object({ id }),
  output: z.array(priceChange),
  errors: [],
})
