import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import * as api from '#domain/review/api.ts'
import { whyNoReview, type NoReview } from '#domain/review/chance.ts'
import { maskedName } from '#domain/kernel/masked-name.ts'
import { reviewTexts as texts } from '#domain/review/texts.ts'
import type { Caller, Context, SignedInMember } from '../context.ts'
import { holdMember } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import { getMember } from '../platform/http/access.ts'
import type { BeforeBody } from '../platform/http/app.ts'
import { parseInput } from '../platform/http/input.ts'
import { runOnce } from '../platform/idempotency.ts'
import { announceReview } from './announce-review.ts'
import { drawReviewPhotos } from './draw-review-photos.ts'
import { judgeWords } from './judge-words.ts'
import { readReviewDays, whyNone } from './list-own-reviews.ts'
import { findOwnLine, type OwnLine, type OwnStored } from './own-queries.ts'
import { changeUntil, toReviewLine } from './own-view.ts'
import { replacePhotos, type ReviewPhoto } from './photo-queries.ts'
import { insertReview, takeBack, updateReview, type WordsOfReview } from './write-queries.ts'

type Written = ParsedInput<typeof api.writeReview> | ParsedInput<typeof api.changeReview>

/** Before large pictures are read: only those of an own order's line. Gives the member. */
export async function ensureOwnLine(
  ctx: Context,
  { params }: Parameters<BeforeBody>[1],
  caller: Caller,
): Promise<string> {
  const member = getMember(caller)
  await getOwnLine(ctx.db, member, parseInput({ input: api.ownLineRef }, params))
  return `member ${member.id}`
}

/**
 * A buyer says what they think of what they got, once for the key. Refuses `conflict` with the reason in words, and
 * `invalidInput` for a picture that is none.
 */
export async function writeReview(
  ctx: Context,
  input: ParsedInput<typeof api.writeReview>,
  caller: Caller,
): Promise<api.ReviewLine> {
  const member = getMember(caller)
  // Before the transaction: drawing takes long. Where nothing may be written nothing is drawn.
  const isRefused = (await refusalOf(ctx, ctx.db, member, input)) !== null
  if (!isRefused) await ctx.limits.consume('reviewMember', String(member.id))
  const photos = isRefused ? [] : await drawReviewPhotos(input.photos, `member ${member.id}`)
  const said = await sayingOf(ctx, input, photos.length)
  const scope = `review ${member.id} ${input.code} ${input.line_no}`
  const request = { scope, key: caller.idempotencyKey!, body: input }
  const { productId } = await runOnce(ctx, request, (trx) =>
    keepReview(ctx, trx, { member, input, photos, said }),
  )
  announceReview(ctx, productId)
  return viewLine(ctx, member, input)
}

/** Its writer changes a review that may be changed; refuses `conflict` where it was changed meanwhile. */
export async function changeReview(
  ctx: Context,
  input: ParsedInput<typeof api.changeReview>,
  caller: Caller,
): Promise<api.ReviewLine> {
  const member = getMember(caller)
  await ctx.limits.consume('reviewMember', String(member.id))
  await getChangeable(ctx, ctx.db, member, input)
  const photos = await drawReviewPhotos(input.photos, `member ${member.id}`)
  const said = await sayingOf(ctx, input, photos.length + input.kept_photos.length)
  const { productId } = await ctx.db.transaction().execute(async (trx) => {
    await holdMember(trx, member.id)
    const { line, review } = await getChangeable(ctx, trx, member, input)
    const isChanged = await updateReview(trx, { ...review, version: input.version }, said)
    if (!isChanged) throw new Refusal('conflict', { message: texts.changedMeanwhile })
    const kept = review.photos.map(({ id }) => id).filter((id) => input.kept_photos.includes(id))
    await replacePhotos(trx, review.id, { kept, added: photos })
    return line
  })
  announceReview(ctx, productId)
  return viewLine(ctx, member, input)
}

