import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { addEntries, isOpen, type EntryWish } from './add-entries.ts'
import type { Campaign } from './campaign-queries.ts'
import { findCauses } from './chain-queries.ts'
import { mayPlay } from './may-play.ts'

/** Gives what a campaign gives on each day on which somebody comes to play; once a day, however often they come. */
export async function giveDayEntries(
  { db }: Pick<Context, 'db'>,
  campaign: Campaign,
  { phone, at }: { phone: string; at: Date },
): Promise<void> {
  const wishes = dayWishes(campaign, phone, at)
  if (wishes.length === 0 || !isOpen(campaign, at)) return
  const causes = wishes.map(({ cause }) => cause)
  // Most who ask have them already, and need not wait for whoever adds entries.
  if ((await findCauses(db, campaign.id, causes)).length === causes.length) return
  if (!(await mayPlay(db, campaign, phone))) return
  await db.transaction().execute((trx) => addEntries(trx, campaign, { wishes, at }))
}

function dayWishes({ rules }: Campaign, phone: string, at: Date): EntryWish[] {
  const rates = rules.sources.flatMap((rule) => (rule.source === 'day' ? [rule.entries] : []))
  const count = Math.max(0, ...rates)
  const cause = `day:${phone}:${vietnamDayOf(at)}`
  return Array.from({ length: count }, (_, nth) => ({
    cause: nth === 0 ? cause : `${cause}:${nth + 1}`,
    source: 'day',
    phone,
  }))
}
