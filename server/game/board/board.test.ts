import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGameBoard, type GameBoard } from '#domain/game/board/api.ts'
import { plannedUnits } from '#domain/game/board/planned.ts'
import { announced, momentOf } from '#test/support/games.ts'
import { openStream } from '#test/support/event-stream.ts'
import { openSureWheel, twentyPoints, winAtOnce } from '#test/support/game-wins.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let marketer: StaffMember

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  marketer = await hireStaff(shop, 'content')
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

test('the pacing of a board is that of the draw: half of it at half time, the rest for the last day', () => {
  const box = announced()
  const times = [0, 0.5, 0.9, 1].map((share) => momentOf(box, share))
  const [bike, vouchers, points] = plannedUnits(box, times)
  expect(bike).toEqual([0, 0.5, 1, 1])
  expect(vouchers).toEqual([0, 30, 54, 60])
  expect(points).toEqual([0, 39, 70, 100])
})

test('a board counts entries, wins, what is held and what was spent, and names nobody', async () => {
  const game = await openSureWheel(shop, twentyPoints, { wins_per_phone: 2 })
  await winAtOnce(shop, game, '0912100001', 3)
  const { headers } = marketer
  const board = await shop.call(getGameBoard, { id: game.id }, { headers })
  expect(board).toMatchObject({
    phase: 'open',
    entries: 3,
    played: 3,
    open: 0,
    held: 1,
    spent: 60_000,
    budget: 10_000_000,
    prizes: [{ name: '20 điểm', quantity: 500, won: 3, held: 1, course: [3] }],
  })
  expect(board.last.map(({ winner }) => winner)).toEqual(['***001', '***001'])
  expect(JSON.stringify(board)).not.toContain('0912100001')
  const warehouse = await hireStaff(shop, 'warehouse')
  const asked = shop.call(getGameBoard, { id: game.id }, { headers: warehouse.headers })
  expect(await refusalOf(asked)).toBe('forbidden')
})

test('whoever looks is told of the next win, and no more once their session ends', async () => {
  const game = await openSureWheel(shop, twentyPoints)
  const path = `/admin/games/${game.id}/live`
  const [one, other] = await Promise.all([
    openStream(shop, path, marketer.headers),
    openStream(shop, path, marketer.headers),
  ])
  const told = async (stream: typeof one) => JSON.parse((await stream.next())!) as GameBoard
  expect([(await told(one)).entries, (await told(other)).entries]).toEqual([0, 0])
  await winAtOnce(shop, game, '0912100002')
  // Who looks may be told of the entry before it has won.
  const wonOf = async (stream: typeof one) => {
    const { entries, prizes } = await told(stream)
    expect(entries).toBe(1)
    return prizes[0]!.won || (await told(stream)).prizes[0]!.won
  }
  expect([await wonOf(one), await wonOf(other)]).toEqual([1, 1])
  const leaving = await shop.app.fastify.inject({
    method: 'POST',
    url: '/api/admin/auth/logout',
    headers: marketer.headers,
    payload: {},
  })
  expect(leaving.statusCode).toBe(200)
  expect(await one.next()).toBeNull()
  expect(await other.next()).toBeNull()
})
