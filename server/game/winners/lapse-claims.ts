import { warnDays } from '#domain/game/backoffice/claims.ts'
import { addDays, vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Db } from '../../platform/db.ts'
import { getCampaignById } from '../campaign-queries.ts'
import { holdUnsettled } from '../settlement/settlement-queries.ts'
import { loseToReserve } from './lose-to-reserve.ts'

const atOnce = 200

/**
 * Reminds winners whose time is nearly over, and ends it for those who were reminded on an earlier day and let it go
 * by. Whoever has done their part loses nothing by the shop's delay. Once each, however often it runs.
 */
export async function lapseClaims(ctx: Context): Promise<void> {
  await endLapsed(ctx)
  await warn(ctx)
  ctx.changeBus.tell(['game-wins'])
  ctx.outbox.wake()
}

// `won` is the winner's to answer until they have said where to; after `contacted` the papers are.
// A draw that is still on its stage has no reserves yet.
const isWinners = `(w.state = 'contacted' or (w.state = 'won' and not exists (
    select from game_claim c where c.campaign_id = w.campaign_id and c.number = w.number)))
  and not exists (select from game_draw d where d.campaign_id = w.campaign_id and d.finished_at is null)`

const listDue = `
  select w.id, w.campaign_id as "campaignId", w.number
  from game_win w join game_claim_step s using (campaign_id, number)
  where ${isWinners} and s.due_on < $1::date and s.warned_at < $2 and w.id > $3
  order by w.id limit ${atOnce}`

const lapse = `
  with gone as (
    update game_win w set state = 'lapsed' from game_claim_step s
    where w.id = $1 and s.campaign_id = w.campaign_id and s.number = w.number
      and ${isWinners} and s.due_on < $2::date and s.warned_at is not null
    returning w.campaign_id, w.number
  )
  update game_claim_step s set lapsed_at = $3, due_on = null, moved_by = 'system', version = s.version + 1
  from gone where s.campaign_id = gone.campaign_id and s.number = gone.number
  returning s.number`

interface Due {
  id: number
  campaignId: number
  number: number
}

async function endLapsed(ctx: Context): Promise<void> {
  const today = ctx.clock.today()
  for (let after = 0; ;) {
    const due = await queryRows<Due>(ctx.db, listDue, [today, startOf(today), after])
    for (const each of due) await endOne(ctx, each, today)
    if (due.length < atOnce) return
    after = due.at(-1)!.id
  }
}

async function endOne(ctx: Context, { id, campaignId, number }: Due, today: VietnamDay) {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await holdUnsettled(trx, campaignId))) return
    const ended = await queryRows(trx, lapse, [id, today, at])
    if (ended.length === 0) return
    const campaign = await getCampaignById(trx, campaignId)
    await loseToReserve(ctx, trx, campaign, { number, at })
  })
}

const listSoon = `
  select w.id, w.campaign_id as "campaignId", w.number
  from game_win w join game_claim_step s using (campaign_id, number)
  where ${isWinners} and s.due_on <= $1::date and s.warned_at is null and w.id > $2
  order by w.id limit ${atOnce}`

async function warn({ db, clock }: Context): Promise<void> {
  const until = addDays(clock.today(), warnDays)
  for (let after = 0; ;) {
    const soon = await queryRows<Due>(db, listSoon, [until, after])
    for (const { id, campaignId, number } of soon) {
      await db.transaction().execute(async (trx) => {
        const lastDay = await noteWarned(trx, { campaignId, number, at: clock.now() })
        if (lastDay !== null) await appendEvent(trx, 'game.claimEnding', { winId: id, lastDay })
      })
    }
    if (soon.length < atOnce) return
    after = soon.at(-1)!.id
  }
}

// Whoever could not be reminded in time has until the day after they were.
const note = `
  update game_claim_step set warned_at = $3, due_on = greatest(due_on, $4::date)
  where campaign_id = $1 and number = $2 and warned_at is null returning due_on as "dueOn"`

async function noteWarned(
  trx: Db,
  { campaignId, number, at }: { campaignId: number; number: number; at: Date },
): Promise<VietnamDay | null> {
  const values = [campaignId, number, at, addDays(vietnamDayOf(at), 1)]
  const [noted] = await queryRows<{ dueOn: VietnamDay }>(trx, note, values)
  return noted?.dueOn ?? null
}

function startOf(day: VietnamDay): Date {
  return new Date(`${day}T00:00:00+07:00`)
}
