import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/job/backoffice/api.ts'
import { jobAuditTexts as texts } from '#domain/job/texts.ts'
import type { Caller, Context } from '../context.ts'
import { changeLetter, isKnown } from './change-letter.ts'
import { replayLetter } from './letter-queries.ts'

export function replayDeadLetter(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.replayDeadLetter>,
  caller: Caller,
): Promise<Output<typeof api.replayDeadLetter>> {
  return changeLetter(ctx, caller, {
    id,
    action: texts.replayed,
    reason,
    close: async (trx, of, closing) => {
      const closed = await replayLetter(trx, of, closing)
      if (closed && !isKnown(closed.kind)) throw new Refusal('jobIsPast')
      return closed
    },
  })
}
