import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as desk from '#domain/game/backoffice/winners-api.ts'
import { claimPrize, getMyGame } from '#domain/game/own/api.ts'
import type { AnnouncedPrize } from '#domain/game/definition.ts'
import type { GameRules } from '#domain/game/rules.ts'
import {
  bike,
  causeOfEntry,
  openSureWheel,
  twentyPoints,
  winAtOnce,
  winIdOf,
} from '#test/support/game-wins.ts'
import { bearer, openMemberShop, refusalOf, registerMember } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { loyaltyChecks } from '../../loyalty/index.ts'
import { gameChecks, type Campaign } from '../index.ts'
import { gameJobs } from '../jobs.ts'
import { holdReturned } from './hold-returned.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let care: StaffMember

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  care = await hireStaff(shop, 'care')
})
afterAll(() => shop.close())
afterEach(async () => {
  for (const { name, query } of [...gameChecks, ...loyaltyChecks]) {
    const { rows } = await shop.ctx.pool.query<{ found: string }>(query)
    expect(rows, name).toEqual([])
  }
})

const openWheel = (prize: AnnouncedPrize, holds: Partial<GameRules['holds']> = {}) =>
  openSureWheel(shop, prize, holds)
const win = (game: Campaign, times: number, owner: string) => winAtOnce(shop, game, owner, times)
const idOf = (game: Campaign, number = 1) => winIdOf(shop, game, number)

const headers = () => ({ headers: care.headers })
const release = (id: number) =>
  shop.call(desk.releaseWin, { id, reason: 'Đã gọi, đúng người' }, headers())
const refuse = (id: number) =>
  shop.call(desk.refuseWin, { id, reason: 'Một người nhiều số' }, headers())
const look = (id: number) => shop.call(desk.getDeskWin, { id }, headers())

async function pointsOf(owner: string): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ points: number }>(
    `select coalesce(sum(p.available_change), 0)::int as points from point_entry p
       join loyalty_account a on a.id = p.account_id where a.phone = $1`,
    [owner],
  )
  return rows[0]!.points
}

describe('a win that the rules hold', () => {
  test('is not credited and not told before staff release it, once', async () => {
    const owner = '0912000001'
    const game = await openWheel(twentyPoints, { value_from: 10_000 })
    expect(await win(game, 1, owner)).toMatchObject([{ state: 'held', points: null }])
    expect(await pointsOf(owner)).toBe(0)
    const id = await idOf(game)
    const list = await shop.call(desk.listDeskWins, { game: game.id }, headers())
    expect(list.items).toMatchObject([
      { id, state: 'held', hold_reason: 'value', phone: '*******001' },
    ])
    expect(await release(id)).toMatchObject({ state: 'credited', can: { decide: false } })
    expect(await pointsOf(owner)).toBe(20)
    expect(await refusalOf(release(id))).toBe('conflict')
    expect(await refusalOf(refuse(id))).toBe('conflict')
    expect(await pointsOf(owner)).toBe(20)
  })

  test('is decided by one of many who decide at once', async () => {
    const owner = '0912000002'
    const game = await openWheel(twentyPoints, { value_from: 1 })
    await win(game, 1, owner)
    const id = await idOf(game)
    const told = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => release(id)),
      ...Array.from({ length: 6 }, () => refuse(id)),
    ])
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { state } = await look(id)
    expect(await pointsOf(owner)).toBe(state === 'credited' ? 20 : 0)
  })

  test('of one person is the one beyond what the rules allow, however many are won at once', async () => {
    const game = await openWheel(twentyPoints, { wins_per_phone: 3 })
    const wins = await win(game, 8, '0912000003')
    expect(wins.filter(({ state }) => state === 'credited')).toHaveLength(3)
    expect(wins.filter(({ state }) => state === 'held')).toHaveLength(5)
    expect(await pointsOf('0912000003')).toBe(60)
  })

  test('is refused for good, and an accountant decides nothing', async () => {
    const game = await openWheel(twentyPoints, { value_from: 1 })
    await win(game, 1, '0912000004')
    const id = await idOf(game)
    const accountant = await hireStaff(shop, 'accountant')
    const asAccountant = { headers: accountant.headers }
    const reason = 'Thử xem có được không'
    expect(await refusalOf(shop.call(desk.releaseWin, { id, reason }, asAccountant))).toBe(
      'forbidden',
    )
    expect(await refuse(id)).toMatchObject({ state: 'lapsed', hold: { decision: 'refused' } })
    expect(await pointsOf('0912000004')).toBe(0)
  })
})

describe('an order that is given back', () => {
  const back = (game: Campaign, owner: string) =>
    shop.ctx.db.transaction().execute((trx) => {
      const causes = [causeOfEntry(game, owner)]
      return holdReturned(trx, game, { causes, at: shop.ctx.clock.now() })
    })

  test('holds what was won with it, though it was credited: kept or taken back, as staff decide', async () => {
    const [kept, gone] = ['0912000005', '0912000006']
    const game = await openWheel(twentyPoints)
    await win(game, 1, kept)
    await win(game, 1, gone)
    for (const owner of [kept, gone]) {
      expect(await back(game, owner)).toBe(1)
    }
    expect(await look(await idOf(game, 1))).toMatchObject({ hold: { reason: 'returned' } })
    await release(await idOf(game, 1))
    await refuse(await idOf(game, 2))
    expect([await pointsOf(kept), await pointsOf(gone)]).toEqual([20, 0])
    // The same return once more changes nothing.
    expect(await back(game, kept)).toBe(0)
    expect(await look(await idOf(game, 1))).toMatchObject({ state: 'credited' })
  })

  test('stops a prize on its way, which goes on from where it was', async () => {
    const game = await openWheel(bike)
    await win(game, 1, '0912000007')
    const id = await idOf(game)
    await move(id, { to: 'contacted' })
    expect(await back(game, '0912000007')).toBe(1)
    expect(await refusalOf(move(id, { to: 'papers', winner_name: 'Nguyễn Thị Hoa' }))).toBe(
      'conflict',
    )
    expect(await release(id)).toMatchObject({ state: 'contacted' })
  })
})

