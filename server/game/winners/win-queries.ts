import {
  claimStates,
  warnDays,
  type ClaimState,
  type DeskWinState,
} from '#domain/game/backoffice/claims.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'
import type { Campaign } from '../campaign-queries.ts'

export interface WinRow extends CamelRow<
  'game_win',
  'id' | 'campaign_id' | 'number' | 'prize' | 'account_id' | 'points' | 'voucher_id' | 'won_at'
> {
  state: DeskWinState
  phone: string | null
  name: string | null
  dueOn: VietnamDay | null
  holdReason: CamelRow<'game_hold', 'reason'>['reason'] | null
  title: string
  announced: Campaign['announced']
}

const columns = `w.id, w.campaign_id as "campaignId", w.number, w.prize, w.account_id as "accountId", w.points,
  w.voucher_id as "voucherId", w.won_at as "wonAt", w.state, e.phone,
  coalesce(nullif(s.winner_name, ''), c.name, m.full_name) as name, s.due_on as "dueOn",
  h.reason as "holdReason", g.title, g.announced`
const tables = `game_win w join game_entry e using (campaign_id, number)
  join game_campaign g on g.id = w.campaign_id
  left join game_claim c using (campaign_id, number)
  left join game_claim_step s using (campaign_id, number)
  left join game_hold h on h.campaign_id = w.campaign_id and h.number = w.number and h.decision is null
  left join member m on m.phone = e.phone`

export interface WinFilter {
  q: string
  game: number | null
  due: 'soon' | 'late' | null
  today: VietnamDay
}

// A short number is that of an entry, the end of a phone has three digits or more.
const narrowed = `w.state <> 'credited' and ($1::int is null or w.campaign_id = $1)
  and ($2 = '' or w.number::text = $2 or (length($2) >= 3 and e.phone like '%' || $2)
    or ($2 !~ '\\d' and vn_fold(coalesce(nullif(s.winner_name, ''), c.name, m.full_name))
      like '%' || vn_fold($2) || '%'))
  and ($3::text is null or (w.state in ('won', 'contacted', 'papers', 'sent')
    and case $3 when 'late' then s.due_on < $4::date
      else s.due_on between $4::date and $4::date + ${warnDays} end))`

const valuesOf = ({ q, game, due, today }: WinFilter) => [
  game,
  q.replaceAll(/[%_\\]/g, ''),
  due,
  today,
]

const list = `
  select ${columns} from ${tables}
  where ${narrowed} and ($5::text is null or w.state = $5)
  order by (w.state = 'held') desc, (s.received_at is not null or w.state = 'lapsed'), s.due_on, w.id desc
  limit $6 offset $7`

export function listWinRows(
  db: Db,
  filter: WinFilter,
  { state, limit, offset }: { state: DeskWinState | null; limit: number; offset: number },
): Promise<WinRow[]> {
  return queryRows<WinRow>(db, list, [...valuesOf(filter), state, limit, offset])
}

const counting = `
  select w.state, count(*)::int as count from ${tables} where ${narrowed} group by w.state`

export function countWinRows(db: Db, filter: WinFilter) {
  return queryRows<{ state: DeskWinState; count: number }>(db, counting, valuesOf(filter))
}

const waiting = `
  select count(*) filter (where w.state = 'held')::int as held,
    count(*) filter (where w.state in ('won', 'contacted', 'papers', 'sent') and s.due_on < $1::date)::int as late
  from game_win w left join game_claim_step s using (campaign_id, number)
  where w.state not in ('credited', 'received', 'lapsed')`

export async function countWaiting(db: Db, today: VietnamDay) {
  const [found] = await queryRows<{ held: number; late: number }>(db, waiting, [today])
  return found!
}

const games = `
  select id, title from game_campaign g
  where exists (select from game_win where campaign_id = g.id) order by id desc limit 200`

export function listGamesWon(db: Db): Promise<{ id: number; title: string }[]> {
  return queryRows<{ id: number; title: string }>(db, games, [])
}

export interface WholeWin extends WinRow {
  slug: string
  gameKind: Campaign['kind']
  claim: { name: string; phone: string; address: string; at: Date } | null
  step: CamelRow<'game_claim_step', keyof StepColumns> | null
  hold:
    | (CamelRow<'game_hold', 'reason' | 'decision' | 'note'> & {
        heldAt: Date
        decidedBy: string | null
        decidedAt: Date | null
      })
    | null
}

interface StepColumns {
  version: 1
  warned_at: 1
  contacted_at: 1
  papers_at: 1
  sent_at: 1
  received_at: 1
  lapsed_at: 1
  moved_by: 1
  winner_name: 1
  winner_address: 1
  id_checked: 1
  sent_how: 1
  note: 1
}

