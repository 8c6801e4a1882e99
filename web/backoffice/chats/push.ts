import {
  getChatPushKey,
  subscribeChatPush,
  unsubscribeChatPush,
} from '#domain/chat/backoffice/api.ts'
import { askPermission, subscribeBrowser } from '#web/features/push/subscribe.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { pushWords } from './texts.ts'

const worker = '/sw-quan-tri.js'
const scope = '/quan-tri/'

/** Asks the person, then the browser's push service, then tells the server; an `Error` in words otherwise. */
export async function turnPushOn(): Promise<void> {
  await askPermission(pushWords)
  const registration = await navigator.serviceWorker.register(worker, { scope })
  const { key } = await callBackoffice(getChatPushKey, {})
  const { endpoint, keys } = await subscribeBrowser(registration, key, pushWords)
  await callBackoffice(subscribeChatPush, { endpoint, keys })
}

export async function turnPushOff(): Promise<void> {
  await callBackoffice(unsubscribeChatPush, {})
}
