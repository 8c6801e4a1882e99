import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { settingKeys } from '#domain/settings/keys.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { PointsModel } from '#test/support/points-model.ts'
import { findLedgerFaults, openAccount } from '#test/support/points.ts'
import { anyStep, carryOut, type Step } from '#test/support/points-steps.ts'
import { findAccount, findStanding, listExpiring, saveProgramme } from './index.ts'

let shop: TestShop
let programmeId: number
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  programmeId = await saveProgramme(shop.ctx.db, {
    name: 'Mọi năm',
    startsOn: '2026-01-01',
    endsOn: '2099-12-31',
    tiers: [],
  })
})
afterAll(() => shop.close())

const firstDay = '2026-02-10'
const noonOf = (day: string) => new Date(`${day}T12:00:00+07:00`)

describe('the ledger', () => {
  test('does in any order of operations what a small model does', async () => {
    const stories = fc.array(anyStep, { minLength: 5, maxLength: 40 })
    await fc.assert(fc.asyncProperty(stories, walk), { numRuns: 150 })
    expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
  })
})

async function walk(steps: Step[]): Promise<void> {
  const { db } = shop.ctx
  const account = { id: await openAccount(db, noonOf(firstDay)), programmeId }
  const model = new PointsModel(firstDay, settingKeys.pointsValidity.initial.months)
  for (const step of steps) {
    if (step.kind === 'pass') {
      model.pass(addDays(model.today, step.points))
      continue
    }
    const answer = await carryOut(db, account, step, noonOf(model.today))
    expect(answer, JSON.stringify(step)).toEqual(predict(model, step))
    await expectSame(model, account.id)
  }
}

/** What the model says to a step. */
function predict(model: PointsModel, { kind, cause, points }: Exclude<Step, { kind: 'pass' }>) {
  switch (kind) {
    case 'earn':
      return { isNew: model.earn(cause, points), available: model.available }
    case 'takeBack':
      return model.takeBack(cause, points, false)
    case 'add':
      return model.adjust(cause, points)
    case 'subtract':
      return model.adjust(cause, -points)
    case 'burn':
    case 'release':
    case 'drop':
    case 'credit':
      return model[kind](cause)
    default:
      return model[kind](cause, points)
  }
}

async function expectSame(model: PointsModel, accountId: number): Promise<void> {
  const { db } = shop.ctx
  const account = await findAccount(db, { id: accountId }, model.today)
  expect(account).toMatchObject({
    available: model.available,
    holding: model.holding,
    debt: model.debt,
  })
  expect(await listExpiring(db, accountId, model.today, '9999-12-31')).toEqual(model.listByExpiry())
  expect(await findStanding(db, accountId, programmeId)).toBe(model.standing)
}
