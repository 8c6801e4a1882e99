import { Refusal } from '#domain/errors.ts'
import { settlementTexts as texts } from '#domain/game/settlement/texts.ts'
import type { Db } from '../../platform/db.ts'
import { holdUnsettled } from '../settlement/settlement-queries.ts'

/** Refuses `conflict` once the campaign of a prize is settled; nobody settles it before the transaction ends. */
export async function ensureUnsettled(trx: Db, campaignId: number): Promise<void> {
  if (await holdUnsettled(trx, campaignId)) return
  throw new Refusal('conflict', { message: texts.settled })
}
