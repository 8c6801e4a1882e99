import { request as requestPlainly, type RequestOptions } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { webhookTimeout } from '#domain/partner/webhooks.ts'
import type { Target } from './target.ts'

export interface Posted {
  /** Null where there was no answer. */
  status: number | null
  /** A word about what went wrong; null where it arrived. */
  error: string | null
  /** Seconds after which the receiver wants to be asked again. */
  retryAfter: number | null
}

/**
 * Posts to the very address that was looked at, whatever the name says by now. A redirect is a failure, an answer is
 * over with its head: nothing of its body is read, however long it is.
 */
export async function post(
  { url, ip, family }: Target,
  { headers, body }: { headers: Record<string, string>; body: string },
  timeout = webhookTimeout,
): Promise<Posted> {
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(timeout),
    lookup: (_name, { all }, told) =>
      all ? told(null, [{ address: ip, family }]) : told(null, ip, family),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Shop-Webhooks/1.0',
      ...headers,
    },
  }
  return new Promise((resolve) => {
    const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
    const sent = request(url, options, (answer) => {
      const status = answer.statusCode ?? 0
      const isTaken = status >= 200 && status < 300
      const wait = Number(answer.headers['retry-after'])
      resolve({
        status,
        error: isTaken ? null : `http${status}`,
        retryAfter: Number.isFinite(wait) && wait > 0 ? Math.min(wait, 86_400) : null,
      })
      answer.destroy()
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: null, error: wordOf(error), retryAfter: null }),
    )
    sent.end(body)
  })
}

/** A short word: what a library says may hold the address. */
function wordOf({ name, code }: NodeJS.ErrnoException): string {
  if (name === 'TimeoutError' || code === 'ABORT_ERR') return 'timeout'
  return (code ?? 'failed').slice(0, 60)
}
