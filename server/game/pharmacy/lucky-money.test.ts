import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Input, Output } from '#domain/contract.ts'
import * as api from '#domain/game/pharmacy/api.ts'
import { checkProof } from '#domain/game/proof.ts'
import { getPharmacyArea } from '#domain/pharmacy/api.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from '#test/support/app.ts'
import { hasher } from '#test/support/games.ts'
import * as loyalty from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { giveEntries, openStoreGame, type StoreGame } from '#test/support/pharmacy-games.ts'
import { ensurePharmacy, signedInPharmacy } from '#test/support/pharmacy.ts'
import { readProof } from '../index.ts'

let shop: TestShop
let people = 0

const [here, there] = ['NT-HERE', 'NT-THERE'].map((code) =>
  signedInPharmacy({ code, username: code.toLowerCase(), name: `Nhà thuốc ${code}` }),
) as [ReturnType<typeof signedInPharmacy>, ReturnType<typeof signedInPharmacy>]

beforeAll(async () => {
  shop = await openMemberShop()
  await ensurePharmacy(shop, here.code)
})
afterAll(() => shop.close())

function someone(): string {
  people += 1
  return `09${String(80_000_000 + people)}`
}

function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { pharmacy = here } = {},
): Promise<Output<E>> {
  return loyalty.callAsPharmacy(shop, endpoint, input, { pharmacy })
}

describe('lucky money of the pharmacies', () => {
  const gift = { id: 1, name: 'Bộ quà Tết', kind: 'gift' as const, value: 500_000 }
  const ownGame = (part: StoreGame = {}) =>
    openStoreGame(shop, {
      kind: 'luckyMoney',
      audience: 'stores',
      prizes: [gift],
      lots: [{ prize: 1, quantity: 100, last_day: 0 }],
      blanks: 0,
      ...part,
    })

  test('is opened once by each, whoever presses how often', async () => {
    const game = await ownGame()
    const campaign = game.slug
    expect(await call(api.checkLuckyMoney, { campaign })).toMatchObject({ state: 'ready' })
    const opened = await Promise.all(
      Array.from({ length: 12 }, () => call(api.startLuckyMoney, { campaign })),
    )
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(opened[0]).toMatchObject({ prize: { name: 'Bộ quà Tết' }, next: 'claim' })
    const after = await call(api.checkLuckyMoney, { campaign })
    expect(after).toMatchObject({ state: 'opened', prize: { name: 'Bộ quà Tết' } })
    const theirs = await call(api.checkLuckyMoney, { campaign }, { pharmacy: there })
    expect(theirs).toMatchObject({ state: 'ready' })
    expect(theirs.prize).toBeUndefined()
    // With salt and cause the pharmacy shows that the entry is its own.
    const { salt, cause, number } = opened[0]!.proof
    const proof = await readProof(shop.ctx, game)
    const { seal } = proof.entries[number - 1]!
    expect(hasher.sha256(`${salt}|store:${here.code}|${cause}`)).toBe(seal)
    expect(checkProof(hasher, proof)).toEqual([])
  })

  test('has no prizes that only a person can have', async () => {
    const points = { id: 1, name: 'Điểm', kind: 'points' as const, value: 1, points: 1 }
    await expect(ownGame({ prizes: [points] })).rejects.toThrow('game_campaign_for_stores')
  })

  test('of customers is opened with their phone, and shown as this counter saw it', async () => {
    const game = await openStoreGame(shop, { kind: 'luckyMoney' })
    const campaign = game.slug
    const phone = someone()
    const none = await call(api.checkLuckyMoney, { campaign, phone })
    expect(none).toMatchObject({ state: 'none', problem: 'noneLeft' })
    await giveEntries(shop, game, { phone, store: here.code })
    const ready = await call(api.checkLuckyMoney, { campaign, phone })
    expect(ready).toMatchObject({ state: 'ready', entries_left: 1 })
    await call(api.startLuckyMoney, { campaign, phone })
    const opened = await call(api.checkLuckyMoney, { campaign, phone })
    expect(opened).toMatchObject({ state: 'opened', prize: { points: 20 } })
    const asked = { campaign, phone }
    const theirs = await call(api.checkLuckyMoney, asked, { pharmacy: there })
    expect(theirs).toMatchObject({ state: 'none' })
  })
})

