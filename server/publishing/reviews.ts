import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { publishingAuditTexts as words } from '#domain/publishing/backoffice/audit-texts.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import { rulesOf } from '#domain/publishing/kinds-of-content.ts'
import { publishingTexts as texts } from '#domain/publishing/texts.ts'
import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit, signAsPharmacist } from '../staff/index.ts'
import { getRevisionRow, lockItem } from './item-queries.ts'
import { changeContent } from './change-content.ts'
import { showProducts } from './products/show-products.ts'
import { stopRevision } from './publications.ts'
import { noteVerdict } from './writers.ts'

/**
 * Approves one revision, or gives it back with words. It stays the verdict on these words alone; given back after all,
 * they leave the shop at once, and nothing planned with them begins.
 */
export async function reviewRevision(
  ctx: Context,
  { id, number, verdict, words: said, read }: ParsedInput<typeof api.reviewRevision>,
  caller: Caller,
) {
  const { id: staffId, fullName } = getStaff(caller)
  if (verdict === 'approved' && !read) {
    throw new Refusal('invalidInput', { fields: { read: texts.readFirst } })
  }
  return changeContent(ctx, async (trx) => {
    const { kind } = await lockItem(trx, id)
    const revision = await getRevisionRow(trx, id, number)
    if (verdict === 'approved' && revision.writer_ids.includes(staffId)) {
      const message = texts.ownReview
      throw new Refusal('forbidden', { message, fields: { verdict: message } })
    }
    if (verdict === 'returned' && said.length < 3) {
      throw new Refusal('invalidInput', { fields: { words: texts.wordsMissing } })
    }
    const signedAs = verdict === 'approved' ? await signAsPharmacist(trx, staffId) : null
    if (verdict === 'approved' && rulesOf(kind).needsReview && signedAs === null) {
      const message = texts.licenceMissing
      throw new Refusal('forbidden', { message, fields: { verdict: message } })
    }
    await trx
      .insertInto('content_review')
      .values({
        revision_id: revision.id,
        verdict,
        words: said,
        signed_as: signedAs ?? '',
        staff_id: staffId,
        staff: fullName,
        at: ctx.clock.now(),
      })
      .execute()
    await noteVerdict(trx, id, verdict, revision)
    const stopped =
      verdict === 'returned' &&
      (await stopRevision(
        trx,
        { revisionId: revision.id, reason: texts.approvalWithdrawn(said), now: ctx.clock.now() },
        caller,
      ))
    if (stopped) await showProducts(trx, [id], ctx.clock.now())
    await recordAudit(ctx, trx, caller, {
      action: words[verdict],
      subject: { kind: 'content', id },
      reason: said,
      after: { revision: number, signed_as: signedAs, ...(stopped && { stopped }) },
    })
    return id
  })
}
