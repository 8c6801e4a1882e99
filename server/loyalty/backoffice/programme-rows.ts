import { sql } from 'kysely'
import type {
  LoyaltyProgrammeFields,
  ProgrammeTier,
} from '#domain/membership/backoffice/programmes.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'
import { approvalColumns, windowTimeIn } from '../../resource/index.ts'

/** Lines of the list; a draft's words stand there where one waits. */
export function programmeRowsOn(today: VietnamDay) {
  return (db: Db) =>
    db
      .selectFrom('loyalty_programme as p')
      .select([
        'p.id',
        'p.version',
        sql<string>`coalesce(p.draft->>'name', p.name)`.as('name'),
        sql<string>`coalesce(p.draft->>'starts_on', p.starts_on::text)`.as('starts_on'),
        sql<string>`coalesce(p.draft->>'ends_on', p.ends_on::text)`.as('ends_on'),
        sql<number>`coalesce((p.draft->>'factor')::int, p.factor_percent)`.as('factor'),
        approvalColumns('p').approval.as('approval'),
        windowTimeIn('p', today).as('time'),
      ])
}

type LiveRow = Pick<LoyaltyProgrammeFields, 'product_codes' | 'tiers'> &
  Row<
    'loyalty_programme',
    | 'name'
    | 'starts_on'
    | 'ends_on'
    | 'factor_percent'
    | 'validity_months'
    | 'sells_points'
    | 'notice'
    | 'version'
    | 'published'
    | 'draft'
    | 'draft_authors'
    | 'approved_at'
    | 'opened'
  > & {
    draft_by: string | null
    approved_name: string | null
    members: number
    points: number
  }

const one = `
  select p.name, p.starts_on, p.ends_on, p.factor_percent, p.validity_months, p.sells_points, p.notice,
    p.version, p.published, p.draft, p.draft_authors, p.approved_at, p.opened,
    (select coalesce(json_agg(json_build_object('name', t.name, 'point_from', t.point_from,
        'benefits', t.benefits) order by t.point_from), '[]')
      from loyalty_tier t where t.programme_id = p.id) as tiers,
    (select coalesce(json_agg(x.product_code order by x.product_code), '[]')
      from loyalty_programme_product l join product x on x.id = l.product_id
      where l.programme_id = p.id) as product_codes,
    (select string_agg(u.full_name, ', ' order by u.full_name) from staff_user u
      where u.id = any(p.draft_authors)) as draft_by,
    (select u.full_name from staff_user u where u.id = p.approved_by) as approved_name,
    (select count(*)::int from loyalty_standing s where s.programme_id = p.id) as members,
    (select coalesce(sum(s.earned), 0)::float8 from loyalty_standing s where s.programme_id = p.id) as points
  from loyalty_programme p where p.id = $1`

export async function findProgrammeDesk(db: Db, id: number): Promise<LiveRow | null> {
  return (await queryRows<LiveRow>(db, one, [id]))[0] ?? null
}

/** What the shop goes by, as the form has it. */
export function liveOf(row: LiveRow): LoyaltyProgrammeFields {
  return {
    name: row.name,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    factor: row.factor_percent,
    validity_months: row.validity_months ?? undefined,
    product_codes: row.product_codes,
    tiers: row.tiers,
    sells_points: row.sells_points,
    notice: row.notice,
  }
}

export async function insertProgrammeDraft(
  trx: Db,
  fields: LoyaltyProgrammeFields,
): Promise<number> {
  const { id } = await trx
    .insertInto('loyalty_programme')
    .values({ ...columnsOf(fields), published: false, opened: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeParts(trx, id, fields)
  return id
}

/** The row is held. */
export async function writeProgramme(
  trx: Db,
  id: number,
  fields: LoyaltyProgrammeFields,
): Promise<void> {
  await trx.updateTable('loyalty_programme').set(columnsOf(fields)).where('id', '=', id).execute()
  await trx.deleteFrom('loyalty_tier').where('programme_id', '=', id).execute()
  await trx.deleteFrom('loyalty_programme_product').where('programme_id', '=', id).execute()
  await writeParts(trx, id, fields)
}

function columnsOf({ factor, validity_months, ...fields }: LoyaltyProgrammeFields) {
  const { name, starts_on, ends_on, sells_points, notice } = fields
  const points = { factor_percent: factor, validity_months: validity_months ?? null }
  return { name, starts_on, ends_on, sells_points, notice, ...points }
}

async function writeParts(
  trx: Db,
  programme_id: number,
  { tiers, product_codes: codes }: { tiers: ProgrammeTier[]; product_codes: string[] },
): Promise<void> {
  await trx
    .insertInto('loyalty_tier')
    .values(tiers.map((tier) => ({ programme_id, ...tier })))
    .execute()
  await queryRows(
    trx,
    `insert into loyalty_programme_product (programme_id, product_id)
     select $1, id from product where product_code = any($2::text[])`,
    [programme_id, codes],
  )
}

/** A programme in the shop whose days meet these; programmes are approved one at a time while it is asked. */
export async function findOverlapping(
  trx: Db,
  { id, from, to }: { id: number; from: VietnamDay; to: VietnamDay },
): Promise<Row<'loyalty_programme', 'name' | 'starts_on' | 'ends_on'> | null> {
  await sql`select pg_advisory_xact_lock(hashtext('windows of loyalty programmes'))`.execute(trx)
  const found = await trx
    .selectFrom('loyalty_programme')
    .select(['name', 'starts_on', 'ends_on'])
    .where('published', '=', true)
    .where('id', '<>', id)
    .where('starts_on', '<=', to)
    .where('ends_on', '>=', from)
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}
