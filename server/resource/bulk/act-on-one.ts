import { isDeepStrictEqual } from 'node:util'
import type { BulkRow } from '#domain/bulk.ts'
import { bulkTexts as texts } from '#domain/bulk-texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { ActionOf, AnyResource, FieldsOf, IdOf } from '#domain/resource.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import type { Acted, BulkAction, Handlers, Writing } from '../handlers.ts'
import { changeVersion, factsOf, writtenOf, type Served } from '../write-record.ts'

/** A record, in the state that somebody looked at; in any state where none is told. */
export interface At<R extends AnyResource> {
  id: IdOf<R>
  version?: number
}

/** Carries out the change of one record, or only tries it. */
export type Carry<R extends AnyResource> = (
  before: Acted<R>,
  change: (tx: Writing) => Promise<void>,
) => Promise<void>

/** What an action does to one of many; a fault is thrown. */
export async function actOnOne<R extends AnyResource>(
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
  const told = { id, version, title: titleOf(handlers, record) }
  try {
    const set = await actionOf(handlers.actions, action).set(ctx, record)
    if (isAlready(record, set)) return { ...told, outcome: 'same' }
    if ((at.version ?? version) !== version) throw new Refusal('conflict')
    await carry(record, (tx) => changeTo(tx, served, record, set))
    return { ...told, outcome: 'done' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...told, outcome: 'refused', reason: wordsOf(error) }
  }
}

/** The change of one of many with its line of the audit, in the transaction of `tx`. */
export async function changeNoted<R extends AnyResource>(
  tx: Writing,
  { resource, handlers }: Served<R>,
  of: { caller: Caller; action: ActionOf<R>; reason: string; before: Acted<R> },
  change: (tx: Writing) => Promise<void>,
): Promise<void> {
  const { caller, reason, before } = of
  const { action } = actionOf(handlers.actions, of.action)
  await change(tx)
  const id = before.id as IdOf<R> & (string | number)
  const facts = {
    before: factsOf(resource, before),
    after: factsOf(resource, await getFields(tx, handlers, id)),
  }
  const subject = { kind: resource.subject, id }
  await recordAudit(tx, tx.db, caller, { action, subject, reason, ...facts })
}

/** All that an action needs to know of a record, by the light way where there is one. */
export async function findFields<R extends AnyResource>(
  ctx: Context,
  { get, getFields: light }: Handlers<R>,
  id: IdOf<R>,
): Promise<Acted<R> | null> {
  return light ? light(ctx, id) : ((await get(ctx, id)) as Acted<R> | null)
}

/** As people call it. */
export function titleOf<R extends AnyResource>(handlers: Handlers<R>, record: Acted<R>): string {
  return handlers.describe?.(record).title ?? `${record.id as string | number}`
}

export function actionOf<R extends AnyResource>(
  actions: Readonly<Record<ActionOf<R>, BulkAction<R>>> | undefined,
  name: ActionOf<R>,
): BulkAction<R> {
  const action = actions?.[name]
  if (!action) throw new Error(`No action ${name} is served.`)
  return action
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
