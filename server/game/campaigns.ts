import { randomBytes } from 'node:crypto'
import { commitmentOf } from '#domain/game/chain.ts'
import type { z } from 'zod'
import { announcedBox } from '#domain/game/definition.ts'
import { gameRules } from '#domain/game/rules.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { seal } from '../platform/sealed.ts'
import { approveCampaign, fillBox, insertCampaign, type Campaign } from './campaign-queries.ts'
import { hasher } from './hasher.ts'

export type NewGame = Pick<Campaign, 'title' | 'place' | 'audience' | 'announced'> & {
  rules?: z.input<typeof gameRules>
}

/** Writes a draft of a campaign. */
export function addGame(
  trx: Db,
  { announced, rules = {}, ...game }: NewGame,
  at: Date,
): Promise<Campaign> {
  return insertCampaign(trx, {
    ...game,
    announced: announcedBox.parse(announced),
    rules: gameRules.parse(rules),
    at,
  })
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
