import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getGame } from '#domain/game/api.ts'
import { moveClaim, refuseWin, releaseWin } from '#domain/game/backoffice/winners-api.ts'
import * as api from '#domain/game/settlement/api.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { bike, causeOfEntry, twentyPoints, winIdOf } from '#test/support/game-wins.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  keepPaper,
  noteAllSteps,
  playClosedBike,
  playClosedGame,
} from '#test/support/settle-games.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { gameChecks, type Campaign } from '../index.ts'
import { holdReturned } from '../winners/hold-returned.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let accountant: StaffMember
let second: StaffMember
let care: StaffMember

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  accountant = await hireStaff(shop, 'accountant')
  second = await hireStaff(shop, 'accountant')
  care = await hireStaff(shop, 'care')
})
afterAll(() => shop.close())
afterEach(async () => {
  for (const { name, query } of gameChecks) {
    const { rows } = await shop.ctx.pool.query<{ found: string }>(query)
    expect(rows, name).toEqual([])
  }
})

const look = ({ id }: { id: number }, by = accountant) =>
  shop.call(api.getGameSettlement, { id }, { headers: by.headers })
const settle = (
  { id }: { id: number },
  { version, owed, by = second }: { version: number; owed: number; by?: StaffMember },
) => shop.call(api.settleGame, { id, version, owed, has_read: true }, { headers: by.headers })
const move = (id: number, to: 'contacted' | 'lapsed', version = 1) =>
  shop.call(moveClaim, { id, version, to, note: 'Đã gọi điện' }, { headers: care.headers })
const openChecks = ({ checks }: api.GameSettlement) =>
  checks.filter(({ done }) => !done).map(({ check }) => check)

/** Ten prizes of 20.000 đồng of which two were won: 80.000 đồng are owed. */
const twoOfTen = () => playClosedGame(shop, { phones: ['0912000001', '0912000002'] })

describe('a closed campaign', () => {
  test('says what became of each prize, what is owed, and until when what is to be done', async () => {
    const game = await twoOfTen()
    const read = await look(game)
    expect(read.figures).toMatchObject({
      entries: 2,
      given_value: 40_000,
      unclaimed_value: 160_000,
      share: 50,
      owed: 80_000,
      prizes: [{ name: '20 điểm', announced: 10, given: 2, running: 0, lapsed: 0, unclaimed: 8 }],
    })
    const today = shop.ctx.clock.today()
    expect(read.steps.map(({ step, due_on }) => [step, due_on])).toEqual([
      ['announced', addDays(today, 7)],
      ['awarded', addDays(today, 45)],
      ['reported', addDays(today, 45)],
      ['paid', addDays(today, 60)],
    ])
    expect(openChecks(read)).toEqual(['announced', 'awarded', 'reported', 'paid'])
    expect(read.can_settle).toBe(false)
  })

  test('waits for prizes that are held or on their way', async () => {
    const held = await playClosedGame(shop, { phones: ['0912000003'], holds: { value_from: 1 } })
    const sent = await playClosedBike(shop)
    expect(openChecks(await look(held))).toContain('held')
    expect(openChecks(await look(sent))).toContain('running')
    const [heldWin, sentWin] = [await winIdOf(shop, held), await winIdOf(shop, sent)]
    const reason = 'Đã gọi, đúng người'
    await shop.call(releaseWin, { id: heldWin, reason }, { headers: care.headers })
    await move(sentWin, 'lapsed')
    expect(openChecks(await look(held))).not.toContain('held')
    const after = await look(sent)
    expect(openChecks(after)).not.toContain('running')
    expect(after.figures).toMatchObject({
      owed: 20_000_000,
      prizes: [{ given: 0, lapsed: 1, unclaimed: 1 }],
    })
  })

  test('owes nothing where all was given', async () => {
    const game = await playClosedGame(shop, {
      phones: ['0912000004'],
      lots: [{ prize: 1, quantity: 1, last_day: 0 }],
    })
    const read = await look(game)
    expect(read.figures.owed).toBe(0)
    expect(read.steps.find(({ step }) => step === 'paid')).toMatchObject({ not_needed: true })
    const { version } = await noteAllSteps(shop, game, { by: accountant, owed: 0 })
    expect(await settle(game, { version, owed: 0 })).toMatchObject({ phase: 'settled' })
  })
})

