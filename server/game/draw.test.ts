import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { timeOfRound } from '#domain/game/beacon.ts'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import { checkProof } from '#domain/game/proof.ts'
import { sandboxChain, signRound } from '#sandbox/beacon.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { moveClaim } from '#domain/game/backoffice/winners-api.ts'
import { announced, hasher } from '#test/support/games.ts'
import { winIdOf } from '#test/support/game-wins.ts'
import { hireStaff } from '#test/support/staff.ts'
import { refusalOf } from '#test/support/members.ts'
import { getDraw, type DrawState } from '#domain/game/draw/api.ts'
import { findDraw } from './draw-queries.ts'
import { finishDraw, tellNext } from './tell-ranks.ts'
import {
  addEntries,
  addGame,
  approveGame,
  cancelEntries,
  closeGame,
  findCampaign,
  gameChecks,
  gameListeners,
  promoteReserve,
  readProof,
  type Campaign,
} from './index.ts'
import { sealPhone } from '../identity/erased-phone.ts'

let shop: TestShop
let games = 0

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  for (const { name, query } of gameChecks) {
    const { rows } = await shop.ctx.pool.query<{ found: string }>(query)
    expect(rows, name).toEqual([])
  }
})

const prizes: AnnouncedBox['prizes'] = [
  { id: 1, name: 'Xe máy', kind: 'physical', value: 40_000_000 },
  { id: 2, name: '20 điểm', kind: 'points', value: 20_000, points: 20 },
]
const lots = [
  { prize: 1, quantity: 1, last_day: 0 },
  { prize: 2, quantity: 3, last_day: 0 },
]

/** A draw whose time is nearly over, with entries of so many people. */
async function openDraw(
  people: number,
  { place = 'event', ...part }: Partial<AnnouncedBox> & Partial<Pick<Campaign, 'place'>> = {},
): Promise<Campaign> {
  const { ctx } = shop
  games += 1
  const now = ctx.clock.now().getTime()
  const before = new Date(now - 10_000_000)
  const box = announced({
    slug: `QSTT-${games}`,
    kind: 'draw',
    opens_at: new Date(now - 9_000_000).toISOString(),
    closes_at: new Date(now + 1000).toISOString(),
    prizes,
    lots,
    blanks: 0,
    reserves: 2,
    ...part,
  })
  const game = await ctx.db.transaction().execute(async (trx) => {
    const of = { title: 'Quay số', place, audience: 'phone', announced: box } as const
    const draft = await addGame(trx, of, before)
    return approveGame(ctx, trx, { game: draft, by: 'nguoi-duyet', at: before })
  })
  await give(game, 0, people)
  return game
}

const phoneOf = (at: number) => `09${String(at).padStart(8, '0')}`

function give(game: Campaign, from: number, count: number) {
  return shop.ctx.db.transaction().execute((trx) =>
    addEntries(trx, game, {
      wishes: Array.from({ length: count }, (_, at) => ({
        cause: `order:${from + at}`,
        phone: phoneOf(games * 1000 + from + at),
        source: 'order' as const,
      })),
      at: shop.ctx.clock.now(),
    }),
  )
}

const close = (game: Campaign, at = game.closesAt) => closeGame(shop.ctx, game, at)
function inTrx<T>(work: (trx: Parameters<typeof finishDraw>[1]) => Promise<T>): Promise<T> {
  return shop.ctx.db.transaction().execute(work)
}
const tell = (game: Campaign, told: number) =>
  inTrx((trx) => tellNext(shop.ctx, trx, game, { told, at: game.closesAt }))
const finish = (game: Campaign) => inTrx((trx) => finishDraw(shop.ctx, trx, game, game.closesAt))
const stateOf = (game: Campaign): Promise<DrawState> => shop.call(getDraw, { slug: game.slug })
const proofOf = async (game: Campaign) =>
  readProof(shop.ctx, (await findCampaign(shop.ctx.db, game.slug))!)

async function countWins(game: Campaign): Promise<number> {
  const { rows } = await shop.ctx.pool.query('select 1 from game_win where campaign_id = $1', [
    game.id,
  ])
  return rows.length
}

