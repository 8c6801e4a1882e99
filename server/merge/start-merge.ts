import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/merge/backoffice/merges.ts'
import { mergeTexts as texts } from '#domain/merge/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { ensureCustomer, getOpenCustomer } from '../customer/index.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit } from '../staff/index.ts'
import { tellAndRead } from './take-waiting.ts'

/** A phone stands in one merge at a time: of A into B and B into A at once the database lets one in. */
export async function startMerge(
  ctx: Context,
  { id, to_phone: phone, why }: ParsedInput<typeof api.startMerge>,
  caller: Caller,
): Promise<api.MergeRecord> {
  const customer = await getOpenCustomer(ctx, id, caller)
  const from = customer.phone
  if (from === null) throw new Refusal('notFound')
  if (from === phone) {
    throw new Refusal('conflict', {
      message: texts.samePhone,
      fields: { to_phone: texts.samePhone },
    })
  }
  const at = ctx.clock.now()
  const made = await ctx.db.transaction().execute(async (trx) => {
    const to = await ensureCustomer(trx, phone, at)
    const { id: mergeId } = await trx
      .insertInto('person_merge')
      .values({
        from_customer: id,
        to_customer: to,
        from_phone: from,
        to_phone: phone,
        why,
        started_by: getStaff(caller).id,
        started_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const turns = await trx
      .insertInto('person_merge_phone')
      .values([from, phone].toSorted().map((each) => ({ phone: each, merge_id: mergeId })))
      .onConflict((on) => on.column('phone').doNothing())
      .returning('phone')
      .execute()
    if (turns.length < 2) throw new Refusal('conflict', { message: texts.mergingAlready })
    await recordAudit(ctx, trx, caller, {
      action: texts.added,
      subject: { kind: 'merge', id: mergeId },
      after: { from: id, to },
    })
    return mergeId
  })
  return tellAndRead(ctx, made)
}
