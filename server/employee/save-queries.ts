import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

/** Null when the number is taken. */
export async function insertEmployee(
  trx: Db,
  { number, name, active, at }: { number: string; name: string; active: boolean; at: Date },
): Promise<number | null> {
  const rows = await queryRows<{ id: number }>(
    trx,
    `insert into employee (number, name, active, created_at) values ($1, $2, $3, $4)
     on conflict (number) do nothing returning id`,
    [number, name, active, at],
  )
  return rows[0]?.id ?? null
}

/** Phones that are somebody's already stay theirs. */
export async function insertPhones(
  trx: Db,
  { id, phones, at }: { id: number; phones: readonly string[]; at: Date },
): Promise<void> {
  await queryRows(
    trx,
    // In one order, so that two who add the same phones never wait for each other in a circle.
    `insert into employee_phone (phone, employee_id, added_at)
     select phone, $1, $3 from (select distinct unnest($2::text[]) as phone) named order by phone
     on conflict (phone) do nothing`,
    [id, phones, at],
  )
}

/** Who has these phones. */
export function findOwners(
  db: Db,
  phones: readonly string[],
): Promise<{ phone: string; employeeId: number; number: string }[]> {
  return queryRows<{ phone: string; employeeId: number; number: string }>(
    db,
    `select p.phone, p.employee_id as "employeeId", e.number
     from employee_phone p join employee e on e.id = p.employee_id
     where p.phone = any($1::text[])`,
    [phones],
  )
}

/** One update decides: false when the employee does not have that version. */
export async function updateEmployee(
  trx: Db,
  { id, version }: { id: number; version: number },
  { number, name, active }: { number: string; name: string; active: boolean },
): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `update employee set number = $3, name = $4, active = $5, version = version + 1
     where id = $1 and version = $2 returning id`,
    [id, version, number, name, active],
  )
  return rows.length === 1
}

/** Takes all phones from an employee but these; the orders that were placed with them stay theirs. */
export async function deleteOtherPhones(
  trx: Db,
  { id, phones }: { id: number; phones: readonly string[] },
): Promise<void> {
  await queryRows(
    trx,
    `delete from employee_phone where employee_id = $1 and phone <> all ($2::text[])`,
    [id, phones],
  )
}
