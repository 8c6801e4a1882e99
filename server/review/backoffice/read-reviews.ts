import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import type * as api from '#domain/review/backoffice/api.ts'
import { reviewStates } from '#domain/review/states.ts'
import type { Context } from '../../context.ts'
import { findStaffNames } from '../../staff/index.ts'
import { countAsked } from '../ask-queries.ts'
import {
  countInStates,
  findStoredReview,
  listStoredReviews,
  listVersions,
  type PastReview,
  type StoredReview,
} from './queries.ts'

const countedUpTo = 1000
/** Of a review in a list. */
const shownLetters = 160

export async function listReviews(
  { db, clock }: Context,
  { state, stars, findings, answered, q, cursor, limit }: ParsedInput<typeof api.listReviews>,
): Promise<Output<typeof api.listReviews>> {
  const filter = {
    state: state ?? null,
    stars: stars === undefined ? null : Number(stars),
    hasFindings: findings === undefined ? null : findings === 'yes',
    isAnswered: answered === undefined ? null : answered === 'yes',
    q: q ?? '',
    before: Number.isSafeInteger(Number(cursor)) ? Number(cursor) : null,
    limit: limit + 1,
  }
  const since = new Date(clock.now().getTime() - days(30))
  const [rows, counts, asked] = await Promise.all([
    listStoredReviews(db, filter),
    countInStates(db, reviewStates, countedUpTo),
    countAsked(db, since),
  ])
  const items = rows.slice(0, limit)
  return {
    items: items.map(toListed),
    next: rows.length > limit ? String(items.at(-1)!.id) : null,
    counts: Object.fromEntries(counts.map(({ state: of, count }) => [of, count])) as Output<
      typeof api.listReviews
    >['counts'],
    asked,
  }
}

export async function countReviews({ db }: Context): Promise<Output<typeof api.countReviews>> {
  const [waiting] = await countInStates(db, ['waiting'], countedUpTo)
  return { waiting: waiting!.count }
}

export async function getReview(
  { db }: Pick<Context, 'db'>,
  { id }: ParsedInput<typeof api.getReview>,
): Promise<api.BackofficeReview> {
  const [review, versions] = await Promise.all([findStoredReview(db, id), listVersions(db, id)])
  if (!review) throw new Refusal('notFound')
  const actors = [review.answeredBy, ...versions.map(({ changedBy }) => changedBy)]
  const names = await findStaffNames(db, [...new Set(actors.filter(isStaff))])
  const nameOf = (actor: string) => names.get(actor) ?? actor
  const { answeredBy, answeredAt, hiddenReason } = review
  return {
    ...commonView(review),
    slug: review.slug,
    words: review.words,
    findings: review.findings.map(({ path: _path, fix: _fix, ...finding }) => finding),
    rules_version: review.rulesVersion,
    photos: review.photos,
    returned: review.isReturned,
    answer: review.answer,
    changed_at: toVietnamIso(review.changedAt),
    ...(hiddenReason && { hidden_reason: hiddenReason }),
    ...(answeredBy !== null && { answered_by: nameOf(answeredBy) }),
    ...(answeredAt && { answered_at: toVietnamIso(answeredAt) }),
    history: versions.map((past) => toPast(past, nameOf)),
  }
}

function isStaff(actor: string | null): actor is string {
  return actor?.startsWith('staff:') ?? false
}

function toPast(
  { version, stars, words, state, hiddenReason, answer, changedBy, changedAt }: PastReview,
  nameOf: (actor: string) => string,
): api.BackofficeReview['history'][number] {
  return {
    version,
    stars,
    words,
    state,
    ...(hiddenReason && { hidden_reason: hiddenReason }),
    answer,
    ...(isStaff(changedBy) && { by: nameOf(changedBy) }),
    at: toVietnamIso(changedAt),
  }
}

function toListed(review: StoredReview): api.ListedReview {
  const { words } = review
  return {
    ...commonView(review),
    words: words.length > shownLetters ? `${words.slice(0, shownLetters).trimEnd()}…` : words,
    findings: review.findings.length,
    photos: review.photos.length,
  }
}

function commonView(review: StoredReview) {
  const { id, version, productName, productCode, orderCode, writer, stars, state } = review
  return {
    id,
    version,
    product_name: productName,
    product_code: productCode,
    order_code: orderCode,
    writer,
    stars,
    state,
    answered: review.answeredAt !== null,
    created_at: toVietnamIso(review.createdAt),
  }
}