interface Step extends Partial<Parameters<typeof shop.call<typeof desk.moveClaim>>[1]> {
  to: 'contacted' | 'papers' | 'sent' | 'received' | 'lapsed'
}

async function move(id: number, { version, ...step }: Step) {
  const known = version ?? (await look(id)).version
  return shop.call(desk.moveClaim, { id, version: known, ...step }, headers())
}

describe('a prize that is sent', () => {
  test('goes step by step from its win to its winner, each with its last day', async () => {
    const game = await openWheel(bike)
    const owner = await registerMember(shop, '0912000010')
    await win(game, 1, '0912000010')
    const id = await idOf(game)
    const { version, due_on: first, tax } = await look(id)
    expect(first).not.toBeNull()
    // 40 million by the law since July 2026: a tenth of what lies above 20 million.
    expect(tax).toMatchObject({ rate: 10, from: 20_000_000, due: 2_000_000 })
    await move(id, { to: 'contacted', note: 'Đã gọi lúc 9 giờ' })
    expect(await refusalOf(move(id, { version, to: 'papers' }))).toBe('invalidInput')
    const papers = { winner_name: 'Nguyễn Thị Hoa', id_checked: true }
    expect(await refusalOf(move(id, { to: 'papers', winner_name: 'Nguyễn Thị Hoa' }))).toBe(
      'invalidInput',
    )
    expect(await refusalOf(move(id, { version, to: 'papers', ...papers }))).toBe('conflict')
    await move(id, { to: 'papers', ...papers })
    expect(await refusalOf(move(id, { to: 'sent', ...papers }))).toBe('invalidInput')
    const sent = { ...papers, winner_address: '12 Hàng Bài, Hà Nội', sent_how: 'GHN 123' }
    await move(id, { to: 'sent', ...sent })
    const shown = await shop.call(getMyGame, { slug: game.slug }, { headers: bearer(owner.token) })
    expect(shown.items[0]).toMatchObject({ win: { state: 'sent' } })
    const done = await move(id, { to: 'received', ...sent })
    expect(done).toMatchObject({ state: 'received', due_on: null, can: { moves: [] } })
    expect(done.steps.map(({ state }) => state)).toEqual([
      'won',
      'contacted',
      'papers',
      'sent',
      'received',
    ])
    expect(await refusalOf(move(id, { to: 'lapsed', note: 'Muộn rồi' }))).toBe('conflict')
  })

  test('is moved by one of two who press at once', async () => {
    const game = await openWheel(bike)
    await win(game, 1, '0912000011')
    const id = await idOf(game)
    const told = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => move(id, { version: 1, to: 'contacted' })),
      ...Array.from({ length: 5 }, () => move(id, { version: 1, to: 'lapsed', note: 'Từ chối' })),
    ])
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that goes to an address as often as the rules allow is held', async () => {
    const game = await openWheel(bike, { wins_per_address: 1 })
    for (const [at, owner] of ['0912000012', '0912000013'].entries()) {
      const { token } = await registerMember(shop, owner)
      await win(game, 1, owner)
      const where = { slug: game.slug, entry: at + 1, name: 'Nguyễn Văn An', phone: owner }
      await shop.call(claimPrize, { ...where, ...place }, { headers: bearer(token) })
    }
    expect(await look(await idOf(game, 1))).toMatchObject({ state: 'won' })
    const second = await idOf(game, 2)
    expect(await look(second)).toMatchObject({ state: 'held', hold: { reason: 'address' } })
    expect(await release(second)).toMatchObject({ state: 'won' })
  })
})

const place = { province_id: 1, district_id: 6, ward_id: 238, address: '12 Hàng Bài' }

describe('the clock of claims', () => {
  const job = () => gameJobs.find(({ name }) => name === 'lapse-game-claims')!.run(shop.ctx)
  /** Sessions of the desk end before that: somebody logs in anew. */
  const days = async (count: number) => {
    shop.ctx.clock.advance(count * 86_400_000)
    care = await hireStaff(shop, 'care')
  }

  test('reminds a winner once, then ends what they let go by, and takes nothing for the shop’s delay', async () => {
    const game = await openWheel(bike)
    await win(game, 1, '0912000020')
    await win(game, 1, '0912000021')
    const [silent, shops] = [await idOf(game, 1), await idOf(game, 2)]
    await move(shops, { to: 'contacted' })
    await move(shops, { to: 'papers', winner_name: 'Lê Văn Bình', id_checked: true })
    await days(6)
    await job()
    await job()
    expect(await look(silent)).toMatchObject({ state: 'won', warned_at: expect.any(String) })
    const listed = await shop.call(desk.listDeskWins, { game: game.id, due: 'soon' }, headers())
    expect(listed.items.map(({ id }) => id)).toEqual([silent])
    await days(2)
    await job()
    expect(await look(silent)).toMatchObject({ state: 'lapsed', can: { moves: [] } })
    await days(60)
    await job()
    expect(await look(shops)).toMatchObject({ state: 'papers', late: true })
    const { rows } = await shop.ctx.pool.query(
      `select 1 from outbox_event where topic = 'game.claimEnding' and payload ->> 'winId' = $1`,
      [String(silent)],
    )
    expect(rows).toHaveLength(1)
  })
})
