import { sql } from 'kysely'
import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { seedBatches } from '#seed/loyalty/batches.ts'
import { giftsOf } from '#seed/loyalty/gifts.ts'
import { programmesAround } from '#seed/loyalty/programme.ts'
import { campaignsAround, type CampaignKey } from '#seed/loyalty/vouchers.ts'
import type { Context } from '#server/context.ts'
import { issueBatch } from '#server/genuine/index.ts'
import { saveGifts } from '#server/gift/index.ts'
import { saveProgramme } from '#server/loyalty/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { loadHistory } from './history.ts'

export type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** What the loading made, by the seed's own names. */
export interface LoyaltyDemo {
  /** By its first year. */
  programmes: ReadonlyMap<string, number>
  campaigns: ReadonlyMap<CampaignKey, number>
  /** This year's, by product code. */
  gifts: ReadonlyMap<string, number>
  /** Codes nobody has entered yet, by product. */
  codes: ReadonlyMap<string, string[]>
}

/**
 * The loyalty programme with the demo member's past, once: into a new demo as into one from the time
 * before there was a programme. Needs the demo's products and its member.
 */
export async function loadLoyalty(tools: Tools): Promise<boolean> {
  return tools.db.transaction().execute(async (trx) => {
    // Of several processes that start on one database, the others wait and then find it filled.
    await sql`select pg_advisory_xact_lock(hashtext('load the loyalty demo'))`.execute(trx)
    const known = await trx.selectFrom('loyalty_programme').select('id').limit(1).execute()
    if (known.length > 0) return false
    const inside = { ...tools, db: trx }
    await loadHistory(inside, await loadTerms(inside))
    return true
  })
}

async function loadTerms(tools: Tools): Promise<LoyaltyDemo> {
  const { db, clock } = tools
  const today = clock.today()
  const campaigns = new Map<CampaignKey, number>()
  for (const { key, campaign } of campaignsAround(clock.now(), today)) {
    campaigns.set(key, await saveCampaign(db, campaign))
  }
  const programmes = new Map<string, number>()
  let gifts: LoyaltyDemo['gifts'] = new Map()
  for (const programme of programmesAround(today)) {
    const year = programme.startsOn.slice(0, 4)
    const programmeId = await saveProgramme(db, programme)
    programmes.set(year, programmeId)
    if (year === today.slice(0, 4)) {
      gifts = await loadGifts(tools, programmeId, campaigns)
    }
  }
  return { programmes, campaigns, gifts, codes: await issueCodes(tools) }
}
