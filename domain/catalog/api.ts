import { z } from 'zod'
import { endpoint, listOfText, pageInput, pageOf } from '../contract.ts'
import { pointsField, textField, vndField } from '../kernel/fields.ts'
import { detailPolicy, filterPolicy, listPolicy, type Shown } from './cache-policies.ts'

export const categoryRef = z.object({ id: z.int(), name: z.string(), slug: z.string() })
export const subCategoryRef = categoryRef.extend({ categoriesId: z.int() })

/** The shared Product shape. `quantity` is what can be bought now. */
export const productSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  product_type: z.string(),
  product_code: z.string(),
  original_price: vndField,
  discount_price: vndField,
  quantity: z.int(),
  estimatedPoint: pointsField,
  pointAmount: pointsField,
  brand: z.string(),
  categories: z.array(categoryRef),
  subCategories: z.array(subCategoryRef),
  autoReplen: z.string(),
  /** As many as one order takes; missing where the stock alone decides. */
  orderLimit: z.int().optional(),
  thumbnail: z.string(),
  images: z.array(z.string()),
  unit: z.string(),
  shortDescription: z.string(),
  /** Of real reviews; absent without any. */
  rating: z.number().optional(),
  /** Counted from real orders; absent where nobody counts. */
  sold: z.int().optional(),
})

/** One size of the pack, a product of its own. */
const packSchema = z.object({
  id: z.int(),
  slug: z.string(),
  /** How many single packs are in it, and what one is called: 3 and `hộp`. */
  units: z.int(),
  word: z.string(),
  /** Of one single pack. */
  unit_price: vndField,
  sold_out: z.boolean(),
})

export const faqSchema = z.object({ question: z.string(), answer: z.string() })

export const productDetailSchema = productSchema.extend({
  /** Safe HTML, cleaned when it was saved. */
  description: z.string(),
  ingredients: z.string(),
  usage: z.string(),
  dosage: z.string(),
  storage: z.string(),
  registrationNo: z.string(),
  manufacturer: z.string(),
  origin: z.string(),
  rating_count: z.int().optional(),
  faqs: z.array(faqSchema),
  /** The sizes it is sold in, itself among them; empty where there is no choice. */
  packs: z.array(packSchema),
  related: z.array(productSchema),
})

/** How the wire calls the cycle of a standing order; empty for what is not sold so. */
export function replenishmentOf(cycle: string): Pick<z.output<typeof productSchema>, 'autoReplen'> {
  return { autoReplen: cycle }
}

/** For instance `30 ngày`; null when the product is bought piece by piece ("Không"). */
export function replenishCycleOf(product: { autoReplen: string }): string | null {
  return product.autoReplen === '' || product.autoReplen === 'Không' ? null : product.autoReplen
}

export type Product = z.output<typeof productSchema>
export type ProductDetail = z.output<typeof productDetailSchema>
export type CategoryRef = z.output<typeof categoryRef>
export type SubCategoryRef = z.output<typeof subCategoryRef>

export const menuCategory = categoryRef.extend({
  icon: z.string(),
  subCategories: z.array(categoryRef),
})
export type MenuCategory = z.output<typeof menuCategory>

export const sortOrders = ['best', 'new', 'price-asc', 'price-desc', 'discount'] as const
export type SortOrder = (typeof sortOrders)[number]

const facetCount = z.object({ slug: z.string(), name: z.string(), count: z.int() })
export const facetsSchema = z.object({
  categories: z.array(facetCount),
  sub_categories: z.array(facetCount.extend({ category: z.string() })),
  brands: z.array(facetCount),
  prices: z.array(z.object({ from: z.int(), to: z.int().optional(), count: z.int() })),
})
export type Facets = z.output<typeof facetsSchema>

const limit = z.coerce
  .number()
  .int()
  .min(1)
  .transform((count) => Math.min(count, 100))
  .default(12)
const slug = z.string().min(1).max(200)
const productId = z.coerce.number().int().min(1).max(2_147_483_647)
const searchText = z.string().transform((text) => text.slice(0, 120))

export const getMenu = endpoint({
  method: 'GET',
  path: '/product/menu',
  actor: 'anyone',
  summary: 'Categories with their sub-categories',
  input: z.object({}),
  output: z.array(menuCategory),
  errors: [],
  cache: { tags: ['catalog'], maxAge: 60 },
})

export const listAllProducts = endpoint({
  method: 'GET',
  path: '/admin/product/all',
  actor: 'anyone',
  summary: 'Every product on sale, public fields only',
  input: z.object(pageInput),
  output: pageOf(productSchema),
  errors: [],
  cache: listPolicy((page: { items: Shown[] }) => page.items),
})

