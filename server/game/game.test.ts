import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import { checkProof } from '#domain/game/proof.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { announced, hasher } from '#test/support/games.ts'
import { refusalOf } from '#test/support/members.ts'
import { sealPhone } from '../identity/erased-phone.ts'
import {
  addEntries,
  addGame,
  approveGame,
  cancelEntries,
  closeGame,
  countOpen,
  findCampaign,
  gameChecks,
  gameListeners,
  playEntry,
  readProof,
  type Campaign,
  type NewGame,
} from './index.ts'

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

const points = { id: 3, name: '20 điểm', kind: 'points', value: 20_000, points: 20 } as const
const bike = { id: 1, name: 'Xe máy', kind: 'physical', value: 40_000_000 } as const
const thanks = { id: 9, name: 'Lời chúc', kind: 'thanks', value: 0 } as const

/** A campaign that has run for nine tenths of its time. */
async function openGame(
  part: Partial<AnnouncedBox> = {},
  rules: NewGame['rules'] = {},
): Promise<Campaign> {
  const { ctx } = shop
  games += 1
  const now = ctx.clock.now().getTime()
  const draft = await ctx.db.transaction().execute((trx) =>
    addGame(
      trx,
      {
        title: `Vòng quay ${games}`,
        place: 'shop',
        audience: 'phone',
        rules,
        announced: announced({
          slug: `vong-quay-${games}`,
          opens_at: new Date(now - 9_000_000 + 1000).toISOString(),
          closes_at: new Date(now + 1_000_000).toISOString(),
          prizes: [bike, points, thanks],
          ...part,
        }),
      },
      new Date(now - 10_000_000),
    ),
  )
  return ctx.db
    .transaction()
    .execute((trx) =>
      approveGame(ctx, trx, { game: draft, by: 'nguoi-duyet', at: new Date(now - 9_500_000) }),
    )
}

const phoneOf = (at: number) => `09${String(at).padStart(8, '0')}`

async function give(game: Campaign, wishes: readonly { cause: string; phone: string }[]) {
  const { ctx } = shop
  const given = await ctx.db.transaction().execute((trx) =>
    addEntries(trx, game, {
      wishes: wishes.map((wish) => ({ ...wish, source: 'staff' as const })),
      at: ctx.clock.now(),
    }),
  )
  return given.map(({ number }) => number)
}

const play = (game: Campaign, phone: string, number?: number) =>
  playEntry(shop.ctx, game, { phone, number, at: shop.ctx.clock.now() })

const sureOf = (prize: number, quantity: number) => ({
  lots: [{ prize, quantity, last_day: 0 }],
  blanks: 0,
})

async function balanceOf(phone: string): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ points: number }>(
    `select coalesce(sum(available_change - debt_change), 0)::int as points from point_entry e
     join loyalty_account a on a.id = e.account_id where a.phone = $1`,
    [phone],
  )
  return rows[0]!.points
}

