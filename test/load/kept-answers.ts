import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/support/free-port.ts'
import type { BareAnswer } from './bare-server.ts'
import type { Cores } from './cores.ts'
import { alternate, median } from './figures.ts'
import { requestBytes } from './http-load.ts'
import { measureRound, medianRatio, summarize, type Round } from './measure.ts'
import { ask, startOnMeasuredCore, type Shop, type Started } from './processes.ts'
import { limitRow, type Row } from './table.ts'

const connections = 16
const roundMs = 600
/** A door that some thousand have gone through only is still being compiled. */
const warmUpMs = 1500
const wantedShare = 0.75
const wholeCore = 0.9

export interface BareServer extends Started {
  port: number
}

export async function startBareServer(cores: Cores | null): Promise<BareServer> {
  const started = startOnMeasuredCore(['test/load/bare-server.ts'], cores)
  const port = await freePort()
  await ask(started, { listen: port })
  return { ...started, port }
}

export interface KeptAnswer {
  name: string
  path: string
  headers?: Readonly<Record<string, string>>
  /** The bare server's own row is shown for it. */
  showsLimit?: boolean
}

/** An answer of the public cache beside a bare server that sends the same bytes. */
export async function measureKeptAnswer(
  subject: { shop: Shop; bare: BareServer; data: string; rounds: number },
  { name, path, headers = {}, showsLimit }: KeptAnswer,
): Promise<Row[]> {
  const { shop, bare, data, rounds } = subject
  await ask(bare, await recordAnswer(shop.port, path, headers))
  const bytes = requestBytes({ path, headers })
  const round = ({ pid, port }: Shop | BareServer, durationMs: number) =>
    measureRound(pid, { port, connections, durationMs, next: () => bytes })
  await round(bare, warmUpMs)
  await round(shop, warmUpMs)
  const results = await alternate(rounds, {
    limit: () => round(bare, roundMs),
    ours: () => round(shop, roundMs),
  })
  const row = compare(`${name} \`${path}\``, data, results)
  return showsLimit
    ? [limitRow(`bare node:http, same bytes as ${name}`, data, summarize(results.limit)), row]
    : [row]
}

/**
 * What was answered a second, and the same by CPU time. The two say the same while each server has
 * its core to itself; when other work takes part of it, only CPU time compares them.
 */
function compare(name: string, data: string, results: { limit: Round[]; ours: Round[] }): Row {
  const { limit, ours } = results
  const share = medianRatio(ours, limit, (round) => round.perSecond)
  const cpuShare = medianRatio(limit, ours, (round) => round.cpuMsPerRequest)
  const coreShare = median([...limit, ...ours].map((round) => round.coreShare))
  const isDisturbed = coreShare < wholeCore
  return {
    name,
    data,
    measured: summarize(ours),
    reached: `${share.toFixed(2)} of bare, by CPU ${cpuShare.toFixed(2)}${isDisturbed ? disturbed(coreShare) : ''}`,
    wanted: `≥ ${wantedShare} of bare`,
    passed: cpuShare >= wantedShare && (isDisturbed || share >= wantedShare),
  }
}

function disturbed(coreShare: number): string {
  return ` (disturbed: ${Math.round(coreShare * 100)} % of the core)`
}

/** Waits until the answer is kept in its final, best compressed form, and takes it down. */
export async function recordAnswer(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<BareAnswer> {
  const timeout = 100
  let last = ''
  for (let attempt = 0; attempt < timeout; attempt += 1) {
    const { response, body } = await get(port, path, headers)
    last = `${response.statusCode} ${response.headers['content-encoding'] ?? 'identity'}`
    if (response.statusCode !== 200) throw new Error(`GET ${path} answered ${last}`)
    const isFinal = response.headers['content-encoding'] === 'br' || body.length < 600
    if (isFinal) return { path, headers: ownHeaders(response), body: body.toString('base64') }
    await wait(50)
  }
  throw new Error(`GET ${path} is not kept compressed: ${last}`)
}

async function get(port: number, path: string, asked: Readonly<Record<string, string>>) {
  const headers = { 'accept-encoding': 'gzip, deflate, br', ...asked }
  const sent = request({ port, host: '127.0.0.1', path, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  return { response, body }
}

const addedByNode = new Set(['date', 'connection', 'keep-alive'])

function ownHeaders({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, index) => !addedByNode.has(rawHeaders[index & ~1]!.toLowerCase()))
}
