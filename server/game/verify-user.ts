import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/own/api.ts'
import { Refusal } from '#domain/errors.ts'
import { gameTexts } from '#domain/game/texts.ts'
import type { Caller, Context } from '../context.ts'
import { sendCode, useCode } from '../otp/index.ts'
import type { Campaign } from './campaign-queries.ts'
import { giveDayEntries } from './day-entries.ts'
import { countOpen } from './entry-queries.ts'
import { getShownCampaign } from './find-shown.ts'
import { whyBarred } from './may-play.ts'
import { playerWith, rememberPlayer } from './player.ts'

/**
 * Proves a phone to this browser. Whether it is on a list, or anybody's, is told to whoever has proved it alone:
 * the code is sent all the same.
 */
export async function verifyGameUser(
  ctx: Context,
  { slug, phone, code, captcha }: ParsedInput<typeof api.verifyGameUser>,
  caller: Caller,
): Promise<Output<typeof api.verifyGameUser>> {
  const campaign = await getShownCampaign(ctx, slug)
  if (code === undefined) {
    if (playerWith(ctx, caller, phone)) return entriesOf(ctx, campaign, phone)
    const sent = await sendCode(ctx, { phone, purpose: 'game', asker: caller, captcha })
    return { entries_left: 0, ...sent }
  }
  await useCode(ctx, { phone, purpose: 'game', code, asker: caller })
  rememberPlayer(ctx, caller, { kind: 'phone', phone })
  return entriesOf(ctx, campaign, phone)
}

async function entriesOf(ctx: Context, campaign: Campaign, phone: string) {
  const barred = await whyBarred(ctx.db, campaign, phone)
  if (barred !== null) throw new Refusal('forbidden', { message: gameTexts.barred[barred] })
  await giveDayEntries(ctx, campaign, { phone, at: ctx.clock.now() })
  return { entries_left: await countOpen(ctx.db, campaign.id, phone) }
}
