import { maxBulk, type BulkAnswer, type BulkRow } from '#domain/bulk.ts'
import { bulkTexts as texts } from '#domain/bulk-texts.ts'
import type { ActionOf, AnyResource, IdOf } from '#domain/resource.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { write, type Served } from '../write-record.ts'
import { actOnOne, changeNoted, type At, type Carry } from './act-on-one.ts'
import { listMeant } from './list-meant.ts'

export interface BulkPreview<R extends AnyResource> {
  action: ActionOf<R>
  ids?: readonly IdOf<R>[]
  /** What the list is narrowed by, instead of `ids`. */
  found?: object
}

export interface BulkOrder<R extends AnyResource> {
  action: ActionOf<R>
  records: readonly At<R>[]
  reason: string
}

/**
 * What an action would do to each of many: it is done for real and taken back, so that the same code and the same
 * constraints refuse. Refuses `invalidInput` for more than `maxBulk`.
 */
export async function previewBulk<R extends AnyResource>(
  ctx: Context,
  served: Served<R>,
  { action, ids, found = {} }: BulkPreview<R>,
  caller: Caller,
): Promise<BulkAnswer> {
  const wanted = ids ?? (await listMeant(ctx, served, found, maxBulk)).map(({ id }) => id)
  const records = wanted.map((id) => ({ id }))
  return eachInTurn(ctx, served, { action, records }, async (_, change) => {
    const trial = await ctx.db.startTransaction().execute()
    try {
      await change({ ...ctx, db: trial, by: getStaff(caller), reason: '' })
    } finally {
      await trial.rollback().execute()
    }
  })
}

/**
 * An action on many records, each in a transaction of its own with its line of the audit. One that is so already
 * is left alone, so that asking again is safe; one that has another version than was looked at is refused.
 */
export async function runBulk<R extends AnyResource>(
  ctx: Context,
  served: Served<R>,
  order: BulkOrder<R>,
  caller: Caller,
): Promise<BulkAnswer> {
  const { action, reason } = order
  return eachInTurn(ctx, served, order, (before, change) =>
    write(ctx, served.resource, caller, (tx) =>
      changeNoted(tx, served, { caller, action, reason, before }, change),
    ),
  )
}

/** One after the other: many at once would take the connections of everybody else. */
async function eachInTurn<R extends AnyResource>(
  ctx: Context,
  served: Served<R>,
  { action, records }: Omit<BulkOrder<R>, 'reason'>,
  carry: Carry<R>,
): Promise<BulkAnswer> {
  const rows = new Map<unknown, BulkRow>()
  for (const at of records) {
    if (!rows.has(at.id)) rows.set(at.id, await attempt(ctx, served, action, at, carry))
  }
  const count = (wanted: BulkRow['outcome']) =>
    [...rows.values()].filter(({ outcome }) => outcome === wanted).length
  return {
    done: count('done'),
    same: count('same'),
    refused: count('refused'),
    rows: [...rows.values()],
  }
}

async function attempt<R extends AnyResource>(
  ctx: Context,
  served: Served<R>,
  action: ActionOf<R>,
  at: At<R>,
  carry: Carry<R>,
): Promise<BulkRow> {
  try {
    return await actOnOne(ctx, served, action, at, carry)
  } catch (error) {
    const id = at.id as string | number
    // What was done to the others stays done, and is told.
    ctx.log.error({ err: error, resource: served.resource.path, id }, 'one of many not changed')
    return { id, version: 0, title: `${id}`, outcome: 'refused', reason: texts.failed }
  }
}
