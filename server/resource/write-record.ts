import type {
  AnyResource,
  FieldsOf,
  IdOf,
  Importable,
  IssuedOf,
  NewFieldsOf,
  RecordOf,
} from '#domain/resource.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { listToldTags } from '../platform/change-bus.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit } from '../staff/index.ts'
import type { Creating, Handlers, Writing } from './handlers.ts'

export interface Served<R extends AnyResource> {
  resource: R
  handlers: Handlers<R>
}

/** Refuses `conflict` with `fields` for what is taken. */
export async function createRecord<R extends AnyResource>(
  ctx: Context,
  served: Served<R>,
  { reason = '', ...fields }: NewFieldsOf<R> & { reason?: string | undefined },
  caller: Caller,
): Promise<RecordOf<R> & IssuedOf<R>> {
  const { resource, handlers } = served
  return write(ctx, resource, caller, async (tx) => {
    const { id, issued } = await createWith({ ...tx, reason }, handlers, fields as NewFieldsOf<R>)
    const record = await getRecord(tx, served, id)
    const subject = subjectOf(resource, record)
    const after = factsOf(resource, record)
    const action = handlers.texts.added
    await recordAudit(ctx, tx.db, caller, { action, subject, reason, after })
    return { ...record, ...issued }
  })
}

/**
 * Whoever read another version than there is hears `conflict` with the record as it is now in `current`; the
 * update itself decides, so that of two at once one alone gets through.
 */
export async function changeRecord<R extends AnyResource>(
  ctx: Context,
  served: Served<R>,
  input: FieldsOf<R> & { id: IdOf<R>; version: number; reason: string },
  caller: Caller,
): Promise<RecordOf<R>> {
  const { id, version, reason, ...fields } = input
  const { resource, handlers } = served
  return write(ctx, resource, caller, async (tx) => {
    // A version's facts never change: what was read here is what the update found, or it finds nothing.
    const before = await getRecord(tx, served, id)
    await changeVersion({ ...tx, reason }, served, { id, version }, fields as FieldsOf<R>)
    const record = await getRecord(tx, served, id)
    const subject = subjectOf(resource, record)
    const facts = { before: factsOf(resource, before), after: factsOf(resource, record) }
    const { changed } = handlers.texts
    const action = typeof changed === 'string' ? changed : changed(before, record)
    await recordAudit(ctx, tx.db, caller, { action, subject, reason, ...facts })
    return record
  })
}

/** Writes a new one; refuses `conflict` with `fields` for what is taken. */
export async function createWith<R extends Importable>(
  tx: Writing,
  { create, taken }: Partial<Creating<R>> & Pick<Handlers<AnyResource>, 'taken'>,
  fields: NewFieldsOf<R>,
): Promise<{ id: IdOf<R>; issued: IssuedOf<R> }> {
  // No address leads here to what staff do not add.
  if (!create) throw new Refusal('notFound')
  const created: unknown = await create(tx, fields).catch(refuseTaken(taken))
  const isWithMore = typeof created === 'object'
  return (isWithMore ? created : { id: created, issued: {} }) as {
    id: IdOf<R>
    issued: IssuedOf<R>
  }
}

/** One write of the fields, where the record still has that version; refuses `conflict` with how it is. */
export async function changeVersion<R extends AnyResource>(
  tx: Writing,
  served: Served<R>,
  at: { id: IdOf<R>; version: number },
  fields: FieldsOf<R>,
): Promise<void> {
  const { handlers } = served
  const isWritten = await handlers.change(tx, at, fields).catch(refuseTaken(handlers.taken))
  if (!isWritten) throw new Refusal('conflict', { current: await getRecord(tx, served, at.id) })
}

/** One transaction; what it changed is told when it is done. */
export async function write<T>(
  ctx: Context,
  { path }: Pick<AnyResource, 'path'>,
  caller: Caller,
  work: (tx: Writing) => Promise<T>,
): Promise<T> {
  const { done, tags } = await ctx.db.transaction().execute(async (trx) => ({
    done: await work({ ...ctx, db: trx, by: getStaff(caller), reason: '' }),
    tags: await listToldTags(trx),
  }))
  ctx.cache.drop(tags)
  ctx.changeBus.tell([path])
  return done
}

/** The database knows what is taken. */
function refuseTaken(taken: Handlers<AnyResource>['taken']): (error: unknown) => never {
  return (error) => {
    const { constraint } = error as { constraint?: unknown }
    const fields = typeof constraint === 'string' ? taken[constraint] : undefined
    throw fields ? new Refusal('conflict', { fields: { ...fields } }) : error
  }
}

/** Refuses `notFound`. */
export async function getRecord<R extends AnyResource>(
  tx: Context,
  { handlers }: Served<R>,
  id: IdOf<R>,
): Promise<RecordOf<R>> {
  const record = await handlers.get(tx, id)
  if (!record) throw new Refusal('notFound')
  return record
}

/** As the record calls itself: an address may spell its id in another case. */
function subjectOf<R extends AnyResource>({ subject: kind }: R, record: RecordOf<R>) {
  return { kind, id: record['id'] as string | number }
}

/** Of a record what people write: the audit keeps that, and never what was handed out or must be forgotten. */
export function factsOf(resource: AnyResource, record: object): Record<string, unknown> {
  const { forgettable = [] } = resource
  const facts = Object.entries(writtenOf(resource, record))
  return Object.fromEntries(facts.filter(([name]) => !forgettable.includes(name)))
}

/** Of a record what people write. */
export function writtenOf(resource: AnyResource, record: object): Record<string, unknown> {
  const names = Object.keys({ ...resource.newFields.shape, ...resource.fields.shape })
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}
