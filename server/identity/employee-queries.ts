import { sql, type RawBuilder } from 'kysely'

/**
 * Whether somebody who works at the company has a phone. Employees stand above this module, so that
 * their two tables are read here.
 */
export function isEmployee(phoneColumn: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from employee_phone p join employee e on e.id = p.employee_id
    where p.phone = ${sql.ref(phoneColumn)} and e.active)`
}
