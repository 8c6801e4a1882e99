import type { BulkRow } from '#domain/bulk.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/review/backoffice/api.ts'
import { reviewTexts as texts } from '#domain/review/texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { announceReview } from '../announce-review.ts'
import {
  findStoredReview,
  setAnswer,
  setHidden,
  setShown,
  type Doing,
  type StoredReview,
} from './queries.ts'
import { getReview } from './read-reviews.ts'

/** Shows a review; one in which something was found needs a word why. */
export function showReview(
  ctx: Context,
  { id, version, reason }: ParsedInput<typeof api.showReview>,
  caller: Caller,
): Promise<api.BackofficeReview> {
  return moderate(
    ctx,
    caller,
    { id, version },
    {
      action: () => texts.shown,
      reason,
      after: { state: 'shown' },
      set: (trx, doing) => setShown(trx, doing),
      ensure: ({ findings }) => {
        if (findings.length === 0 || reason.length >= 3) return
        throw new Refusal('conflict', {
          message: texts.hasFindings,
          fields: { reason: texts.hasFindings },
        })
      },
    },
  )
}

/** Hides a review's words for a reason of the list; the writer is told, and the stars count all the same. */
export function hideReview(
  ctx: Context,
  { id, version, hidden_reason: why, reason }: ParsedInput<typeof api.hideReview>,
  caller: Caller,
): Promise<api.BackofficeReview> {
  return moderate(
    ctx,
    caller,
    { id, version },
    {
      action: () => texts.hidden,
      reason,
      after: { state: 'hidden', hidden_reason: why },
      set: async (trx, doing) => {
        if (!(await setHidden(trx, doing, why))) return false
        await appendEvent(trx, 'review.hidden', { reviewId: id, version: version + 1 })
        return true
      },
    },
  )
}

/** The shop's one answer; what it was before stays in the history. */
export function answerReview(
  ctx: Context,
  { id, version, answer }: ParsedInput<typeof api.answerReview>,
  caller: Caller,
): Promise<api.BackofficeReview> {
  return moderate(
    ctx,
    caller,
    { id, version },
    {
      action: (before) => {
        if (answer === '') return texts.answerTakenBack
        return before.answer === '' ? texts.answered : texts.answerChanged
      },
      reason: '',
      after: { answer },
      set: (trx, doing) => setAnswer(trx, doing, answer),
    },
  )
}

/** Shows many that wait or were hidden, each by itself; where something was found, or it is another by now, it stays as it is. */
export async function showReviews(
  ctx: Context,
  { records, reason }: ParsedInput<typeof api.showReviews>,
  caller: Caller,
): Promise<Output<typeof api.showReviews>> {
  const rows: (BulkRow & { id: number })[] = []
  for (const record of records) rows.push(await showOne(ctx, caller, record, reason))
  const count = (outcome: BulkRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length
  return { done: count('done'), same: count('same'), refused: count('refused'), rows }
}

async function showOne(
  ctx: Context,
  caller: Caller,
  { id, version }: { id: number; version: number },
  reason: string,
): Promise<BulkRow & { id: number }> {
  const review = await findStoredReview(ctx.db, id)
  const row = { id, version, title: review ? titleOf(review) : '' }
  const why = !review || review.version !== version ? texts.movedOn : whyNotShown(review)
  if (review?.state === 'shown') return { ...row, outcome: 'same' }
  if (why !== null) return { ...row, outcome: 'refused', reason: why }
  try {
    await showReview(ctx, { id, version, reason }, caller)
    return { ...row, outcome: 'done' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...row, outcome: 'refused', reason: texts.movedOn }
  }
}

/** Many at once are never looked at one by one. */
function whyNotShown({ state, findings }: StoredReview): string | null {
  if (state === 'withdrawn') return texts.isWithdrawn
  return findings.length > 0 ? texts.hasFindings : null
}

function titleOf({ productName, stars }: StoredReview): string {
  return `${productName}, ${stars} sao`
}

interface Moderation {
  action: (before: StoredReview) => string
  reason: string
  after: Record<string, string>
  set: (trx: Db, doing: Doing) => Promise<boolean>
  /** Refuses what may not be done to the review as it is. */
  ensure?: (before: StoredReview) => void
}

async function moderate(
  ctx: Context,
  caller: Caller,
  { id, version }: { id: number; version: number },
  { action, reason, after, set, ensure }: Moderation,
): Promise<api.BackofficeReview> {
  const before = await findStoredReview(ctx.db, id)
  if (!before) throw new Refusal('notFound')
  ensure?.(before)
  const doing = { id, version, by: staffActor(caller), at: ctx.clock.now() }
  const isDone = await ctx.db.transaction().execute(async (trx) => {
    if (!(await set(trx, doing))) return false
    await recordAudit(ctx, trx, caller, {
      action: action(before),
      subject: { kind: 'review', id },
      reason,
      before: asItWas(before, after),
      after,
    })
    return true
  })
  if (!isDone) throw new Refusal('conflict', { current: await getReview(ctx, { id }) })
  announceReview(ctx, before.productId)
  return getReview(ctx, { id })
}

/** What of the review was changed, as it was before. */
function asItWas(before: StoredReview, after: Record<string, string>): Record<string, unknown> {
  const { state, hiddenReason, answer } = before
  const known: Record<string, unknown> = { state, hidden_reason: hiddenReason, answer }
  return Object.fromEntries(Object.keys(after).map((name) => [name, known[name] ?? '']))
}
