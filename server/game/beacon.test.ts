import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roundAfter, timeOfRound } from '#domain/game/beacon.ts'
import { checkProof } from '#domain/game/proof.ts'
import { sandboxChain, signRound } from '#sandbox/beacon.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { announced, hasher } from '#test/support/games.ts'
import { fetchRound } from '../adapters/beacon/drand.ts'
import { lookAtGames } from './look-at-games.ts'
import {
  addEntries,
  addGame,
  approveGame,
  findCampaign,
  readProof,
  type Campaign,
} from './index.ts'

let shop: TestShop
let server: Server
let url: string
/** What the beacon answers; null: it hangs up. */
let answer: ((round: number) => string) | null
let asked: number[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const round = Number(request.url!.split('/').at(-1))
    asked.push(round)
    if (answer === null) return void request.socket.destroy()
    response.end(answer(round))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shop = await openTestShop({ config: { beacon: { url, chain: sandboxChain } } })
})
afterAll(async () => {
  await shop.close()
  server.close()
})

const signed = (round: number) => JSON.stringify(signRound(round))

describe('a round of the beacon', () => {
  const ask = () => fetchRound(url, sandboxChain, 77)

  test('is taken when its key has signed it', async () => {
    answer = signed
    expect(await ask()).toEqual(signRound(77))
  })

  test.each([
    ['another round', () => signed(78)],
    [
      'one that is not signed',
      () => JSON.stringify({ ...signRound(77), randomness: 'a'.repeat(64) }),
    ],
    ['of another number', () => JSON.stringify({ ...signRound(78), round: 77 })],
    ['no JSON', () => '<html>'],
    ['too much', () => signed(77) + ' '.repeat(5000)],
    ['half of it', () => JSON.stringify({ round: 77 })],
  ])('that comes as %s is none', async (_what, given) => {
    answer = given
    await expect(ask()).rejects.toThrow(/another round|not signed|malformed|SyntaxError|too long/)
  })

  test('that does not come is none', async () => {
    answer = null
    await expect(ask()).rejects.toThrow('TypeError')
  })
})

async function openWheel(slug: string, kind: 'wheel' | 'draw'): Promise<Campaign> {
  const { ctx } = shop
  const now = ctx.clock.now().getTime()
  const before = new Date(now - 200_000)
  const box = announced({
    slug,
    kind,
    beacon: sandboxChain,
    opens_at: new Date(now - 100_000).toISOString(),
    closes_at: new Date(now + 600_000).toISOString(),
    prizes: [{ id: 3, name: '20 điểm', kind: 'points', value: 20_000, points: 20 }],
    lots: [{ prize: 3, quantity: 2, last_day: 0 }],
    blanks: kind === 'draw' ? 0 : 100,
  })
  return ctx.db.transaction().execute(async (trx) => {
    const of = { title: slug, place: 'shop', audience: 'phone', announced: box } as const
    const draft = await addGame(trx, of, before)
    const game = await approveGame(ctx, trx, { game: draft, by: 'nguoi-duyet', at: before })
    return game
  })
}

const give = (game: Campaign, cause: string) =>
  shop.ctx.db.transaction().execute((trx) =>
    addEntries(trx, game, {
      wishes: [{ cause, phone: '0912345678', source: 'staff' }],
      at: shop.ctx.clock.now(),
    }),
  )
const proofOf = async ({ slug }: Campaign) =>
  readProof(shop.ctx, (await findCampaign(shop.ctx.db, slug))!)

describe('what waits for the beacon', () => {
  test('is asked for when its time has come, kept waiting while it is down, and decided with it alone', async () => {
    const game = await openWheel('cho-vong', 'wheel')
    const { clock } = shop.ctx
    answer = null
    asked = []
    await lookAtGames(shop.ctx)
    expect(asked, 'nothing waits').toEqual([])
    await give(game, 'a')
    const round = roundAfter(sandboxChain, clock.now().getTime())
    const { nextAt } = await lookAtGames(shop.ctx)
    expect(asked, 'it is not there yet').toEqual([])
    expect(nextAt - clock.now().getTime()).toBeLessThan(4000)

    clock.advance(10_000)
    const down = await lookAtGames(shop.ctx)
    expect([...new Set(asked)]).toEqual([round])
    expect(down.late).toBeGreaterThan(5)
    expect((await proofOf(game)).drawn).toBe(0)

    answer = () => JSON.stringify({ ...signRound(round), randomness: 'b'.repeat(64) })
    await lookAtGames(shop.ctx)
    expect((await proofOf(game)).drawn, 'a lie is no round').toBe(0)

    answer = signed
    expect((await lookAtGames(shop.ctx)).late).toBe(0)
    expect((await proofOf(game)).drawn).toBe(1)
    asked = []
    await lookAtGames(shop.ctx)
    expect(asked, 'nothing waits any more').toEqual([])
  })

  test('a draw and a wheel end by the clock, with all that they wait for', async () => {
    answer = signed
    const [draw, wheel] = [await openWheel('quay-so', 'draw'), await openWheel('vong', 'wheel')]
    await give(draw, 'a')
    await give(draw, 'b')
    await give(wheel, 'a')
    const { clock } = shop.ctx
    clock.advance(draw.closesAt.getTime() - clock.now().getTime())
    const { nextAt } = await lookAtGames(shop.ctx)
    expect(nextAt - clock.now().getTime()).toBeLessThanOrEqual(1000)
    expect((await proofOf(wheel)).secret).toBeDefined()
    const sealed = await proofOf(draw)
    expect(sealed.secret).toBeUndefined()
    const due = timeOfRound(sandboxChain, sealed.ranking!.round!)
    clock.advance(due - clock.now().getTime())
    await lookAtGames(shop.ctx)
    for (const game of [draw, wheel]) {
      const proof = await proofOf(game)
      expect(proof.secret).toBeDefined()
      expect(checkProof(hasher, proof)).toEqual([])
    }
  })
})
