import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeDeskGame, getDeskGame, submitGame } from '#domain/game/backoffice/api.ts'
import * as api from '#domain/game/backoffice/simulation-api.ts'
import { boxOfFields, rulesOfFields } from '#domain/game/backoffice/box-of-fields.ts'
import { playOnce } from '#domain/game/simulation/play-once.ts'
import { sumUp } from '#domain/game/simulation/sum-up.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { writeTestGame } from '#test/support/desk-games.ts'
import { refusalOf } from '#test/support/members.ts'
import { announced } from '#test/support/games.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addEntries, addGame, approveGame } from '../index.ts'
import { gameListeners } from '../listeners.ts'
import { quickHasher } from './quick-hasher.ts'
import { findSimulation, saveRuns } from './simulation-queries.ts'

let shop: TestShop
let writer: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  writer = await hireStaff(shop, 'content')
})
afterAll(() => shop.close())

const look = async (id: number) => (await shop.call(api.getSimulation, { id }, writer)).simulation!
const step = (simulationId: number) =>
  gameListeners['game.simulated']!['play']!(shop.ctx, { simulationId })

async function start(slug: string, factor = 2) {
  const game = await writeTestGame(shop, slug, writer)
  const { simulation } = await shop.call(api.startSimulation, { ...game, factor }, writer)
  return { game, id: simulation!.id }
}

/** As the worker does: each step asks for the next. */
async function finish(gameId: number, id: number) {
  for (let steps = 0; (await look(gameId)).state === 'running'; steps += 1) {
    expect(steps).toBeLessThan(100)
    await step(id)
  }
}

test('a draft is played a thousand times, and what its seed says comes of it', async () => {
  const { game, id } = await start('thu-nghin-lan')
  expect(await look(game.id)).toMatchObject({ state: 'running', done: 0, traffic: null })
  await step(id)
  // Nothing has happened in this shop yet.
  expect(await look(game.id)).toMatchObject({
    runs: 1000,
    traffic: { kind: 'even', entries: 9705 },
  })
  await finish(game.id, id)
  const shown = await look(game.id)
  expect(shown).toMatchObject({ state: 'done', done: 1000, factor: 2, stale: false })
  const { fields, traffic, seed } = (await findSimulation(shop.ctx.db, id))!
  const of = {
    announced: boxOfFields(fields, null),
    rules: rulesOfFields(fields),
    traffic: traffic!,
    factor: 0.02,
    seed,
  }
  const runs = Array.from({ length: 1000 }, (_, run) => playOnce(quickHasher, of, run))
  expect(shown.result).toEqual(sumUp(of.announced, runs))
  expect(shown.warnings).toContain('Thường chỉ có 194 lượt chơi trên 9.705 chỗ trong hộp giải.')
})

test('what a stopped process had done stays; a step that is done twice is kept once', async () => {
  const { game, id } = await start('thu-dung-may')
  await step(id)
  const row = (await findSimulation(shop.ctx.db, id))!
  const of = { announced: boxOfFields(row.fields, null), rules: rulesOfFields(row.fields) }
  const simulated = { ...of, traffic: row.traffic!, factor: 0.02, seed: row.seed }
  const runs = [0, 1, 2].map((run) => playOnce(quickHasher, simulated, run))
  // The process ends after these were kept; another one had played the same.
  const kept = { id, done: 0, runs }
  const keep = () => shop.ctx.db.transaction().execute((trx) => saveRuns(trx, kept))
  expect((await Promise.all([keep(), keep()])).toSorted()).toEqual([false, true])
  expect(await look(game.id)).toMatchObject({ done: 3, state: 'running' })
  await Promise.all([step(id), step(id)])
  await finish(game.id, id)
  const all = Array.from({ length: 1000 }, (_, run) => playOnce(quickHasher, simulated, run))
  expect((await look(game.id)).result).toEqual(sumUp(of.announced, all))
})

