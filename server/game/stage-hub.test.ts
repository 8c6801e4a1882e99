import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fixedClock } from '../platform/clock.ts'
import { LiveHub } from '../platform/live.ts'
import { silentLog } from '../platform/log.ts'
import { StageHub } from './stage-hub.ts'

let server: Server
let hub: StageHub
let live: LiveHub
let told: number
let reads: number

beforeEach(async () => {
  told = 0
  reads = 0
  live = new LiveHub()
  const clock = fixedClock('2026-11-28T09:00:00+07:00')
  hub = new StageHub({ live, log: silentLog, clock }, async () => {
    reads += 1
    return { told }
  })
  server = createServer((_request, response) => {
    hub.follow('QSTT-2025', response, '10.0.0.1', () => response.writeHead(200))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  hub.close()
  server.close()
})

async function visit(): Promise<AsyncIterator<string>> {
  const { port } = server.address() as AddressInfo
  const [response] = (await once(get({ host: '127.0.0.1', port, agent: false }), 'response')) as [
    IncomingMessage,
  ]
  response.setEncoding('utf8')
  return (response as AsyncIterable<string>)[Symbol.asyncIterator]()
}

const next = async (viewer: AsyncIterator<string>) => (await viewer.next()).value as string

test('a hall of two hundred is told the same with a handful of looks, and who comes late at once', async () => {
  const hall = await Promise.all(Array.from({ length: 200 }, visit))
  for (const viewer of hall) expect(await next(viewer)).toContain('"told":0')
  told = 1
  live.emit(['game:QSTT-2025'])
  const heard = await Promise.all(hall.map(next))
  expect(new Set(heard).size).toBe(1)
  expect(heard[0]).toContain('"told":1')
  expect(reads).toBeLessThan(20)
  expect(await next(await visit())).toContain('"told":1')
})

test('streams end when the server stops', async () => {
  const viewer = await visit()
  await next(viewer)
  hub.close()
  expect((await viewer.next()).done).toBe(true)
})
