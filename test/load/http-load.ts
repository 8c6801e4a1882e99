import { connect, type Socket } from 'node:net'
import { seconds } from '#domain/kernel/durations.ts'
import { AnswerReader } from './answer-reader.ts'

/** One HTTP/1.1 request as it goes over the wire. */
export type NextRequest = () => Buffer

export interface Load {
  port: number
  connections: number
  durationMs: number
  next: NextRequest
}

export interface LoadResult {
  requests: number
  elapsedMs: number
  /** One per request, in milliseconds. */
  latencies: readonly number[]
  /** Answers other than 200. */
  failures: number
  firstFailure: string | null
}

export interface RequestParts {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** The bytes of a request as a browser would send it. */
export function requestBytes({ method = 'GET', path, headers = {}, body }: RequestParts): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: 'localhost',
    'accept-encoding': 'gzip, deflate, br',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`)
}

/**
 * Keeps every connection busy with one request at a time until the time is over, then waits for the
 * last answers. Reads no more of an answer than its status and length: the load must cost little.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const result = { latencies: [] as number[], failures: 0, firstFailure: null as string | null }
  const started = performance.now()
  const run = { ...load, endsAt: started + load.durationMs, result }
  await Promise.all(Array.from({ length: load.connections }, () => runConnection(run)))
  const elapsedMs = performance.now() - started
  return { ...result, elapsedMs, requests: result.latencies.length }
}

interface Run extends Load {
  endsAt: number
  result: { latencies: number[]; failures: number; firstFailure: string | null }
}

const readSize = 256 * 1024

/** One connection from its first request to its last answer; rejects when it breaks. */
function runConnection(run: Run): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const answer = new AnswerReader()
  let sentAt = 0
  const send = () => {
    sentAt = performance.now()
    if (sentAt >= run.endsAt) resolve()
    else socket.write(run.next())
  }
  const take = (bytes: Buffer) => {
    if (!answer.take(bytes)) return
    record(run, answer, performance.now() - sentAt)
    send()
  }
  const socket = openSocket(run.port, take, reject)
  socket.on('connect', send)
  return promise.finally(() => socket.destroy())
}

/** Reads into one buffer of its own: nothing is allocated for an answer. */
function openSocket(
  port: number,
  take: (bytes: Buffer) => void,
  fail: (error: unknown) => void,
): Socket {
  const buffer = Buffer.allocUnsafe(readSize)
  const callback = (size: number) => {
    try {
      take(buffer.subarray(0, size))
    } catch (error) {
      fail(error)
    }
    return true
  }
  const onread = { buffer, callback }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the server closed a kept connection')))
  return socket.setTimeout(seconds(30), () => fail(new Error('no answer for 30 seconds')))
}

function record({ result }: Run, answer: AnswerReader, latency: number): void {
  result.latencies.push(latency)
  if (answer.status === 200) return
  result.failures += 1
  result.firstFailure ??= answer.beginning
}
