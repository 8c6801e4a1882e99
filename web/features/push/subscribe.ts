import type { PushSubscriptionInput } from '#domain/notification/push-subscription.ts'

/** What stands in the way, in the words of whose screen it is. */
export interface PushWords {
  denied: string
  /** The question was closed without an answer. */
  dismissed: string
  /** It works from the home screen alone. */
  iphone: string
  unsupported: string
  noWorker: string
  noService: string
}

/** A refusal whose message is for people. */
export class PushRefused extends Error {}

/** Why this device cannot be told, in words to show; null when it can. */
export function whyNoPush(words: PushWords): string | null {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? words.denied : null
  }
  return /iPhone|iPad/.test(navigator.userAgent) ? words.iphone : words.unsupported
}

/** Asks the person; a `PushRefused` when they said no, or nothing. First of all: browsers want a press before it. */
export async function askPermission(words: PushWords): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') throw new PushRefused(words.denied)
  if (permission !== 'granted') throw new PushRefused(words.dismissed)
}

/** Subscribes at the browser's push service with the shop's key; what the server is told of it. */
export async function subscribeBrowser(
  worker: ServiceWorkerRegistration | undefined,
  key: string,
  words: PushWords,
): Promise<PushSubscriptionInput & { expiresAt: string | null }> {
  const active = await activeOf(worker, words)
  const subscription = await subscribe(active.pushManager, key, words)
  const { endpoint, keys, expirationTime } = subscription.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new PushRefused(words.noService)
  return {
    endpoint,
    keys: { p256dh: keys['p256dh'], auth: keys['auth'] },
    expiresAt: expirationTime ? new Date(expirationTime).toISOString() : null,
  }
}

/** A worker that has just been registered takes a moment. */
async function activeOf(
  worker: ServiceWorkerRegistration | undefined,
  words: PushWords,
): Promise<ServiceWorkerRegistration> {
  if (!worker) throw new PushRefused(words.noWorker)
  const pending = worker.installing ?? worker.waiting
  if (worker.active || !pending) return worker
  await new Promise<void>((resolve) => {
    pending.addEventListener('statechange', () => {
      if (pending.state === 'activated' || pending.state === 'redundant') resolve()
    })
  })
  return worker
}

async function subscribe(
  manager: PushManager,
  key: string,
  words: PushWords,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch {
    // It may hold a subscription made with a key that the shop has no more.
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options).catch(() => {
      throw new PushRefused(words.noService)
    })
  }
}
