import { Refusal } from '#domain/errors.ts'
import type { ProductBody } from '#domain/publishing/product.ts'
import { publishingTexts as texts } from '#domain/publishing/texts.ts'
import { planShown } from '../../catalog/index.ts'
import type { Db } from '../../platform/db.ts'
import { storedBody } from '../body.ts'
import { segmentsFrom, type Running } from './segments-from.ts'
import { shownOf } from './shown-of.ts'

/**
 * Tells the catalogue what is shown of those among these items that are of a product, from now on and from each
 * moment that is planned. The items are held, so that of two who publish at once the later one tells both. Refuses
 * `conflict` where a product on sale would be left without a description that stays.
 */
export async function showProducts(trx: Db, itemIds: readonly number[], at: Date): Promise<void> {
  for (const { productId, itemId } of await listProducts(trx, itemIds)) {
    const publications = await listRunning(trx, itemId, at)
    const segments = segmentsFrom(publications, at)
    const bodies = await readBodies(
      trx,
      segments.map(({ revisionId }) => revisionId),
    )
    await planShown(
      trx,
      productId,
      segments.map(({ startsAt, revisionId }) => {
        return { startsAt, shown: shownOf(bodies.get(revisionId)!) }
      }),
      at,
    )
    await ensureDescribed(trx, productId, at)
  }
}

/** A product on sale has a description that is in force and has no end. */
export async function ensureDescribed(trx: Db, productId: number, at: Date): Promise<void> {
  const found = await trx
    .selectFrom('product_content as c')
    .innerJoin('product as p', 'p.id', 'c.product_id')
    .select(['c.item_id', 'p.published'])
    .where('c.product_id', '=', productId)
    .executeTakeFirst()
  if (!found?.published) return
  const staying = await trx
    .selectFrom('content_publication')
    .select('id')
    .where('item_id', '=', found.item_id)
    .where('starts_at', '<=', at)
    .where('ends_at', 'is', null)
    .where('stopped_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!staying) throw new Refusal('conflict', { message: texts.lastOfSold })
}

async function listProducts(trx: Db, itemIds: readonly number[]) {
  if (itemIds.length === 0) return []
  return trx
    .selectFrom('product_content')
    .select(['product_id as productId', 'item_id as itemId'])
    .where('item_id', 'in', itemIds)
    .orderBy('product_id')
    .execute()
}

/** What is in force or may be some day. */
async function listRunning(trx: Db, itemId: number, at: Date): Promise<Running[]> {
  const rows = await trx
    .selectFrom('content_publication')
    .select(['id', 'revision_id', 'starts_at', 'ends_at'])
    .where('item_id', '=', itemId)
    .where('stopped_at', 'is', null)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', at)]))
    .execute()
  return rows.map((row) => ({
    id: row.id,
    revisionId: row.revision_id,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at?.getTime() ?? null,
    stoppedAt: null,
  }))
}

async function readBodies(trx: Db, ids: readonly number[]): Promise<Map<number, ProductBody>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('content_revision')
    .select(['id', 'body'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, body }) => [id, storedBody('product', body) as ProductBody]))
}
