import { z } from 'zod'
import { bulkAnswer, maxBulk } from '../../bulk.ts'
import { endpoint } from '../../contract.ts'
import { textField, rowIdField, versionField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { hiddenReasons, reviewStates } from '../states.ts'

const id = rowIdField
const version = versionField

export const listedReview = z.object({
  id: z.int(),
  version: z.int(),
  product_name: z.string(),
  product_code: z.string(),
  order_code: z.string(),
  writer: z.string(),
  stars: z.int(),
  /** Their beginning. */
  words: z.string(),
  state: z.enum(reviewStates),
  /** How many places of its words somebody should look at. */
  findings: z.int(),
  photos: z.int(),
  answered: z.boolean(),
  created_at: z.string(),
})
export type ListedReview = z.output<typeof listedReview>

const filters = {
  state: z.enum(reviewStates).optional(),
  stars: z.enum(['1', '2', '3', '4', '5']).optional(),
  findings: z.enum(['yes', 'no']).optional(),
  answered: z.enum(['yes', 'no']).optional(),
}

export const listReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  realm: 'staff',
  permission: 'reviews.read',
  summary: 'What buyers say of what they got, newest first; with how many were asked lately',
  input: z.object({
    ...filters,
    /** A product's code or part of its name, an order's code. */
    q: textField(80).optional(),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({
    items: z.array(listedReview),
    next: z.string().nullable(),
    counts: z.record(z.enum(reviewStates), z.int()),
    /** In the last 30 days: buyers who were asked, and how many of them wrote. */
    asked: z.object({ sent: z.int(), wrote: z.int() }),
  }),
  errors: [],
})
export const reviewFilters = z.object(filters)

export const countReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews/counts',
  realm: 'staff',
  permission: 'reviews.read',
  summary: 'How many reviews wait for somebody to look at them',
  input: z.object({}),
  output: z.object({ waiting: z.int() }),
  errors: [],
})

const finding = z.object({
  rule: z.string(),
  kind: z.enum(['block', 'warn', 'mustAppear']),
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  message: z.string(),
})

export const backofficeReview = listedReview.omit({ findings: true, photos: true }).extend({
  slug: z.string(),
  findings: z.array(finding),
  /** Of the rules that it was checked by. */
  rules_version: z.int(),
  photos: z.array(z.object({ id: z.string(), width: z.int(), height: z.int() })),
  hidden_reason: z.enum(hiddenReasons).optional(),
  returned: z.boolean(),
  answer: z.string(),
  answered_by: z.string().optional(),
  answered_at: z.string().optional(),
  changed_at: z.string(),
  /** What it was before, newest first. */
  history: z.array(
    z.object({
      version: z.int(),
      stars: z.int(),
      words: z.string(),
      state: z.enum(reviewStates),
      hidden_reason: z.enum(hiddenReasons).optional(),
      answer: z.string(),
      /** Who made it so; the writer where it is missing. */
      by: z.string().optional(),
      at: z.string(),
    }),
  ),
})
export type BackofficeReview = z.output<typeof backofficeReview>

export const getReview = endpoint({
  method: 'GET',
  path: '/admin/reviews/{id}',
  realm: 'staff',
  permission: 'reviews.read',
  summary: 'One review with what was found in its words, its pictures and all it was before',
  input: z.object({ id }),
  output: backofficeReview,
  errors: ['notFound'],
})

export const showReview = endpoint({
  method: 'POST',
  path: '/admin/reviews/{id}/show',
  realm: 'staff',
  permission: 'reviews.moderate',
  errorsShownInPlace: true,
  summary:
    'Show a review that waits or was hidden; what was found in it is answered for by a reason',
  input: z.object({ id, version, reason: textField(500).default('') }),
  output: backofficeReview,
  errors: ['notFound', 'conflict'],
  current: backofficeReview,
})

export const hideReview = endpoint({
  method: 'POST',
  path: '/admin/reviews/{id}/hide',
  realm: 'staff',
  permission: 'reviews.moderate',
  errorsShownInPlace: true,
  summary: 'Hide the words of a review for a reason of the list; its stars count all the same',
  input: z.object({ id, version, hidden_reason: z.enum(hiddenReasons), reason: reasonField }),
  output: backofficeReview,
  errors: ['notFound', 'conflict'],
  current: backofficeReview,
})

export const answerReview = endpoint({
  method: 'PUT',
  path: '/admin/reviews/{id}/answer',
  realm: 'staff',
  permission: 'reviews.moderate',
  errorsShownInPlace: true,
  summary: "The shop's answer to a review that is shown; empty takes it back",
  input: z.object({ id, version, answer: textField(1000) }),
  output: backofficeReview,
  errors: ['notFound', 'conflict'],
  current: backofficeReview,
})

export const showReviews = endpoint({
  method: 'POST',
  path: '/admin/reviews/bulk',
  realm: 'staff',
  permission: 'reviews.moderate',
  errorsShownInPlace: true,
  summary:
    'Show many that wait or were hidden, each by itself; what has findings or was changed meanwhile is left',
  input: z.object({
    records: z.array(z.object({ id, version })).min(1).max(maxBulk),
    reason: reasonField,
  }),
  output: bulkAnswer(z.int()),
  errors: [],
})
