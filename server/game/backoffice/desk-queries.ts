import type { AnnouncedBox } from '#domain/game/definition.ts'
import type { GameFields } from '#domain/game/backoffice/fields.ts'
import type { GamePhase } from '#domain/game/backoffice/texts.ts'
import type { GameRules } from '#domain/game/rules.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'

export type DeskRow = CamelRow<
  'game_campaign',
  | 'id'
  | 'version'
  | 'state'
  | 'title'
  | 'brand'
  | 'place'
  | 'audience'
  | 'draft'
  | 'announced'
  | 'rules'
  | 'commitment'
  | 'edited_by'
  | 'submitted_by'
  | 'submitted_at'
  | 'returned_by'
  | 'returned_reason'
  | 'approved_by'
  | 'approved_at'
  | 'stopped_by'
  | 'stopped_at'
  | 'stop_reason'
  | 'copied_from'
> & { phase: GamePhase; entries: number }

/** Of a campaign `c` at the moment `at`. */
export const phaseAt = (at: string) => `
  case when c.state in ('closed', 'settled') then c.state
    when c.state = 'draft' then case when c.submitted_at is null then 'draft' else 'waiting' end
    when ${at} >= c.closes_at then 'ended'
    when c.stopped_at is not null then 'stopped'
    when ${at} < c.opens_at then 'approved' else 'open' end`

const columns = `c.id, c.version, c.state, c.title, c.brand, c.place, c.audience, c.draft, c.announced, c.rules,
  c.commitment, c.edited_by as "editedBy", c.submitted_by as "submittedBy",
  c.submitted_at as "submittedAt", c.returned_by as "returnedBy",
  c.returned_reason as "returnedReason", c.approved_by as "approvedBy",
  c.approved_at as "approvedAt", c.stopped_by as "stoppedBy", c.stopped_at as "stoppedAt",
  c.stop_reason as "stopReason", c.copied_from as "copiedFrom",
  coalesce((select entries from game_chain g where g.campaign_id = c.id), 0) as entries`

const byId = `select ${columns}, ${phaseAt('$2::timestamptz')} as phase from game_campaign c where c.id = $1`

export async function findDeskRow(db: Db, id: number, at: Date): Promise<DeskRow | null> {
  const [found] = await queryRows<DeskRow>(db, byId, [id, at])
  return found ?? null
}

/** With its row held: of two who decide at once the second sees what the first did. */
export async function lockDeskRow(trx: Db, id: number, at: Date): Promise<DeskRow | null> {
  const [found] = await queryRows<DeskRow>(trx, `${byId} for no key update of c`, [id, at])
  return found ?? null
}

/** Held against all who move a prize of it too (docs/rules/locking.md). */
export async function lockToSettle(trx: Db, id: number, at: Date): Promise<DeskRow | null> {
  const [found] = await queryRows<DeskRow>(trx, `${byId} for update of c`, [id, at])
  return found ?? null
}

export interface WrittenGame {
  fields: GameFields
  announced: AnnouncedBox
  rules: GameRules
  by: string
  at: Date
}

const insert = `
  insert into game_campaign (slug, title, brand, kind, place, audience, opens_at, closes_at, announced, rules,
    draft, edited_by, created_at, updated_at, copied_from)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14) returning id`

export async function insertDraft(
  trx: Db,
  game: WrittenGame,
  copiedFrom: number | null,
): Promise<number> {
  const [made] = await queryRows<{ id: number }>(trx, insert, [...valuesOf(game), copiedFrom])
  return made!.id
}

const update = `
  update game_campaign set slug = $1, title = $2, brand = $3, kind = $4, place = $5, audience = $6, opens_at = $7,
    closes_at = $8, announced = $9, rules = $10, draft = $11, edited_by = $12, updated_at = $13,
    submitted_by = null, submitted_at = null, version = version + 1
  where id = $14 and version = $15 and state = 'draft' returning id`

/** False when it is no draft any more, or somebody was quicker. */
export async function updateDraft(
  trx: Db,
  { id, version }: { id: number; version: number },
  game: WrittenGame,
): Promise<boolean> {
  return (await queryRows(trx, update, [...valuesOf(game), id, version])).length > 0
}

function valuesOf({ fields, announced, rules, by, at }: WrittenGame): unknown[] {
  const { slug, title, brand, kind, place, audience } = fields
  const boxed = [JSON.stringify(announced), JSON.stringify(rules), JSON.stringify(fields)]
  const window = [announced.opens_at, announced.closes_at]
  return [slug, title, brand, kind, place, audience, ...window, ...boxed, by, at]
}

const slugTaken = `select id from game_campaign where slug = $1 and id <> $2`

export async function isSlugTaken(db: Db, slug: string, except: number): Promise<boolean> {
  return (await queryRows(db, slugTaken, [slug, except])).length > 0
}

const submit = `
  update game_campaign set submitted_by = $3, submitted_at = $4, returned_by = null, returned_reason = '',
    version = version + 1, updated_at = $4
  where id = $1 and version = $2 and state = 'draft' and submitted_at is null returning id`

