import { sql, type RawBuilder } from 'kysely'
import type { Approvals } from '#domain/approval.ts'
import type { AnyResource, FieldsOf, RecordOf } from '#domain/resource.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { Writing } from '../handlers.ts'

/** How a kind of record is approved. */
export interface Approving<R extends AnyResource> {
  resource: R
  endpoints: Approvals
  /** Keeps `published`, `version` and the draft with its authors: `sql.table('…')` of whoever keeps it. */
  table: RawBuilder<unknown>
  get(ctx: Pick<Context, 'db' | 'clock'>, id: number): Promise<RecordOf<R> | null>
  /** What the shop goes by now; the row is held. */
  getLive(ctx: Writing, id: number): Promise<FieldsOf<R>>
  /** Refuses what may not become of `live`, which the shop goes by; with `isNew` it never did. */
  ensure(ctx: Writing, id: number, change: Change<R>): Promise<void>
  /** Writes what was approved beside the draft. */
  apply(ctx: Writing, id: number, fields: FieldsOf<R>): Promise<void>
  /** Whether one person may write it at once: of what is open words, say. */
  needsNobody(ctx: Writing, change: Change<R> & { isOpen: boolean }): boolean | Promise<boolean>
  /** What the fields themselves say of being open, where they do. */
  opens?: Partial<FieldsOf<R>>
}

export interface Change<R extends AnyResource> {
  live: FieldsOf<R>
  fields: FieldsOf<R>
  /** Nobody has approved it yet, so that nobody was promised anything. */
  isNew: boolean
}

export interface HeldRow {
  version: number
  published: boolean
  draft: unknown
  draft_authors: number[]
  opened: boolean
}

/** A row of its kind until the transaction ends; null where there is none. */
export async function holdRow<R extends AnyResource>(
  db: Db,
  { table }: Pick<Approving<R>, 'table'>,
  id: number,
): Promise<HeldRow | null> {
  const { rows } = await sql<HeldRow>`
    select version, published, draft, draft_authors, opened from ${table}
    where id = ${id} for no key update`.execute(db)
  return rows[0] ?? null
}

/** What a new record says waits; nothing of it is in the shop. */
export async function proposeNew<R extends AnyResource>(
  ctx: Writing,
  approving: Approving<R>,
  id: number,
  fields: FieldsOf<R>,
): Promise<void> {
  await approving.ensure(ctx, id, { live: fields, fields, isNew: true })
  await writeDraft(ctx.db, approving, id, { fields, authors: [ctx.by.id], version: 1 })
}

/**
 * An edit becomes the draft, and whoever wrote it an author; an approval of the version before is void. What needs
 * nobody changes at once. False where the version is another: nothing was written.
 */
export async function proposeChange<R extends AnyResource>(
  ctx: Writing,
  approving: Approving<R>,
  { id, version }: { id: number; version: number },
  fields: FieldsOf<R>,
): Promise<boolean> {
  const row = await holdRow(ctx.db, approving, id)
  if (row?.version !== version) return false
  const live = await approving.getLive(ctx, id)
  const change = { live, fields, isNew: !row.opened }
  await approving.ensure(ctx, id, change)
  const next = version + 1
  if (await approving.needsNobody(ctx, { ...change, isOpen: row.published })) {
    await approving.apply(ctx, id, fields)
    await dropDraft(ctx.db, approving, id, next)
    return true
  }
  const authors = [...new Set([...row.draft_authors, ctx.by.id])]
  await writeDraft(ctx.db, approving, id, { fields, authors, version: next })
  return true
}

/** The row is held. */
export async function writeDraft<R extends AnyResource>(
  db: Db,
  { table }: Pick<Approving<R>, 'table'>,
  id: number,
  { fields, authors, version }: { fields: unknown; authors: number[]; version: number },
): Promise<void> {
  await sql`update ${table} set draft = ${JSON.stringify(fields)}::jsonb,
    draft_authors = ${authors}::int[], version = ${version} where id = ${id}`.execute(db)
}

/** The row is held. */
export async function dropDraft<R extends AnyResource>(
  db: Db,
  { table }: Pick<Approving<R>, 'table'>,
  id: number,
  version: number,
): Promise<void> {
  await sql`update ${table} set draft = null, draft_authors = '{}', version = ${version}
    where id = ${id}`.execute(db)
}
