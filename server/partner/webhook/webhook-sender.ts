import { seconds } from '#domain/kernel/durations.ts'
import { webhooksAtOnce, webhookTimeout } from '#domain/partner/webhooks.ts'
import type { Context } from '../../context.ts'
import { deliver } from './deliver.ts'
import { claimDeliveries, listDue, type Subscription } from './delivery-queries.ts'

/** An event is on its way this long after it happened, at the latest. */
const lookEvery = seconds(1)
/** A claim outlives the longest try. */
const claimFor = webhookTimeout + seconds(20)

export interface WebhookSender {
  /** Looks once and waits until all that it found was tried. */
  sendDue(): Promise<void>
  stop(): Promise<void>
}

/**
 * Sends what waits, of a worker; several may run beside each other. Each subscription has hands of its own: a receiver
 * that is slow or away keeps these busy and nobody else's.
 */
export function openWebhookSender(ctx: Context, { looks = true } = {}): WebhookSender {
  const working = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    for (const subscription of await listDue(ctx.db, ctx.clock.now())) {
      if (isStopped || working.has(subscription.id)) continue
      const work = workOff(ctx, subscription, () => isStopped)
        .catch((error: unknown) => ctx.log.error({ err: error }, 'webhooks not sent'))
        .finally(() => working.delete(subscription.id))
      working.set(subscription.id, work)
    }
  }
  const lookAgain = async () => {
    await look().catch((error: unknown) => ctx.log.error({ err: error }, 'webhooks not looked at'))
    if (!isStopped) timer = setTimeout(() => void (looking = lookAgain()), lookEvery).unref()
  }
  let looking: Promise<void> = looks ? lookAgain() : Promise.resolve()
  return {
    sendDue: async () => {
      await look()
      await Promise.all(working.values())
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(working.values())
    },
  }
}

/** Until nothing more of it is due; with one hand alone while nothing arrives. */
async function workOff(
  ctx: Context,
  subscription: Subscription,
  isStopped: () => boolean,
): Promise<void> {
  const hands = subscription.failingSince === null ? webhooksAtOnce : 1
  const hand = async () => {
    while (!isStopped()) {
      const now = ctx.clock.now()
      const [claimed] = await claimDeliveries(ctx.db, {
        subscriptionId: subscription.id,
        now,
        until: new Date(now.getTime() + claimFor),
        count: 1,
      })
      if (!claimed) return
      await deliver(ctx, subscription, claimed)
    }
  }
  await Promise.all(Array.from({ length: hands }, hand))
}