describe('an entry', () => {
  test('comes once from its cause, in the order of the numbers', async () => {
    const game = await openGame()
    expect(await give(game, [{ cause: 'order:1', phone: phoneOf(1) }])).toEqual([1])
    expect(
      await give(game, [
        { cause: 'order:1', phone: phoneOf(1) },
        { cause: 'order:2', phone: phoneOf(1) },
        { cause: 'order:2', phone: phoneOf(1) },
      ]),
    ).toEqual([1, 2])
    expect(await countOpen(shop.ctx.db, game.id, phoneOf(1))).toBe(2)
  })

  test('of a hundred causes twice at once leaves numbers without a gap, and an unbroken chain', async () => {
    const game = await openGame()
    const wishes = Array.from({ length: 100 }, (_, at) => ({
      cause: `code:${at}`,
      phone: phoneOf(at),
    }))
    await Promise.all([...wishes, ...wishes].map((wish) => give(game, [wish])))
    const proof = await readProof(shop.ctx, game)
    expect(proof.entries.map(({ number }) => number)).toEqual(wishes.map((_, at) => at + 1))
    expect(checkProof(hasher, proof)).toEqual([])
  })

  test('is given to a person as often as the rules allow, also to one who asks ten times at once', async () => {
    const game = await openGame({}, { max_per_phone: 3 })
    const wishes = Array.from({ length: 10 }, (_, at) => ({
      cause: `code:${at}`,
      phone: phoneOf(1),
    }))
    await Promise.all(wishes.map((wish) => give(game, [wish])))
    expect(await countOpen(shop.ctx.db, game.id, phoneOf(1))).toBe(3)
    expect(await give(game, [{ cause: 'code:other', phone: phoneOf(2) }])).toEqual([4])
  })

  test('has a place in the box, or is not given', async () => {
    const game = await openGame(sureOf(3, 2))
    const wishes = Array.from({ length: 5 }, (_, at) => ({
      cause: `code:${at}`,
      phone: phoneOf(at),
    }))
    expect(await give(game, wishes)).toEqual([1, 2])
    await play(game, phoneOf(0))
    await shop.ctx.db.transaction().execute((trx) => cancelEntries(trx, game, ['code:1']))
    expect(await give(game, wishes.slice(4))).toEqual([3])
    expect((await play(game, phoneOf(4))).prize?.id).toBe(3)
  })

  test('is not given before the campaign opens, or after its end', async () => {
    const game = await openGame()
    const at = new Date(game.closesAt)
    const wishes = [{ cause: 'late', phone: phoneOf(1), source: 'staff' as const }]
    expect(await addEntries(shop.ctx.db, game, { wishes, at })).toEqual([])
  })
})

describe('a turn', () => {
  test('brings its points at once, and the same answer when it is asked for again', async () => {
    const phone = phoneOf(7001)
    const game = await openGame(sureOf(3, 10))
    await give(game, [{ cause: 'day:1', phone }])
    const first = await play(game, phone)
    expect(first).toMatchObject({ prize: { id: 3 }, win: { points: 20, state: 'credited' } })
    expect(await play(game, phone, 1)).toEqual(first)
    expect(await balanceOf(phone)).toBe(20)
  })

  test('fifty times at once is one', async () => {
    const phone = phoneOf(7002)
    const game = await openGame(sureOf(3, 10))
    await give(game, [{ cause: 'day:1', phone }])
    const told = await Promise.all(Array.from({ length: 50 }, () => play(game, phone, 1)))
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await balanceOf(phone)).toBe(20)
  })

  test('without a name is one for each entry, however many press at once', async () => {
    const phone = phoneOf(7003)
    const game = await openGame(sureOf(3, 10))
    await give(
      game,
      Array.from({ length: 4 }, (_, at) => ({ cause: `day:${at}`, phone })),
    )
    const told = await Promise.allSettled(Array.from({ length: 9 }, () => play(game, phone)))
    const numbers = told.flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.entry.number] : [],
    )
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4])
    expect(await balanceOf(phone)).toBe(80)
  })

  test('of two hundred at once on the last prize has one winner', async () => {
    const game = await openGame({ lots: [{ prize: 1, quantity: 1, last_day: 0 }], blanks: 199 })
    const people = Array.from({ length: 200 }, (_, at) => phoneOf(8000 + at))
    await give(
      game,
      people.map((phone) => ({ cause: `staff:${phone}`, phone })),
    )
    const told = await Promise.all(people.map((phone) => play(game, phone)))
    expect(told.filter(({ prize }) => prize?.id === 1)).toHaveLength(1)
    expect(told.find(({ prize }) => prize)?.win).toMatchObject({ state: 'won', points: null })
  })

  test('is nobody else’s', async () => {
    const game = await openGame(sureOf(3, 10))
    await give(game, [{ cause: 'day:1', phone: phoneOf(1) }])
    expect(await refusalOf(play(game, phoneOf(2), 1))).toBe('notFound')
    expect(await refusalOf(play(game, phoneOf(2)))).toBe('notFound')
  })
})

