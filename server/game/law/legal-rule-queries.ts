import type { LegalKey } from '#domain/game/backoffice/law.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'

const lock = `select id from game_legal_rule where key = $1 order by id for no key update`

/** Two who write of the same figure come one after the other. */
export async function lockPeriods(trx: Db, key: LegalKey): Promise<void> {
  await queryRows(trx, lock, [key])
}

const periods = `
  select valid_from as "validFrom", valid_until as "validUntil" from game_legal_rule
  where key = $1 and id <> $2 order by valid_from`

export function listPeriods(trx: Db, key: LegalKey, except: number) {
  return queryRows<CamelRow<'game_legal_rule', 'valid_from' | 'valid_until'>>(trx, periods, [
    key,
    except,
  ])
}

const end = `
  update game_legal_rule set valid_until = $3, version = version + 1
  where key = $1 and valid_from < $2 and valid_until is null`

/** What holds without an end ends on a day, where something new begins behind it. */
export async function endOpen(
  trx: Db,
  { key, before, last }: { key: LegalKey; before: VietnamDay; last: VietnamDay },
): Promise<void> {
  await queryRows(trx, end, [key, before, last])
}

const verify = `
  update game_legal_rule set verified_on = $3, verified_by = $4, verified_note = $5, version = version + 1
  where id = $1 and version = $2 returning id`

/** False where it is no more what was read. */
export async function verifyRule(
  trx: Db,
  of: { id: number; version: number; on: VietnamDay; by: string; note: string },
): Promise<boolean> {
  const values = [of.id, of.version, of.on, of.by, of.note]
  return (await queryRows(trx, verify, values)).length > 0
}
