import { sql, type Expression, type SqlBool } from 'kysely'
import type { CustomerKind } from '#domain/customer/backoffice/api.ts'
import type { Db } from '../platform/db.ts'
import type { CamelRow } from '../platform/rows.ts'

export type StoredCustomer = CamelRow<
  'customer',
  'id' | 'version' | 'phone' | 'member_id' | 'name' | 'tags' | 'created_at'
>

export async function findCustomerById(db: Db, id: number): Promise<StoredCustomer | null> {
  const found = await columns(db).where('id', '=', id).executeTakeFirst()
  return found ?? null
}

/** The one whom a task names: its member, else its phone. */
export async function findCustomerOf(
  db: Db,
  { memberId, phone }: { memberId: number | null; phone: string | null },
): Promise<StoredCustomer | null> {
  const found = await columns(db)
    .where((row) => row.or([row('member_id', '=', memberId), row('phone', '=', phone)]))
    .orderBy((row) => row('member_id', '=', memberId), 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

export interface CustomerSearch {
  /** Folded words of a name, all of them. */
  words: readonly string[]
  /** The beginning or the end of a phone. */
  digits: string | null
  /** Whole phones that what was typed leads to. */
  phones: readonly string[]
}

export interface CustomerFilter {
  search: CustomerSearch | null
  kind: CustomerKind | null
  tag: string | null
}

/**
 * A name that everybody has is walked from the newest, one that few have is found by its trigrams: which it is shows
 * the value alone, so no plan is kept for all of them.
 */
export function planEachSearch<T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx)
    return read(trx)
  })
}

/** The newest first. */
export function listCustomerRows(
  db: Db,
  filter: CustomerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredCustomer[]> {
  return narrowed(columns(db), filter).orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

/** How many there are, counted up to `max`. */
export async function countCustomerRows(
  db: Db,
  filter: CustomerFilter,
  max: number,
): Promise<number> {
  const found = narrowed(columns(db), filter)
    .clearSelect()
    .select('id')
    .orderBy('id', 'desc')
    .limit(max)
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const maxTagsListed = 50

/** Tags that customers bear, the most frequent first. */
export async function listTags(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from customer, unnest(tags) as tag where tags <> '{}'
    group by tag order by count(*) desc, tag limit ${maxTagsListed}`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** False where somebody changed them first. */
export async function setTags(
  trx: Db,
  { id, version, tags }: { id: number; version: number; tags: readonly string[] },
): Promise<boolean> {
  const changed = await trx
    .updateTable('customer')
    .set((row) => ({ tags: [...tags], version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

function columns(db: Db) {
  return db
    .selectFrom('customer')
    .select(['id', 'version', 'phone', 'member_id as memberId', 'name', 'tags'])
    .select('created_at as createdAt')
}

type Columns = ReturnType<typeof columns>

function narrowed(query: Columns, { search, kind, tag }: CustomerFilter): Columns {
  let rows = query
  if (kind === 'erased') rows = rows.where('phone', 'is', null)
  if (kind === 'member')
    rows = rows.where('phone', 'is not', null).where('member_id', 'is not', null)
  if (kind === 'guest') rows = rows.where('member_id', 'is', null)
  if (tag !== null) rows = rows.where(sql<SqlBool>`tags @> array[${tag}]::text[] and tags <> '{}'`)
  if (!search) return rows
  return rows.where((row) => {
    const ways: Expression<SqlBool>[] = []
    if (search.words.length > 0) {
      ways.push(row.and(search.words.map((word) => row('name_words', 'like', `%${word}%`))))
    }
    if (search.digits !== null) {
      ways.push(sql<SqlBool>`reverse(phone) like ${reversed(search.digits)} || '%'`)
      ways.push(row('phone', 'like', `${search.digits}%`))
    }
    if (search.phones.length > 0) ways.push(row('phone', 'in', [...search.phones]))
    return row.or(ways)
  })
}

function reversed(digits: string): string {
  return [...digits].toReversed().join('')
}
