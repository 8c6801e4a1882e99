import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { findCampaign } from './campaign-queries.ts'
import { playEntry } from './play.ts'

/** A member's turn. */
export async function playGame(
  ctx: Context,
  { slug, entry: number }: ParsedInput<typeof api.playGame>,
  caller: Caller,
): Promise<Output<typeof api.playGame>> {
  const campaign = await findCampaign(ctx.db, slug)
  if (!campaign || campaign.commitment === null) throw new Refusal('notFound')
  const { phone } = caller.member!
  const { entry, prize } = await playEntry(ctx, campaign, { phone, number, at: ctx.clock.now() })
  return {
    prize: prize && {
      id: prize.id,
      name: prize.name,
      kind: prize.kind,
      value: prize.value,
      ...(prize.points === undefined ? {} : { points: prize.points }),
    },
    entry: { number: entry.number, at: toVietnamIso(entry.at) },
    proof: {
      campaign: slug,
      number: entry.number,
      entry_hash: entry.hash,
      commitment: campaign.commitment,
      salt: entry.salt,
      cause: entry.cause,
    },
  }
}
