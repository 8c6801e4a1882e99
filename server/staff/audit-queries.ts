import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { StaffTables } from './tables.ts'

export type AuditRow = Selectable<StaffTables['audit_entry']>

export async function insertAudit(
  trx: Db,
  entry: Insertable<StaffTables['audit_entry']>,
): Promise<void> {
  await trx.insertInto('audit_entry').values(entry).execute()
}

/** About a user known by name alone; for a name that nobody has the same statement writes nothing. */
export async function insertAuditOfName(
  db: Db,
  username: string,
  entry: { at: Date; action: string; address: string; requestId: string },
): Promise<void> {
  await sql`
    insert into audit_entry (at, staff_id, staff, action, subject_kind, subject_id, request_id, address)
    select ${entry.at}, id, username, ${entry.action}, 'staff', id, ${entry.requestId}, ${entry.address}
    from staff_user where username = ${username}`.execute(db)
}

export interface AuditFilter {
  staff_id?: number
  subject_kind?: string
  subject_id?: string
}

/** One page, newest first. */
export async function listAuditRows(
  db: Db,
  filter: AuditFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditRow[]> {
  return filtered(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many there are, as far as anybody would turn pages. */
export async function countAuditRows(db: Db, filter: AuditFilter, max: number): Promise<number> {
  const { count } = await db
    .selectFrom(filtered(db, filter).select('id').limit(max).as('some'))
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function filtered(db: Db, { staff_id, subject_kind, subject_id }: AuditFilter) {
  let rows = db.selectFrom('audit_entry')
  if (staff_id !== undefined) rows = rows.where('staff_id', '=', staff_id)
  if (subject_kind !== undefined) rows = rows.where('subject_kind', '=', subject_kind)
  if (subject_id !== undefined) rows = rows.where('subject_id', '=', subject_id)
  return rows
}
