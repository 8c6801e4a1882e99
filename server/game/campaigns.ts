import { randomBytes } from 'node:crypto'
import { commitmentOf } from '#domain/game/chain.ts'
import { announcedBox } from '#domain/game/definition.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { seal } from '../platform/sealed.ts'
import {
  approveCampaign,
  closeCampaign,
  fillBox,
  insertCampaign,
  type Campaign,
} from './campaign-queries.ts'
import { drawDue } from './draw-due.ts'
import { hasher } from './hasher.ts'
import { secretOf } from './secret.ts'

export type NewGame = Pick<Campaign, 'title' | 'place' | 'audience' | 'announced'>

/** Writes a draft of a campaign. */
export function addGame(trx: Db, { announced, ...game }: NewGame, at: Date): Promise<Campaign> {
  return insertCampaign(trx, { ...game, announced: announcedBox.parse(announced), at })
}

/**
 * Fixes everything that decides what is won, and draws the secret of which the commitment is told. From here on
 * nobody changes either. `by` is who read exactly this version; `conflict` when it is not the present one, is no
 * draft, or would have begun already.
 */
export async function approveGame(
  { config }: Pick<Context, 'config'>,
  trx: Db,
  { game, by, at }: { game: Campaign; by: string; at: Date },
): Promise<Campaign> {
  const { id, version, announced } = game
  const secret = randomBytes(32).toString('hex')
  const commitment = commitmentOf(hasher, secret, announced)
  const sealed = seal(config.secretKey, 'game secret', secret)
  const approved = await approveCampaign(trx, { id, version, secret: sealed, commitment, by, at })
  if (!approved) throw new Refusal('conflict')
  await fillBox(trx, { id, announced, commitment, at })
  return approved
}

/**
 * Draws what is still to be drawn and tells the secret; `conflict` before the end, or while a round of the beacon
 * is missing.
 */
export async function closeGame(
  ctx: Pick<Context, 'config' | 'db'>,
  game: Campaign,
  at: Date,
): Promise<Campaign> {
  await drawDue(ctx, game)
  const secret = secretOf(ctx, game)
  const closed = await ctx.db
    .transaction()
    .execute((trx) => closeCampaign(trx, { id: game.id, secret, at }))
  if (!closed) throw new Refusal('conflict')
  return closed
}
