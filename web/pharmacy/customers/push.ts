import { getPushKey, subscribePush, unsubscribePush } from '#domain/purchase/api.ts'
import { askPermission, subscribeBrowser, whyNoPush } from '#web/features/push/subscribe.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { pushTexts as texts } from './texts.ts'

/** Whether the server tells this device, and the browser still lets it. */
export async function isTold(signal: AbortSignal): Promise<boolean> {
  const { subscribed } = await callPharmacy(getPushKey, {}, { signal, quiet: true })
  return subscribed && whyNoPush(texts) === null && Notification.permission === 'granted'
}

/** Asks the person, then the browser's push service, then tells the server; an `Error` in words otherwise. */
export async function turnPushOn(): Promise<void> {
  await askPermission(texts)
  const worker = await navigator.serviceWorker.getRegistration()
  const { key } = await callPharmacy(getPushKey, {})
  const { endpoint, keys } = await subscribeBrowser(worker, key, texts)
  await callPharmacy(subscribePush, { endpoint, keys })
}

/** The browser stays subscribed: it may be told of another pharmacy. */
export async function turnPushOff(): Promise<void> {
  await callPharmacy(unsubscribePush, {})
}