describe('a step', () => {
  test('is believed with its paper, of days that were, and of the state that was read', async () => {
    const game = await twoOfTen()
    const today = shop.ctx.clock.today()
    const file_id = await keepPaper(shop, game, accountant)
    const blank = { id: game.id, version: 0, done_on: today, reference: '', note: '' }
    const note = (of: object, by = accountant) =>
      refusalOf(
        shop.call(
          api.noteSettlementStep,
          { ...blank, step: 'reported', file_id, ...of },
          { headers: by.headers },
        ),
      )
    expect(await note({ file_id: undefined })).toBe('invalidInput')
    expect(await note({ file_id: 999_999 })).toBe('invalidInput')
    expect(await note({ done_on: addDays(today, 1) })).toBe('invalidInput')
    expect(await note({ done_on: addDays(today, -1) })).toBe('invalidInput')
    expect(await note({ step: 'announced' })).toBe('invalidInput')
    expect(await note({ step: 'paid' })).toBe('invalidInput')
    expect(await note({}, care)).toBe('forbidden')
    expect((await look(game)).version).toBe(0)
    const both = await Promise.all([note({}), note({}, second)])
    expect(both.toSorted()).toEqual(['conflict', 'done'])
    const read = await look(game)
    expect(read.version).toBe(1)
    const drop = { id: game.id, step: 'reported', version: 1 } as const
    const dropped = await shop.call(api.dropSettlementStep, drop, { headers: second.headers })
    expect(dropped.steps.every(({ done }) => done === null)).toBe(true)
  })

  test('of a payment of another sum needs words', async () => {
    const game = await twoOfTen()
    const { version } = await noteAllSteps(shop, game, { by: accountant, owed: 70_000 })
    const read = await look(game)
    expect(openChecks(read)).toEqual(['paid'])
    const { done } = read.steps.find(({ step }) => step === 'paid')!
    const input = {
      id: game.id,
      step: 'paid',
      version,
      done_on: done!.done_on,
      amount: 70_000,
      reference: done!.reference,
      file_id: done!.file!.id,
      note: 'Theo quyết định số 12/QĐ',
    } as const
    const noted = await shop.call(api.noteSettlementStep, input, { headers: accountant.headers })
    expect(openChecks(noted)).toEqual([])
  })
})

