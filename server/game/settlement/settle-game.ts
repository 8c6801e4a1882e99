import type { ParsedInput } from '#domain/contract.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import type * as api from '#domain/game/settlement/api.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { gamesKey } from '../backoffice/live-key.ts'
import { tellOfGame } from '../close-game.ts'
import { getGameSettlement } from './read-settlement.ts'
import { settleCampaign } from './settle-campaign.ts'

/** Settles a campaign, once, as whoever asks; the shop and the desk hear of it. */
export async function settleGame(
  ctx: Context,
  { id, version, owed }: ParsedInput<typeof api.settleGame>,
  caller: Caller,
): Promise<api.GameSettlement> {
  const at = ctx.clock.now()
  const by = getStaff(caller).username
  const slug = await ctx.db.transaction().execute(async (trx) => {
    const { game, figures } = await settleCampaign(trx, { id, version, owed, by, at })
    await recordAudit(ctx, trx, caller, {
      action: words.settled,
      subject: { kind: 'game', id },
      before: { phase: game.phase },
      after: figures,
    })
    return game.announced.slug
  })
  ctx.changeBus.tell([gamesKey])
  tellOfGame(ctx, { slug })
  return getGameSettlement(ctx, { id }, caller)
}
