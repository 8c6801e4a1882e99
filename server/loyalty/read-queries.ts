import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { EntryKind } from '#domain/loyalty/entry-kind.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'
import type { CausedEntry, LedgerEntry } from './reads.ts'

export interface EntryFilter {
  kind?: EntryKind
  /** Without the burns of holds: their hold was the event. */
  eventsOnly?: boolean
  from?: VietnamDay
  to?: VietnamDay
  page: number
  limit: number
}

const filtered = `from point_entry e where e.account_id = $1
  and ($2::text is null or e.kind = $2) and ($3::timestamptz is null or e.created_at >= $3)
  and ($4::timestamptz is null or e.created_at < $4) and not ($5 and e.kind = 'burn')`

export async function findEntryPage(db: Db, accountId: number, filter: EntryFilter) {
  const values = [
    accountId,
    filter.kind ?? null,
    filter.from ? startOf(filter.from) : null,
    filter.to ? startOf(addDays(filter.to, 1)) : null,
    filter.eventsOnly ?? false,
  ]
  const [counted] = await queryRows<{ total: number }>(
    db,
    `select count(*) as total ${filtered}`,
    values,
  )
  const entries = await queryRows<LedgerEntry>(
    db,
    `select e.id, e.kind, e.available_change as "availableChange",
       e.holding_change as "holdingChange", e.debt_change as "debtChange", e.balance, e.cause,
       e.note, e.created_at as at,
       (select max(l.expires_on) from point_movement m join point_lot l on l.id = m.lot_id
         where m.entry_id = e.id and m.points > 0) as "expiresOn"
     ${filtered} order by e.id desc limit $6 offset $7`,
    [...values, filter.limit, (filter.page - 1) * filter.limit],
  )
  return { entries, total: counted!.total }
}

export function listByCauses(db: Db, causes: readonly string[]): Promise<CausedEntry[]> {
  return queryRows<CausedEntry>(
    db,
    `select kind, available_change as "availableChange", holding_change as "holdingChange", note,
       created_at as at
     from point_entry where cause = any($1::text[]) order by id`,
    [causes],
  )
}

/** The instant at which a Vietnam day begins. */
function startOf(day: VietnamDay): string {
  return `${day}T00:00:00+07:00`
}

export async function sumByExpiry(db: Db, accountId: number, from: VietnamDay, until: VietnamDay) {
  return queryRows<CamelRow<'point_lot', 'expires_on'> & { points: number }>(
    db,
    `select sum(remaining) as points, expires_on as "expiresOn" from point_lot
     where account_id = $1 and remaining > 0 and expires_on between $2 and $3
     group by expires_on order by expires_on`,
    [accountId, from, until],
  )
}

export async function findEarned(db: Db, accountId: number, programmeId: number): Promise<number> {
  const rows = await queryRows<Row<'loyalty_standing', 'earned'>>(
    db,
    `select earned from loyalty_standing where account_id = $1 and programme_id = $2`,
    [accountId, programmeId],
  )
  return rows[0]?.earned ?? 0
}
