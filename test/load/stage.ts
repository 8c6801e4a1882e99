import { connect, type Socket } from 'node:net'
import type { BenchShop } from './bench-shops.ts'
import { withDatabase } from './databases.ts'
import { openDraw } from './draw-sample.ts'
import { alternate } from './figures.ts'
import { requestBytes } from './http-load.ts'
import { measureRound, summarize } from './measure.ts'
import type { Row } from './table.ts'
import { megabytesOf } from './walk.ts'

const viewers = 1000
const rounds = 4
const roundMs = 1500
const connections = 4
const maxMegabytes = 150
const maxMs = 1
const slug = 'bench-stage'

/** A hall of people looks at a draw's stage while others read the shop. */
export async function measureStage({ shop, databaseUrl, data }: BenchShop): Promise<Row[]> {
  await withDatabase(databaseUrl, (db) =>
    openDraw(db, { slug, entries: 1000, openForMs: 3_600_000 }),
  )
  const page = requestBytes({ path: '/' })
  const load = { port: shop.port, connections, durationMs: roundMs, next: () => page }
  await measureRound(shop.pid, load)
  const atStart = megabytesOf(shop.pid)
  const hall = new Hall(shop.port)
  let most = atStart
  const results = await alternate(rounds, {
    alone: () => measureRound(shop.pid, load),
    watched: async () => {
      await hall.enter()
      const round = await measureRound(shop.pid, load)
      most = Math.max(most, megabytesOf(shop.pid))
      await hall.leave()
      return round
    },
  })
  const [alone, watched] = [summarize(results.alone), summarize(results.watched)]
  const [memory, slower] = [most - atStart, watched.p50 - alone.p50]
  return [
    {
      name: 'a page, nobody at a stage',
      data,
      measured: alone,
      reached: '',
      wanted: '',
      passed: null,
    },
    {
      name: `a page beside ${viewers.toLocaleString('en')} who look at a stage`,
      data,
      measured: watched,
      reached: `${memory} MB more, p50 ${slower.toFixed(2)} ms more`,
      wanted: `< ${maxMegabytes} MB, < ${maxMs} ms`,
      passed: memory < maxMegabytes && slower < maxMs,
    },
  ]
}

class Hall {
  readonly #port: number
  #sockets: Socket[] = []

  constructor(port: number) {
    this.#port = port
  }

  /** Everybody has seen the stage when this returns. */
  async enter(): Promise<void> {
    // From a few networks: one alone has no room for all and those who read beside them.
    const seats = Array.from({ length: viewers }, (_, nth) => this.#seat(`127.0.${nth % 4}.2`))
    this.#sockets = await Promise.all(seats)
  }

  async leave(): Promise<void> {
    const left = this.#sockets.map(
      (socket) => new Promise((resolve) => socket.once('close', resolve).destroy()),
    )
    await Promise.all(left)
  }

  #seat(localAddress: string): Promise<Socket> {
    const request = requestBytes({ path: `/api/game/draw/live?slug=${slug}` })
    return new Promise((resolve, reject) => {
      const where = { port: this.#port, host: '127.0.0.1', localAddress }
      const socket = connect(where, () => socket.write(request))
      let seen = ''
      socket.on('error', reject)
      socket.on('data', (bytes: Buffer) => {
        seen = (seen + bytes.toString('latin1')).slice(-20_000)
        if (seen.includes('event: state')) resolve(socket)
      })
      socket.on('close', () => reject(new Error(`left without a state: ${seen.slice(0, 300)}`)))
    })
  }
}