describe('a number draw', () => {
  test('tells a customer’s numbers of this counter, and what they won once it is told', async () => {
    const prizes = [{ id: 1, name: 'Xe đạp', kind: 'physical' as const, value: 3_000_000 }]
    const game = await openStoreGame(shop, { kind: 'draw', prizes, lots: [], blanks: 0 })
    const campaign = game.slug
    const phone = someone()
    const none = await call(api.getCounterDraw, { campaign, phone })
    expect(none).toMatchObject({ count: 0, problem: 'noneLeft' })
    const numbers = await giveEntries(shop, game, { phone, store: here.code, count: 2 })
    await giveEntries(shop, game, { phone, store: there.code })
    const before = await call(api.getCounterDraw, { campaign, phone })
    expect(before.count).toBe(2)
    expect(before.numbers.map(({ number }) => number)).toEqual(numbers.toReversed())
    expect(before.numbers[0]).not.toHaveProperty('prize')
    expect(await refusalOf(call(api.submitGameResult, { campaign, phone }))).toBe('notFound')
    await shop.ctx.pool.query(
      `insert into game_win (campaign_id, number, prize, state, won_at) values ($1, $2, 1, 'won', $3)`,
      [game.id, numbers[0], shop.ctx.clock.now()],
    )
    const told = await call(api.getCounterDraw, { campaign, phone })
    expect(told.numbers.at(-1)).toMatchObject({ number: numbers[0], prize: 'Xe đạp' })
  })
})

describe('the area', () => {
  const gamesOf = async (code: string) => (await shop.call(getPharmacyArea, { code })).games

  test('has in its menu the games that are open to the pharmacy', async () => {
    const code = 'NT-MENU'
    await ensurePharmacy(shop, code)
    const before = await gamesOf(code)
    shop.ctx.clock.advance(48 * 3_600_000)
    expect(await gamesOf(code)).toEqual([])
    await openStoreGame(shop, { rules: { stores: [code] } })
    await openStoreGame(shop, { kind: 'luckyMoney', rules: { stores: ['NT-KHAC'] } })
    await openStoreGame(shop, { kind: 'draw', opensIn: 1, rules: { stores: [code] } })
    expect(await gamesOf(code)).toEqual(['vong-quay-may-man'])
    expect(before).not.toEqual([])
  })

  test('counts what games brought over some days, at this pharmacy', async () => {
    const game = await openStoreGame(shop)
    const phone = someone()
    await giveEntries(shop, game, { phone, store: here.code, count: 3 })
    await call(api.submitGameResult, { phone, campaign: game.slug })
    await giveEntries(shop, game, { phone, store: there.code })
    const today = shop.ctx.clock.today()
    const told = await call(api.getGameStatistics, { from: today, to: today })
    const mine = told.games.find(({ campaign }) => campaign === game.slug)
    expect(mine).toMatchObject({ entries: 3, turns: 1, wins: 1 })
    const staff = signedInPharmacy({ ...here, role: 'staff' })
    const asked = { from: today, to: today }
    expect(await refusalOf(call(api.getGameStatistics, asked, { pharmacy: staff }))).toBe(
      'forbidden',
    )
  })
})

test('after all of it every sum can be proved', async () => {
  // The win of the draw was written by hand.
  await shop.ctx.pool
    .query(`delete from game_win where prize = 1 and account_id is null and state = 'won'
    and campaign_id in (select id from game_campaign where kind = 'draw')`)
  expect(await examine(shop.ctx.db)).toEqual([])
})
