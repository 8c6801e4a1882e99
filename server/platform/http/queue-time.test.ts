import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { QueueTime } from './queue-time.ts'

const now = Date.parse('2026-11-29T12:00:00.500Z')

function come(queue: QueueTime, start: string | undefined, from = '10.20.0.1'): void {
  const headers = start === undefined ? {} : { 'x-request-start': start }
  queue.note({ headers, socket: { remoteAddress: from } as Socket })
}

test.each([
  ['HAProxy', `t=${(now - 1500) * 1000}`, 1500],
  ['nginx', `t=${(now - 1500) / 1000}`, 1500],
  ['Heroku', `${now - 1500}`, 1500],
  ['a clock that goes before ours', `t=${(now + 40) * 1000}`, 0],
  ['a clock of last year', `t=${(now - 3e10) * 1000}`, 0],
  ['something else', 't=soon', 0],
  ['nothing', undefined, 0],
])('what %s says', (_who, start, waited) => {
  const queue = new QueueTime(['10.20.0.0/16'], () => now)
  come(queue, start)
  expect(queue.take()).toBeCloseTo(waited, 0)
})

test('counts what half of them waited, since the last look', () => {
  const queue = new QueueTime(['10.20.0.0/16'], () => now)
  for (const waited of [20, 30, 90_000]) come(queue, `t=${(now - waited) * 1000}`)
  expect(queue.take()).toBe(30)
  expect(queue.take()).toBe(0)
})

test('strangers say nothing of it, nor does anybody where no proxy is named', () => {
  const behind = new QueueTime(['10.20.0.0/16'], () => now)
  come(behind, `t=${(now - 60_000) * 1000}`, '203.0.113.7')
  const alone = new QueueTime([], () => now)
  come(alone, `t=${(now - 60_000) * 1000}`, '127.0.0.1')
  expect([behind.take(), alone.take()]).toEqual([0, 0])
})

test('sees who waited for a process that stood still', async () => {
  const queue = new QueueTime(['127.0.0.1'])
  const server = createServer((asked, answer) => {
    queue.note(asked)
    answer.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { 'x-request-start': `t=${(Date.now() - 2000) * 1000}` }
  const asking = request({ port, host: '127.0.0.1', headers }).end()
  const [response] = (await once(asking, 'response')) as [NodeJS.ReadableStream]
  response.resume()
  expect(queue.take()).toBeGreaterThanOrEqual(2000)
  server.close()
})
