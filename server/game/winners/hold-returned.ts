import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Campaign } from '../campaign-queries.ts'
import { holdUnsettled } from '../settlement/settlement-queries.ts'
import { insertHold } from '../hold-win.ts'

const hold = `
  update game_win w set state = 'held' from game_entry e
  where w.campaign_id = $1 and e.campaign_id = $1 and e.number = w.number and e.cause = any($2::text[])
    and w.state not in ('received', 'lapsed')
    -- Asked again for the same return: what staff have decided stays.
    and not exists (select from game_hold h
      where h.campaign_id = $1 and h.number = w.number and h.reason = 'returned')
  returning w.number`

/**
 * What entries of goods that came back have won waits for staff, credited or not, unless its winner has it in hands.
 * Once a win. Gives how many.
 */
export async function holdReturned(
  trx: Db,
  { id }: Pick<Campaign, 'id'>,
  { causes, at }: { causes: readonly string[]; at: Date },
): Promise<number> {
  // What is settled stands, whatever comes back.
  if (!(await holdUnsettled(trx, id))) return 0
  const held = await queryRows<{ number: number }>(trx, hold, [id, causes])
  for (const { number } of held) {
    await insertHold(trx, { campaignId: id, number, reason: 'returned', at })
  }
  return held.length
}
