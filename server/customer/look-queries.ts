import { sql, type Insertable } from 'kysely'
import { addDays } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import type { CamelRow } from '../platform/rows.ts'
import type { CustomerTables } from './tables.ts'

export async function insertLook(
  trx: Db,
  look: Insertable<CustomerTables['customer_look']>,
): Promise<void> {
  await trx.insertInto('customer_look').values(look).execute()
}

/** Until when a customer is open for somebody; null where they are not. */
export async function findOpenUntil(
  db: Db,
  { staffId, customerId, now }: { staffId: number; customerId: number; now: Date },
): Promise<Date | null> {
  const open = await db
    .selectFrom('customer_look')
    .select('until')
    .where('staff_id', '=', staffId)
    .where('customer_id', '=', customerId)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()
  return open?.until ?? null
}

export interface StoredLook extends CamelRow<
  'customer_look',
  'id' | 'reason' | 'task_kind' | 'task_ref' | 'words' | 'at' | 'customer_id'
> {
  staff: string
  phone: string | null
  name: string
}

export interface LookFilter {
  staffId?: number | undefined
  cause?: string | undefined
  /** Without those of tasks. */
  own?: boolean
  customer?: number | undefined
  /** Vietnam days, both included. */
  from?: string | undefined
  to?: string | undefined
}

export async function listLookRows(
  db: Db,
  filter: LookFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredLook[]> {
  const { rows } = await sql<StoredLook>`
    select l.id, l.reason, l.task_kind as "taskKind", l.task_ref as "taskRef", l.words, l.at,
      l.customer_id as "customerId", s.full_name as staff, c.phone, c.name
    from customer_look l join staff_user s on s.id = l.staff_id join customer c on c.id = l.customer_id
    where ${matching(filter)} order by l.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countLookRows(db: Db, filter: LookFilter, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from customer_look l where ${matching(filter)} limit ${max}) as counted`.execute(db)
  return rows[0]!.count
}

function matching({ staffId, cause, own, customer, from, to }: LookFilter) {
  const ways = [sql`true`]
  if (staffId !== undefined) ways.push(sql`l.staff_id = ${staffId}`)
  if (cause !== undefined) ways.push(sql`l.reason = ${cause}`)
  if (own) ways.push(sql`l.reason <> 'task'`)
  if (customer !== undefined) ways.push(sql`l.customer_id = ${customer}`)
  if (from !== undefined) ways.push(sql`l.at >= ${`${from}T00:00:00+07:00`}::timestamptz`)
  if (to !== undefined) ways.push(sql`l.at < ${`${addDays(to, 1)}T00:00:00+07:00`}::timestamptz`)
  return sql.join(ways, sql` and `)
}
