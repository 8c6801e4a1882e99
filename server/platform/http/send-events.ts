import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/errors.ts'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { networkOf } from '../network.ts'

const heartbeat = seconds(20)
/** Then the browser comes again, and is looked at again. */
const max = minutes(15)
/** Many changes within a blink are told as one. */
const collectMs = 100
const reconnectMs = 3000

/**
 * Tells an open page that something changed, as server-sent events `changed` with the key as data,
 * until the page is closed, a key of `endOn` is told, 15 minutes are over or the server stops.
 * Refusal: `busy` when the network or the process has too many streams.
 */
export function sendEvents(
  ctx: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { keys, endOn = [] }: { keys: readonly string[]; endOn?: readonly string[] },
): void {
  // Whoever left while we looked will never be told to have left again.
  if (isGone(reply.raw)) return void reply.hijack()
  const stream = new EventStream(reply.raw)
  const leave = ctx.live.enter(networkOf(request.ip), () => stream.end())
  if (!leave) throw new Refusal('busy', { retryAfter: 30 })
  const stopListening = ctx.live.listen(keys, (key) => stream.tell(key))
  const stopEnding = ctx.live.listen(endOn, () => stream.end())
  reply.raw.once('close', () => {
    leave()
    stopListening()
    stopEnding()
  })
  const headers = reply.getHeaders()
  reply.hijack()
  stream.begin(headers as Record<string, string>)
}

function isGone(response: ServerResponse): boolean {
  return response.closed || response.destroyed || (response.socket?.destroyed ?? true)
}

/** One response that stays open. What its reader is too slow for waits here as a set of keys. */
class EventStream {
  readonly #response: ServerResponse
  readonly #waiting = new Set<string>()
  readonly #timers: NodeJS.Timeout[]
  #sending: NodeJS.Timeout | null = null

  constructor(response: ServerResponse) {
    this.#response = response
    this.#timers = [
      setInterval(() => this.#beat(), heartbeat).unref(),
      setTimeout(() => this.end(), max).unref(),
    ]
    response.once('close', () => this.#stopTimers())
    response.on('drain', () => this.#sendSoon())
    // A reader that is gone is no fault.
    response.on('error', () => undefined)
  }

  begin(headers: Record<string, string>): void {
    this.#response.writeHead(200, { ...headers, ...eventHeaders })
    this.#response.write(`retry: ${reconnectMs}\n\n`)
  }

  tell(key: string): void {
    this.#waiting.add(key)
    this.#sendSoon()
  }

  /** Whoever does not read is cut off: a stop never waits for them. */
  end(): void {
    if (this.#response.writableNeedDrain) this.#response.destroy()
    else this.#response.end()
  }

  #sendSoon(): void {
    if (this.#waiting.size > 0) this.#sending ??= setTimeout(() => this.#send(), collectMs).unref()
  }

  #send(): void {
    this.#sending = null
    if (this.#response.writableEnded || this.#response.writableNeedDrain) return
    const events = [...this.#waiting].map((key) => `event: changed\ndata: ${key}\n\n`)
    this.#waiting.clear()
    this.#response.write(events.join(''))
  }

  /** A reader that has not taken the last beat yet is not there any more. */
  #beat(): void {
    if (this.#response.writableEnded) return
    if (this.#response.writableNeedDrain) this.#response.destroy()
    else this.#response.write(': still here\n\n')
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    if (this.#sending) clearTimeout(this.#sending)
  }
}

const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects would keep the page waiting.
  'x-accel-buffering': 'no',
  connection: 'close',
}
