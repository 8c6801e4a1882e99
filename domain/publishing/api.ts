import { z } from 'zod'
import { productTags, type CacheTag } from '../cache-tags.ts'
import { productDetailSchema, productSchema } from '../catalog/api.ts'
import { endpoint, type CachePolicy } from '../contract.ts'
import { textField } from '../kernel/fields.ts'
import { pageInput, pageOf } from '../paging.ts'
import type { RichText } from '../richtext/document.ts'
import { lookOfPicture } from './article.ts'
import type { PageBlock } from './blocks.ts'
import { wholeAnswer, type ShownExpert } from './experts/api.ts'
import type { Banner, Popup, PromotionDetail, StaticPage } from './places/api.ts'
import { leadFields } from './lead-fields.ts'

const name = z.object({ id: z.int(), name: z.string(), slug: z.string() })
const counted = name.extend({ count: z.int() })
const slug = z.string().min(1).max(200)

/** An article in a list. */
export const articleCardSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  thumbnail: lookOfPicture,
  categorie: name,
  tags: z.array(name),
  author: z.object({ name: z.string(), title: z.string(), photo: lookOfPicture.nullable() }),
  published_at: z.string(),
  updated_at: z.string(),
  reading_minutes: z.int(),
})
export type ArticleCard = z.output<typeof articleCardSchema>

const draftCardSchema = articleCardSchema.extend({ thumbnail: lookOfPicture.nullable() })
export type DraftCard = z.output<typeof draftCardSchema>

export const articleSchema = articleCardSchema.extend({
  /** A document (domain/richtext/document.ts). */
  content: z.custom<RichText>(isObject),
  reviewed_by: z.string().optional(),
  reviewed_at: z.string().optional(),
  products: z.array(productSchema),
  related: z.array(articleCardSchema),
})
export type Article = z.output<typeof articleSchema>

const previewedArticleSchema = articleSchema.extend({ thumbnail: lookOfPicture.nullable() })
export type PreviewedArticle = z.output<typeof previewedArticleSchema>

const ofArticles = { tags: ['content:article'], maxAge: 0 } as const

export const listArticles = endpoint({
  method: 'GET',
  path: '/article',
  realm: 'none',
  summary: 'Articles of the health blog, newest first; of a category, with a tag, with words',
  input: z.object({
    categorie: slug.optional(),
    tag: slug.optional(),
    search: textField(100).optional(),
    ...pageInput,
  }),
  output: pageOf(articleCardSchema),
  errors: [],
  cache: ofArticles,
})

const articlePolicy: CachePolicy<{ id: string }, Article> = {
  tags: ['content:article', 'catalog', 'programme'],
  shows: (_, article) => (article ? productTags(article.products) : []),
  maxAge: 0,
}

export const getArticle = endpoint({
  method: 'GET',
  path: '/article/{id}',
  realm: 'none',
  summary: 'One article by its number or slug; by an old slug it is found with the one it has now',
  input: z.object({ id: slug }),
  output: articleSchema,
  errors: ['notFound'],
  cache: articlePolicy,
})

export const listArticleCategories = endpoint({
  method: 'GET',
  path: '/article/categorie',
  realm: 'none',
  summary: 'Categories of articles with how many each has',
  input: z.object({}),
  output: z.array(counted),
  errors: [],
  cache: ofArticles,
})

export const listTags = endpoint({
  method: 'GET',
  path: '/tags',
  realm: 'none',
  summary: 'Tags of articles with how many each has, the most used first',
  input: z.object({}),
  output: z.array(counted),
  errors: [],
  cache: ofArticles,
})

/** A block with what it names, as it is now. */
export type ShownBlock = PageBlock & {
  products?: z.output<typeof productSchema>[]
  articles?: ArticleCard[]
  experts?: ShownExpert[]
  voucher?: { title: string; terms: string[]; ends_on: string }
  /** Of a countdown and a form: its moment has passed. */
  ended?: boolean
}

