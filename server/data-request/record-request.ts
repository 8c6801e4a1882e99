import { sql, type SqlBool } from 'kysely'
import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/data-request/backoffice/requests.ts'
import { clockOf } from '#domain/data-request/due.ts'
import { dataRequestTexts as texts } from '#domain/data-request/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { getOpenCustomer } from '../customer/index.ts'
import { listLegalRules } from '../game/index.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit } from '../staff/index.ts'
import { tellAndRead } from './tell-and-read.ts'

/**
 * Writes down what a customer asked, with the times of the law of today. One of a kind is open at a time: the index
 * refuses the second, however many are recorded at once.
 */
export async function recordDataRequest(
  ctx: Context,
  { id, ...asked }: ParsedInput<typeof api.recordDataRequest>,
  caller: Caller,
): Promise<api.DataRequestRecord> {
  const customer = await getOpenCustomer(ctx, id, caller)
  if (customer.phone === null) throw new Refusal('notFound')
  const at = ctx.clock.now()
  const due = clockOf(await listLegalRules(ctx.db), asked.kind, at)
  if (!due) throw new Refusal('conflict', { message: texts.noLaw })
  const made = await ctx.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('data_request')
      .values({
        ...asked,
        customer_id: id,
        asked_at: at,
        answer_due_at: due.answerBy,
        due_at: due.doneBy,
        law_source: due.source,
        law_verified: due.isVerified,
        recorded_by: getStaff(caller).id,
      })
      .onConflict((on) =>
        // Written out: a plan that fits every value of a parameter finds no index.
        on
          .columns(['customer_id', 'kind'])
          .where(sql<SqlBool>`state = 'open'`)
          .doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      throw new Refusal('conflict', {
        message: texts.openAlready,
        fields: { kind: texts.openAlready },
      })
    }
    await recordAudit(ctx, trx, caller, {
      action: texts.added,
      subject: { kind: 'dataRequest', id: added.id },
      after: { kind: asked.kind, channel: asked.channel, proof: asked.proof, customer: id },
    })
    return added.id
  })
  return tellAndRead(ctx, made)
}
