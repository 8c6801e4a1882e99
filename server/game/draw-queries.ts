import type { RankedEntry } from '#domain/game/number-draw.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'

export type Draw = CamelRow<
  'game_draw',
  | 'root'
  | 'entries'
  | 'round'
  | 'drawn_at'
  | 'winners'
  | 'told'
  | 'finished_at'
  | 'place'
  | 'witnesses'
> & { closedAt: Date }

const columns = `root, d.entries, round, drawn_at as "drawnAt", winners, told,
  finished_at as "finishedAt", place, witnesses, c.closed_at as "closedAt"`
const from = `from game_draw d join game_chain c on c.campaign_id = d.campaign_id`

/** Null before its entries are closed. */
export async function findDraw(db: Db, campaignId: number): Promise<Draw | null> {
  const text = `select ${columns} ${from} where d.campaign_id = $1`
  const [found] = await queryRows<Draw>(db, text, [campaignId])
  return found ?? null
}

/** Held: whoever draws, tells or lets a reserve move up comes one after the other. */
export async function lockDraw(trx: Db, campaignId: number): Promise<Draw | null> {
  const text = `select ${columns} ${from} where d.campaign_id = $1 for no key update of d`
  const [found] = await queryRows<Draw>(trx, text, [campaignId])
  return found ?? null
}

const insert = `
  insert into game_draw (campaign_id, root, entries, round) values ($1, $2, $3, $4)`

export async function insertDraw(
  trx: Db,
  of: { campaignId: number; root: string; entries: number; round: number | null },
): Promise<void> {
  await queryRows(trx, insert, [of.campaignId, of.root, of.entries, of.round])
}

const taking = `
  select number, hash from game_entry
  where campaign_id = $1 and number > $2 and state <> 'cancelled' order by number limit $3`

/** Who takes part, behind a number. */
export function listTaking(db: Db, campaignId: number, after: number, limit: number) {
  return queryRows<Row<'game_entry', 'number' | 'hash'>>(db, taking, [campaignId, after, limit])
}

const saveDrawn = `
  update game_draw set drawn_at = $2, winners = $3
  where campaign_id = $1 and drawn_at is null returning campaign_id as "campaignId"`
const insertRanks = `
  insert into game_rank (campaign_id, rank, number, score, state, prize)
  select $1, rank, number, score, case when prize is null then 'reserve' else 'winner' end, prize
  from unnest($2::int[], $3::text[], $4::smallint[]) with ordinality
    as r (number, score, prize, rank)`

/** False when somebody else has drawn before. */
export async function saveRanks(
  trx: Db,
  campaignId: number,
  { ranks, prizes, at }: { ranks: readonly RankedEntry[]; prizes: (number | null)[]; at: Date },
): Promise<boolean> {
  const winners = prizes.filter((prize) => prize !== null).length
  const saved = await queryRows(trx, saveDrawn, [campaignId, at, winners])
  if (saved.length === 0) return false
  const numbers = ranks.map(({ number }) => number)
  const scores = ranks.map(({ score }) => score)
  await queryRows(trx, insertRanks, [campaignId, numbers, scores, prizes])
  return true
}

const setTold = `update game_draw set told = $2 where campaign_id = $1`

export async function saveTold(trx: Db, campaignId: number, told: number): Promise<void> {
  await queryRows(trx, setTold, [campaignId, told])
}

const finish = `
  update game_draw set finished_at = $2
  where campaign_id = $1 and finished_at is null and drawn_at is not null and told = winners
  returning campaign_id as "campaignId"`

export async function saveFinished(trx: Db, campaignId: number, at: Date): Promise<boolean> {
  const rows = await queryRows(trx, finish, [campaignId, at])
  return rows.length > 0
}

export type Ranked = CamelRow<
  'game_rank',
  'rank' | 'number' | 'score' | 'state' | 'prize' | 'moved_up_for'
> &
  CamelRow<'game_entry', 'phone'>

const ranked = `
  select r.rank, r.number, r.score, r.state, r.prize, r.moved_up_for as "movedUpFor", e.phone
  from game_rank r
    join game_entry e on e.campaign_id = r.campaign_id and e.number = r.number
  where r.campaign_id = $1 and r.rank between $2 and $3 order by r.rank`

/** Ranks from one to another, both among them. */
export function listRanks(db: Db, campaignId: number, first: number, last: number) {
  return queryRows<Ranked>(db, ranked, [campaignId, first, last])
}

const lapse = `
  update game_rank set state = 'lapsed' where campaign_id = $1 and number = $2 and state = 'winner'
  returning rank, prize`

/** The rank and prize that a winner loses; null when they had none. */
export async function lapseRank(trx: Db, campaignId: number, number: number) {
  const [found] = await queryRows<Row<'game_rank', 'rank' | 'prize'>>(trx, lapse, [
    campaignId,
    number,
  ])
  return found ?? null
}

const moveUp = `
  update game_rank r set state = 'winner', prize = $2, moved_up_for = $3
  from game_entry e
  where r.campaign_id = $1 and e.campaign_id = $1 and e.number = r.number
    and r.rank = (select min(rank) from game_rank where campaign_id = $1 and state = 'reserve')
  returning r.rank, r.number, e.phone`

/** The first of the reserves takes a prize over; null when none is left. */
export async function moveReserveUp(
  trx: Db,
  campaignId: number,
  { prize, of }: { prize: number; of: number },
) {
  const [found] = await queryRows<Row<'game_rank', 'rank' | 'number'> & Row<'game_entry', 'phone'>>(
    trx,
    moveUp,
    [campaignId, prize, of],
  )
  return found ?? null
}

const noteMinutes = `
  update game_draw set place = $2, witnesses = $3 where campaign_id = $1
  returning campaign_id as "campaignId"`

export async function saveMinutes(
  trx: Db,
  campaignId: number,
  { place, witnesses }: { place: string; witnesses: readonly string[] },
): Promise<boolean> {
  const rows = await queryRows(trx, noteMinutes, [campaignId, place, witnesses])
  return rows.length > 0
}