describe('with a beacon', () => {
  const beacon = { hash: 'f0'.repeat(32), public_key: 'f1', period: 3, genesis: 1_700_000_000 }

  test('a turn waits for the round after its entry, and nobody passes by', async () => {
    const game = await openGame({ beacon, ...sureOf(3, 10) })
    await give(game, [{ cause: 'day:1', phone: phoneOf(1) }])
    expect(await refusalOf(play(game, phoneOf(1)))).toBe('busy')
    const at = shop.ctx.clock.now().getTime() / 1000
    const round = Math.floor((at - beacon.genesis) / 3) + 2
    await shop.ctx.pool.query('insert into beacon_round values ($1, $2, $3, $4)', [
      beacon.hash,
      round,
      'c3'.repeat(32),
      'signature',
    ])
    expect((await play(game, phoneOf(1))).prize?.id).toBe(3)
    expect(checkProof(hasher, await readProof(shop.ctx, game))).toEqual([])
  })
})

describe('an order that is given back', () => {
  test('takes its open entries along, and what they had got is won by others', async () => {
    const game = await openGame(sureOf(3, 3))
    await give(game, [
      { cause: 'order:1', phone: phoneOf(1) },
      { cause: 'order:2', phone: phoneOf(2) },
      { cause: 'order:3', phone: phoneOf(3) },
    ])
    await play(game, phoneOf(1))
    const back = () =>
      shop.ctx.db.transaction().execute((trx) => cancelEntries(trx, game, ['order:1', 'order:2']))
    expect(await back()).toBe(1)
    expect(await back()).toBe(0)
    expect(await refusalOf(play(game, phoneOf(2)))).toBe('notFound')
    expect(await give(game, [{ cause: 'order:4', phone: phoneOf(4) }])).toEqual([4])
    expect((await play(game, phoneOf(4))).prize?.id).toBe(3)
    expect(checkProof(hasher, await readProof(shop.ctx, game))).toEqual([])
  })
})

