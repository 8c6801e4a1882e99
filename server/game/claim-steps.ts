import { dueOn, type ClaimState } from '#domain/game/backoffice/claims.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Campaign } from './campaign-queries.ts'

const begin = `
  insert into game_claim_step (campaign_id, number, due_on) values ($1, $2, $3)
  on conflict (campaign_id, number) do update set due_on = excluded.due_on, warned_at = null,
    version = game_claim_step.version + 1`

/** Starts the clock of the step at which a prize that is sent stands; gives the step's last day, if it has one. */
export async function beginStep(
  trx: Db,
  { id, rules }: Pick<Campaign, 'id' | 'rules'>,
  { number, state, at }: { number: number; state: ClaimState; at: Date },
): Promise<string | null> {
  const due = dueOn(state, at, rules)
  await queryRows(trx, begin, [id, number, due])
  return due
}

const standing = `
  select case when sent_at is not null then 'sent' when papers_at is not null then 'papers'
    when contacted_at is not null then 'contacted' else 'won' end as state
  from game_claim_step where campaign_id = $1 and number = $2`

/** How far a prize had come before it was held. */
export async function findStep(trx: Db, campaignId: number, number: number): Promise<ClaimState> {
  const [found] = await queryRows<{ state: ClaimState }>(trx, standing, [campaignId, number])
  return found?.state ?? 'won'
}
