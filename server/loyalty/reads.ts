import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { EntryKind } from '#domain/loyalty/entry-kind.ts'
import type { Db } from '../platform/db.ts'

/** A line of the ledger. */
export interface LedgerEntry {
  id: number
  kind: EntryKind
  availableChange: number
  holdingChange: number
  debtChange: number
  /** What could be spent afterwards. */
  balance: number
  cause: string
  note: string
  at: Date
  /** The last day of what this entry brought; null when it brought nothing. */
  expiresOn: VietnamDay | null
}

interface EntryFilter {
  kind?: EntryKind
  from?: VietnamDay
  to?: VietnamDay
  page: number
  limit: number
}

/** A page of the ledger, newest first. */
export function listEntries(
  _db: Db,
  _accountId: number,
  _filter: EntryFilter,
): Promise<{ entries: LedgerEntry[]; total: number }> {
  throw new Error('not there yet')
}

/** What can be spent until each day from `from` to `until`, both included. */
export function listExpiring(
  _db: Db,
  _accountId: number,
  _from: VietnamDay,
  _until: VietnamDay,
): Promise<{ points: number; expiresOn: VietnamDay }[]> {
  throw new Error('not there yet')
}

/** Points earned in a programme: what tiers stand on. */
export function findStanding(_db: Db, _accountId: number, _programmeId: number): Promise<number> {
  throw new Error('not there yet')
}
