import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/draw/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { prizeOf } from './award-prize.ts'
import { findCampaign, type Campaign } from './campaign-queries.ts'
import { listNumbersOf, type MyNumber } from './number-queries.ts'

/** A member's own numbers; what was won only once it was told. */
export async function listMyNumbers(
  { db }: Context,
  { slug }: ParsedInput<typeof api.listMyNumbers>,
  caller: Caller,
): Promise<Output<typeof api.listMyNumbers>> {
  const campaign = await findCampaign(db, slug)
  if (!campaign || campaign.commitment === null) throw new Refusal('notFound')
  const numbers = await listNumbersOf(db, campaign.id, caller.member!.phone)
  return { numbers: numbers.map((each) => toShown(campaign, each)) }
}

function toShown(campaign: Campaign, entry: MyNumber) {
  const { number, at, hash, salt, cause, state, rank, rankState, prize } = entry
  return {
    number,
    at: toVietnamIso(at),
    entry_hash: hash,
    salt,
    cause,
    ...(state === 'cancelled' ? { cancelled: true as const } : {}),
    ...(rankState === 'winner' ? { won: prizeOf(campaign, prize!).name } : {}),
    ...(rankState === 'reserve' ? { reserve: rank! } : {}),
  }
}
