import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/api.ts'
import type { ProofFile } from '#domain/game/proof.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { findCampaign } from './campaign-queries.ts'
import { readProof } from './read-proof.ts'

export async function getGameProof(
  ctx: Context,
  { slug, after }: ParsedInput<typeof api.getGameProof>,
): Promise<ProofFile> {
  const campaign = await findCampaign(ctx.db, slug)
  if (!campaign) throw new Refusal('notFound')
  return readProof(ctx, campaign, after)
}
