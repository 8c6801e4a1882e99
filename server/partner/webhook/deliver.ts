import { seconds } from '#domain/kernel/durations.ts'
import { maxWebhookTries, webhookPatience, webhookPause } from '#domain/partner/webhooks.ts'
import type { Context } from '../../context.ts'
import { unseal } from '../../platform/sealed.ts'
import {
  noteDelivered,
  noteFailed,
  noteGone,
  type Claimed,
  type Subscription,
} from './delivery-queries.ts'
import { bodyOf } from './payload.ts'
import { post, type Posted } from './post.ts'
import { signedHeaders } from './sign.ts'
import { findTarget, TargetRefused } from './target.ts'

/** Sends one event once, and notes how it ended. */
export async function deliver(
  ctx: Context,
  subscription: Subscription,
  claimed: Claimed,
): Promise<void> {
  const began = performance.now()
  const { status, error, retryAfter } = await send(ctx, subscription, claimed)
  const ended = {
    id: claimed.id,
    subscriptionId: subscription.id,
    at: ctx.clock.now(),
    status,
    error,
    ms: Math.round(performance.now() - began),
  }
  if (error === null) await noteDelivered(ctx.db, ended)
  else if (status === 410) await noteGone(ctx.db, ended)
  else await noteTry(ctx, ended, claimed.tries + 1, retryAfter)
}

async function noteTry(
  ctx: Context,
  ended: Parameters<typeof noteGone>[1],
  tries: number,
  retryAfter: number | null,
): Promise<void> {
  const now = ended.at.getTime()
  const pause = Math.max(webhookPause(tries), seconds(retryAfter ?? 0))
  const nextAt = tries >= maxWebhookTries ? null : new Date(now + pause)
  const patience = new Date(now - webhookPatience)
  const isPaused = await noteFailed(ctx.db, { ...ended, nextAt, patience })
  if (isPaused) {
    ctx.log.warn(
      { subscription: ended.subscriptionId },
      'webhook paused: nothing arrived for a day',
    )
    ctx.changeBus.tell(['partners'])
  }
}

async function send(ctx: Context, subscription: Subscription, claimed: Claimed): Promise<Posted> {
  try {
    const target = await findTarget(subscription.url, {
      toLoopback: ctx.config.appEnv === 'demo',
    })
    const body = await bodyOf(ctx, claimed, subscription.personal)
    const message = { id: `evt_${claimed.eventId}`, at: ctx.clock.now(), body }
    const headers = signedHeaders(message, secretsOf(ctx, subscription))
    return await post(target, { headers, body })
  } catch (error) {
    if (!(error instanceof TargetRefused)) throw error
    return { status: null, error: error.code, retryAfter: null }
  }
}

function secretsOf(
  { config, clock }: Context,
  { secret, formerSecret, formerUntil }: Subscription,
): string[] {
  const isOverlap = formerUntil !== null && formerUntil > clock.now()
  return [secret, isOverlap ? formerSecret : null].flatMap((sealed) => {
    const text = sealed && unseal(config, 'webhook secret', sealed)
    return text ? [text] : []
  })
}
