import { getPushKey, subscribePush, unsubscribePush } from '#domain/purchase/api.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { pushTexts as texts } from './texts.ts'

/** Why this device cannot be told, in words to show; null when it can. */
export function whyNoPush(): string | null {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? texts.denied : null
  }
  return /iPhone|iPad/.test(navigator.userAgent) ? texts.iphone : texts.unsupported
}

/** Whether the server tells this device, and the browser still lets it. */
export async function isTold(signal: AbortSignal): Promise<boolean> {
  const { subscribed } = await callPharmacy(getPushKey, {}, { signal, quiet: true })
  return subscribed && whyNoPush() === null && Notification.permission === 'granted'
}

/** Asks the person, then the browser's push service, then tells the server; an `Error` in words otherwise. */
export async function turnPushOn(): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') throw new PushRefused(texts.denied)
  if (permission !== 'granted') throw new PushRefused(texts.dismissed)
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker?.active) throw new PushRefused(texts.noWorker)
  const { key } = await callPharmacy(getPushKey, {})
  const { endpoint, keys } = (await subscribe(worker.pushManager, key)).toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new PushRefused(texts.noService)
  await callPharmacy(subscribePush, {
    endpoint,
    keys: { p256dh: keys['p256dh'], auth: keys['auth'] },
  })
}

/** The browser stays subscribed: it may be told of another pharmacy. */
export async function turnPushOff(): Promise<void> {
  await callPharmacy(unsubscribePush, {})
}

/** A refusal whose message is for people. */
export class PushRefused extends Error {}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch {
    // It may hold a subscription made with a key that the shop has no more.
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options).catch(() => {
      throw new PushRefused(texts.noService)
    })
  }
}
