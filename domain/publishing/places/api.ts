import { z } from 'zod'
import { productTags } from '../../cache-tags.ts'
import { productSchema } from '../../catalog/api.ts'
import { endpoint, listOfText, type CachePolicy } from '../../contract.ts'
import { textField } from '../../kernel/fields.ts'
import type { RichText } from '../../richtext/document.ts'
import { framePageSlugs } from './fixed-pages.ts'
import { popupActions, popupPages } from './places.ts'

const slug = z.string().min(1).max(200)
/** A document (domain/richtext/document.ts). */
const content = z.custom<RichText>((value) => typeof value === 'object' && value !== null)

const focal = z.object({ x: z.int(), y: z.int() })

export const bannerSchema = z.object({
  image: z.string(),
  image_mobile: z.string(),
  link: z.string(),
  title: z.string(),
  eyebrow: z.string().optional(),
  text: z.string().optional(),
  action: z.string().optional(),
  tone: z.string().optional(),
  /** What the picture shows, where the words beside it do not say it. */
  alt: z.string().optional(),
  /** What stays in sight where the picture is cut, in hundredths; left out for its middle. */
  focal: focal.optional(),
})
export type Banner = z.output<typeof bannerSchema>

export const listBanners = endpoint({
  method: 'GET',
  path: '/banner/all',
  realm: 'none',
  summary: 'Banners in force at a place, by its slug: home, promotion',
  input: z.object({ slug: slug.default('home') }),
  output: z.array(bannerSchema),
  errors: [],
  cache: { tags: ['content:banner'], maxAge: 0 },
})

export const staticPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  content,
  /** What stands below a heading of level 3 is folded away until it is asked for. */
  folds: z.boolean(),
  updated_at: z.string(),
})
export type StaticPage = z.output<typeof staticPageSchema>

/** By the addresses alone: another page changes nothing of it. */
const pagePolicy: CachePolicy<{ slug: string }, StaticPage> = {
  tags: ['content'],
  shows: ({ slug: asked }, page) =>
    page && page.slug !== asked ? [`text:${asked}`, `text:${page.slug}`] : [`text:${asked}`],
  maxAge: 0,
}

export const getStaticPage = endpoint({
  method: 'GET',
  path: '/page/{slug}',
  realm: 'none',
  summary: 'A page of fixed content by its slug',
  input: z.object({ slug }),
  output: staticPageSchema,
  errors: ['notFound'],
  cache: pagePolicy,
})

export const listMissingPages = endpoint({
  method: 'GET',
  path: '/page',
  realm: 'none',
  summary: 'Addresses that every page of the shop would lead to, of pages that are not published',
  input: z.object({}),
  output: z.array(z.string()),
  errors: [],
  cache: {
    tags: ['content', ...framePageSlugs.map((page) => `text:${page}` as const)],
    maxAge: 0,
  },
})

export const promotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  focal: focal.optional(),
  starts_on: z.string(),
  ends_on: z.string(),
})
export const promotionDetailSchema = promotionSchema.extend({
  content,
  products: z.array(productSchema),
})
export type Promotion = z.output<typeof promotionSchema>
export type PromotionDetail = z.output<typeof promotionDetailSchema>

export const listPromotions = endpoint({
  method: 'GET',
  path: '/promotion',
  realm: 'none',
  summary: 'Promotions that run today',
  input: z.object({}),
  output: z.array(promotionSchema),
  errors: [],
  cache: { tags: ['content:promotion'], maxAge: 0 },
})

const promotionPolicy: CachePolicy<{ id: string }, PromotionDetail> = {
  tags: ['content:promotion', 'catalog', 'programme'],
  shows: (_, promotion) => (promotion ? productTags(promotion.products) : []),
  maxAge: 0,
}

export const getPromotion = endpoint({
  method: 'GET',
  path: '/promotion/{id}',
  realm: 'none',
  summary: 'One promotion with its products; by an old address it is found with the one it has now',
  input: z.object({ id: slug }),
  output: promotionDetailSchema,
  errors: ['notFound'],
  cache: promotionPolicy,
})

export const popupSchema = z.object({
  /** By which a browser knows that it has been shown. */
  id: z.int(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  /** What the picture shows. */
  alt: z.string(),
  link: z.string(),
  action: z.string(),
  product: productSchema.optional(),
})
export type Popup = z.output<typeof popupSchema>

const popupPolicy: CachePolicy<unknown, Popup | null> = {
  tags: ['content:popup', 'catalog', 'programme'],
  shows: (_, popup) => (popup?.product ? productTags([popup.product]) : []),
  maxAge: 0,
}

export const getPopup = endpoint({
  method: 'GET',
  path: '/product/popup',
  realm: 'none',
  summary: 'The newest offer in force for what a visitor looks at or has just done, or null',
  input: z.object({
    include_product_ids: listOfText.optional(),
    exclude_product_ids: listOfText.optional(),
    /** `view`, `add_to_cart` or `exit`. */
    action_type: textField(20).default('view'),
    /** Of the shop: `home`, `list`, `product` or `blog`. */
    page: z.enum(popupPages).optional(),
    /** What is looked at or was put into the cart: for offers that belong to some products. */
    product_id: z.coerce.number().pipe(z.int().min(1).max(2_147_483_647)).optional(),
    /** Offers that the visitor has seen. */
    seen: listOfText.optional(),
  }),
  output: popupSchema.nullable(),
  errors: [],
  cache: popupPolicy,
})

export const listPopupActions = endpoint({
  method: 'GET',
  path: '/product/popup/actions',
  realm: 'none',
  summary: 'What brings a popup on a page of the shop; empty where there is none to show',
  input: z.object({ page: z.enum(popupPages) }),
  output: z.array(z.enum(popupActions)),
  errors: [],
  cache: { tags: ['content:popup'], maxAge: 0 },
})