interface FlatWin extends WinRow, CamelRow<'game_claim_step', keyof StepColumns> {
  slug: string
  gameKind: Campaign['kind']
  claimName: string | null
  claimPhone: string
  claimAddress: string
  claimAt: Date
  heldReason: CamelRow<'game_hold', 'reason'>['reason'] | null
  heldAt: Date
  decision: CamelRow<'game_hold', 'decision'>['decision']
  decidedBy: string | null
  decidedAt: Date | null
  holdNote: string
}

const whole = `
  select ${columns}, g.slug, g.kind as "gameKind",
    c.name as "claimName", c.phone as "claimPhone", coalesce(c.new_address, c.full_address) as "claimAddress",
    c.submitted_at as "claimAt",
    a.reason as "heldReason", a.held_at as "heldAt", a.decision, a.decided_by as "decidedBy",
    a.decided_at as "decidedAt", a.note as "holdNote",
    s.version, s.warned_at as "warnedAt", s.contacted_at as "contactedAt", s.papers_at as "papersAt",
    s.sent_at as "sentAt", s.received_at as "receivedAt", s.lapsed_at as "lapsedAt", s.moved_by as "movedBy",
    s.winner_name as "winnerName", s.winner_address as "winnerAddress", s.id_checked as "idChecked",
    s.sent_how as "sentHow", s.note
  from ${tables} left join game_hold a on a.campaign_id = w.campaign_id and a.number = w.number
  where w.id = $1`

export async function findWholeWin(db: Db, id: number): Promise<WholeWin | null> {
  const [flat] = await queryRows<FlatWin>(db, whole, [id])
  if (!flat) return null
  const { claimName, claimPhone, claimAddress, claimAt, heldReason, decision } = flat
  const { heldAt, decidedBy, decidedAt, holdNote } = flat
  return {
    ...flat,
    claim:
      claimName === null
        ? null
        : { name: claimName, phone: claimPhone, address: claimAddress, at: claimAt },
    step: (flat.version as number | null) === null ? null : flat,
    hold:
      heldReason === null
        ? null
        : { reason: heldReason, heldAt, decision, decidedBy, decidedAt, note: holdNote },
  }
}

const others = `
  select w.id, w.number, w.prize, w.won_at as "wonAt"
  from game_entry mine join game_entry e on e.campaign_id = mine.campaign_id and e.phone = mine.phone
    join game_win w on w.campaign_id = e.campaign_id and w.number = e.number
  where mine.campaign_id = $1 and mine.number = $2 and w.number <> $2 order by w.number desc limit 20`

/** What the same person has won in the campaign besides. */
export function listOtherWins(db: Db, campaignId: number, number: number) {
  return queryRows<CamelRow<'game_win', 'id' | 'number' | 'prize' | 'won_at'>>(db, others, [
    campaignId,
    number,
  ])
}

export const movedAtColumns: Record<ClaimState, string | null> = {
  won: null,
  contacted: 'contacted_at',
  papers: 'papers_at',
  sent: 'sent_at',
  received: 'received_at',
  lapsed: 'lapsed_at',
}

export interface ClaimMove {
  campaignId: number
  number: number
  version: number
  from: ClaimState
  to: ClaimState
  dueOn: VietnamDay | null
  by: string
  at: Date
  winnerName: string
  winnerAddress: string
  idChecked: boolean
  sentHow: string
  note: string
}

const moveWin = `
  update game_win set state = $4 where campaign_id = $1 and number = $2 and state = $3 returning number`

/** False when somebody was quicker. */
export async function moveWinState(
  trx: Db,
  of: { campaignId: number; number: number; from: string; to: string },
): Promise<boolean> {
  const values = [of.campaignId, of.number, of.from, of.to]
  return (await queryRows(trx, moveWin, values)).length === 1
}

/** Notes a step with its moment; one that is gone back to forgets what came after it. */
export async function saveStep(trx: Db, move: ClaimMove): Promise<boolean> {
  const later = claimStates.slice(claimStates.indexOf(move.to) + 1)
  const forgotten = later.flatMap((state) => movedAtColumns[state] ?? [])
  const sets = [
    `${movedAtColumns[move.to]} = $4`,
    ...(move.to === 'lapsed' ? [] : forgotten.map((column) => `${column} = null`)),
  ]
  const text = `
    update game_claim_step set ${sets.join(', ')}, due_on = $5, warned_at = null, moved_by = $6,
      winner_name = $7, winner_address = $8, id_checked = $9, sent_how = $10, note = $11,
      version = version + 1
    where campaign_id = $1 and number = $2 and version = $3 returning number`
  const of = [move.campaignId, move.number, move.version, move.at, move.dueOn, move.by]
  const told = [move.winnerName, move.winnerAddress, move.idChecked, move.sentHow, move.note]
  return (await queryRows(trx, text, [...of, ...told])).length === 1
}
