import { createServer, type RequestListener, type Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { seconds } from '#domain/kernel/durations.ts'
import type { Config } from '../env.ts'
import { networkOf } from '../network.ts'
import { NetworkPlaces } from '../network-places.ts'

/**
 * How many connections are open. Streams of events are among them (`streamsInTotal`): a hall of a thousand phones
 * behind one network looks at a stage, and at pages beside it.
 */
const connectionBounds = { ofNetwork: 2000, together: 6000 }

/**
 * How long a connection may stand still, in milliseconds. Longer kept than proxies keep theirs, so that it is theirs
 * to close; streams of events tell every 20 seconds that they live.
 */
export const socketTimes = {
  /** From the first byte, or from the beginning of a connection, to the end of a request's head; and to its own end. */
  headersTimeout: seconds(10),
  requestTimeout: seconds(30),
  keepAliveTimeout: seconds(65),
  /** Whoever takes nothing of an answer; and longer than an answer may be worked on before its first byte. */
  idleTimeout: seconds(90),
  /** How often the first two are looked at. */
  connectionsCheckingInterval: seconds(5),
}

/** A server on which nobody keeps connections for nothing: by their number, and by how long one stands still. */
export function createBoundServer(
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  answer: RequestListener,
  { times = socketTimes, bounds = connectionBounds } = {},
): Server {
  const { idleTimeout, ...others } = times
  const server = createServer({ ...others, maxHeaderSize: 16 * 1024 }, oneAfterTheOther(answer))
  server.timeout = idleTimeout
  boundConnections(server, trustedProxies, bounds)
  return server
}

/** While a process stops, each answer is the last one of its connection: the next request goes to another process. */
export function leaveAfterAnswers(server: Server, isStopping: () => boolean): void {
  server.prependListener('request', (_request, response) => {
    if (isStopping()) response.shouldKeepAlive = false
  })
}

/** Requests of one connection that wait for an answer before theirs; browsers send none so. */
const maxWaiting = 10

/**
 * Of requests that are sent before the answer to the last one, Node begins all at once: some kilobytes were ten
 * thousand renderings. Whoever sends more than a few so is cut off.
 */
function oneAfterTheOther(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // It gets its socket when the answers before it have left.
    if (response.socket === null) {
      const before = waiting.get(socket) ?? 0
      if (before >= maxWaiting || socket.destroyed) return void socket.destroy()
      waiting.set(socket, before + 1)
      response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    }
    return answer(request, response)
  }
}

/**
 * Bounds open connections, of each network and of all; of a proxy that we trust only those of all, since whole
 * crowds come through it. Before the last fifth is used up, idle ones are closed: whoever asks for something goes
 * before whoever just stays.
 */
function boundConnections(
  server: Server,
  trustedProxies: readonly string[],
  { ofNetwork, together }: typeof connectionBounds,
): void {
  const isProxy = readRanges(trustedProxies)
  const places = new NetworkPlaces(together / 2)
  let open = 0
  server.maxConnections = together
  // Before the server knows of it: what has just come is not among the idle.
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    const free = isProxy(remoteAddress) ? nothing : places.take(networkOf(remoteAddress), ofNetwork)
    if (!free) {
      socket.destroy()
      return
    }
    open += 1
    socket.once('close', () => {
      open -= 1
      free()
    })
    if (open > together * 0.8) server.closeIdleConnections()
  })
}

const nothing = () => undefined

export function readRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address, prefix] = range.split('/') as [string, string?]
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
