import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBoundServer, socketTimes } from './bound-connections.ts'

const loopback = '127.0.0.1'
const timeout = { timeout: 20_000 }
let server: Server
let sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  server.close()
  server.closeAllConnections()
})

async function listen(
  bounds: { ofNetwork: number; together: number },
  trustedProxies: string[] = [],
  times = socketTimes,
) {
  const answer: RequestListener = (request, response) => {
    const body = request.url === '/long' ? Buffer.alloc(50_000_000) : 'ok'
    request.resume().once('end', () => response.end(body))
  }
  server = createBoundServer({ trustedProxies }, answer, { bounds, times })
  server.listen(0, loopback)
  await once(server, 'listening')
}

/** A connection and what became of it: `open` until the server ends it. */
async function join(from = loopback) {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: loopback, localAddress: from })
  sockets.push(socket)
  const state = { socket, heard: '', ended: false }
  socket.on('data', (bytes) => (state.heard += bytes.toString()))
  socket.on('error', () => undefined)
  socket.on('close', () => (state.ended = true))
  await once(socket, 'connect')
  return state
}

type Joined = Awaited<ReturnType<typeof join>>

async function ask(joined: Joined): Promise<void> {
  joined.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await vi.waitFor(() => expect(joined.heard).toMatch(/^HTTP\/1.1 200 [^]*ok/), timeout)
}

const endedOf = (all: readonly Joined[]) => all.filter(({ ended }) => ended)

describe('open connections', () => {
  test('of one network are so many and no more; another network still comes in', async () => {
    await listen({ ofNetwork: 5, together: 100 })
    const all = await Promise.all(Array.from({ length: 9 }, () => join()))
    await vi.waitFor(() => expect(endedOf(all)).toHaveLength(4), timeout)
    await ask(await join('127.0.0.2'))
    for (const { socket } of all) socket.destroy()
    const open = promisify(server.getConnections.bind(server))
    await vi.waitFor(async () => expect(await open()).toBeLessThan(5), timeout)
    await ask(await join())
  })

  test('of a proxy that we trust are not counted as one network', async () => {
    await listen({ ofNetwork: 5, together: 100 }, [loopback, '10.0.0.0/8', 'fd00::/8'])
    const all = await Promise.all(Array.from({ length: 20 }, () => join()))
    await Promise.all(all.map(ask))
    expect(endedOf(all)).toEqual([])
  })

  test('of all are bounded too', async () => {
    await listen({ ofNetwork: 100, together: 10 })
    const asking = await Promise.all(Array.from({ length: 16 }, () => join()))
    await vi.waitFor(() => expect(endedOf(asking).length).toBeGreaterThanOrEqual(6), timeout)
  })

  test('that only stay give way to whoever asks for something', async () => {
    await listen({ ofNetwork: 100, together: 10 })
    const staying = await Promise.all(Array.from({ length: 8 }, () => join()))
    for (const each of staying) await ask(each)
    const crowd = []
    for (let nth = 0; nth < 8; nth += 1) {
      const next = await join('127.0.0.2')
      await ask(next)
      crowd.push(next)
    }
    await vi.waitFor(() => expect(endedOf(staying).length).toBeGreaterThanOrEqual(6), timeout)
  })
})

describe('requests that do not wait for the answer before them', () => {
  const one = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
  const bounds = { ofNetwork: 100, together: 100 }

  test('are answered while they are few', async () => {
    await listen(bounds)
    const few = await join()
    few.socket.write(one.repeat(8))
    await vi.waitFor(() => expect(few.heard.match(/HTTP\/1.1 200/g)).toHaveLength(8), timeout)
    await ask(few)
  })

  test('are not even begun when they are many, and end the connection', async () => {
    let begun = 0
    server = createBoundServer({ trustedProxies: [] }, () => void (begun += 1), { bounds })
    server.listen(0, loopback)
    await once(server, 'listening')
    const many = await join()
    many.socket.write(one.repeat(2000))
    await vi.waitFor(() => expect(many.ended).toBe(true), timeout)
    expect(begun).toBeLessThanOrEqual(11)
  })
})

describe('a connection that stands still', () => {
  const bounds = { ofNetwork: 100, together: 100 }
  const short = { ...socketTimes, connectionsCheckingInterval: 50, idleTimeout: 500 }

  test.each([
    ['before a word', ''],
    ['in the midst of a head', 'GET / HTTP/1.1\r\nhost: '],
  ])('%s is closed', async (_, sent) => {
    await listen(bounds, [], { ...short, headersTimeout: 200 })
    const slow = await join()
    slow.socket.write(sent)
    await vi.waitFor(() => expect(slow.ended).toBe(true), timeout)
  })

  test('in the midst of a body is closed', async () => {
    await listen(bounds, [], {
      ...short,
      headersTimeout: 200,
      requestTimeout: 400,
      idleTimeout: 20_000,
    })
    const slow = await join()
    slow.socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{')
    await vi.waitFor(() => expect(slow.ended).toBe(true), timeout)
    expect(slow.heard).toMatch(/^HTTP\/1.1 408 /)
  })

  test('while it should take its answer is closed', async () => {
    await listen(bounds, [], short)
    const slow = await join()
    const asked = once(server, 'request')
    slow.socket.pause().write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n')
    const [{ socket: serverSide }] = (await asked) as [IncomingMessage]
    await once(serverSide, 'close')
  })
})
