import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'
import { rowsOf } from '../../platform/rows-of.ts'

export interface EmployeeRow {
  id: number
  number: string
  name: string
  active: boolean
  phones: string[]
  /** The Vietnam day of the order that holds the turn at the staff price. */
  usedOn: VietnamDay | null
}

const columns = `e.id, e.number, e.name, e.active, e.incentive_on as "usedOn",
  (select coalesce(json_agg(p.phone order by p.added_at, p.phone), '[]')
    from employee_phone p where p.employee_id = e.id) as phones`

export interface EmployeeFilter {
  /** Part of the number, in capitals; null for any. */
  number: string | null
  /** Words of the name, folded. */
  words: string | null
  /** The end of a phone, reversed. */
  phoneEnd: string | null
  active: boolean | null
}

/** One page of employees by number, and how many there are. */
export async function listRows(
  db: Db,
  { number, words, phoneEnd, active }: EmployeeFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: EmployeeRow[]; total: number }> {
  const rows = await rowsOf<EmployeeRow & { total: number }>(
    db,
    `select ${columns}, count(*) over () as total from employee e
     where ($1::boolean is null or e.active = $1)
       and ($2::text is null and $3::text is null and $4::text is null
         or strpos(e.number, $2) > 0
         or vn_fold(e.name) like '%' || $3 || '%'
         or exists (select from employee_phone p where p.employee_id = e.id
           and reverse(p.phone) like $4 || '%'))
     order by e.number limit $5 offset $6`,
    [active, number, words, phoneEnd, limit, offset],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findRow(db: Db, id: number): Promise<EmployeeRow | null> {
  const rows = await rowsOf<EmployeeRow>(db, `select ${columns} from employee e where e.id = $1`, [
    id,
  ])
  return rows[0] ?? null
}

/** Those with these numbers. */
export function listByNumbers(db: Db, numbers: readonly string[]): Promise<EmployeeRow[]> {
  return rowsOf(db, `select ${columns} from employee e where e.number = any($1::text[])`, [numbers])
}

export interface IncentiveRow {
  order_code: string
  placed_at: Date
  phone: string
  saved: number
  freed: boolean
}

/** Orders at the staff price, newest first. */
export function listIncentives(db: Db, employeeId: number, limit: number): Promise<IncentiveRow[]> {
  return rowsOf(
    db,
    `select order_code, placed_at, phone, saved, freed_at is not null as freed
     from employee_incentive where employee_id = $1 order by id desc limit $2`,
    [employeeId, limit],
  )
}

/** Holds an employee's row until the transaction ends; null when there is none. */
export async function lockRow(trx: Db, id: number): Promise<EmployeeRow | null> {
  const rows = await rowsOf<EmployeeRow>(
    trx,
    `select ${columns} from employee e where e.id = $1 for no key update of e`,
    [id],
  )
  return rows[0] ?? null
}

export async function updateRow(
  trx: Db,
  { id, number, name, active }: { id: number; number: string; name: string; active: boolean },
): Promise<void> {
  await rowsOf(trx, `update employee set number = $2, name = $3, active = $4 where id = $1`, [
    ...[id, number, name, active],
  ])
}

/** False when the phone is not this employee's. */
export async function deletePhone(trx: Db, id: number, phone: string): Promise<boolean> {
  const rows = await rowsOf(
    trx,
    `delete from employee_phone where employee_id = $1 and phone = $2 returning phone`,
    [id, phone],
  )
  return rows.length === 1
}
