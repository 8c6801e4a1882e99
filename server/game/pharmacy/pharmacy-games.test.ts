import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Input, Output } from '#domain/contract.ts'
import * as api from '#domain/game/pharmacy/api.ts'
import { checkProof } from '#domain/game/proof.ts'
import { pharmacyEarn } from '#domain/membership/api.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from '#test/support/app.ts'
import { hasher } from '#test/support/games.ts'
import * as loyalty from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { listenToEvents } from '#test/support/order-lives.ts'
import { giveEntries, openStoreGame, type StoreGame } from '#test/support/pharmacy-games.ts'
import { ensurePharmacy, signedInPharmacy } from '#test/support/pharmacy.ts'
import { addStock } from '#test/support/stock.ts'
import { closeGame, readProof } from '../index.ts'

let shop: TestShop
let people = 0

const [here, there] = ['NT-HERE', 'NT-THERE'].map((code) =>
  signedInPharmacy({ code, username: code.toLowerCase(), name: `Nhà thuốc ${code}` }),
) as [ReturnType<typeof signedInPharmacy>, ReturnType<typeof signedInPharmacy>]

beforeAll(async () => {
  shop = await openMemberShop()
  await ensurePharmacy(shop, here.code)
  await ensurePharmacy(shop, there.code)
})
afterAll(() => shop.close())

function someone(): string {
  people += 1
  return `09${String(70_000_000 + people)}`
}

function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { pharmacy = here, key = crypto.randomUUID() }: { pharmacy?: typeof here; key?: string } = {},
): Promise<Output<E>> {
  return loyalty.callAsPharmacy(shop, endpoint, input, { pharmacy, idempotencyKey: key })
}

/** A wheel of its own for each story, so that none sees another's. */
async function openWheel(part: StoreGame = {}) {
  const game = await openStoreGame(shop, part)
  const campaign = game.slug
  return {
    game,
    give: (phone: string, count = 1, store: string | undefined = here.code) =>
      giveEntries(shop, game, { phone, count, ...(store === undefined ? {} : { store }) }),
    check: (phone?: string, pharmacy = here) =>
      call(api.checkPharmacyWheel, { campaign, phone }, { pharmacy }),
    submit: (phone: string, how: { entry?: number; key?: string; pharmacy?: typeof here } = {}) => {
      const { entry, ...sender } = how
      return call(api.submitGameResult, { campaign, phone, entry }, sender)
    },
  }
}

async function pointsOf(phone: string): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ sum: number }>(
    `select coalesce(sum(p.available_change), 0)::int as sum from point_entry p
       join loyalty_account a on a.id = p.account_id where a.phone = $1`,
    [phone],
  )
  return rows[0]!.sum
}

describe('a customer at the counter', () => {
  test('plays what their code brought, and has it credited', async () => {
    const [jex] = await addStock(shop.ctx.db, [{ code: 'JEX30' }])
    await loyalty.openProgramme(shop)
    const { check, submit } = await openWheel({
      rules: { sources: [{ source: 'code', entries: 1, product_ids: [] }] },
    })
    const phone = someone()
    const before = await check(phone)
    expect(before).toMatchObject({ spins_left: 0, problem: 'noneLeft' })
    expect(before.reason).toContain('Nhập mã tích điểm')
    const [code] = await loyalty.issueCodes(shop, jex!, 1)
    await call(pharmacyEarn, { phone, code: code! })
    await listenToEvents(shop)
    expect(await check(phone)).toEqual({ spins_left: 1 })
    const earned = await pointsOf(phone)
    const turn = await submit(phone)
    expect(turn).toMatchObject({
      prize: { name: '20 điểm', points: 20 },
      name: '20 điểm',
      next: 'credited',
      spins_left: 0,
      by: { username: here.username },
    })
    expect(turn.phone).not.toContain(phone.slice(2, 7))
    // The owner's proof is not the counter's.
    expect(turn.proof).not.toHaveProperty('salt')
    expect(await pointsOf(phone)).toBe(earned + 20)
  })

  test('sent again hears the same turn, and another one under another key', async () => {
    const { give, submit } = await openWheel()
    const phone = someone()
    await give(phone, 2)
    const key = crypto.randomUUID()
    const first = await submit(phone, { key })
    expect(await submit(phone, { key })).toMatchObject({ id: first.id, prize: first.prize })
    expect(await submit(phone)).toMatchObject({ id: first.id + 1 })
    expect(await refusalOf(submit(someone(), { key }))).toBe('idempotencyKeyReused')
    expect(await refusalOf(submit(phone))).toBe('notFound')
    // One that is named tells itself, also after the campaign.
    expect(await submit(phone, { entry: first.id })).toMatchObject({ id: first.id })
  })

  test('one entry that is played by 50 at once is played once', async () => {
    const { give, submit } = await openWheel()
    const phone = someone()
    await give(phone)
    const all = await Promise.all(
      Array.from({ length: 50 }, () =>
        submit(phone).then(
          ({ id }) => id,
          () => null,
        ),
      ),
    )
    expect(all.filter((id) => id !== null)).toHaveLength(1)
    expect(await pointsOf(phone)).toBe(20)
  })

  test('one press that arrives 20 times plays one of many entries', async () => {
    const { give, submit, check } = await openWheel()
    const phone = someone()
    await give(phone, 20)
    const key = crypto.randomUUID()
    const turns = await Promise.all(Array.from({ length: 20 }, () => submit(phone, { key })))
    expect(new Set(turns.map(({ id }) => id)).size).toBe(1)
    expect(await check(phone)).toEqual({ spins_left: 19 })
    expect(await pointsOf(phone)).toBe(20)
  })

  test('two accounts of a counter play ten entries ten times', async () => {
    const { give, submit } = await openWheel()
    const phone = someone()
    await give(phone, 10)
    const other = signedInPharmacy({ ...here, username: 'nhan-vien' })
    const turns = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        submit(phone, { pharmacy: nth % 2 === 0 ? here : other }),
      ),
    )
    expect(new Set(turns.map(({ id }) => id)).size).toBe(10)
    expect(await pointsOf(phone)).toBe(200)
  })
})