test('it is ended by whoever wants, and by the next one', async () => {
  const { game, id } = await start('thu-huy')
  await step(id)
  const ended = await shop.call(api.cancelSimulation, { id: game.id, simulation: id }, writer)
  expect(ended.simulation).toMatchObject({ state: 'cancelled', result: null })
  await step(id)
  expect(await look(game.id)).toMatchObject({ state: 'cancelled', done: 0 })
  const again = shop.call(api.cancelSimulation, { id: game.id, simulation: id }, writer)
  expect(await refusalOf(again)).toBe('conflict')
  const next = await shop.call(api.startSimulation, { ...game, factor: 100 }, writer)
  const other = await shop.call(api.startSimulation, { ...game, factor: 50 }, writer)
  expect((await findSimulation(shop.ctx.db, next.simulation!.id))!.state).toBe('cancelled')
  expect(other.simulation).toMatchObject({ state: 'running', factor: 50 })
})

test('a change of the campaign makes it old, sending it for approval does not', async () => {
  const { game, id } = await start('thu-cu')
  await finish(game.id, id)
  const sent = await shop.call(submitGame, game, writer)
  expect(await look(game.id)).toMatchObject({ stale: false })
  const fields = { ...sent.fields, blanks: sent.fields.blanks + 1 }
  const changed = await shop.call(
    changeDeskGame,
    { id: game.id, version: sent.version, fields },
    writer,
  )
  expect(await look(game.id)).toMatchObject({ stale: true, state: 'done' })
  const read = { id: game.id, version: sent.version, factor: 100 }
  expect(await refusalOf(shop.call(api.startSimulation, read, writer))).toBe('conflict')
  const broken = { ...changed.fields, prizes: [] }
  const { version } = await shop.call(
    changeDeskGame,
    { id: game.id, version: changed.version, fields: broken },
    writer,
  )
  const bad = shop.call(api.startSimulation, { id: game.id, version, factor: 100 }, writer)
  expect(await refusalOf(bad)).toBe('invalidInput')
})

test('real visits of the last four weeks are what comes, without whose they were', async () => {
  const open = await shop.ctx.db.transaction().execute(async (trx) => {
    const at = new Date('2026-10-30T08:00:00+07:00')
    const announcedBox = announced({
      slug: 'ngay-truoc',
      opens_at: '2026-10-31T08:00:00+07:00',
      closes_at: '2026-12-31T08:00:00+07:00',
    })
    const rules = { sources: [{ source: 'day' as const, entries: 1 }] }
    const of = { title: 'Trước', place: 'shop', audience: 'phone' } as const
    const game = await addGame(trx, { ...of, announced: announcedBox, rules }, at)
    return approveGame(shop.ctx, trx, { game, by: 'nguoi-duyet', at })
  })
  for (const [nth, phone] of ['0912345001', '0912345002', '0912345001'].entries()) {
    const at = new Date(`2026-11-${10 + nth}T09:30:00+07:00`)
    const wishes = [{ cause: `day:${nth}`, source: 'day' as const, phone }]
    await shop.ctx.db.transaction().execute((trx) => addEntries(trx, open, { wishes, at }))
  }
  const { id, version } = await writeTestGame(shop, 'thu-that', writer)
  const { fields } = await shop.call(getDeskGame, { id }, writer)
  const change = { ...fields, audience: 'phone' as const }
  const saved = await shop.call(changeDeskGame, { id, version, fields: change }, writer)
  const asked = { id, version: saved.version, factor: 200 }
  const { simulation } = await shop.call(api.startSimulation, asked, writer)
  await step(simulation!.id)
  const { traffic } = await look(id)
  expect(traffic).toEqual({
    kind: 'real',
    from: '2026-10-24',
    to: '2026-11-20',
    counts: { day: 3 },
  })
  const kept = JSON.stringify((await findSimulation(shop.ctx.db, simulation!.id))!.traffic)
  expect(kept).not.toContain('0912345')
  expect(kept).toContain('{"minute":570,"person":1,"entries":1}')
})
