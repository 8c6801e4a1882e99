import type { IncomingMessage } from 'node:http'
import { readRanges } from './bound-connections.ts'

/** Older than anybody waits: a clock that is wrong, or a header that came from elsewhere. */
const longestMs = 120_000
/** Of one measurement; more say nothing else. */
const mostNoted = 500

/**
 * How long requests waited before this process read them: in the proxy's queue, in the kernel's, and for their turn here. A
 * proxy that we trust says when each came to it (`X-Request-Start: t=…`, as HAProxy, nginx and Heroku do); strangers could say
 * anything. Its clock and ours are to be in step.
 */
export class QueueTime {
  readonly #isProxy: (address: string) => boolean
  readonly #now: () => number
  #noted: number[] = []

  constructor(trustedProxies: readonly string[], now: () => number = Date.now) {
    this.#isProxy = trustedProxies.length === 0 ? () => false : readRanges(trustedProxies)
    this.#now = now
  }

  note({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
    const said = headers['x-request-start']
    if (typeof said !== 'string' || this.#noted.length >= mostNoted) return
    if (!this.#isProxy(socket.remoteAddress ?? '')) return
    const startedAt = readStart(said)
    const waited = startedAt === null ? null : this.#now() - startedAt
    if (waited !== null && waited <= longestMs) this.#noted.push(Math.max(0, waited))
  }

  /**
   * What half of those who came since the last look waited at least, in milliseconds: one that was sent again, or whose
   * sender was slow, is no crowd. 0 where nobody came.
   */
  take(): number {
    const sorted = this.#noted.toSorted((a, b) => a - b)
    this.#noted = []
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
}

/** Milliseconds since 1970, of seconds (nginx), milliseconds (Heroku) or microseconds (HAProxy). */
function readStart(said: string): number | null {
  const digits = /^(?:t=)?(\d{9,17}(?:\.\d{1,6})?)$/.exec(said)?.[1]
  if (digits === undefined) return null
  const value = Number(digits)
  if (value < 1e11) return value * 1000
  return value < 1e14 ? value : value / 1000
}
