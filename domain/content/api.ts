import { z } from 'zod'
import { productSchema } from '../catalog/api.ts'
import { listPolicy, type Shown } from '../catalog/cache-policies.ts'
import { endpoint } from '../contract.ts'

const cache = { tags: ['content'], maxAge: 60 } as const
const slug = z.string().min(1).max(200)

export const bannerSchema = z.object({
  image: z.string(),
  image_mobile: z.string(),
  link: z.string(),
  title: z.string(),
  eyebrow: z.string().optional(),
  text: z.string().optional(),
  action: z.string().optional(),
  tone: z.string().optional(),
})
export type Banner = z.output<typeof bannerSchema>

export const listBanners = endpoint({
  method: 'GET',
  path: '/banner/all',
  actor: 'anyone',
  summary: 'Banners of a place, by its slug: home, promotion',
  input: z.object({ slug: slug.default('home') }),
  output: z.array(bannerSchema),
  errors: [],
  cache,
})

export const staticPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Safe HTML, cleaned when it was saved. */
  html: z.string(),
  updated_at: z.string(),
})
export type StaticPage = z.output<typeof staticPageSchema>

export const getStaticPage = endpoint({
  method: 'GET',
  path: '/page/{slug}',
  actor: 'anyone',
  summary: 'A page of fixed content by its slug',
  input: z.object({ slug }),
  output: staticPageSchema,
  errors: ['notFound'],
  cache: { tags: ['content'], shows: ({ slug: shown }) => [`text:${shown}`], maxAge: 60 },
})

export const promotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
})
export const promotionDetailSchema = promotionSchema.extend({
  html: z.string(),
  products: z.array(productSchema),
})
export type Promotion = z.output<typeof promotionSchema>
export type PromotionDetail = z.output<typeof promotionDetailSchema>

export const listPromotions = endpoint({
  method: 'GET',
  path: '/promotion',
  actor: 'anyone',
  summary: 'Promotions that run today',
  input: z.object({}),
  output: z.array(promotionSchema),
  errors: [],
  cache: { tags: ['content'], maxAge: 0 },
})

export const getPromotion = endpoint({
  method: 'GET',
  path: '/promotion/{id}',
  actor: 'anyone',
  summary: 'One promotion with its products',
  input: z.object({ id: slug }),
  output: promotionDetailSchema,
  errors: ['notFound'],
  cache: listPolicy((promotion: { products: Shown[] }) => promotion.products, 'content'),
})
