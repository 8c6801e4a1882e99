import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import type { Cores } from './cores.ts'
import { benchDir, createDemoDatabase, withDatabase } from './databases.ts'
import { startShop, type Shop } from './processes.ts'

const articles = 2000

/** The demo with so many articles that a search has something to do. */
export async function openArticlesShop(
  postgres: EmbeddedPostgres,
  cores: Cores | null,
): Promise<{ shop: Shop; data: string }> {
  const databaseUrl = await createDemoDatabase(postgres, 'bench_articles')
  await withDatabase(databaseUrl, copyArticles)
  const dataDir = join(benchDir, 'shop-articles')
  return { shop: await startShop(cores, { databaseUrl, dataDir }), data: '2,000 articles' }
}

/** Each article of the demo again and again, under addresses and titles of their own. */
async function copyArticles(db: Db): Promise<void> {
  await sql`
    with published as (
      select i.id, i.slug, p.revision_id, p.starts_at, row_number() over (order by i.id) as nth,
        count(*) over () as all_of
      from content_in_force(now()) f
      join content_publication p on p.item_id = f.item_id and p.starts_at = f.starts_at
      join content_item i on i.id = f.item_id and i.kind = 'article'
    ), wanted as (
      select p.*, n, p.slug || '-' || n as new_slug
      from published p, generate_series(1, ${articles}) n
      where (n - 1) * p.all_of + p.nth <= ${articles} - p.all_of
    ), items as (
      insert into content_item (kind, slug, created_at, created_by)
      select 'article', new_slug, starts_at, 'bench' from wanted returning id, slug
    ), revisions as (
      insert into content_revision (item_id, number, body, head, words, hash, author, writer_ids, created_at)
      select i.id, 1, r.body, r.head || jsonb_build_object('title', (r.head->>'title') || ' ' || w.n),
        r.words || ' ' || md5(w.new_slug), r.hash, r.author, r.writer_ids, r.created_at
      from items i join wanted w on w.new_slug = i.slug join content_revision r on r.id = w.revision_id
      returning id, item_id
    )
    insert into content_publication (item_id, revision_id, starts_at, staff_id, staff, created_at)
    select r.item_id, r.id, w.starts_at - w.n * interval '1 hour', 0, 'bench', w.starts_at
    from revisions r join items i on i.id = r.item_id join wanted w on w.new_slug = i.slug`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}