describe('a number draw on a stage', () => {
  test('is closed, drawn, told from the last rank to the first, and proven', async () => {
    const game = await openDraw(40)
    expect(await stateOf(game)).toMatchObject({ phase: 'open', entries: 40, winners: 4 })
    expect(await refusalOf(close(game, new Date(game.closesAt.getTime() - 1)))).toBe('conflict')
    expect(await refusalOf(close(game))).toBe('conflict')
    const drawn = await stateOf(game)
    expect(drawn).toMatchObject({ phase: 'drawn', told: 0, winners_told: [], reserves: [] })
    expect(drawn.root).toBe((await proofOf(game)).entries.at(-1)!.entry_hash)
    expect(await countWins(game)).toBe(0)

    await tell(game, 0)
    expect(await refusalOf(tell(game, 0))).toBe('conflict')
    expect((await stateOf(game)).winners_told).toMatchObject([{ rank: 4, prize: { id: 2 } }])
    expect((await proofOf(game)).ranking?.ranks).toEqual([])
    expect(await finish(game)).toBeNull()
    for (const told of [1, 2, 3]) await tell(game, told)
    expect(await refusalOf(tell(game, 4))).toBe('conflict')
    expect((await finish(game))?.state).toBe('closed')

    const told = await stateOf(game)
    expect(told.winners_told.map(({ rank, prize }) => [rank, prize.id])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 2],
    ])
    expect(told.reserves.map(({ rank }) => rank)).toEqual([5, 6])
    expect(told.winners_told[0]!.phone).toMatch(/^\*\*\*\d{3}$/)
    const proof = await proofOf(game)
    expect(proof.secret).toBeDefined()
    expect(proof.ranking?.ranks).toHaveLength(6)
    expect(checkProof(hasher, proof)).toEqual([])
    expect(JSON.stringify([told, proof])).not.toMatch(/"0?9\d{8}"/)
  })

  test('of fewer people than prizes gives each the best that are left', async () => {
    const game = await openDraw(2, { place: 'shop' })
    await close(game)
    const { winners_told: winners, winners: count } = await stateOf(game)
    expect([count, winners.map(({ prize }) => prize.id)]).toEqual([2, [1, 2]])
    expect(checkProof(hasher, await proofOf(game))).toEqual([])
  })

  test('of nobody ends all the same', async () => {
    const game = await openDraw(0, { place: 'shop' })
    expect((await close(game)).state).toBe('closed')
    expect(checkProof(hasher, await proofOf(game))).toEqual([])
  })

  test('that nobody goes on with for two days is told without its host', async () => {
    const game = await openDraw(10)
    expect(await refusalOf(close(game))).toBe('conflict')
    const later = new Date(game.closesAt.getTime() + 48 * 3_600_000)
    expect((await close(game, later)).state).toBe('closed')
    expect(await countWins(game)).toBe(4)
  })

  test('takes no entry and gives none back once its entries are closed', async () => {
    const game = await openDraw(10)
    expect(await refusalOf(close(game))).toBe('conflict')
    expect(await give(game, 50, 1)).toEqual([])
    expect(await inTrx((trx) => cancelEntries(trx, game, ['order:1']))).toBe(0)
    expect((await stateOf(game)).entries).toBe(10)
  })
})

describe('with a beacon', () => {
  const beacon = sandboxChain

  test('a draw waits for the round that was fixed with its root, and takes no other', async () => {
    const game = await openDraw(20, { beacon, place: 'shop' })
    expect(await refusalOf(close(game))).toBe('conflict')
    const { round, phase, root } = await stateOf(game)
    expect(phase).toBe('sealed')
    expect(root).toBeDefined()
    const wait = timeOfRound(beacon, round!.number) - game.closesAt.getTime()
    expect(wait).toBeGreaterThan(60_000)
    expect(wait).toBeLessThanOrEqual(63_000)
    await keepRound(round!.number - 1)
    expect(await refusalOf(close(game))).toBe('conflict')
    await keepRound(round!.number)
    expect((await close(game)).state).toBe('closed')
    const proof = await proofOf(game)
    expect(checkProof(hasher, proof)).toEqual([])
    expect(proof.beacon?.rounds).toEqual([signRound(round!.number)])
  })

  async function keepRound(number: number): Promise<void> {
    const { round, randomness, signature } = signRound(number)
    await shop.ctx.pool.query(
      'insert into beacon_round values ($1, $2, $3, $4) on conflict do nothing',
      [beacon.hash, round, randomness, signature],
    )
  }
})

