import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/merge/backoffice/merges.ts'
import { mergeForbidWords, mergeTexts as texts } from '#domain/merge/texts.ts'
import type { Moved } from '#domain/merge/parts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'
import { appendEvent } from '../platform/outbox.ts'
import { recordAudit } from '../staff/index.ts'
import { moveAll } from './move-all.ts'
import { takeWaiting, tellAndRead } from './take-waiting.ts'

type Preview = Output<typeof api.previewMerge>

class TakenBack extends Error {}

/** Carried out and taken back: what is shown is what would be done, counted by the same statements. */
export async function previewMerge(
  ctx: Context,
  { id }: ParsedInput<typeof api.previewMerge>,
): Promise<Preview> {
  let found: Preview = { forbids: null, moved: {} }
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const merge = await trx
        .selectFrom('person_merge')
        .select(['id', 'state', 'from_customer', 'to_customer', 'from_phone', 'to_phone'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!merge) throw new Refusal('notFound')
      if (merge.state !== 'waiting') throw new Refusal('conflict', { message: texts.over })
      const { forbids, moved = {} } = await moveAll(ctx, trx, merge)
      found = { forbids, moved: { ...moved } }
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return found
}

/** Both phones were proven by codes: one person is enough. */
export function carryOutMerge(
  ctx: Context,
  at: ParsedInput<typeof api.carryOutMerge>,
  caller: Caller,
): Promise<api.MergeRecord> {
  return carryOut(ctx, at, caller, (merge) => {
    if (merge.from_proof === 'words' || merge.to_proof === 'words') {
      throw new Refusal('forbidden', { message: texts.needsAnother })
    }
  })
}

/** Words proved a phone: by somebody who neither started it nor vouched for it. */
export function approveMerge(
  ctx: Context,
  at: ParsedInput<typeof api.approveMerge>,
  caller: Caller,
): Promise<api.MergeRecord> {
  const by = getStaff(caller).id
  return carryOut(ctx, at, caller, (merge) => {
    const authors = [merge.started_by, merge.from_proven_by, merge.to_proven_by]
    if (authors.includes(by)) throw new Refusal('forbidden', { message: texts.notYours })
  })
}

type Taken = Awaited<ReturnType<typeof takeWaiting>>

async function carryOut(
  ctx: Context,
  { id, version }: { id: number; version: number },
  caller: Caller,
  ensure: (merge: Taken) => void,
): Promise<api.MergeRecord> {
  await ctx.db.transaction().execute(async (trx) => {
    const merge = await takeWaiting(ctx, trx, { id, version })
    if (merge.from_proof === null || merge.to_proof === null) {
      throw new Refusal('conflict', { message: texts.unproven })
    }
    ensure(merge)
    const { forbids, moved } = await moveAll(ctx, trx, merge)
    if (forbids) throw new Refusal('conflict', { message: mergeForbidWords[forbids] })
    await end(trx, id, {
      state: 'done',
      moved,
      ended_by: getStaff(caller).id,
      ended_at: ctx.clock.now(),
    })
    const subject = { kind: 'merge', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.done, subject, after: moved })
    await appendEvent(trx, 'phones.merged', { mergeId: id })
  })
  return tellAndRead(ctx, id)
}

export async function cancelMerge(
  ctx: Context,
  { id, version, why }: ParsedInput<typeof api.cancelMerge>,
  caller: Caller,
): Promise<api.MergeRecord> {
  await ctx.db.transaction().execute(async (trx) => {
    await takeWaiting(ctx, trx, { id, version })
    const by = { ended_by: getStaff(caller).id, ended_at: ctx.clock.now() }
    await end(trx, id, { state: 'cancelled', ended_why: why, ...by })
    const subject = { kind: 'merge', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.cancelled, subject })
  })
  return tellAndRead(ctx, id)
}

interface Ending {
  state: 'done' | 'cancelled'
  moved?: Moved
  ended_why?: string
  ended_by: number
  ended_at: Date
}

/** Both phones are free for another merge. */
async function end(trx: Db, id: number, { moved = {}, ...ending }: Ending): Promise<void> {
  await trx
    .updateTable('person_merge')
    .set({ ...ending, moved: JSON.stringify(moved) as unknown as Moved })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('person_merge_phone').where('merge_id', '=', id).execute()
}