describe('a process that is killed in the middle', () => {
  const program = fileURLToPath(new URL('../../test/support/play-games.ts', import.meta.url))

  test.for([1, 12, 37])(
    'after %d turns has told what stands, and doubled nothing',
    async (after) => {
      const game = await openGame({ lots: [{ prize: 3, quantity: 30, last_day: 0 }], blanks: 30 })
      const people = Array.from({ length: 60 }, (_, at) => phoneOf(10_000 * games + at))
      await give(
        game,
        people.map((phone) => ({ cause: `staff:${phone}`, phone })),
      )
      const turns = people.map((phone, at) => `${at + 1}:${phone}`)
      const at = shop.ctx.clock.now().toISOString()
      const child = spawn(process.execPath, [program, shop.databaseUrl, game.slug, at, ...turns], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const told = new Map<number, number>()
      for await (const line of createInterface({ input: child.stdout })) {
        const [number, prize] = line.split(' ').map(Number)
        told.set(number!, prize!)
        if (told.size === after) child.kill('SIGKILL')
      }
      await (child.exitCode ?? child.signalCode ?? once(child, 'exit'))
      expect(child.signalCode).toBe('SIGKILL')

      const again = await Promise.all(people.map((phone, index) => play(game, phone, index + 1)))
      for (const [number, prize] of told) expect(again[number - 1]!.prize?.id ?? 0).toBe(prize)
      expect(again.filter(({ prize }) => prize)).toHaveLength(30)
      const balances = await Promise.all(people.map(balanceOf))
      expect(balances.reduce((sum, each) => sum + each, 0)).toBe(600)
      expect(checkProof(hasher, await readProof(shop.ctx, game))).toEqual([])
    },
  )
})

describe('a member who is erased', () => {
  test('leaves entries that nobody can trace, in a chain that holds', async () => {
    const game = await openGame()
    const phone = phoneOf(9001)
    await give(
      game,
      [1, 2].map((at) => ({ cause: `day:${at}`, phone })),
    )
    const sealed = sealPhone(shop.ctx, phone)
    await gameListeners['member.erased']!['forgetPlayer']!(shop.ctx, { memberId: 1, phone: sealed })
    expect(await countOpen(shop.ctx.db, game.id, phone)).toBe(0)
    const { rows } = await shop.ctx.pool.query<{ salt: string; phone: string | null }>(
      'select salt, phone from game_entry where campaign_id = $1',
      [game.id],
    )
    expect(rows).toEqual([1, 2].map(() => ({ salt: '', phone: null })))
    expect(checkProof(hasher, await readProof(shop.ctx, game))).toEqual([])
  })
})

describe('the end', () => {
  test('tells the secret, with which every result can be repeated', async () => {
    const game = await openGame({ lots: [{ prize: 3, quantity: 20, last_day: 0 }], blanks: 60 })
    const wishes = Array.from({ length: 60 }, (_, at) => ({ cause: `d:${at}`, phone: phoneOf(at) }))
    await give(game, wishes)
    for (const { phone } of wishes.slice(0, 20)) await play(game, phone)
    const open = await readProof(shop.ctx, game)
    expect(open.secret).toBeUndefined()
    expect(open.entries.filter(({ result }) => result)).toHaveLength(20)
    expect(await refusalOf(closeGame(shop.ctx, game, shop.ctx.clock.now()))).toBe('conflict')

    await closeGame(shop.ctx, game, game.closesAt)
    const closed = (await findCampaign(shop.ctx.db, game.slug))!
    const proof = await readProof(shop.ctx, closed)
    expect(proof.entries.filter(({ result }) => result)).toHaveLength(60)
    expect(checkProof(hasher, proof)).toEqual([])
    expect(JSON.stringify(proof)).not.toMatch(/"09\d{8}"/)
  })
})

describe('approval', () => {
  test('is of the version that was read, once', async () => {
    const { ctx } = shop
    const at = new Date(ctx.clock.now().getTime() - 10_000_000)
    const of = {
      title: 'Hai người duyệt',
      place: 'shop',
      audience: 'phone',
      announced: announced({
        slug: 'hai-nguoi-duyet',
        opens_at: ctx.clock.now().toISOString(),
        closes_at: new Date(ctx.clock.now().getTime() + 1000).toISOString(),
      }),
    } as const
    const game = await ctx.db.transaction().execute((trx) => addGame(trx, of, at))
    const approve = (version: number) =>
      ctx.db
        .transaction()
        .execute((trx) =>
          approveGame(ctx, trx, { game: { ...game, version }, by: 'nguoi-duyet', at }),
        )
    expect(await refusalOf(approve(game.version + 1))).toBe('conflict')
    const told = await Promise.allSettled([approve(game.version), approve(game.version)])
    expect(told.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('somebody with the database in hand', () => {
  test.each([
    ['another phone', `update game_entry set phone = '0999999999' where number = 2`],
    ['another seal', `update game_entry set seal = repeat('a', 64) where number = 2`],
    ['an earlier time', `update game_entry set at = at - interval '1 hour' where number = 2`],
    ['one taken out', 'delete from game_entry where number = 2'],
    ['another result', 'update game_entry set result = -1 - result where number = 2'],
  ])('who puts in %s is found by the doctor', async (_what, sql) => {
    const game = await openGame({ lots: [{ prize: 1, quantity: 1, last_day: 100 }], blanks: 99 })
    await give(
      game,
      [1, 2, 3].map((at) => ({ cause: `day:${at}`, phone: phoneOf(at) })),
    )
    await play(game, phoneOf(1))
    const { pool } = shop.ctx
    const client = await pool.connect()
    try {
      await client.query('begin')
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
