import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/data-request/backoffice/correct.ts'
import type { DataRequestRecord } from '#domain/data-request/backoffice/requests.ts'
import { dataRequestTexts as texts } from '#domain/data-request/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { correctMember, readKept } from '../identity/index.ts'
import { tellAndRead } from './tell-and-read.ts'
import { ensureOpenFor, workOff } from './work-off.ts'

/** What is kept now, to stand beside what it will be. */
export async function getKeptPerson(
  ctx: Context,
  { id }: ParsedInput<typeof api.getKeptPerson>,
  caller: Caller,
): Promise<Output<typeof api.getKeptPerson>> {
  await ensureOpenFor(ctx, id, caller)
  const { member_id: memberId } = await ctx.db
    .selectFrom('data_request as r')
    .innerJoin('customer as c', 'c.id', 'r.customer_id')
    .select('c.member_id')
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
  const kept = memberId === null ? null : await readKept(ctx.db, memberId)
  if (!kept) throw new Refusal('conflict', { message: texts.noAccount })
  return kept
}

/** One press for all that they asked, of what was opened and read; the audit names the fields, never what stands in them. */
export async function correctPerson(
  ctx: Context,
  { id, version, seen, ...correction }: ParsedInput<typeof api.correctPerson>,
  caller: Caller,
): Promise<DataRequestRecord> {
  const fields = Object.entries(correction).flatMap(([name, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [] : name,
  )
  if (fields.length === 0) throw new Refusal('conflict', { message: texts.nothingCorrected })
  const step = { id, version, kind: 'correct', step: 'corrected', after: { fields } } as const
  await workOff(ctx, step, caller, (trx, { memberId }) =>
    correctMember(ctx, trx, { memberId, seen, correction, request: id }),
  )
  return tellAndRead(ctx, id)
}
