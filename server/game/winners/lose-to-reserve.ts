import { Refusal } from '#domain/errors.ts'
import { winnerTexts as texts } from '#domain/game/backoffice/winners-texts.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { Campaign } from '../campaign-queries.ts'
import { findDraw } from '../draw-queries.ts'
import { promoteReserve } from '../tell-ranks.ts'

/** A winner of a number draw loses the prize to the next reserve; elsewhere nobody gets it instead. */
export async function loseToReserve(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  campaign: Campaign,
  { number, at }: { number: number; at: Date },
): Promise<void> {
  if (campaign.kind !== 'draw') return
  const draw = await findDraw(trx, campaign.id)
  if (!draw || draw.finishedAt === null) {
    throw new Refusal('conflict', { message: texts.drawGoesOn })
  }
  await promoteReserve(ctx, trx, campaign, { number, at })
}