describe('a counter whose server is killed in the middle', () => {
  const program = fileURLToPath(
    new URL('../../../test/support/play-at-counter.ts', import.meta.url),
  )

  test.for([1, 7])('after %d turns hears them again, and plays the rest once', async (after) => {
    const { game, give, submit } = await openWheel()
    const phone = someone()
    await give(phone, 12)
    const keys = Array.from({ length: 12 }, () => crypto.randomUUID())
    const at = shop.ctx.clock.now().toISOString()
    const child = spawn(
      process.execPath,
      [program, shop.databaseUrl, game.slug, here.code, phone, at, ...keys],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const told = new Map<string, number>()
    for await (const line of createInterface({ input: child.stdout })) {
      const [key, number] = line.split(' ')
      told.set(key!, Number(number))
      if (told.size === after) child.kill('SIGKILL')
    }
    await (child.exitCode ?? child.signalCode ?? once(child, 'exit'))
    expect(child.signalCode).toBe('SIGKILL')
    const again = await Promise.all(
      keys.map(async (key) => [key, (await submit(phone, { key })).id] as const),
    )
    for (const [key, number] of told) expect(new Map<string, number>(again).get(key)).toBe(number)
    expect(new Set(again.map(([, number]) => number)).size).toBe(12)
    expect(await pointsOf(phone)).toBe(240)
  })
})

describe('the walls between counters', () => {
  test('an entry of one counter is neither told nor played at another', async () => {
    const { give, check, submit } = await openWheel()
    const phone = someone()
    const [mine] = await give(phone)
    expect(await check(phone, there)).toMatchObject({ spins_left: 0, problem: 'noneLeft' })
    expect(await refusalOf(submit(phone, { pharmacy: there }))).toBe('notFound')
    expect(await refusalOf(submit(phone, { pharmacy: there, entry: mine! }))).toBe('notFound')
    await submit(phone, { entry: mine! })
    expect(await refusalOf(submit(phone, { pharmacy: there, entry: mine! }))).toBe('notFound')
  })

  test('what staff gave is played at any counter, once', async () => {
    const { game, check, submit } = await openWheel()
    const phone = someone()
    await giveEntries(shop, game, { phone })
    expect(await check(phone, there)).toEqual({ spins_left: 1 })
    const races = [here, there].map((pharmacy) => submit(phone, { pharmacy }))
    const outcomes = await Promise.allSettled(races)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await pointsOf(phone)).toBe(20)
  })

  test('nobody else’s entry is played', async () => {
    const { give, submit } = await openWheel()
    const [entry] = await give(someone())
    expect(await refusalOf(submit(someone(), { entry: entry! }))).toBe('notFound')
  })

  test('a counter reads what was won at it, and nothing that was won elsewhere', async () => {
    const { game, give, submit } = await openWheel()
    const phone = someone()
    await give(phone)
    await giveEntries(shop, game, { phone, store: there.code })
    const turn = await submit(phone)
    await submit(phone, { pharmacy: there })
    const prizes = await call(api.listCounterPrizes, { phone })
    expect(prizes).toMatchObject([{ number: turn.id, prize: '20 điểm', next: 'credited' }])
    expect(await call(api.listCounterPrizes, { phone: someone() })).toEqual([])
  })

  test('without a session nothing answers', async () => {
    for (const endpoint of [api.listCounterGames, api.getPharmacyWheel, api.checkLuckyMoney]) {
      expect(await refusalOf(shop.call(endpoint, {}))).toBe('unauthenticated')
    }
  })
})