describe('a reserve', () => {
  test('moves up for a winner who declines, one after the other, and nothing is drawn anew', async () => {
    const game = await openDraw(30, { place: 'shop' })
    await close(game)
    const before = await stateOf(game)
    const pass = (number: number) =>
      inTrx((trx) => promoteReserve(shop.ctx, trx, game, { number, at: game.closesAt }))
    const [first, second] = before.winners_told
    expect(await pass(first!.number)).toEqual({ rank: 5, number: before.reserves[0]!.number })
    expect(await refusalOf(pass(first!.number))).toBe('conflict')
    expect(await pass(before.reserves[0]!.number)).toMatchObject({ rank: 6 })
    expect(await pass(second!.number)).toBeNull()
    const after = await stateOf(game)
    expect(after.reserves).toEqual([])
    expect(after.winners_told).toMatchObject([
      { rank: 1, lapsed: true },
      { rank: 2, lapsed: true },
      { rank: 3 },
      { rank: 4 },
      { rank: 5, lapsed: true, moved_up_for: 1, prize: { id: 1 } },
      { rank: 6, moved_up_for: 5, prize: { id: 1 } },
    ])
    expect(checkProof(hasher, await proofOf(game))).toEqual([])
  })

  test('moves up when the desk ends the claim of a winner', async () => {
    const game = await openDraw(10, {
      place: 'shop',
      lots: [{ prize: 1, quantity: 1, last_day: 0 }],
    })
    await close(game)
    const { winners_told: told, reserves } = await stateOf(game)
    const { headers } = await hireStaff(shop, 'care')
    const id = await winIdOf(shop, game, told[0]!.number)
    const lapse = { id, version: 1, to: 'lapsed', note: 'Không nhận giải' } as const
    await shop.call(moveClaim, lapse, { headers })
    expect((await stateOf(game)).winners_told).toMatchObject([
      { rank: 1, lapsed: true },
      { rank: 2, moved_up_for: 1, number: reserves[0]!.number, prize: { id: 1 } },
    ])
    expect(await winIdOf(shop, game, reserves[0]!.number)).toBeGreaterThan(id)
  })

  test('moves up at once for a winner who was forgotten before the draw', async () => {
    const game = await openDraw(3, {
      place: 'shop',
      lots: [{ prize: 2, quantity: 1, last_day: 0 }],
    })
    for (const at of [0, 1]) {
      const phone = sealPhone(shop.ctx, phoneOf(games * 1000 + at))
      await gameListeners['member.erased']!['forgetPlayer']!(shop.ctx, { memberId: 1, phone })
    }
    await close(game)
    const { winners_told: told } = await stateOf(game)
    expect(told.find(({ lapsed }) => !lapsed)).toMatchObject({ number: 3, prize: { id: 2 } })
    expect(await countWins(game)).toBe(1)
  })
})

describe('two processes', () => {
  test('that close and draw at once draw once, and credit once', async () => {
    const other = await openTestShop({ beside: shop })
    try {
      const game = await openDraw(200, { place: 'shop' })
      const all = [shop, other, shop, other, shop].map((each) =>
        closeGame(each.ctx, game, game.closesAt),
      )
      const told = await Promise.allSettled(all)
      expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await countWins(game)).toBe(4)
      expect(checkProof(hasher, await proofOf(game))).toEqual([])
    } finally {
      await other.close()
    }
  })

  test('at which the host’s key is pressed at once tell one winner', async () => {
    const game = await openDraw(20)
    expect(await refusalOf(close(game))).toBe('conflict')
    const told = await Promise.allSettled(Array.from({ length: 8 }, () => tell(game, 0)))
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await stateOf(game)).told).toBe(1)
  })
})

describe('a process that is killed in the middle', () => {
  const program = fileURLToPath(new URL('../../test/support/close-games.ts', import.meta.url))

  test.for(['closing', 'ranked', 'told'])(
    'of its draw, when %s, leaves one that goes on',
    async (when) => {
      const game = await openDraw(500, { place: 'shop' })
      const at = game.closesAt.toISOString()
      const child = spawn(process.execPath, [program, shop.databaseUrl, game.slug, at, when], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child.stdout.once('data', () => child.kill('SIGKILL'))
      await once(child, 'exit')
      expect(child.signalCode).toBe('SIGKILL')
      const drawn = await findDraw(shop.ctx.db, game.id)
      expect(drawn !== null).toBe(when !== 'closing')
      expect((await close(game)).state).toBe('closed')
      expect(await countWins(game)).toBe(4)
      expect(checkProof(hasher, await proofOf(game))).toEqual([])
    },
  )
})

describe('somebody with the database in hand', () => {
  test.each([
    ['another winner', `update game_rank set number = 999, score = repeat('0', 64) where rank = 1`],
    ['another order', 'update game_rank set rank = 100 - rank where rank in (1, 2)'],
    ['one winner less', 'delete from game_rank where rank = 6'],
    ['no win', 'delete from game_win where number > 0'],
    ['another root', `update game_draw set root = repeat('a', 64) where winners = 4`],
  ])('who puts in %s is found by the doctor', async (_what, sql) => {
    const game = await openDraw(1000, { place: 'shop' })
    await close(game)
    const client = await shop.ctx.pool.connect()
    try {
      await client.query('begin')
      await client.query('delete from game_claim_step where campaign_id = $1', [game.id])
      await client.query(sql.replace('where', `where campaign_id = ${game.id} and`))
      const found = []
      for (const { query } of gameChecks) found.push(...(await client.query(query)).rows)
      expect(found).not.toEqual([])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
