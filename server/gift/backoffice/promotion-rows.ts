import { sql } from 'kysely'
import type { DeskPromotionFields as Fields } from '#domain/gift/backoffice/promotions.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'
import { approvalColumns, windowTimeIn } from '../../resource/index.ts'

/** Lines of the list; a draft's words stand there where one waits. */
export function promotionRows(db: Db, today: VietnamDay) {
  return db
    .selectFrom('exchange_promotion as p')
    .innerJoin('loyalty_programme as l', (join) =>
      join.on(sql<boolean>`l.id = coalesce((p.draft->>'programme_id')::int, p.programme_id)`),
    )
    .select([
      'p.id',
      'p.version',
      sql<string>`coalesce(p.draft->>'name', p.name)`.as('name'),
      'l.id as programme_id',
      'l.name as programme',
      sql<string>`coalesce(p.draft->>'starts_on', p.starts_on::text)`.as('starts_on'),
      sql<string>`coalesce(p.draft->>'ends_on', p.ends_on::text)`.as('ends_on'),
      approvalColumns('p').approval.as('approval'),
      windowTimeIn('p', today).as('time'),
      sql<number>`(select count(*)::int from gift g where g.promotion_id = p.id)`.as('gifts'),
    ])
}

type PromotionRow = Omit<Row<'exchange_promotion'>, 'approved_by' | 'approved_authors'> & {
  programme: string
  draft_by: string | null
  approved_name: string | null
  gifts: number
  members: number
  points: number
}

const one = `
  select p.*, l.name as programme,
    (select string_agg(u.full_name, ', ' order by u.full_name) from staff_user u
      where u.id = any(p.draft_authors)) as draft_by,
    (select u.full_name from staff_user u where u.id = p.approved_by) as approved_name,
    (select count(*)::int from gift g where g.promotion_id = p.id) as gifts,
    (select count(*)::int from promotion_holder h where h.promotion_id = p.id and h.points > 0) as members,
    (select coalesce(sum(h.points), 0)::float8 from promotion_holder h where h.promotion_id = p.id) as points
  from exchange_promotion p
  join loyalty_programme l on l.id = coalesce((p.draft->>'programme_id')::int, p.programme_id)
  where p.id = $1`

export async function findPromotionDesk(db: Db, id: number): Promise<PromotionRow | null> {
  return (await queryRows<PromotionRow>(db, one, [id]))[0] ?? null
}

/** What the shop goes by, as the form has it. */
export function livePromotionOf(row: PromotionRow): Fields {
  const { name, programme_id, starts_on, ends_on, point_limit, description, sort } = row
  return {
    name,
    programme_id,
    starts_on,
    ends_on,
    point_limit: point_limit ?? undefined,
    description,
    sort,
  }
}

export async function insertPromotionDraft(trx: Db, fields: Fields): Promise<number> {
  const { id } = await trx
    .insertInto('exchange_promotion')
    .values({ ...columnsOf(fields), published: false, opened: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The row is held. */
export async function writePromotion(trx: Db, id: number, fields: Fields): Promise<void> {
  await trx.updateTable('exchange_promotion').set(columnsOf(fields)).where('id', '=', id).execute()
}

function columnsOf({ point_limit, ...fields }: Fields) {
  return { ...fields, point_limit: point_limit ?? null }
}

/** Whether somebody ever exchanged points in it. */
export async function isExchangedIn(trx: Db, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('gift_exchange')
    .select('id')
    .where('promotion_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
