import { z } from 'zod'
import { versionField } from '../kernel/fields.ts'
import { endpoint } from '../contract.ts'
import { pageOf } from '../paging.ts'
import { orderCodeField } from '../order/fields.ts'
import { reviewSchema } from './fields.ts'
import { hiddenReasons, reviewStates } from './states.ts'

const lineNo = z.coerce.number().int().min(1).max(32_767)
/** Which line of which order, as the address of its review names it. */
export const ownLineRef = z.object({ code: orderCodeField, line_no: lineNo })
const photo = z.object({ id: z.string(), width: z.int(), height: z.int() })
const answer = z.object({ text: z.string(), at: z.string() })

/** A review as everybody reads it. */
export const shownReview = z.object({
  id: z.int(),
  stars: z.int(),
  words: z.string(),
  /** `Nguyễn T. H.`; empty once the account is deleted. */
  name: z.string(),
  at: z.string(),
  /** Its writer has changed it since. */
  changed: z.boolean(),
  /** All pieces of the line came back. */
  returned: z.boolean(),
  photos: z.array(photo),
  answer: answer.optional(),
})
export type ShownReview = z.output<typeof shownReview>

export const reviewSorts = ['new', 'high', 'low'] as const
export type ReviewSort = (typeof reviewSorts)[number]
/** Reviews of a page: as many as are read without a script. */
export const reviewsPerPage = 5

export const productReviews = pageOf(shownReview).extend({
  product_id: z.int(),
  rating: z.object({
    /** Of all that count, to one decimal; 0 without any. */
    average: z.number(),
    count: z.int(),
    /** How many have one star, two, … five. */
    stars: z.array(z.int()).length(5),
    /** Whose words are read here, and with pictures. */
    shown: z.int(),
    with_photos: z.int(),
    /** Whose stars count while their words wait, or are hidden, by the reason. */
    waiting: z.int(),
    hidden: z.array(z.object({ reason: z.enum(hiddenReasons), count: z.int() })),
  }),
})
export type ProductReviews = z.output<typeof productReviews>

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/product/slug/{slug}/reviews',
  realm: 'none',
  summary:
    "A product's rating and the reviews that are shown; hidden and waiting ones are only counted",
  input: z.object({
    slug: z.string().min(1).max(200),
    stars: z.coerce.number().int().min(1).max(5).optional(),
    photos: z.enum(['yes']).optional(),
    sort: z.enum(reviewSorts).default('new'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: productReviews,
  errors: ['notFound'],
  cache: {
    // Found by the present address alone: moving, the product tells so itself.
    tags: ['catalog'],
    shows: (_: object, found: { product_id: number } | null) =>
      found === null ? ['products'] : [`product:${found.product_id}`],
    maxAge: 0,
  },
})

/** A review as its writer sees it. */
export const ownReview = shownReview.omit({ name: true, returned: true }).extend({
  version: z.int(),
  state: z.enum(reviewStates),
  hidden_reason: z.enum(hiddenReasons).optional(),
  /** The last Vietnam day on which it may be changed; missing where it may not. */
  change_until: z.string().optional(),
})
export type OwnReview = z.output<typeof ownReview>

/** A line of an order with its review, or with the chance to write one. */
export const reviewLine = z.object({
  order_code: z.string(),
  line_no: z.int(),
  product_name: z.string(),
  slug: z.string().optional(),
  thumbnail: z.string().optional(),
  /** When the goods arrived. */
  delivered_at: z.string().optional(),
  /** The last Vietnam day on which one may be written; missing where none may. */
  write_until: z.string().optional(),
  review: ownReview.optional(),
})
export type ReviewLine = z.output<typeof reviewLine>

export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/reviews/own',
  realm: 'member',
  summary:
    'What the member has reviewed and what may be reviewed, newest delivery first; of one order where its code is named',
  input: z.object({ code: orderCodeField.optional() }),
  output: z.object({
    lines: z.array(reviewLine),
    /** Why the member writes none at all, in Vietnamese. */
    refused: z.string().optional(),
  }),
  errors: [],
})

/** Pictures are large: five of what the browser makes small. */
const bodyLimit = 7_200_000

export const writeReview = endpoint({
  method: 'POST',
  path: '/order/{code}/lines/{line_no}/review',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Review a product of an own order that arrived, once a line; with pictures',
  input: reviewSchema.safeExtend({ code: orderCodeField, line_no: lineNo }),
  output: reviewLine,
  errors: ['notFound', 'conflict', 'rateLimited', 'busy', 'idempotencyKeyReused'],
  idempotent: true,
  bodyLimit,
})

export const changeReview = endpoint({
  method: 'PUT',
  path: '/order/{code}/lines/{line_no}/review',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Change an own review before it is answered, or put right what was hidden',
  input: reviewSchema.safeExtend({ code: orderCodeField, line_no: lineNo, version: versionField }),
  output: reviewLine,
  errors: ['notFound', 'conflict', 'rateLimited', 'busy'],
  bodyLimit,
})

export const withdrawReview = endpoint({
  method: 'DELETE',
  path: '/order/{code}/lines/{line_no}/review',
  realm: 'member',
  summary: 'Take an own review back: nobody reads it any more, and it counts no more',
  input: ownLineRef,
  output: reviewLine,
  errors: ['notFound', 'conflict'],
})

/** What the member wrote, in the copy of their data; pictures, which they sent, by their number. */
export const reviewsExport = z.array(
  z.object({
    order_code: z.string(),
    product_name: z.string(),
    stars: z.int(),
    words: z.string(),
    state: z.enum(reviewStates),
    answer: z.string(),
    photos: z.int(),
    created_at: z.string(),
  }),
)
