import webPush from 'web-push'
import { hours, seconds } from '#domain/kernel/durations.ts'

/** Our key pair towards push services (VAPID), and whom they may ask about us. */
export interface PushSender {
  publicKey: string
  privateKey: string
  /** An `https:` address or `mailto:`. */
  contact: string
}

export interface PushTarget {
  endpoint: string
  /** Of the browser: only it can read what is sent. */
  p256dh: string
  auth: string
}

/**
 * - `told`: the push service took it
 * - `gone`: the browser wants no more, or its keys are none
 * - `failed`: network, overload, a fault over there: worth another try
 */
export type PushOutcome = 'told' | 'gone' | 'failed'

const max = seconds(10)
/** A push service forgets what it could not bring in so long: tomorrow there is another. */
const timeToLive = hours(12)

/** Sends one notice to one browser, within 10 seconds. Never throws for what the other side does. */
export async function sendPush(
  sender: PushSender,
  target: PushTarget,
  notice: object,
  signal: AbortSignal,
  topic: 'reminders' | 'chat' | null = 'reminders',
): Promise<PushOutcome> {
  const body = encrypt(target, JSON.stringify(notice))
  if (body === null) return 'gone'
  const { Authorization } = webPush.getVapidHeaders(
    new URL(target.endpoint).origin,
    sender.contact,
    sender.publicKey,
    sender.privateKey,
    'aes128gcm',
  )
  try {
    const response = await fetch(target.endpoint, {
      method: 'POST',
      headers: {
        authorization: Authorization,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(timeToLive / seconds(1)),
        urgency: 'normal',
        // A newer notice takes the place of one that was not brought yet.
        ...(topic && { topic }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(max)]),
    })
    await response.body?.cancel()
    return outcomeOf(response.status)
  } catch {
    return 'failed'
  }
}

const goneStatuses = [404, 410]

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'told'
  return goneStatuses.includes(status) ? 'gone' : 'failed'
}

/** Null when the browser's keys are none. */
function encrypt({ p256dh, auth }: PushTarget, text: string): Buffer<ArrayBuffer> | null {
  try {
    return Buffer.from(webPush.encrypt(p256dh, auth, text, 'aes128gcm').cipherText)
  } catch {
    return null
  }
}
