import { isDeepStrictEqual } from 'node:util'
import { maxBulk, type BulkAnswer, type BulkRow } from '#domain/bulk.ts'
import { bulkTexts as texts } from '#domain/bulk-texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { ActionOf, AnyResource, FieldsOf, IdOf } from '#domain/resource.ts'
import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit } from '../staff/index.ts'
import type { Acted, BulkAction, Handlers, Writing } from './handlers.ts'
import { changeVersion, factsOf, write, writtenOf, type Served } from './write-record.ts'

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

/** A record, in the state that somebody looked at; in any state where none is told. */
interface At<R extends AnyResource> {
  id: IdOf<R>
  version?: number
}

/** Carries out the change of one record, or only tries it. */
type Carry<R extends AnyResource> = (
  before: Acted<R>,
  change: (tx: Writing) => Promise<void>,
) => Promise<void>

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
  const wanted = ids ?? (await listIds(ctx, served, found))
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
  const { resource, handlers } = served
  const { action } = actionOf(handlers.actions, order.action)
  return eachInTurn(ctx, served, order, (before, change) =>
    write(ctx, resource, caller, async (tx) => {
      await change(tx)
      const id = before.id as IdOf<R> & (string | number)
      const facts = {
        before: factsOf(resource, before),
        after: factsOf(resource, await getFields(tx, handlers, id)),
      }
      const subject = { kind: resource.subject, id }
      await recordAudit(ctx, tx.db, caller, { action, subject, reason: order.reason, ...facts })
    }),
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
  const { handlers } = served
  const id = at.id as string | number
  const record = await findFields(ctx, handlers, at.id)
  if (!record) return { id, version: 0, title: '', outcome: 'refused', reason: texts.gone }
  const { version } = record
  const told = { id, version, title: handlers.describe?.(record).title ?? `${id}` }
  try {
    const set = await actionOf(handlers.actions, action).set(ctx, record)
    if (isAlready(record, set)) return { ...told, outcome: 'same' }
    if ((at.version ?? version) !== version) throw new Refusal('conflict')
    await carry(record, (tx) => changeTo(tx, served, record, set))
    return { ...told, outcome: 'done' }
  } catch (error) {
    if (error instanceof Refusal) return { ...told, outcome: 'refused', reason: wordsOf(error) }
    // What was done to the others stays done, and is told.
    ctx.log.error({ err: error, resource: served.resource.path, id }, 'one of many not changed')
    return { ...told, outcome: 'refused', reason: texts.failed }
  }
}

/** By the one update that asks for the version: of two who do it at once one does. */
async function changeTo<R extends AnyResource>(
  tx: Writing,
  served: Served<R>,
  record: Acted<R>,
  set: Partial<FieldsOf<R>>,
): Promise<void> {
  const fields = served.resource.fields.safeParse({ ...writtenOf(served.resource, record), ...set })
  // Written when the rules were others.
  if (!fields.success) throw new Refusal('invalidInput', { message: texts.unfit })
  const { id, version } = record
  await changeVersion(tx, served, { id, version }, fields.data as FieldsOf<R>)
}

/** All that an action needs to know of a record, by the light way where there is one. */
async function findFields<R extends AnyResource>(
  ctx: Context,
  { get, getFields: light }: Handlers<R>,
  id: IdOf<R>,
): Promise<Acted<R> | null> {
  return light ? light(ctx, id) : ((await get(ctx, id)) as Acted<R> | null)
}

/** Of one that was just written. */
async function getFields<R extends AnyResource>(
  ctx: Context,
  handlers: Handlers<R>,
  id: IdOf<R>,
): Promise<Acted<R>> {
  const record = await findFields(ctx, handlers, id)
  if (!record) throw new Refusal('notFound')
  return record
}

function isAlready(record: object, set: object): boolean {
  const known = new Map(Object.entries(record))
  return Object.entries(set).every(([name, value]) => isDeepStrictEqual(known.get(name), value))
}

function wordsOf({ code, message, details }: Refusal): string {
  if (details.fields) return Object.values(details.fields).join('. ')
  return code === 'conflict' ? (details.message ?? texts.changed) : message
}

function actionOf<R extends AnyResource>(
  actions: Readonly<Record<ActionOf<R>, BulkAction<R>>> | undefined,
  name: ActionOf<R>,
): BulkAction<R> {
  const action = actions?.[name]
  if (!action) throw new Error(`No action ${name} is served.`)
  return action
}

async function listIds<R extends AnyResource>(
  ctx: Context,
  { resource, handlers }: Served<R>,
  found: object,
): Promise<IdOf<R>[]> {
  const [sort] = resource.sorts
  const asked = { ...found, sort, page: 1, limit: maxBulk }
  const { rows, total } = await handlers.list(ctx, asked as never)
  if (total > maxBulk) throw new Refusal('invalidInput', { message: texts.tooMany(maxBulk) })
  return rows.map((row) => (row as { id: IdOf<R> }).id)
}
