import { sql } from 'kysely'
import { addDays } from '#domain/kernel/dates.ts'
import { hours } from '#domain/kernel/durations.ts'
import { products } from '#seed/catalog/products/index.ts'
import { articles } from '#seed/publishing/articles/index.ts'
import { landingPages } from '#seed/publishing/pages/index.ts'
import { changedSince, toArticle } from '#seed/publishing/to-article.ts'
import { tags, topics } from '#seed/publishing/topics.ts'
import type { Known } from '#seed/publishing/types.ts'
import type { Context } from '#server/context.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { loadPublished } from '#server/publishing/index.ts'
import { demoLogins } from '../demo-logins.ts'
import { productIds } from './catalog.ts'
import { pharmacistLicence } from './staff.ts'

/**
 * The health blog and the landing pages, once: into a new demo as into an older one in which nobody has written.
 * Needs the demo's products, its staff and its vouchers.
 */
export async function loadPublishing({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load what is published'))`.execute(trx)
    const people = await findPeople(trx)
    if (!people) return false
    const known = await know(trx, clock)
    const names = {
      categories: topics.map(({ slug, name, description }, sort) => {
        return { slug, name, description, sort }
      }),
      tags: tags.map(({ slug, name }) => ({ slug, name })),
    }
    return loadPublished(trx, names, (idOf) => [
      ...articles.map((article) => {
        const body = toArticle(article, idOf, known)
        const draft = changedSince(article, body)
        return {
          ...lifeOf(people, clock, article.daysAgo),
          kind: 'article' as const,
          slug: article.slug,
          body,
          ...(draft ? { draft } : {}),
        }
      }),
      ...landingPages.map(({ slug, daysAgo, body }) => ({
        ...lifeOf(people, clock, daysAgo),
        kind: 'landing' as const,
        slug,
        body: body(known),
      })),
    ])
  })
}

interface People {
  writer: { id: number; full_name: string }
  pharmacist: { id: number; full_name: string }
}

/** Null where an older demo's admin has taken one of them away. */
export async function findPeople(db: Db): Promise<People | null> {
  const nameOf = (role: string) => demoLogins.staff.find((each) => each.role === role)!.username
  const [writer, pharmacist] = [nameOf('content'), nameOf('pharmacist')]
  const found = await db
    .selectFrom('staff_user')
    .select(['id', 'username', 'full_name'])
    .where('username', 'in', [writer, pharmacist])
    .execute()
  const of = (name: string) => found.find(({ username }) => username === name)
  const people = { writer: of(writer), pharmacist: of(pharmacist) }
  return people.writer && people.pharmacist ? (people as People) : null
}

/** Written two days before, approved the day before, published at eight; what is planned was approved by now. */
export function lifeOf({ writer, pharmacist }: People, clock: Clock, daysAgo: number) {
  const startsAt = new Date(`${addDays(clock.today(), -daysAgo)}T08:00:00+07:00`)
  const before = new Date(Math.min(startsAt.getTime(), clock.now().getTime()))
  const earlier = (count: number) => new Date(before.getTime() - hours(count))
  const signedAs = `DS. ${pharmacist.full_name}, CCHN ${pharmacistLicence}`
  return {
    writer,
    writtenAt: earlier(45),
    approval: { by: pharmacist, signedAs, at: earlier(20) },
    startsAt,
  }
}

async function know(db: Db, clock: Clock): Promise<Known> {
  const campaigns = await db
    .selectFrom('voucher_campaign')
    .select(['id', 'code'])
    .where('code', 'is not', null)
    .execute()
  const slugs = new Map(products.map(({ productCode, slug }) => [productCode, slug]))
  return {
    productId: (code) => productIds(slugs.get(code)!),
    campaignId: (code) => campaigns.find((each) => each.code === code)?.id ?? null,
    endOfDay: (daysFromNow) => `${addDays(clock.today(), daysFromNow)}T23:59:59+07:00`,
  }
}
