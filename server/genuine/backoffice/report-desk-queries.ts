import { permissionsOf, staffRoles } from '#domain/staff/permissions.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

interface Note {
  id: number
  kind: 'note' | 'reply'
  words: string
  by: string
  at: Date
}

/** What was written about a report, oldest first. */
export async function listNotes(db: Db, reportId: number): Promise<Note[]> {
  return db
    .selectFrom('counterfeit_note')
    .select(['id', 'kind', 'words', 'written_by as by', 'written_at as at'])
    .where('report_id', '=', reportId)
    .orderBy('id')
    .execute()
}

/** Other reports of the same code. */
export async function listSameCode(db: Db, hash: Buffer, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('counterfeit_report')
    .select('id')
    .where('code_hash', '=', hash)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => row.id)
}

/** How a code stands, as the look-up calls it. */
export async function findCodeState(db: Db, hash: Buffer): Promise<string> {
  const [row] = await queryRows<{ state: string }>(
    db,
    `select case when r.channel = 'return' then 'returned' when r.code_hash is not null then 'used'
       when b.state = 'recalled' then 'recalled' else 'free' end as state
     from genuine_code c join code_batch b on b.id = c.batch_id
       left join code_redemption r on r.code_hash = c.code_hash
     where c.code_hash = $1`,
    [hash],
  )
  return row?.state ?? 'unknown'
}

/** Whose role works on reports, and who has not been locked out. */
export async function listReportPeople(db: Db): Promise<{ id: number; name: string }[]> {
  const roles = staffRoles.filter((role) => permissionsOf(role).includes('counterfeits.edit'))
  return db
    .selectFrom('staff_user')
    .select(['id', 'full_name as name'])
    .where('role', 'in', roles)
    .where('status', '=', 'active')
    .orderBy('full_name')
    .execute()
}

interface ProvinceSum {
  id: number | null
  reports: number
  open: number
  counterfeit: number
  batches: number
}

/** How many reports each province has since a moment, the most first. */
export async function sumByProvince(db: Db, since: Date): Promise<ProvinceSum[]> {
  return queryRows<ProvinceSum>(
    db,
    `select province as id, count(*)::int as reports,
       (count(*) filter (where state in ('new', 'checking')))::int as open,
       (count(*) filter (where state = 'counterfeit'))::int as counterfeit,
       count(distinct batch_id)::int as batches
     from counterfeit_report where created_at >= $1 group by province
     order by count(*) desc, province`,
    [since],
  )
}

export async function countOpen(db: Db): Promise<{ new: number; open: number }> {
  const [counts] = await queryRows<{ new: number; open: number }>(
    db,
    `select (count(*) filter (where state = 'new'))::int as new, count(*)::int as open
     from counterfeit_report where state in ('new', 'checking')`,
    [],
  )
  return counts!
}