/** Its writer takes it back: what they say is theirs to end. */
export async function withdrawReview(
  ctx: Context,
  input: ParsedInput<typeof api.withdrawReview>,
  caller: Caller,
): Promise<api.ReviewLine> {
  const member = getMember(caller)
  const line = await getOwnLine(ctx.db, member, input)
  if (!line.review) throw new Refusal('notFound')
  const { id } = line.review
  const at = ctx.clock.now()
  const isTaken = await ctx.db.transaction().execute((trx) => takeBack(trx, id, at))
  if (!isTaken) throw new Refusal('conflict')
  announceReview(ctx, line.productId)
  return viewLine(ctx, member, input)
}

async function sayingOf(
  ctx: Context,
  { stars, words }: Pick<Written, 'stars' | 'words'>,
  photos: number,
): Promise<WordsOfReview> {
  const judged = await judgeWords(ctx, words)
  // Clean words are read at once; pictures are looked at first.
  const state = judged.findings.length > 0 || photos > 0 ? 'waiting' : 'shown'
  return { stars, words, ...judged, state, at: ctx.clock.now() }
}

interface Keeping {
  member: SignedInMember
  input: ParsedInput<typeof api.writeReview>
  photos: readonly ReviewPhoto[]
  said: WordsOfReview
}

async function keepReview(ctx: Context, trx: Db, { member, input, photos, said }: Keeping) {
  await holdMember(trx, member.id)
  const refusal = await refusalOf(ctx, trx, member, input)
  if (refusal) throw refusal
  const { orderId, lineNo, productId } = await getOwnLine(trx, member, input)
  const writer = { memberId: member.id, writerName: maskedName(member.fullName) }
  const id = await insertReview(trx, { ...said, ...writer, orderId, lineNo, productId })
  if (id === null) throw new Refusal('conflict', { message: texts.thereAlready })
  await replacePhotos(trx, id, { kept: [], added: photos })
  return { productId }
}

/** Why this member may not begin a review of the line; null when they may. */
async function refusalOf(
  ctx: Context,
  db: Db,
  member: SignedInMember,
  named: Pick<Written, 'code' | 'line_no'>,
): Promise<Refusal | null> {
  const line = await getOwnLine(db, member, named)
  if (line.review && line.review.state !== 'withdrawn') {
    return new Refusal('conflict', { message: texts.thereAlready })
  }
  const deliveredOn = line.deliveredAt && vietnamDayOf(line.deliveredAt)
  const days = await readReviewDays(ctx)
  const why: NoReview | null =
    (await whyNone(db, member)) ?? whyNoReview({ ...line, deliveredOn }, days)
  return why && new Refusal('conflict', { message: texts.whyNot[why] })
}

async function getChangeable(
  ctx: Context,
  db: Db,
  member: SignedInMember,
  input: ParsedInput<typeof api.changeReview>,
): Promise<{ line: OwnLine; review: OwnStored }> {
  const line = await getOwnLine(db, member, input)
  if (!line.review) throw new Refusal('notFound')
  if (line.review.version !== input.version) {
    throw new Refusal('conflict', { message: texts.changedMeanwhile })
  }
  if (changeUntil(line.review, await readReviewDays(ctx)) === null) {
    throw new Refusal('conflict', { message: texts.notChangeable })
  }
  return { line, review: line.review }
}

async function getOwnLine(
  db: Db,
  { id }: Pick<SignedInMember, 'id'>,
  { code, line_no: lineNo }: Pick<Written, 'code' | 'line_no'>,
): Promise<OwnLine> {
  const line = await findOwnLine(db, id, { code, lineNo })
  if (!line) throw new Refusal('notFound')
  return line
}

async function viewLine(
  ctx: Context,
  member: SignedInMember,
  named: Pick<Written, 'code' | 'line_no'>,
): Promise<api.ReviewLine> {
  const line = await getOwnLine(ctx.db, member, named)
  return toReviewLine(line, { ...(await readReviewDays(ctx)), mayWrite: true })
}