describe('why nothing can be played', () => {
  test('is told in words: not yet, over, not here, no phone', async () => {
    const phone = someone()
    const waiting = await openWheel({ opensIn: 2 })
    expect(await waiting.check(phone)).toMatchObject({ problem: 'waiting' })
    expect(await refusalOf(waiting.submit(phone))).toBe('conflict')
    const elsewhere = await openWheel({ rules: { stores: [there.code] } })
    expect(await elsewhere.check(phone)).toMatchObject({ problem: 'notHere' })
    expect(await refusalOf(elsewhere.submit(phone))).toBe('notFound')
    const open = await openWheel()
    expect(await open.check()).toMatchObject({ spins_left: 0, problem: 'phoneNeeded' })
    const unknown = { campaign: 'khong-co', phone }
    expect(await call(api.checkPharmacyWheel, unknown)).toMatchObject({ problem: 'none' })
    await open.give(phone)
    shop.ctx.clock.advance(25 * 3_600_000)
    expect(await open.check(phone)).toMatchObject({ problem: 'closed' })
    expect(await refusalOf(open.submit(phone))).toBe('conflict')
  })

  test('the pharmacy’s own phone plays nothing where the rules say so', async () => {
    const own = someone()
    await shop.ctx.pool.query('update drugstore set phone = $1 where code = $2', [own, here.code])
    const strict = await openWheel()
    await strict.give(own)
    expect(await strict.check(own)).toMatchObject({ spins_left: 0, problem: 'excluded' })
    expect(await refusalOf(strict.submit(own))).toBe('conflict')
    const lenient = await openWheel({ rules: { excludes_staff: false } })
    await lenient.give(own)
    expect(await lenient.check(own)).toEqual({ spins_left: 1 })
  })
})

describe('prizes of a pharmacy', () => {
  test('are drawn by its own entries alone, and shown to it alone', async () => {
    const prizes = [{ id: 1, name: 'Nồi cơm', kind: 'physical' as const, value: 900_000 }]
    const lots = [
      { prize: 1, store: here.code, quantity: 2, last_day: 0 },
      { prize: 1, store: there.code, quantity: 5, last_day: 0 },
    ]
    const { game, give, submit } = await openWheel({ prizes, lots, blanks: 0 })
    const wheel = await call(api.getPharmacyWheel, { campaign: game.slug })
    expect(wheel.prizes).toMatchObject([{ quantity: 2, left: 2 }])
    const phone = someone()
    expect(await give(phone, 3)).toHaveLength(2)
    const won = [await submit(phone), await submit(phone)]
    expect(won.map(({ prize, next }) => [prize?.name, next])).toEqual([
      ['Nồi cơm', 'claim'],
      ['Nồi cơm', 'claim'],
    ])
  })

  test('stay for its entries, however many another brings, and nothing stands still', async () => {
    const prizes = [{ id: 1, name: 'Nồi cơm', kind: 'physical' as const, value: 900_000 }]
    const lots = [
      { prize: 1, quantity: 4, last_day: 0 },
      { prize: 1, store: here.code, quantity: 2, last_day: 0 },
      { prize: 1, store: there.code, quantity: 3, last_day: 0 },
    ]
    const { game, give, submit } = await openWheel({ prizes, lots, blanks: 1 })
    const phone = someone()
    // Two of its own, four of everybody, one without a prize.
    expect(await give(phone, 10)).toHaveLength(7)
    expect(await give(phone, 10, there.code)).toHaveLength(3)
    const all = [...Array<typeof here>(7).fill(here), ...Array<typeof here>(3).fill(there)]
    for (const pharmacy of all) await submit(phone, { pharmacy })
    const proof = await readProof(shop.ctx, game)
    expect(proof.drawn).toBe(10)
    expect(checkProof(hasher, proof)).toEqual([])
  })
})

test('a customer is asked about within the limits of a counter', async () => {
  const strict = await openMemberShop({ rateLimits: true })
  await openStoreGame(strict)
  const ask = (nth: number) =>
    loyalty.callAsPharmacy(strict, api.checkPharmacyWheel, { phone: `09${60_000_000 + nth}` })
  for (let nth = 0; nth < 200; nth += 1) await ask(nth)
  expect(await refusalOf(ask(200))).toBe('rateLimited')
  await strict.close()
})

test('after all of it the proof of each game holds, and every sum can be proved', async () => {
  const { game, give, submit } = await openWheel({ closesIn: 1 })
  const phone = someone()
  await give(phone, 3)
  await submit(phone)
  await closeGame(shop.ctx, game, game.closesAt)
  expect(checkProof(hasher, await readProof(shop.ctx, game))).toEqual([])
  expect(await examine(shop.ctx.db)).toEqual([])
})
