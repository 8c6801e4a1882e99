import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/data-request/backoffice/requests.ts'
import { dataRequestTexts as texts, requestResultWords } from '#domain/data-request/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { mailAboutData } from '../identity/index.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit } from '../staff/index.ts'
import { mayWorkOnRequests } from './people.ts'
import { takeOpen } from './take-open.ts'
import { tellAndRead } from './tell-and-read.ts'

/** Gives it to somebody who may work on it, or to nobody. */
export async function assignDataRequest(
  ctx: Context,
  { id, version, assignee_id: assignee }: ParsedInput<typeof api.assignDataRequest>,
  caller: Caller,
): Promise<api.DataRequestRecord> {
  await ctx.db.transaction().execute(async (trx) => {
    await takeOpen(ctx, trx, { id, version }, { assignee_id: assignee })
    if (assignee !== null && !(await mayWorkOnRequests(trx, assignee))) {
      const message = texts.personGone
      throw new Refusal('notFound', { message, fields: { assignee_id: message } })
    }
    const subject = { kind: 'dataRequest', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.assigned, subject, after: { assignee } })
  })
  return tellAndRead(ctx, id)
}

/** They have heard that it was received, and how it goes on: the first of the law's two times. */
export async function answerDataRequest(
  ctx: Context,
  { id, version }: ParsedInput<typeof api.answerDataRequest>,
  caller: Caller,
): Promise<api.DataRequestRecord> {
  await ctx.db.transaction().execute(async (trx) => {
    await takeOpen(ctx, trx, { id, version }, { answered_at: ctx.clock.now() })
    const subject = { kind: 'dataRequest', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.answered, subject })
  })
  return tellAndRead(ctx, id)
}

/** Ends it. An account that is to go is erased by its own job, which closes the request. */
export async function closeDataRequest(
  ctx: Context,
  { id, version, result, ground, done_what, told }: ParsedInput<typeof api.closeDataRequest>,
  caller: Caller,
): Promise<api.DataRequestRecord> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const end = {
      state: result,
      ground: ground ?? null,
      done_what,
      told,
      closed_at: now,
      closed_by: getStaff(caller).id,
    }
    const { kind, memberId } = await takeOpen(ctx, trx, { id, version }, end)
    if (kind === 'erase' && memberId !== null && result === 'done') {
      throw new Refusal('conflict', { message: texts.eraseFirst })
    }
    await trx
      .updateTable('data_request')
      .set({ answered_at: now })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .execute()
    if (memberId !== null) {
      const values = { request: String(id), result: requestResultWords[result] }
      await mailAboutData(ctx, trx, memberId, { template: 'dataRequestAnswered', values })
    }
    await recordAudit(ctx, trx, caller, {
      action: texts.closed[result],
      subject: { kind: 'dataRequest', id },
      after: { state: result, ground: ground ?? null },
    })
  })
  return tellAndRead(ctx, id)
}
