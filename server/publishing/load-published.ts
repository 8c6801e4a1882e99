import { sql, type Insertable } from 'kysely'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import { rulesOf } from '#domain/publishing/kinds-of-content.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { Db } from '../platform/db.ts'
import { hashOf, parseBody } from './body.ts'
import type { PublishingTables } from './tables.ts'

interface Person {
  id: number
  full_name: string
}

/** One item as it came to be elsewhere: written, approved, published. */
export interface LoadedContent {
  kind: ContentKind
  slug: string
  body: unknown
  /** What has been written since and not been kept. */
  draft?: unknown
  writer: Person
  writtenAt: Date
  /** Null for what stood before anybody reviewed anything. */
  approval: { by: Person; signedAs: string; at: Date } | null
  startsAt: Date
  endsAt?: Date | null
}

export interface LoadedNames {
  categories: Insertable<PublishingTables['article_category']>[]
  tags: Insertable<PublishingTables['article_tag']>[]
}

/**
 * Fills an engine in which nobody has written anything, in few statements; `contents` is asked with the numbers
 * of categories and tags by their slugs. False, and nothing written, where there is any content or category.
 * No claim rules have seen these texts (version 0): whoever publishes them again has them asked.
 */
export async function loadPublished(
  trx: Db,
  names: LoadedNames,
  contents: (idOf: (slug: string) => number) => LoadedContent[],
): Promise<boolean> {
  if (await isUsed(trx)) return false
  const categories = await trx
    .insertInto('article_category')
    .values(names.categories)
    .returning(['id', 'slug'])
    .execute()
  const tags = await trx
    .insertInto('article_tag')
    .values(names.tags)
    .returning(['id', 'slug'])
    .execute()
  const ids = new Map([...categories, ...tags].map(({ id, slug }) => [slug, id]))
  const given = contents((slug) => ids.get(slug)!)
  await insertPublished(trx, given)
  return true
}

async function isUsed(trx: Db): Promise<boolean> {
  const items = await trx
    .selectFrom('content_item')
    .select('id')
    .where('kind', 'in', ['article', 'landing'])
    .limit(1)
    .execute()
  const categories = await trx.selectFrom('article_category').select('id').limit(1).execute()
  return items.length + categories.length > 0
}

/**
 * Items as they came to be elsewhere, in few statements: nobody has to write, approve or publish them again. Gives
 * their numbers by kind and address: `article an-gi`.
 */
export async function insertPublished(
  trx: Db,
  contents: readonly LoadedContent[],
): Promise<ReadonlyMap<string, number>> {
  if (contents.length === 0) return new Map()
  // Nobody at the desk hears of what was approved elsewhere.
  await sql`select set_config('anlanh.bell', 'still', true)`.execute(trx)
  const items = await trx
    .insertInto('content_item')
    .values(
      contents.map(({ kind, slug, writer, writtenAt }) => ({
        kind,
        slug,
        created_at: writtenAt,
        created_by: writer.full_name,
        archived_at: null,
      })),
    )
    .returning(['id', 'kind', 'slug'])
    .execute()
  const itemIds = new Map(items.map(({ id, kind, slug }) => [`${kind} ${slug}`, id]))
  const placed = contents.map((content): Placed => {
    const { kind, slug, body, draft } = content
    const parsed = parseBody(kind, body)
    return {
      ...content,
      itemId: itemIds.get(`${kind} ${slug}`)!,
      parsed,
      drafted: draft === undefined ? parsed : parseBody(kind, draft),
    }
  })
  const revisions = await trx
    .insertInto('content_revision')
    .values(placed.map(toRevision))
    .returning(['id', 'item_id'])
    .execute()
  const revisionIds = new Map(revisions.map(({ id, item_id: itemId }) => [itemId, id]))
  const kept = placed.map((each) => ({ ...each, revisionId: revisionIds.get(each.itemId)! }))
  await trx.insertInto('content_draft').values(kept.map(toDraft)).execute()
  const reviews = kept.flatMap(toReview)
  if (reviews.length > 0) await trx.insertInto('content_review').values(reviews).execute()
  await trx.insertInto('content_publication').values(kept.map(toPublication)).execute()
  const references = kept.flatMap(toReferences)
  if (references.length > 0) {
    await trx.insertInto('content_reference').values(references).execute()
  }
  return itemIds
}

type Placed = LoadedContent & {
  itemId: number
  parsed: Body
  drafted: Body
}
type Kept = Placed & { revisionId: number }

function toRevision({ kind, itemId, parsed, writer, writtenAt }: Placed) {
  const rules = rulesOf(kind)
  const words = rules.partsOf(parsed).map(({ text }) => text)
  return {
    item_id: itemId,
    number: 1,
    body: JSON.stringify(parsed),
    head: JSON.stringify(rules.headOf(parsed)),
    words: words.join('\n'),
    hash: hashOf(parsed),
    author: writer.full_name,
    writer_ids: [writer.id],
    created_at: writtenAt,
  }
}

function toDraft({ itemId, draft, drafted, writer, writtenAt, startsAt }: Kept) {
  return {
    item_id: itemId,
    base_revision: 1,
    body: JSON.stringify(drafted),
    hash: hashOf(drafted),
    version: draft === undefined ? 2 : 3,
    saved_by: writer.full_name,
    writer_ids: draft === undefined ? [] : [writer.id],
    saved_at: draft === undefined ? writtenAt : startsAt,
  }
}

function toReview({ revisionId, approval }: Kept) {
  if (!approval) return []
  const { by, signedAs, at } = approval
  return [
    {
      revision_id: revisionId,
      verdict: 'approved' as const,
      signed_as: signedAs,
      staff_id: by.id,
      staff: by.full_name,
      at,
    },
  ]
}

function toPublication(kept: Kept) {
  const { itemId, revisionId, writer, writtenAt, approval, startsAt, endsAt = null } = kept
  return {
    item_id: itemId,
    revision_id: revisionId,
    starts_at: startsAt,
    ends_at: endsAt,
    release_id: null,
    staff_id: writer.id,
    staff: writer.full_name,
    created_at: approval?.at ?? writtenAt,
    stopped_at: null,
    stopped_by: null,
  }
}

function toReferences({ kind, itemId, revisionId, parsed, drafted }: Kept) {
  const rowsOf = (body: Body, revision: number | null) => {
    const once = new Map(
      rulesOf(kind)
        .referencesOf(body)
        .map((each) => [keyOf(each), each]),
    )
    return [...once.values()].map((each) => ({ ...each, item_id: itemId, revision_id: revision }))
  }
  return [...rowsOf(drafted, null), ...rowsOf(parsed, revisionId)]
}

function keyOf({ kind, target }: { kind: string; target: string }): string {
  return `${kind} ${target}`
}
