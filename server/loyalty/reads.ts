import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import {
  findEarned,
  findEntryPage,
  listByCauses,
  sumByExpiry,
  type EntryFilter,
} from './read-queries.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

/** A line of the ledger. */
export interface LedgerEntry extends CamelRow<
  'point_entry',
  'id' | 'kind' | 'available_change' | 'holding_change' | 'debt_change' | 'cause' | 'note'
> {
  /** What could be spent afterwards. */
  balance: Column<'point_entry', 'balance'>
  at: Column<'point_entry', 'created_at'>
  /** The last day of what this entry brought; null when it brought nothing. */
  expiresOn: VietnamDay | null
}

/** A page of the ledger, newest first; `from` and `to` are Vietnam days, both included. */
export function listEntries(
  db: Db,
  accountId: number,
  filter: EntryFilter,
): Promise<{ entries: LedgerEntry[]; total: number }> {
  return findEntryPage(db, accountId, filter)
}

/** What of an entry belongs to its cause and not to its account. */
export type CausedEntry = Pick<
  LedgerEntry,
  'kind' | 'availableChange' | 'holdingChange' | 'note' | 'at'
>

/** The entries of some causes, of whatever accounts, oldest first. */
export function listEntriesOf(db: Db, causes: readonly string[]): Promise<CausedEntry[]> {
  return listByCauses(db, causes)
}

/** What can be spent until each day from `from` to `until`, both included. */
export function listExpiring(
  db: Db,
  accountId: number,
  from: VietnamDay,
  until: VietnamDay,
): Promise<{ points: number; expiresOn: VietnamDay }[]> {
  return sumByExpiry(db, accountId, from, until)
}

/** Points earned in a programme: what tiers stand on. */
export function findStanding(db: Db, accountId: number, programmeId: number): Promise<number> {
  return findEarned(db, accountId, programmeId)
}