export const landingPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  seo: z.object({ description: z.string(), picture: lookOfPicture.nullable() }),
  blocks: z.array(z.custom<ShownBlock>(isObject)),
  updated_at: z.string(),
})
export type LandingPage = z.output<typeof landingPageSchema>

const landingPolicy: CachePolicy<{ slug: string }, LandingPage> = {
  tags: ['content:landing', 'catalog', 'programme', 'loyalty'],
  shows: ({ slug: asked }, page): CacheTag[] => [
    `text:${asked}`,
    ...(page?.blocks.some(({ articles }) => articles) ? ['content:article' as const] : []),
    ...(page?.blocks.some(({ experts }) => experts) ? ['content:answer' as const] : []),
    ...(page?.blocks.some(({ type }) => type === 'products') ? ['lists' as const] : []),
    ...productTags(page?.blocks.flatMap(({ products = [] }) => products) ?? []),
  ],
  maxAge: 0,
}

export const getLandingPage = endpoint({
  method: 'GET',
  path: '/landing-page/public/{slug}',
  realm: 'none',
  summary:
    'A landing page with its blocks; asked for in other letters or by an old slug, it says the one it has',
  input: z.object({ slug }),
  output: landingPageSchema,
  errors: ['notFound'],
  cache: landingPolicy,
})

/** What they show is described where the public asks for it (places/api.ts), which pages of articles go without. */
const previewsOfPlaces = [
  z.object({ kind: z.literal('page'), ends_at: z.string(), page: z.custom<StaticPage>(isObject) }),
  z.object({ kind: z.literal('banner'), ends_at: z.string(), banner: z.custom<Banner>(isObject) }),
  z.object({ kind: z.literal('popup'), ends_at: z.string(), popup: z.custom<Popup>(isObject) }),
  z.object({
    kind: z.literal('promotion'),
    ends_at: z.string(),
    promotion: z.custom<PromotionDetail>(isObject),
  }),
] as const

/** Never kept: it is for whoever was given the link, and only until the link ends. */
export const getContentPreview = endpoint({
  method: 'GET',
  path: '/content/preview/{token}',
  realm: 'none',
  summary:
    'One revision as the public would see it, for who has its link; refuses notFound when it has ended',
  input: z.object({ token: z.string().min(1).max(100) }),
  output: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('article'),
      ends_at: z.string(),
      article: previewedArticleSchema,
    }),
    z.object({ kind: z.literal('landing'), ends_at: z.string(), page: landingPageSchema }),
    z.object({ kind: z.literal('answer'), ends_at: z.string(), answer: wholeAnswer }),
    ...previewsOfPlaces,
    z.object({ kind: z.literal('product'), ends_at: z.string(), product: productDetailSchema }),
  ]),
  errors: ['notFound'],
})
export type ContentPreview = z.output<(typeof getContentPreview)['output']>

export const leaveLead = endpoint({
  method: 'POST',
  path: '/landing-page/public/{slug}/lead',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Leaves a name and a phone with a form of a landing page that is in force',
  input: z.object({
    slug,
    /** Of the form's block. */
    block: z.string().regex(/^[a-z0-9]{6,16}$/),
    ...leadFields,
    captcha: z.string().max(8000).optional(),
  }),
  output: z.object({ received: z.literal(true) }),
  errors: ['notFound', 'rateLimited', 'captchaRequired', 'captchaInvalid', 'captchaUnavailable'],
})

const asOfSchema = z.object({ at: z.string().nullable() })

export const getAsOf = endpoint({
  method: 'GET',
  path: '/content/as-of',
  realm: 'none',
  summary:
    'The moment at which this browser walks the shop; null for everybody but staff who asked for one',
  input: z.object({}),
  output: asOfSchema,
  errors: [],
})

export const endAsOf = endpoint({
  method: 'POST',
  path: '/content/as-of/end',
  realm: 'none',
  summary: 'Lets this browser see the shop as it is now again',
  input: z.object({}),
  output: asOfSchema,
  errors: [],
})

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
