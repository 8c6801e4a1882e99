import { sql } from 'kysely'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { WindowTime } from '#domain/window-time.ts'

/** Where a row's days stand (`windowTimeOn`), in a query; the row is called `name` there. */
export function windowTimeIn(name: string, today: VietnamDay) {
  return sql<WindowTime>`case when ${sql.ref(`${name}.starts_on`)} > ${today}::date then 'planned'
    when ${sql.ref(`${name}.ends_on`)} < ${today}::date then 'ended' else 'running' end`
}

/** What runs comes first, then what is to come, then what is over; the newest first among those of a kind. */
export function runningFirst(name: string, today: VietnamDay) {
  const order = ['running', 'planned', 'ended'] satisfies WindowTime[]
  return sql`array[array_position(${order}::text[], ${windowTimeIn(name, today)}),
    date '2000-01-01' - ${sql.ref(`${name}.starts_on`)}]`
}
