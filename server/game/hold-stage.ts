import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/draw/api.ts'
import { gameAuditTexts as words } from '#domain/game/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { recordAudit } from '../staff/index.ts'
import { tellOfGame } from './close-game.ts'
import { findDraw, saveMinutes } from './draw-queries.ts'
import { getDrawCampaign, readDrawState } from './draw-state.ts'
import { finishDraw, tellNext } from './tell-ranks.ts'

/** The host's key: the next winner, after the last one the end. */
export async function tellNextWinner(
  ctx: Context,
  { slug, told }: ParsedInput<typeof api.tellNextWinner>,
  caller: Caller,
): Promise<Output<typeof api.tellNextWinner>> {
  const campaign = await getDrawCampaign(ctx.db, slug)
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const draw = await findDraw(trx, campaign.id)
    if (!draw?.drawnAt || draw.told !== told || draw.finishedAt) throw new Refusal('conflict')
    const isEnd = told === draw.winners
    if (!isEnd) await tellNext(ctx, trx, campaign, { told, at })
    else if (!(await finishDraw(ctx, trx, campaign, at))) throw new Refusal('conflict')
    await recordAudit(ctx, trx, caller, {
      action: isEnd ? words.drawEnded : words.winnerTold,
      subject: { kind: 'game', id: campaign.id },
      after: isEnd ? undefined : { rank: draw.winners - told },
    })
  })
  tellOfGame(ctx, campaign)
  return readDrawState(ctx, await getDrawCampaign(ctx.db, slug))
}

export async function saveDrawMinutes(
  ctx: Context,
  { slug, place, witnesses }: ParsedInput<typeof api.saveDrawMinutes>,
  caller: Caller,
): Promise<Output<typeof api.saveDrawMinutes>> {
  const { id } = await getDrawCampaign(ctx.db, slug)
  await ctx.db.transaction().execute(async (trx) => {
    // Before its entries are closed there is no draw that could have minutes.
    if (!(await saveMinutes(trx, id, { place, witnesses }))) throw new Refusal('conflict')
    await recordAudit(ctx, trx, caller, {
      action: words.minutesNoted,
      subject: { kind: 'game', id },
      after: { place, witnesses: witnesses.length },
    })
  })
  return { place, witnesses }
}

export async function getDrawMinutes(
  { db }: Context,
  { slug }: ParsedInput<typeof api.getDrawMinutes>,
): Promise<Output<typeof api.getDrawMinutes>> {
  const { id } = await getDrawCampaign(db, slug)
  const draw = await findDraw(db, id)
  return { place: draw?.place ?? '', witnesses: draw?.witnesses ?? [] }
}
