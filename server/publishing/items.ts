import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/publishing/backoffice/api.ts'
import { publishingAuditTexts as words } from '#domain/publishing/backoffice/audit-texts.ts'
import { slugScopes, type ContentKind } from '#domain/publishing/kinds.ts'
import { rulesOf, type Body } from '#domain/publishing/kinds-of-content.ts'
import { fixedPageSlugs } from '#domain/publishing/places/fixed-pages.ts'
import { placesTexts } from '#domain/publishing/places/texts.ts'
import { reservedSlugs } from '#domain/publishing/reserved-slugs.ts'
import { publishingTexts as texts } from '#domain/publishing/texts.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit, staffActor } from '../staff/index.ts'
import { isProductSlug } from '../catalog/index.ts'
import { hashOf } from './body.ts'
import { lockItem } from './item-queries.ts'
import { changeContent } from './change-content.ts'
import { readState } from './read-content.ts'
import { keepDraftReferences } from './references.ts'
import { union } from './writers.ts'

/** Begins something new as a draft. Refuses `conflict` with `fields.slug` where the address is another's. */
export async function addContent(
  ctx: Context,
  { kind, slug, title, copy_of: copyOf }: ParsedInput<typeof api.addContent>,
  caller: Caller,
) {
  const rules = rulesOf(kind)
  return changeContent(ctx, async (trx) => {
    await ensureFree(trx, kind, slug)
    const copied =
      copyOf === undefined
        ? { body: rules.empty, writerIds: [] }
        : await draftToCopy(trx, copyOf, kind)
    const body = rules.schema.parse({ ...copied.body, title })
    const id = await insertItem(ctx, trx, { kind, slug, body, writerIds: copied.writerIds }, caller)
    await recordAudit(ctx, trx, caller, {
      action: words.added,
      subject: { kind: 'content', id },
      after: { kind, slug, title },
    })
    return id
  })
}

/** A new item with its first draft, in the caller's transaction; its address must be free. */
export async function insertItem(
  ctx: Context,
  trx: Db,
  { kind, slug, body, writerIds = [] }: NewItem,
  caller: Caller,
): Promise<number> {
  const at = ctx.clock.now()
  const added = await trx
    .insertInto('content_item')
    .values({ kind, slug, created_at: at, created_by: staffActor(caller), archived_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new Refusal('conflict', { fields: { slug: texts.slugTaken } })
  const { id } = added
  await trx
    .insertInto('content_draft')
    .values({
      item_id: id,
      base_revision: null,
      body: JSON.stringify(body),
      hash: hashOf(body),
      saved_by: getStaff(caller).fullName,
      writer_ids: union(writerIds, [getStaff(caller).id]),
      saved_at: at,
    })
    .execute()
  await keepDraftReferences(trx, id, rulesOf(kind).referencesOf(body))
  return id
}

interface NewItem {
  kind: ContentKind
  slug: string
  body: Body
  /** Whose words it begins with, besides those of who adds it. */
  writerIds?: readonly number[]
}

/** Moves to another address; asked for at the one before, it leads on. */
export async function renameContent(
  ctx: Context,
  { id, version, slug, reason }: ParsedInput<typeof api.renameContent>,
  caller: Caller,
) {
  return changeContent(ctx, async (trx) => {
    const item = await lockItem(trx, id)
    if (item.version !== version) throw new Refusal('conflict')
    if (item.slug === slug) return id
    if (item.kind === 'page' && fixedPageSlugs.has(item.slug)) {
      throw new Refusal('conflict', { fields: { slug: placesTexts.slugFixed } })
    }
    if (item.kind === 'product')
      throw new Refusal('conflict', { fields: { slug: texts.productMoves } })
    await ensureFree(trx, item.kind, slug)
    await renameRow(trx, { id, slug })
    const scope = slugScopes[item.kind]
    // Nothing but letters' case: the address finds it as it is. What nobody ever saw leads nowhere.
    const isOther = item.slug.toLowerCase() !== slug.toLowerCase()
    if (isOther && (await wasPublic(trx, id, ctx.clock.now()))) {
      await trx
        .insertInto('content_old_slug')
        .values({ scope, slug: item.slug.toLowerCase(), item_id: id, until: ctx.clock.now() })
        .onConflict((conflict) =>
          conflict.columns(['scope', 'slug']).doUpdateSet({ item_id: id, until: ctx.clock.now() }),
        )
        .execute()
    }
    await recordAudit(ctx, trx, caller, {
      action: words.renamed,
      subject: { kind: 'content', id },
      reason,
      before: { slug: item.slug },
      after: { slug },
    })
    return id
  })
}

/** Puts away what nobody sees and nobody will; refuses `conflict` while it is in force or planned. */
export async function archiveContent(
  ctx: Context,
  { id, version, archived, reason }: ParsedInput<typeof api.archiveContent>,
  caller: Caller,
) {
  return changeContent(ctx, async (trx) => {
    const item = await lockItem(trx, id)
    if (item.version !== version) throw new Refusal('conflict')
    const state = await readState(trx, id, ctx.clock.now())
    if (archived && (state.live || state.next)) throw new Refusal('conflict')
    await trx
      .updateTable('content_item')
      .set((row) => ({
        archived_at: archived ? ctx.clock.now() : null,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await recordAudit(ctx, trx, caller, {
      action: archived ? words.archived : words.unarchived,
      subject: { kind: 'content', id },
      reason,
    })
    return id
  })
}

async function draftToCopy(trx: Db, id: number, kind: ContentKind) {
  const found = await trx
    .selectFrom('content_draft as d')
    .innerJoin('content_item as i', 'i.id', 'd.item_id')
    .select(['d.body', 'd.writer_ids'])
    .where('i.id', '=', id)
    .where('i.kind', '=', kind)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return { body: found.body as object, writerIds: found.writer_ids }
}

async function wasPublic(trx: Db, id: number, now: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('content_publication')
    .select('id')
    .where('item_id', '=', id)
    .where('starts_at', '<=', now)
    .where(({ eb, or, ref }) =>
      or([eb('stopped_at', 'is', null), eb('stopped_at', '>', ref('starts_at'))]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Fixed pages and products stand at the shop's root too; of contents the unique index knows. */
async function ensureFree(trx: Db, kind: ContentKind, slug: string): Promise<void> {
  // The API finds an article by its number too, and lists categories beside them.
  if (kind === 'article' && /^(\d+|categorie)$/.test(slug)) {
    throw new Refusal('conflict', { fields: { slug: texts.slugReserved } })
  }
  if (slugScopes[kind] !== 'root') return
  const isOwn = kind === 'page' && fixedPageSlugs.has(slug)
  if (reservedSlugs.has(slug.toLowerCase()) && !isOwn) {
    throw new Refusal('conflict', { fields: { slug: texts.slugReserved } })
  }
  if (await isProductSlug(trx, slug)) {
    throw new Refusal('conflict', { fields: { slug: texts.slugOfProduct } })
  }
}

/** The unique index decides: two who want one address at once do not both get it. */
async function renameRow(trx: Db, { id, slug }: { id: number; slug: string }): Promise<void> {
  try {
    await trx
      .updateTable('content_item')
      .set((row) => ({ slug, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new Refusal('conflict', { fields: { slug: texts.slugTaken } })
  }
}

function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'content_item_slug_key'
}
