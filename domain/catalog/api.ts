import { z } from 'zod'
import { endpoint, listOfText } from '../contract.ts'
import { pointsField, vndField } from '../kernel/fields.ts'
import { pageInput, pageOf } from '../paging.ts'
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
  /** A word or two on its picture, as “Mới”; missing where it has none. */
  badge: z.string().optional(),
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
  /** What it is sold for. */
  price: vndField,
  /** Of one single pack in it. */
  unit_price: vndField,
  sold_out: z.boolean(),
})

export const faqSchema = z.object({ question: z.string(), answer: z.string() })

/** Of what is published of a product what not every one has; one field, for the sake of all pages' first load. */
export interface ProductLabel {
  /** What it warns of, and who answers for the product. */
  warnings: string
  company: string
  /** Of the leaflet's parts those that are more than plain lines, as safe HTML. */
  leaflet: Partial<Record<'usage' | 'ingredients' | 'dosage' | 'warnings' | 'storage', string>>
  /** What each picture shows, and what of it stays in sight where it is cut: `left top`. */
  alts: string[]
  focus: string[]
}

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
  /** What was published besides. */
  label: z.custom<ProductLabel>().optional(),
  rating_count: z.int().optional(),
  faqs: z.array(faqSchema),
  /** What its packs have in common, other products not. */
  family: z.int().optional(),
  /** The sizes it is sold in, itself among them; empty where there is no choice. */
  packs: z.array(packSchema),
  related: z.array(productSchema),
})

/** How the wire calls the cycle of a subscription; empty for what is not sold so. */
export function replenishmentOf(cycle: string): Pick<z.output<typeof productSchema>, 'autoReplen'> {
  return { autoReplen: cycle }
}

/** For instance `30 ngày`; null when the product is bought piece by piece ("Không"). */
export function subscriptionCycleOf(product: { autoReplen: string }): string | null {
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
/** More of what somebody looks for is not read. */
export const maxSearchLength = 120
const searchText = z.string().transform((text) => text.slice(0, maxSearchLength))

export const getMenu = endpoint({
  method: 'GET',
  path: '/product/menu',
  realm: 'none',
  summary: 'Categories with their sub-categories',
  input: z.object({}),
  output: z.array(menuCategory),
  errors: [],
  cache: { tags: ['catalog'], maxAge: 60 },
})

export const listAllProducts = endpoint({
  method: 'GET',
  path: '/admin/product/all',
  realm: 'none',
  summary: 'Every product on sale, public fields only',
  input: z.object(pageInput),
  output: pageOf(productSchema),
  errors: [],
  cache: listPolicy((page: { items: Shown[] }) => page.items),
})

export const listBestSellers = endpoint({
  method: 'GET',
  path: '/product/best-seller',
  realm: 'none',
  summary: 'Products sold most',
  input: z.object({ limit }),
  output: z.array(productSchema),
  errors: [],
  cache: listPolicy((products: Shown[]) => products),
})

export const listPromotedProducts = endpoint({
  method: 'GET',
  path: '/product/promotion',
  realm: 'none',
  summary: 'Products with a discount, the largest first',
  input: z.object({ limit }),
  output: z.array(productSchema),
  errors: [],
  cache: listPolicy((products: Shown[]) => products, 'prices'),
})

export const listNewProducts = endpoint({
  method: 'GET',
  path: '/product/new-purchased',
  realm: 'none',
  summary: 'What was bought last; in a shop that has sold little, the newest products after it',
  input: z.object({ limit }),
  output: z.array(productSchema),
  errors: [],
  cache: listPolicy((products: Shown[]) => products, 'bought'),
})

export const getProductBySlug = endpoint({
  method: 'GET',
  path: '/product/slug/{slug}',
  realm: 'none',
  summary: 'One product by its address; an old address answers with the product under its new one',
  input: z.object({ slug }),
  output: productDetailSchema,
  errors: ['notFound'],
  cache: detailPolicy,
})

export const getProductById = endpoint({
  method: 'GET',
  path: '/product/detail/{id}',
  realm: 'none',
  summary: 'One product by its id',
  input: z.object({ id: productId }),
  output: productDetailSchema,
  errors: ['notFound'],
  cache: detailPolicy,
})

export const listProductsByIds = endpoint({
  method: 'POST',
  path: '/product/listByIds',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Products by ids, in the order asked for; unknown ids are left out',
  input: z.object({ ids: z.array(productId).max(100) }),
  output: z.array(productSchema),
  errors: [],
})

export const filterProducts = endpoint({
  method: 'POST',
  path: '/product/filter',
  realm: 'none',
  errorsShownInPlace: true,
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
  output: pageOf(productSchema).extend({
    facets: facetsSchema,
    /** Where one category is asked for and nothing else: what it says of itself. */
    about: z
      .object({
        description: z.string(),
        picture: z.object({ src: z.string(), alt: z.string() }).optional(),
      })
      .optional(),
    /** Where something was asked for by an address that it had: all that was asked for, by those of today. */
    moved: z
      .object({
        categories: z.array(z.string()),
        sub_categories: z.array(z.string()),
        brands: z.array(z.string()),
      })
      .optional(),
  }),
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
  realm: 'none',
  summary: 'Suggestions while typing',
  input: z.object({ q: searchText.default('') }),
  output: z.array(suggestion),
  errors: [],
  cache: { tags: ['catalog', 'products', 'setting:popularSearches'], maxAge: 0 },
})