export async function submitRow(
  trx: Db,
  { id, version, by, at }: { id: number; version: number; by: string; at: Date },
): Promise<boolean> {
  return (await queryRows(trx, submit, [id, version, by, at])).length > 0
}

const giveBack = `
  update game_campaign set submitted_by = null, submitted_at = null, returned_by = $3, returned_reason = $4,
    version = version + 1, updated_at = $5
  where id = $1 and version = $2 and state = 'draft' and submitted_at is not null returning id`

export async function returnRow(
  trx: Db,
  of: { id: number; version: number; by: string; reason: string; at: Date },
): Promise<boolean> {
  return (await queryRows(trx, giveBack, [of.id, of.version, of.by, of.reason, of.at])).length > 0
}

const stop = `
  update game_campaign set stopped_by = $2, stopped_at = $3, stop_reason = $4, version = version + 1,
    updated_at = $3
  where id = $1 and state = 'approved' and stopped_at is null and closes_at > $3 returning id`

export async function stopRow(
  trx: Db,
  { id, by, at, reason }: { id: number; by: string; at: Date; reason: string },
): Promise<boolean> {
  return (await queryRows(trx, stop, [id, by, at, reason])).length > 0
}

const resume = `
  update game_campaign set stopped_by = null, stopped_at = null, stop_reason = '', version = version + 1,
    updated_at = $2
  where id = $1 and state = 'approved' and stopped_at is not null returning id`

export async function resumeRow(trx: Db, id: number, at: Date): Promise<boolean> {
  return (await queryRows(trx, resume, [id, at])).length > 0
}

const windowsOf = `
  select to_char(opens_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as "from",
    to_char((closes_at - interval '1 ms') at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as "to"
  from game_campaign
  where vn_fold(brand) = vn_fold($1) and brand <> '' and id <> $2 and state <> 'draft'`

/** Vietnam days on which other campaigns of a brand run or ran. */
export function listBrandWindows(db: Db, brand: string, except: number) {
  return queryRows<{ from: string; to: string }>(db, windowsOf, [brand, except])
}

const budget = `coalesce((select sum((l ->> 'quantity')::bigint * (p ->> 'value')::bigint)
    from jsonb_array_elements(c.announced -> 'lots') l, jsonb_array_elements(c.announced -> 'prizes') p
    where p -> 'id' = l -> 'prize'), 0)`
const spent = `coalesce((select sum((p ->> 'value')::bigint) from game_win w,
      jsonb_array_elements(c.announced -> 'prizes') p
    where w.campaign_id = c.id and (p ->> 'id')::int = w.prize and w.state <> 'lapsed'), 0)`

const orders = {
  title: 'vn_fold(c.title), c.id desc',
  '-title': 'vn_fold(c.title) desc, c.id desc',
  opens: 'c.opens_at, c.id desc',
  '-opens': 'c.opens_at desc, c.id desc',
  spent: 'spent, c.id desc',
  '-spent': 'spent desc, c.id desc',
} as const

const listIn = (order: string) => `
  select c.id, c.title, c.slug, c.kind, c.place, c.opens_at as "opensAt", c.closes_at as "closesAt",
    ${phaseAt('$1::timestamptz')} as phase,
    coalesce((select entries - cancelled from game_chain g where g.campaign_id = c.id), 0) as entries,
    (select count(*) from game_win w where w.campaign_id = c.id)::int as wins,
    ${spent} as spent, ${budget} as budget, count(*) over ()::int as total
  from game_campaign c
  where ($2::text is null or vn_fold(c.title) like '%' || vn_fold($2) || '%' or c.slug ilike '%' || $2 || '%')
    and ($3::text is null or ${phaseAt('$1::timestamptz')} = $3)
    and ($4::text is null or c.kind = $4)
  order by ${order} limit $5 offset $6`

export type ListedGame = CamelRow<
  'game_campaign',
  'id' | 'title' | 'slug' | 'kind' | 'place' | 'opens_at' | 'closes_at'
> & {
  phase: GamePhase
  entries: number
  wins: number
  spent: number
  budget: number
  total: number
}

/** One page, newest first where no order is asked for; `total` on each row. */
export function listGameRows(
  db: Db,
  asked: {
    at: Date
    q: string | null
    phase: string | null
    kind: string | null
    sort?: keyof typeof orders | undefined
  },
  { limit, offset }: { limit: number; offset: number },
) {
  const order = asked.sort ? orders[asked.sort] : 'c.id desc'
  const values = [asked.at, asked.q, asked.phase, asked.kind, limit, offset]
  return queryRows<ListedGame>(db, listIn(order), values)
}

const byHand = `
  select count(*)::int as count from game_entry
  where campaign_id = $1 and source = 'staff' and cause like 'desk:%' and at >= $2`

/** Entries that the desk has given in a campaign since a moment. */
export async function countByHand(trx: Db, id: number, since: Date): Promise<number> {
  const [found] = await queryRows<{ count: number }>(trx, byHand, [id, since])
  return found!.count
}
