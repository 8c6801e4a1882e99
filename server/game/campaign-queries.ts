import type { AnnouncedBox, EntrySource } from '#domain/game/definition.ts'
import { sizeOf } from '#domain/game/box.ts'
import { boxOf } from '#domain/game/definition.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

export type Campaign = CamelRow<
  'game_campaign',
  | 'id'
  | 'slug'
  | 'title'
  | 'state'
  | 'kind'
  | 'place'
  | 'audience'
  | 'opens_at'
  | 'closes_at'
  | 'announced'
  | 'rules'
  | 'secret'
  | 'revealed'
  | 'commitment'
  | 'version'
  | 'stopped_at'
>

const columns = `id, slug, title, state, kind, place, audience, opens_at as "opensAt",
  closes_at as "closesAt", announced, rules, secret, revealed, commitment, version,
  stopped_at as "stoppedAt"`

export { columns as campaignColumns }

const taking = `
  select ${columns} from game_campaign
  where state = 'approved' and exists (select from jsonb_array_elements(rules -> 'sources') s
    where s ->> 'source' = any($1::text[]))
  order by id`

/** Approved campaigns that take entries from one of these sources; always in the same order. */
export function listTaking(db: Db, sources: readonly EntrySource[]): Promise<Campaign[]> {
  return queryRows<Campaign>(db, taking, [sources])
}

const bySlug = `select ${columns} from game_campaign where slug = $1`

export async function findCampaign(db: Db, slug: string): Promise<Campaign | null> {
  const [found] = await queryRows<Campaign>(db, bySlug, [slug])
  return found ?? null
}

const giving = `
  select ${columns} from game_campaign
  where state in ('approved', 'closed') and exists (select from jsonb_array_elements(rules -> 'sources') s
    where s ->> 'source' = any($1::text[]))
  order by id`

/** Approved and closed campaigns whose entries may have come from one of these sources. */
export function listGiving(db: Db, sources: readonly EntrySource[]): Promise<Campaign[]> {
  return queryRows<Campaign>(db, giving, [sources])
}

const byId = `select ${columns} from game_campaign where id = $1`

export async function getCampaignById(db: Db, id: number): Promise<Campaign> {
  const [found] = await queryRows<Campaign>(db, byId, [id])
  return found!
}

const current = `
  select ${columns} from game_campaign
  where state = 'approved' and place = 'shop' and kind <> 'draw' and audience <> 'list'
    and closes_at > $1 and not rules -> 'sources' @> '[{"source": "ticket"}]'
  order by closes_at, id`

/** Approved ones that people play in the shop on their own, open or still to open. */
export function listCurrentCampaigns(db: Db, at: Date): Promise<Campaign[]> {
  return queryRows<Campaign>(db, current, [at])
}

const insert = `
  insert into game_campaign
    (slug, title, kind, place, audience, opens_at, closes_at, announced, rules, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning ${columns}`

export async function insertCampaign(
  trx: Db,
  of: Pick<Campaign, 'title' | 'place' | 'audience' | 'announced' | 'rules'> & { at: Date },
): Promise<Campaign> {
  const { slug, kind, opens_at: opens, closes_at: closes } = of.announced
  const announced = JSON.stringify(of.announced)
  const rules = JSON.stringify(of.rules)
  const what = [slug, of.title, kind, of.place, of.audience, opens, closes, announced, rules]
  const values = [...what, of.at]
  const [made] = await queryRows<Campaign>(trx, insert, values)
  return made!
}

const approve = `
  update game_campaign set state = 'approved', secret = $3, commitment = $4, approved_by = $5,
    approved_at = $6, updated_at = $6, version = version + 1
  where id = $1 and version = $2 and state = 'draft' and opens_at > $6
  returning ${columns}`

/** Null when it is no draft any more, was changed meanwhile, or would have begun. */
export async function approveCampaign(
  trx: Db,
  of: { id: number; version: number; secret: Buffer; commitment: string; by: string; at: Date },
): Promise<Campaign | null> {
  const values = [of.id, of.version, of.secret, of.commitment, of.by, of.at]
  const [approved] = await queryRows<Campaign>(trx, approve, values)
  return approved ?? null
}

const insertChain = `
  insert into game_chain (campaign_id, size, blanks, head, last_at) values ($1, $2, $3, $4, $5)`
const insertLots = `
  insert into game_lot (campaign_id, lot, prize, quantity)
  select $1, lot, prize, quantity
  from unnest($2::smallint[], $3::smallint[], $4::int[]) as l (lot, prize, quantity)`

/** Where the entries of an approved campaign begin: its box is full. */
export async function fillBox(
  trx: Db,
  of: { id: number; announced: AnnouncedBox; commitment: string; at: Date },
): Promise<void> {
  const { lots, blanks, kind } = of.announced
  const size = kind === 'draw' ? null : sizeOf(boxOf(of.announced))
  await queryRows(trx, insertChain, [of.id, size, blanks, of.commitment, of.at])
  const prizes = lots.map(({ prize }) => prize)
  const quantities = lots.map(({ quantity }) => quantity)
  await queryRows(trx, insertLots, [of.id, [...lots.keys()], prizes, quantities])
}

const close = `
  update game_campaign set state = 'closed', revealed = $3, closed_at = $2, updated_at = $2,
    version = version + 1
  where id = $1 and state = 'approved' and closes_at <= $2
    and not exists (select from game_chain c where campaign_id = $1
      and (closed_at is null or (kind <> 'draw' and drawn < entries)))
  returning ${columns}`

/** Null while it is open, or entries are still to be drawn; a number draw is looked at before. */
export async function closeCampaign(
  trx: Db,
  of: { id: number; secret: string; at: Date },
): Promise<Campaign | null> {
  const [closed] = await queryRows<Campaign>(trx, close, [of.id, of.at, of.secret])
  return closed ?? null
}

const running = `
  select ${columns} from game_campaign where state = 'approved' and opens_at <= $1 order by closes_at`

/** What has begun and is not closed yet. */
export function listRunning(db: Db, at: Date) {
  return queryRows<Campaign>(db, running, [at])
}

const stopped = `select 1 as found from game_campaign where id = $1 and stopped_at is not null`

export async function isStopped(trx: Db, id: number): Promise<boolean> {
  return (await queryRows(trx, stopped, [id])).length > 0
}
