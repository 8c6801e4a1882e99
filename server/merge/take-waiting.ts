import type { Selectable, Updateable } from 'kysely'
import { merges, type MergeRecord } from '#domain/merge/backoffice/merges.ts'
import { mergeTexts as texts } from '#domain/merge/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { findMerge } from './merges.ts'
import type { MergeTables } from './tables.ts'

type Table = MergeTables['person_merge']

/**
 * The first thing of every move: one conditional update that takes the merge as it was read, so that of many at once
 * one goes on. Refusals: `notFound`; `conflict` with the merge as it is now.
 */
export async function takeWaiting(
  ctx: Pick<Context, 'clock'>,
  trx: Db,
  { id, version }: { id: number; version: number },
  set: Updateable<Table> = {},
): Promise<Selectable<Table>> {
  const taken = await trx
    .updateTable('person_merge')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (taken) return taken
  const current = await findMerge({ ...ctx, db: trx }, id)
  if (!current) throw new Refusal('notFound')
  const over = current.state === 'waiting' ? {} : { message: texts.over }
  throw new Refusal('conflict', { ...over, current })
}

/** Open lists hear that something was written; gives the merge as it is now. */
export async function tellAndRead(ctx: Context, id: number): Promise<MergeRecord> {
  ctx.changeBus.tell([merges.path])
  ctx.outbox.wake()
  return (await findMerge(ctx, id))!
}
