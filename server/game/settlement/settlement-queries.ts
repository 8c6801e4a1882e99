import type { CountedPrize, SettlementFigures } from '#domain/game/settlement/figures.ts'
import type { SettlementStep } from '#domain/game/settlement/steps.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'

const running = `('won', 'contacted', 'papers', 'sent')`

const prizes = `
  select prize, sum(given)::int as given, sum(running)::int as running, sum(lapsed)::int as lapsed
  from (
    select prize, count(*) filter (where state in ('credited', 'received')) as given,
      count(*) filter (where state = 'held' or state in ${running}) as running,
      count(*) filter (where state = 'lapsed') as lapsed
    from game_win where campaign_id = $1 group by prize
    union all
    -- Thanks are said with the turn and are no win.
    select l.prize, count(*), 0, 0
    from game_entry e join game_lot l on l.campaign_id = e.campaign_id and l.lot = e.result
      join game_campaign c on c.id = e.campaign_id
    where e.campaign_id = $1 and e.state = 'played' and c.announced -> 'prizes' @>
      jsonb_build_array(jsonb_build_object('id', l.prize, 'kind', 'thanks'))
    group by l.prize
  ) as counted group by prize`

export function countPrizes(db: Db, campaignId: number): Promise<CountedPrize[]> {
  return queryRows<CountedPrize>(db, prizes, [campaignId])
}

const waitingReserves = `
  select r.rank from game_rank r where r.campaign_id = $1 and r.state = 'lapsed'
    and not exists (select from game_rank up where up.campaign_id = $1 and up.moved_up_for = r.rank)
    and exists (select from game_rank o join game_entry e using (campaign_id, number)
      where o.campaign_id = $1 and o.state = 'reserve' and e.phone is not null)`

export interface SettledState {
  version: number
  figures: SettlementFigures | null
  entries: number
  blanksDrawn: number
  isSecretTold: boolean
  closesAt: Date
  settledBy: string | null
  settledAt: Date | null
  held: number
  running: number
  waitingReserves: number
  isTold: boolean | null
}

const state = `
  select coalesce(s.version, 0) as version, s.figures, g.entries - g.cancelled as entries,
    g.blanks_drawn as "blanksDrawn", c.revealed is not null as "isSecretTold", c.closes_at as "closesAt",
    c.settled_by as "settledBy", c.settled_at as "settledAt",
    (select count(*) from game_win w where w.campaign_id = c.id and w.state = 'held')::int as held,
    (select count(*) from game_win w where w.campaign_id = c.id and w.state in ${running})::int as running,
    (select count(*) from (${waitingReserves}) as waiting)::int as "waitingReserves",
    case when c.kind = 'draw' then exists (select from game_draw d
      where d.campaign_id = c.id and d.finished_at is not null) end as "isTold"
  from game_campaign c join game_chain g on g.campaign_id = c.id
    left join game_settlement s on s.campaign_id = c.id
  where c.id = $1`

/** How a campaign stands; null before it was approved. */
export async function findSettledState(db: Db, campaignId: number): Promise<SettledState | null> {
  const [found] = await queryRows<SettledState>(db, state, [campaignId])
  return found ?? null
}

export interface NotedStep extends CamelRow<
  'game_settlement_step',
  'step' | 'done_on' | 'amount' | 'reference' | 'file_id' | 'note' | 'noted_by' | 'noted_at'
> {
  fileName: string | null
}

const steps = `
  select s.step, s.done_on as "doneOn", s.amount, s.reference, s.file_id as "fileId", s.note,
    s.noted_by as "notedBy", s.noted_at as "notedAt", f.name as "fileName"
  from game_settlement_step s left join game_file f on f.id = s.file_id where s.campaign_id = $1`

export function listSteps(db: Db, campaignId: number): Promise<NotedStep[]> {
  return queryRows<NotedStep>(db, steps, [campaignId])
}

const begin = `insert into game_settlement (campaign_id, version) values ($1, 0) on conflict do nothing`
const raise = `
  update game_settlement set version = version + 1
  where campaign_id = $1 and version = $2 and figures is null returning version`

/** False when somebody was quicker, or it is settled. */
export async function raiseVersion(
  trx: Db,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  if (version === 0) await queryRows(trx, begin, [id])
  return (await queryRows(trx, raise, [id, version])).length === 1
}

const save = `
  insert into game_settlement_step
    (campaign_id, step, done_on, amount, reference, file_id, note, noted_by, noted_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (campaign_id, step) do update set done_on = excluded.done_on, amount = excluded.amount,
    reference = excluded.reference, file_id = excluded.file_id, note = excluded.note,
    noted_by = excluded.noted_by, noted_at = excluded.noted_at`

export async function saveStep(
  trx: Db,
  campaignId: number,
  { step, doneOn, amount, reference, fileId, note, notedBy, notedAt }: Omit<NotedStep, 'fileName'>,
): Promise<void> {
  const noted = [step, doneOn, amount, reference, fileId, note, notedBy, notedAt]
  await queryRows(trx, save, [campaignId, ...noted])
}

const drop = `delete from game_settlement_step where campaign_id = $1 and step = $2 returning step`

/** False when nothing was noted of it. */
export async function deleteStep(
  trx: Db,
  campaignId: number,
  step: SettlementStep,
): Promise<boolean> {
  return (await queryRows(trx, drop, [campaignId, step])).length === 1
}

const settle = `
  update game_campaign c set state = 'settled', settled_by = $2, settled_at = $3, updated_at = $3,
    version = version + 1
  where id = $1 and state = 'closed' and revealed is not null
    and not exists (select from game_win w
      where w.campaign_id = $1 and (w.state = 'held' or w.state in ${running}))
    and not exists (${waitingReserves})
    and not exists (select from game_settlement_step s where s.campaign_id = $1 and s.noted_by = $2)
    and (select count(*) from game_settlement_step s where s.campaign_id = $1 and s.step <> 'paid') = 3
    and ($4::bigint = 0 or exists (select from game_settlement_step s where s.campaign_id = $1
      and s.step = 'paid' and (s.amount = $4 or s.note <> '')))
  returning id`
const freeze = `
  update game_settlement set figures = $3, version = version + 1
  where campaign_id = $1 and version = $2 and figures is null returning campaign_id`

/**
 * Settles a campaign whose row is held, once, if nothing of it is open. False when something is, or the notes are
 * others than those that were read: then nothing of it may stand.
 */
export async function saveSettled(
  trx: Db,
  of: { id: number; version: number; by: string; at: Date; figures: SettlementFigures },
): Promise<boolean> {
  const { id, version, by, at, figures } = of
  const settled = await queryRows(trx, settle, [id, by, at, figures.owed])
  if (settled.length === 0) return false
  return (await queryRows(trx, freeze, [id, version, JSON.stringify(figures)])).length === 1
}

const hold = `select state from game_campaign where id = $1 for key share`

/**
 * Whether the prizes of a campaign may still be moved; until the transaction ends nobody settles it. To be asked
 * before the first row of a prize is held (docs/rules/locking.md).
 */
export async function holdUnsettled(trx: Db, campaignId: number): Promise<boolean> {
  const [found] = await queryRows<{ state: string }>(trx, hold, [campaignId])
  return found !== undefined && found.state !== 'settled'
}
