import { createHmac, randomBytes } from 'node:crypto'

const mark = 'whsec_'

/** A secret as receivers' libraries take it: `whsec_` and 32 bytes in base64. */
export function newWebhookSecret(): string {
  return mark + randomBytes(32).toString('base64')
}

/**
 * The headers of Standard Webhooks 1.0: HMAC-SHA256 over id, time and body, once with each secret that is good. The id
 * is the event's, the same at every try, so that a receiver knows what it has had.
 */
export function signedHeaders(
  { id, at, body }: { id: string; at: Date; body: string },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(mark.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
