import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/job/backoffice/api.ts'
import { jobAuditTexts as texts } from '#domain/job/texts.ts'
import type { Caller, Context } from '../context.ts'
import { changeLetter } from './change-letter.ts'
import { dismissLetter } from './letter-queries.ts'

export function dismissDeadLetter(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.dismissDeadLetter>,
  caller: Caller,
): Promise<Output<typeof api.dismissDeadLetter>> {
  return changeLetter(ctx, caller, { id, action: texts.dismissed, reason, close: dismissLetter })
}
