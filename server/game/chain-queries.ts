import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'

export type Chain = CamelRow<
  'game_chain',
  'size' | 'entries' | 'cancelled' | 'head' | 'last_at' | 'drawn' | 'blanks_drawn' | 'closed_at'
>

const lock = `
  select size, entries, cancelled, head, last_at as "lastAt", drawn, blanks_drawn as "blanksDrawn",
    closed_at as "closedAt"
  from game_chain where campaign_id = $1 for no key update`

/** Where a campaign's entries stand; held: whoever adds, draws or cancels comes one after the other. */
export async function lockChain(trx: Db, campaignId: number): Promise<Chain> {
  const [found] = await queryRows<Chain>(trx, lock, [campaignId])
  if (!found) throw new Error(`campaign ${campaignId} is not approved`)
  return found
}

const known = `
  select cause, number, hash from game_entry where campaign_id = $1 and cause = any($2::text[])`

/** Entries that causes have brought before. */
export function findCauses(trx: Db, campaignId: number, causes: readonly string[]) {
  return queryRows<Row<'game_entry', 'cause' | 'number' | 'hash'>>(trx, known, [campaignId, causes])
}

const perPhone = `
  select phone, count(*)::int as count from game_entry
  where campaign_id = $1 and phone = any($2::text[]) and state <> 'cancelled' group by phone`

/** How many entries each of these people has, played ones too. */
export async function countEntriesOf(
  trx: Db,
  campaignId: number,
  phones: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queryRows<{ phone: string; count: number }>(trx, perPhone, [
    campaignId,
    phones,
  ])
  return new Map(rows.map(({ phone, count }) => [phone, count]))
}

export type NewEntry = CamelRow<
  'game_entry',
  'number' | 'cause' | 'source' | 'store_code' | 'phone' | 'salt' | 'seal' | 'hash'
>

const append = `
  with chained as (
    update game_chain set entries = entries + cardinality($3::text[]), head = $11, last_at = $2
    where campaign_id = $1
  )
  insert into game_entry
    (campaign_id, at, cause, source, store_code, phone, salt, seal, hash, number)
  select $1, $2, * from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::int[])`

export async function appendEntries(
  trx: Db,
  campaignId: number,
  { at, entries }: { at: Date; entries: readonly NewEntry[] },
): Promise<void> {
  const of = <K extends keyof NewEntry>(key: K) => entries.map((entry) => entry[key])
  await queryRows(trx, append, [
    campaignId,
    at,
    of('cause'),
    of('source'),
    of('storeCode'),
    of('phone'),
    of('salt'),
    of('seal'),
    of('hash'),
    of('number'),
    entries.at(-1)!.hash,
  ])
}

const undrawn = `
  select number, hash, at, store_code as "storeCode", state from game_entry
  where campaign_id = $1 and number > $2 order by number limit $3`

export function listUndrawn(trx: Db, campaignId: number, after: number, limit: number) {
  return queryRows<CamelRow<'game_entry', 'number' | 'hash' | 'at' | 'store_code' | 'state'>>(
    trx,
    undrawn,
    [campaignId, after, limit],
  )
}

const lots = `select drawn from game_lot where campaign_id = $1 order by lot`

/** How much of each lot is drawn, in their order. */
export async function listDrawnLots(trx: Db, campaignId: number): Promise<number[]> {
  const rows = await queryRows<Row<'game_lot', 'drawn'>>(trx, lots, [campaignId])
  return rows.map(({ drawn }) => drawn)
}

const keepResults = `
  with told as (
    update game_entry e set result = r.result
    from unnest($2::int[], $3::smallint[]) as r (number, result)
    where e.campaign_id = $1 and e.number = r.number
  ), chained as (
    update game_chain set drawn = $4, blanks_drawn = $5 where campaign_id = $1
  )
  update game_lot l set drawn = n.drawn
  from unnest($6::int[]) with ordinality as n (drawn, place)
  where l.campaign_id = $1 and l.lot = n.place - 1 and l.drawn <> n.drawn`

export async function saveResults(
  trx: Db,
  campaignId: number,
  of: {
    numbers: readonly number[]
    results: readonly number[]
    drawn: number
    blanks: number
    lots: readonly number[]
  },
): Promise<void> {
  const { numbers, results, drawn, blanks, lots: ofLots } = of
  await queryRows(trx, keepResults, [campaignId, numbers, results, drawn, blanks, ofLots])
}

const cancel = `
  update game_entry e set state = 'cancelled', cancelled_after = c.drawn
  from game_chain c
  where e.campaign_id = $1 and c.campaign_id = $1 and e.cause = any($2::text[]) and e.state = 'open'
    and c.closed_at is null
  returning e.result`

/** Results of the entries that were open: null for those not drawn yet. */
export async function cancelOpen(
  trx: Db,
  campaignId: number,
  causes: readonly string[],
): Promise<(number | null)[]> {
  const rows = await queryRows<Row<'game_entry', 'result'>>(trx, cancel, [campaignId, causes])
  return rows.map(({ result }) => result)
}

const giveBack = `
  with chained as (
    update game_chain set cancelled = cancelled + $2, blanks_drawn = blanks_drawn - $3
    where campaign_id = $1
  )
  update game_lot l set drawn = l.drawn - r.count
  from (select result, count(*)::int as count from unnest($4::smallint[]) as g (result)
    where result >= 0 group by result) r
  where l.campaign_id = $1 and l.lot = r.result`

/** What cancelled entries had got goes back into the box. */
export async function putBack(
  trx: Db,
  campaignId: number,
  results: readonly (number | null)[],
): Promise<void> {
  const got = results.filter((result) => result !== null)
  const blanks = got.filter((result) => result === -1).length
  await queryRows(trx, giveBack, [campaignId, results.length, blanks, got])
}

const rounds = `
  select round, randomness from beacon_round where chain = $1 and round = any($2::bigint[])`

export async function findRounds(
  db: Db,
  chain: string,
  wanted: readonly number[],
): Promise<Map<number, string>> {
  const rows = await queryRows<Row<'beacon_round', 'round' | 'randomness'>>(db, rounds, [
    chain,
    wanted,
  ])
  return new Map(rows.map(({ round, randomness }) => [round, randomness]))
}

export interface FilledBox extends Pick<Chain, 'size' | 'entries' | 'cancelled'> {
  /** Of each lot, in their order. */
  drawn: number[]
}

const box = `
  select size, entries, cancelled,
    array(select drawn from game_lot l where l.campaign_id = c.campaign_id order by lot) as drawn
  from game_chain c where campaign_id = $1`

export async function findBox(db: Db, campaignId: number): Promise<FilledBox> {
  const [found] = await queryRows<FilledBox>(db, box, [campaignId])
  return found!
}

const closing = `update game_chain set closed_at = $2 where campaign_id = $1 and closed_at is null`

/** No entry comes or goes from now on. */
export async function closeChain(trx: Db, campaignId: number, at: Date): Promise<void> {
  await queryRows(trx, closing, [campaignId, at])
}