describe('the settlement', () => {
  test('is of somebody else than who noted, of the sum that was read, and stands', async () => {
    const game = await twoOfTen()
    const { version, figures } = await noteAllSteps(shop, game, { by: accountant, owed: 80_000 })
    const owed = 80_000
    expect(await refusalOf(settle(game, { version, owed, by: accountant }))).toBe('forbidden')
    expect(await refusalOf(settle(game, { version, owed, by: care }))).toBe('forbidden')
    expect(await refusalOf(settle(game, { version, owed: 1 }))).toBe('conflict')
    expect(await refusalOf(settle(game, { version: version - 1, owed }))).toBe('conflict')
    expect((await look(game, second)).can_settle).toBe(true)
    expect(await settle(game, { version, owed })).toMatchObject({ phase: 'settled', figures })
    expect((await shop.call(getGame, { slug: game.slug })).state).toBe('settled')

    // Nothing moves any more, and what the figures are made of is not asked again.
    const at = shop.ctx.clock.now()
    const back = await shop.ctx.db
      .transaction()
      .execute((trx) => holdReturned(trx, game, { causes: [causeOfEntry(game, '0912000001')], at }))
    expect(back).toBe(0)
    const sneaking = shop.ctx.pool.query(
      `update game_win set state = 'lapsed' where campaign_id = $1`,
      [game.id],
    )
    await expect(sneaking).rejects.toThrow(/settled/)
    await shop.ctx.pool.query(`update game_legal_rule set value = 70 where key = 'unclaimedShare'`)
    expect((await look(game)).figures).toEqual(figures)
    await shop.ctx.pool.query(`update game_legal_rule set value = 50 where key = 'unclaimedShare'`)
    const after = await look(game)
    const drop = { id: game.id, step: 'paid', version: after.version } as const
    const dropping = shop.call(api.dropSettlementStep, drop, { headers: accountant.headers })
    expect(await refusalOf(dropping)).toBe('conflict')
  })

  test('of many who settle at once is one', async () => {
    const game = await twoOfTen()
    const { version } = await noteAllSteps(shop, game, { by: accountant, owed: 80_000 })
    const told = await Promise.all(
      Array.from({ length: 8 }, () => refusalOf(settle(game, { version, owed: 80_000 }))),
    )
    expect(told.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(told.filter((answer) => answer === 'conflict')).toHaveLength(7)
  })

  test.for(Array.from({ length: 6 }, (_, nth) => nth))(
    'and a prize that moves at the same moment agree, round %d',
    async (nth) => {
      const phones = [`091300000${nth}`]
      const game = await playClosedGame(shop, { phones, holds: { value_from: 1 } })
      const id = await winIdOf(shop, game)
      const { version } = await noteAllSteps(shop, game, { by: accountant, owed: 90_000 })
      const reason = 'Một người nhiều số'
      // Refused, ten of ten are left: 100.000 đồng. Somebody has read 90.000, as if it had been given.
      const deciding = shop.call(
        nth % 2 === 0 ? releaseWin : refuseWin,
        { id, reason },
        { headers: care.headers },
      )
      const [decided, settled] = await Promise.all([
        refusalOf(deciding),
        refusalOf(settle(game, { version, owed: 90_000 })),
      ])
      expect(decided).toBe('done')
      const read = await look(game)
      if (settled === 'done') {
        expect(read).toMatchObject({ phase: 'settled', figures: { prizes: [{ given: 1 }] } })
      } else expect(read.phase).toBe('closed')
      if (nth % 2 === 1) expect(settled).toBe('conflict')
    },
  )

  test('of a prize on its way is refused, whoever comes first', async () => {
    const game = await playClosedBike(shop)
    const { version } = await noteAllSteps(shop, game, { by: accountant, owed: 20_000_000 })
    const id = await winIdOf(shop, game)
    const [moved, settled] = await Promise.all([
      refusalOf(move(id, 'lapsed')),
      refusalOf(settle(game, { version, owed: 20_000_000 })),
    ])
    expect(moved).toBe('done')
    const read = await look(game)
    expect(read.phase).toBe(settled === 'done' ? 'settled' : 'closed')
    expect(read.figures).toMatchObject({
      owed: 20_000_000,
      prizes: [{ name: bike.name, lapsed: 1 }],
    })
    expect(await refusalOf(move(id, 'contacted', 2))).toBe('conflict')
  })

  test('of a process that is killed in the middle has not been', async () => {
    const game: Campaign = await playClosedGame(shop, {
      phones: ['0912000009'],
      prizes: [twentyPoints],
    })
    const { version } = await noteAllSteps(shop, game, { by: accountant, owed: 90_000 })
    const program = fileURLToPath(new URL('../../../test/support/settle-game.ts', import.meta.url))
    const at = shop.ctx.clock.now().toISOString()
    const child = spawn(process.execPath, [program, shop.databaseUrl, String(game.id), at], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await look(game)).toMatchObject({ phase: 'closed', version, settled_by: null })
    const settled = await settle(game, { version, owed: 90_000 })
    expect(settled).toMatchObject({ phase: 'settled', figures: { owed: 90_000 } })
  })
})