export const listBestSellers = endpoint({
  method: 'GET',
  path: '/product/best-seller',
  actor: 'anyone',
  summary: 'Products sold most',
  input: z.object({ limit }),
  output: z.array(productSchema),
  errors: [],
  cache: listPolicy((products: Shown[]) => products),
})

export const listPromotedProducts = endpoint({
  method: 'GET',
  path: '/product/promotion',
  actor: 'anyone',
  summary: 'Products with a discount, the largest first',
  input: z.object({ limit }),
  output: z.array(productSchema),
  errors: [],
  cache: listPolicy((products: Shown[]) => products, 'prices'),
})

export const listNewProducts = endpoint({
  method: 'GET',
  path: '/product/new-purchased',
  actor: 'anyone',
  summary: 'What was bought last; in a shop that has sold little, the newest products after it',
  input: z.object({ limit }),
  output: z.array(productSchema),
  errors: [],
  cache: listPolicy((products: Shown[]) => products, 'bought'),
})

export const getProductBySlug = endpoint({
  method: 'GET',
  path: '/product/slug/{slug}',
  actor: 'anyone',
  summary: 'One product by its address; an old address answers with the product under its new one',
  input: z.object({ slug }),
  output: productDetailSchema,
  errors: ['notFound'],
  cache: detailPolicy,
})

export const getProductById = endpoint({
  method: 'GET',
  path: '/product/detail/{id}',
  actor: 'anyone',
  summary: 'One product by its id',
  input: z.object({ id: productId }),
  output: productDetailSchema,
  errors: ['notFound'],
  cache: detailPolicy,
})

export const listProductsByIds = endpoint({
  method: 'POST',
  path: '/product/listByIds',
  actor: 'anyone',
  toldInPlace: true,
  summary: 'Products by ids, in the order asked for; unknown ids are left out',
  input: z.object({ ids: z.array(productId).max(100) }),
  output: z.array(productSchema),
  errors: [],
})

export const filterProducts = endpoint({
  method: 'POST',
  path: '/product/filter',
  actor: 'anyone',
  toldInPlace: true,
  summary: 'Search and filter, with counts per filter',
  input: z.object({
    categories: listOfText.optional(),
    sub_categories: listOfText.optional(),
    prices: z
      .array(z.object({ from: z.int().min(0), to: z.int().min(0).optional() }))
      .max(20)
      .optional(),
    search: searchText.optional(),
    brands: listOfText.optional(),
    sort: z.enum(sortOrders).optional(),
    ...pageInput,
  }),
  output: pageOf(productSchema).extend({ facets: facetsSchema }),
  errors: [],
  cache: filterPolicy,
})

export const suggestion = z.object({
  type: z.enum(['product', 'category', 'brand', 'word']),
  name: z.string(),
  slug: z.string(),
  thumbnail: z.string().optional(),
  price: vndField.optional(),
})
export type Suggestion = z.output<typeof suggestion>

export const suggestProducts = endpoint({
  method: 'GET',
  path: '/product/suggest',
  actor: 'anyone',
  summary: 'Suggestions while typing',
  input: z.object({ q: searchText.default('') }),
  output: z.array(suggestion),
  errors: [],
  cache: { tags: ['catalog', 'products', 'setting:popularSearches'], maxAge: 0 },
})

export const getPopup = endpoint({
  method: 'GET',
  path: '/product/popup',
  actor: 'anyone',
  summary: 'The offer shown once to a visitor, if there is one',
  input: z.object({
    include_product_ids: listOfText.optional(),
    exclude_product_ids: listOfText.optional(),
    action_type: textField(20).default('view'),
  }),
  output: z
    .object({
      title: z.string(),
      image: z.string(),
      link: z.string(),
      product: productSchema.optional(),
    })
    .nullable(),
  errors: [],
  cache: listPolicy(
    (offer: { product?: Shown } | null) => (offer?.product ? [offer.product] : []),
    'content',
  ),
})

/** `pointAmount` points in the account once it is paid. */
const pointPackage = productSchema.extend({
  /** False where the running programme or the package itself forbids it (result 12). */
  for_sale: z.boolean(),
})
export type PointPackage = z.output<typeof pointPackage>

export const listPointPackages = endpoint({
  method: 'GET',
  path: '/point-packages',
  actor: 'anyone',
  summary: 'Packages of points that members buy, the smallest first; no other list shows them',
  input: z.object({}),
  output: z.array(pointPackage),
  errors: [],
  cache: listPolicy((packages: Shown[]) => packages, 'prices'),
})
