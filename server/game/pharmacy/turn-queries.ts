import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../../platform/rows.ts'
import type { Entry } from '../entry-queries.ts'

/** Whose entry is played: of a customer by the phone, or the pharmacy's own. */
export type Owner = { phone: string } | { cause: string }

const entryColumns = `e.number, e.cause, e.state, e.result, e.hash, e.salt, e.at,
  e.played_at as "playedAt"`
// An entry of another pharmacy's counter is played there; one that staff gave, at any.
const oldestOpen = `
  select ${entryColumns} from game_entry e
  where campaign_id = $1 and phone = $2 and state = 'open' and (store_code = $3 or store_code is null)
  order by number limit 1`
const ofCause = `
  select ${entryColumns} from game_entry e
  where campaign_id = $1 and cause = $2 and store_code = $3 and phone is null`
// One that was played elsewhere is told where it was played alone.
const named = `
  select ${entryColumns} from game_entry e
    left join game_turn t on t.campaign_id = e.campaign_id and t.number = e.number
  where e.campaign_id = $1 and e.phone = $2 and e.number = $4
    and case e.state when 'open' then e.store_code = $3 or e.store_code is null
      else t.store_code = $3 end`

/** An entry that this counter may play, or has played: the named one, or else the oldest open one. */
export async function findEntryAt(
  db: Db,
  campaignId: number,
  of: { owner: Owner; pharmacyCode: string; number?: number | undefined },
): Promise<Entry | null> {
  const { owner, pharmacyCode, number } = of
  if ('cause' in owner) {
    const [own] = await queryRows<Entry>(db, ofCause, [campaignId, owner.cause, pharmacyCode])
    return own ?? null
  }
  const values = [campaignId, owner.phone, pharmacyCode]
  const [found] =
    number === undefined
      ? await queryRows<Entry>(db, oldestOpen, values)
      : await queryRows<Entry>(db, named, [...values, number])
  return found ?? null
}

const count = `
  select count(*)::int as left from game_entry
  where campaign_id = $1 and phone = $2 and state = 'open' and (store_code = $3 or store_code is null)`

/** How many of a customer's entries this counter may play. */
export async function countOpenAt(
  db: Db,
  campaignId: number,
  { phone, pharmacyCode }: { phone: string; pharmacyCode: string },
): Promise<number> {
  const [found] = await queryRows<{ left: number }>(db, count, [campaignId, phone, pharmacyCode])
  return found!.left
}

export interface Turn extends CamelRow<'game_turn', 'campaign_id' | 'number' | 'store_user'> {
  turnAt: Column<'game_turn', 'at'>
}

const turnColumns = `t.campaign_id as "campaignId", t.number, t.store_user as "storeUser", t.at as "turnAt"`

const byKey = `
  select ${turnColumns}, e.phone, ${entryColumns} from game_turn t
    join game_entry e on e.campaign_id = t.campaign_id and e.number = t.number
  where t.store_code = $1 and t.key = $2`

/** What a request has played before. */
export async function findTurnOfKey(db: Db, pharmacyCode: string, key: string) {
  const [found] = await queryRows<Turn & Entry & Row<'game_entry', 'phone'>>(db, byKey, [
    pharmacyCode,
    key,
  ])
  return found ?? null
}

const byEntry = `
  select ${turnColumns}, e.result from game_turn t
    join game_entry e on e.campaign_id = t.campaign_id and e.number = t.number
  where t.campaign_id = $1 and t.number = $2`

/** Of an entry that was played at a counter, with the lot that it got, -1 for a blank. */
export async function getTurn(
  db: Db,
  campaignId: number,
  number: number,
): Promise<Turn & { result: number }> {
  const [found] = await queryRows<Turn & { result: number }>(db, byEntry, [campaignId, number])
  if (!found)
    throw new Error(`entry ${number} of campaign ${campaignId} was not played at a counter`)
  return found
}

const insert = `
  insert into game_turn (campaign_id, number, store_code, store_user, key, at)
  values ($1, $2, $3, $4, $5, $6) on conflict (store_code, key) do nothing returning number`

/** False when the request has played another entry before. */
export async function saveTurn(
  trx: Db,
  of: {
    campaignId: number
    number: number
    pharmacyCode: string
    username: string
    key: string
    at: Date
  },
): Promise<boolean> {
  const values = [of.campaignId, of.number, of.pharmacyCode, of.username, of.key, of.at]
  return (await queryRows(trx, insert, values)).length > 0
}

const lastOf = `
  select ${entryColumns} from game_turn t
    join game_entry e on e.campaign_id = t.campaign_id and e.number = t.number
  where t.campaign_id = $1 and t.store_code = $3 and e.phone is not distinct from $2
    and (e.phone is not null or e.cause = $4)
  order by t.at desc, t.number desc limit 1`

/** What was played last at this counter: of a customer, or the pharmacy's own. */
export async function findLastTurn(
  db: Db,
  campaignId: number,
  { owner, pharmacyCode }: { owner: Owner; pharmacyCode: string },
): Promise<Entry | null> {
  const phone = 'phone' in owner ? owner.phone : null
  const cause = 'cause' in owner ? owner.cause : null
  const [found] = await queryRows<Entry>(db, lastOf, [campaignId, phone, pharmacyCode, cause])
  return found ?? null
}
