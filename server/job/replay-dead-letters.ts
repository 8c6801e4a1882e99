import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { replayedAtOnce } from '#domain/job/backoffice/api.ts'
import type * as api from '#domain/job/backoffice/api.ts'
import { jobAuditTexts as texts } from '#domain/job/texts.ts'
import type { Caller, Context } from '../context.ts'
import { recordAudit, staffActor } from '../staff/index.ts'
import { announceLetters, isKnown } from './change-letter.ts'
import { countLeft, replayLettersOf } from './letter-queries.ts'

/** All open letters of a kind; with none to do again it refuses `notFound`. */
export async function replayDeadLetters(
  ctx: Context,
  { kind, reason }: ParsedInput<typeof api.replayDeadLetters>,
  caller: Caller,
): Promise<Output<typeof api.replayDeadLetters>> {
  if (!isKnown(kind)) throw new Refusal('notFound')
  const at = ctx.clock.now()
  const done = await ctx.db.transaction().execute(async (trx) => {
    const closing = { by: staffActor(caller), reason, at }
    const replayed = await replayLettersOf(trx, { kind, limit: replayedAtOnce }, closing)
    if (replayed === 0) throw new Refusal('notFound')
    await recordAudit(ctx, trx, caller, {
      action: texts.allReplayed,
      subject: { kind: 'deadLetter', id: kind },
      reason,
      after: { kind, replayed },
    })
    return { replayed, ...(await countLeft(trx, kind, at)) }
  })
  announceLetters(ctx)
  return done
}
