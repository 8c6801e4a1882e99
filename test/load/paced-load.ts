import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface PacedLoad {
  port: number
  perSecond: number
  connections: number
  durationMs: number
  next: () => PacedRequest
  /** Whose connections are kept, as a proxy keeps them; else new ones for this load alone. */
  agent?: Agent
  /** Says when each was due, as a proxy says when it came (`X-Request-Start`). */
  isStamped?: boolean
}

export interface PacedRequest {
  path: string
  /** A POST, then. */
  body?: unknown
  headers?: Record<string, string>
}

export interface PacedResult {
  requests: number
  /** From when each was due, in milliseconds: who waits behind a slow one counts too. */
  latencies: readonly number[]
  /** The same of those that got what they asked for. */
  served: readonly number[]
  /** Answers that were not what was asked for, by status. */
  failures: ReadonlyMap<number, number>
}

const tickMs = 4

/** So many requests a second whether or not the answers keep up, as people come. */
export async function runPaced(load: PacedLoad): Promise<PacedResult> {
  const { port, perSecond, connections, durationMs, next } = load
  const agent = load.agent ?? new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const served: number[] = []
  const failures = new Map<number, number>()
  const answers: Promise<void>[] = []
  const began = performance.now()
  for (let sent = 0; performance.now() - began < durationMs; await wait(tickMs)) {
    const due = ((performance.now() - began) * perSecond) / 1000
    for (; sent < due; sent += 1) {
      const dueAt = began + (sent * 1000) / perSecond
      const stamp: Record<string, string> = load.isStamped
        ? { 'x-request-start': startOf(dueAt) }
        : {}
      const asked = send({ agent, port }, next(), stamp).then((status) => {
        const latency = performance.now() - dueAt
        latencies.push(latency)
        if (status === 200 || status === 201) served.push(latency)
        else failures.set(status, (failures.get(status) ?? 0) + 1)
      })
      answers.push(asked)
    }
  }
  await Promise.all(answers)
  if (!load.agent) agent.destroy()
  return { requests: answers.length, latencies, served, failures }
}

/** In microseconds, as HAProxy writes it. */
function startOf(dueAt: number): string {
  return `t=${Math.round((performance.timeOrigin + dueAt) * 1000)}`
}

function send(
  { agent, port }: { agent: Agent; port: number },
  { path, body, headers = {} }: PacedRequest,
  stamp: Record<string, string>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const all = { 'accept-encoding': 'gzip, deflate, br', ...type, ...headers, ...stamp }
  const method = body === undefined ? 'GET' : 'POST'
  request({ agent, port, host: '127.0.0.1', path, method, headers: all }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode!))
  })
    .on('error', reject)
    .end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}
