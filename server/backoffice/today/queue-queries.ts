import { sql, type RawBuilder } from 'kysely'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'

export interface StoredQueue {
  count: number
  oldestAt: Date | null
  mine: number | null
}

type Find = (db: Db, staffId: number, max: number) => Promise<StoredQueue>

export const findReturns = queue(() => ({
  from: sql`from return_request where state = 'received'`,
  at: sql`created_at`,
  by: sql`id`,
}))

export const findReviews = queue(() => ({
  from: sql`from product_review where state = 'waiting'`,
  at: sql`created_at`,
  by: sql`id`,
}))

export const findTransfers = queue(() => ({
  from: sql`from bank_transaction where state = 'unmatched'`,
  at: sql`received_at`,
  by: sql`id`,
}))

export const findRefunds = queue(() => ({
  from: sql`from refund where state = 'byHand'`,
  at: sql`created_at`,
  by: sql`id`,
}))

export const findCashDifferences = queue(() => ({
  from: sql`from (select distinct s.id, s.made_at from cash_statement_line l
    join cash_statement s on s.id = l.statement_id
    where not l.reversed and l.reason = '' and l.remitted <> l.collected) as s`,
  at: sql`made_at`,
  by: sql`id`,
}))

/** As the list of products has it (`stock=low`). */
const fewLeft = 10

/** On sale, and as few left as the list of products calls few. */
export const findLowStock = queue(() => ({
  from: sql`from product p join stock s on s.product_id = p.id
    where p.published and s.on_hand - s.reserved <= ${fewLeft}`,
  at: sql`null::timestamptz`,
  by: sql`p.id`,
}))

export const findFailedJobs = queue(() => ({
  from: sql`from dead_letter where state = 'open'`,
  at: sql`given_up_at`,
  by: sql`id`,
}))

export const findHeldPrizes = queue(() => ({
  from: sql`from game_hold where decision is null`,
  at: sql`held_at`,
  by: sql`held_at`,
}))

/** On their way to a winner, and their time is over. */
export const findLatePrizes = (today: VietnamDay) =>
  queue(() => ({
    from: sql`from game_claim_step s join game_win w using (campaign_id, number)
      where w.state in ('won', 'contacted', 'papers', 'sent') and s.due_on < ${today}::date`,
    at: sql`won_at`,
    by: sql`due_on`,
  }))

export const findGames = queue(() => ({
  from: sql`from game_campaign where state = 'draft' and submitted_at is not null`,
  at: sql`submitted_at`,
  by: sql`submitted_at`,
}))

export const findPrices = queue(() => ({
  from: sql`from price_plan where state = 'waiting'`,
  at: sql`proposed_at`,
  by: sql`id`,
}))

export const findProgrammes = queue(() => ({
  from: sql`from loyalty_programme where draft is not null`,
  at: sql`draft_at`,
  by: sql`draft_at`,
}))

export const findPromotions = queue(() => ({
  from: sql`from exchange_promotion where draft is not null`,
  at: sql`draft_at`,
  by: sql`draft_at`,
}))

export const findGifts = queue(() => ({
  from: sql`from gift where draft is not null`,
  at: sql`draft_at`,
  by: sql`draft_at`,
}))

export const findCampaigns = queue(() => ({
  from: sql`from voucher_campaign where draft is not null`,
  at: sql`draft_at`,
  by: sql`draft_at`,
}))

/** Nobody decides what they proposed or changed themselves. */
export const findAdjustments = queue((staffId) => ({
  from: sql`from point_adjustment
    where state = 'waiting' and ${staffId} not in (proposed_by, edited_by)`,
  at: sql`proposed_at`,
  by: sql`id`,
}))

export const findCounterfeits = queue((staffId) => ({
  from: sql`from counterfeit_report where state in ('new', 'checking')`,
  at: sql`created_at`,
  by: sql`id`,
  mine: sql`from counterfeit_report where state in ('new', 'checking') and assigned_to = ${staffId}`,
}))

/** All that are open, or of them those whose time is over. */
export const findDataRequests = (late: RawBuilder<boolean> | null) =>
  queue((staffId) => {
    const from = sql`from data_request r where r.state = 'open' and ${late ?? sql<boolean>`true`}`
    const mine = sql`${from} and r.assignee_id = ${staffId}`
    return { from, at: sql`asked_at`, by: sql`due_at`, mine }
  })

export const findChats = queue((staffId) => ({
  from: sql`from chat_conversation where state = 'waiting'`,
  at: sql`waiting_since`,
  by: sql`waiting_since`,
  mine: sql`from chat_conversation where state = 'waiting' and assigned_to = ${staffId}`,
}))

export const findQuestions = queue((staffId) => ({
  from: sql`from expert_question where state in ('new', 'assigned')`,
  at: sql`created_at`,
  by: sql`id`,
  mine: sql`from expert_question where state = 'assigned' and assigned_to = ${staffId}`,
}))

interface Waiting {
  /** Which rows, with `from`. */
  from: RawBuilder<unknown>
  /** Since when one waits. */
  at: RawBuilder<unknown>
  /** What has them in that order. */
  by: RawBuilder<unknown>
  /** Those of them that are given to whoever asks. */
  mine?: RawBuilder<unknown>
}

function queue(waiting: (staffId: number) => Waiting): Find {
  return (db, staffId, max) => firstOf(db, max, waiting(staffId))
}

/** Counted up to `max`; the first by an index, not by reading them all. */
async function firstOf(db: Db, max: number, { from, at, by, mine }: Waiting): Promise<StoredQueue> {
  const own = mine
    ? sql`(select count(*)::integer from (select ${mine} limit ${max}) as own)`
    : sql`null::integer`
  const { rows } = await sql<StoredQueue>`
    select (select count(*)::integer from (select ${from} limit ${max}) as counted) as count,
      (select ${at} ${from} order by ${by} limit 1) as "oldestAt", ${own} as mine`.execute(db)
  return rows[0]!
}
