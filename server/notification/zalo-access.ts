import { createHmac } from 'node:crypto'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { refreshZaloToken, type ZaloTokens } from '../adapters/messages/zalo-token.ts'
import type { Access, ZaloAccess } from '../adapters/messages/zalo.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { ZaloConfig } from '../adapters/messages/zalo-env.ts'
import { lookupKeysOf } from '../platform/keys/keyring.ts'
import { seal, unseal } from '../platform/sealed.ts'
import { findAccess, lockAccess, saveAccess } from './access-queries.ts'

const purpose = 'channel access'

type Needed = Pick<Context, 'db' | 'clock' | 'config' | 'log'>

/**
 * Zalo's tokens, kept in the database for all processes. The refresh token changes with each use, so
 * one process renews at a time and the others take what it got. A new token in the environment
 * replaces what is kept.
 */
export function zaloAccess(ctx: Needed, config: ZaloConfig): ZaloAccess {
  const origins = lookupKeysOf(ctx.config).map((key) =>
    createHmac('sha256', key).update(config.refreshToken).digest('hex'),
  )
  return {
    current: async (signal) => {
      const kept = await findGoodToken(ctx, ctx.db, origins)
      return kept
        ? { outcome: 'ready', accessToken: kept }
        : renew(ctx, config, origins, '', signal)
    },
    renew: (stale, signal) => renew(ctx, config, origins, stale, signal),
  }
}

/**
 * A sender may give up waiting, the renewal may not: its answer holds the only next refresh token.
 */
function renew(
  ctx: Needed,
  config: ZaloConfig,
  origins: readonly string[],
  stale: string,
  signal: AbortSignal,
): Promise<Access> {
  const renewal = shareRenewal(ctx, config, origins, stale)
  renewal.catch((error: unknown) => ctx.log.error({ err: error }, 'renewing access to Zalo'))
  const givenUp = new Promise<Access>((resolve) => {
    const giveUp = () => resolve({ outcome: 'failed', code: 'tokenTimeout' })
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([renewal, givenUp])
}

/** Under way in this process, by the token that is to be replaced. */
const renewals = new WeakMap<ZaloConfig, Map<string, Promise<Access>>>()

/** Many messages at once wait for one renewal: each of its own would hold a connection to the database. */
function shareRenewal(
  ctx: Needed,
  config: ZaloConfig,
  origins: readonly string[],
  stale: string,
): Promise<Access> {
  const ofConfig = renewals.get(config) ?? new Map<string, Promise<Access>>()
  renewals.set(config, ofConfig)
  const known = ofConfig.get(stale)
  if (known) return known
  const renewal = renewOnce(ctx, config, origins, stale).finally(() => ofConfig.delete(stale))
  ofConfig.set(stale, renewal)
  return renewal
}

function renewOnce(
  ctx: Needed,
  config: ZaloConfig,
  origins: readonly string[],
  stale: string,
): Promise<Access> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockAccess(trx)
    const other = await findGoodToken(ctx, trx, origins)
    if (other && other !== stale) return { outcome: 'ready', accessToken: other }
    const row = await findAccess(trx, origins)
    const kept = row && unseal(ctx.config, purpose, row.refresh_token)
    const limit = AbortSignal.timeout(seconds(15))
    const renewed = await refreshZaloToken(config, kept ?? config.refreshToken, limit)
    if (renewed.outcome !== 'renewed') return renewed
    await keep(ctx, trx, origins[0]!, renewed)
    return { outcome: 'ready', accessToken: renewed.accessToken }
  })
}

async function keep(ctx: Needed, trx: Db, origin: string, renewed: ZaloTokens): Promise<void> {
  const now = ctx.clock.now()
  await saveAccess(trx, {
    channel: 'zalo',
    origin,
    access_token: seal(ctx.config.secretKey, purpose, renewed.accessToken),
    refresh_token: seal(ctx.config.secretKey, purpose, renewed.refreshToken),
    expires_at: new Date(now.getTime() + seconds(renewed.expiresIn)),
    updated_at: now,
  })
}

async function findGoodToken(
  ctx: Needed,
  db: Db,
  origins: readonly string[],
): Promise<string | null> {
  const row = await findAccess(db, origins)
  if (!row || row.expires_at.getTime() < ctx.clock.now().getTime() + minutes(5)) return null
  return unseal(ctx.config, purpose, row.access_token)
}
