import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { findLedgerFaults, openAccount } from '#test/support/points.ts'
import {
  creditExpected,
  earnPoints,
  expectPoints,
  holdPoints,
  loyaltyChecks,
  saveProgramme,
} from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())

/** What somebody might do to the rows, past the code and past the ledger's trigger. */
const harm = {
  'an account that has more than its entries say': `update loyalty_account set available = available + 1, holding = holding + 1`,
  'a lot with more left than it should have': `update point_lot set remaining = remaining - 1`,
  'a movement that never was': `update point_movement set points = points + 1 where points > 0`,
  "a lot of somebody else's": `insert into loyalty_account (loyalty_number, created_at) values ('AL', now());
    update point_lot set account_id = (select max(id) from loyalty_account)`,
  'an entry that says another balance': `update point_entry set balance = balance + 1`,
  'a hold that is spent and released': `insert into point_entry (account_id, kind, available_change,
      holding_change, balance, cause, created_at)
    select account_id, ending, 0, 0, balance, cause, now()
    from point_entry, unnest(array['burn', 'release']) ending where kind = 'hold'`,
  'points returned that were never spent': `insert into point_entry (account_id, kind, available_change,
      balance, cause, created_at)
    select account_id, 'reverse', 5, balance + 5, cause, now() from point_entry where kind = 'hold'`,
  'a standing nobody earned': `update loyalty_standing set earned = earned + 1`,
  'a standing that is missing': `delete from loyalty_standing`,
  'points by hand that never came': `insert into point_adjustment (account_id, points, told, reason, proof,
      state, proposed_by, proposed_at, edited_by, decided_by, decided_at, small)
    select account_id, 5, '', '', '', 'done', 1, now(), 1, 1, now(), true from point_entry limit 1`,
  'a membership locked without a lock': `update loyalty_account set status = 'locked'`,
  'somebody who owes and has': `update loyalty_account set debt = 1`,
  'credited points that were not earned': `update point_expectation set cause = 'order-points:none'`,
  'earned points that were not credited': `update point_expectation set state = 'dropped'`,
}

describe('the doctor finds', () => {
  test('nothing in what the ledger did', async () => {
    await fill()
    expect(await findLedgerFaults(shop.ctx.db)).toEqual([])
  })

  const found = new Set<string>()
  test.each(Object.entries(harm))('%s', async (_, statement) => {
    const faults: string[] = []
    const harmed = shop.ctx.db.transaction().execute(async (trx) => {
      await sql.raw(`set local session_replication_role = replica`).execute(trx)
      for (const one of statement.split(';')) await sql.raw(one).execute(trx)
      faults.push(...(await findLedgerFaults(trx)))
      throw new Error('undo')
    })
    await expect(harmed).rejects.toThrow('undo')
    expect(faults).not.toEqual([])
    for (const fault of faults) found.add(fault.split(': ')[0]!)
  })

  test('something by every check it has', () => {
    expect([...found].toSorted()).toEqual(loyaltyChecks.map(({ name }) => name).toSorted())
  })
})

test.each(['point_entry', 'point_movement'])(
  'no line of %s is changed or deleted',
  async (table) => {
    const column = table === 'point_entry' ? 'note' : 'points'
    for (const statement of [`delete from ${table}`, `update ${table} set ${column} = ${column}`]) {
      const tried = sql.raw(statement).execute(shop.ctx.db)
      await expect(tried).rejects.toThrow('only ever added to')
    }
  },
)

async function fill(): Promise<void> {
  const { db, clock } = shop.ctx
  const at = clock.now()
  const programmeId = await saveProgramme(db, {
    name: 'Năm 2026',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    tiers: [],
  })
  const accountId = await openAccount(db, at)
  await earnPoints(db, { accountId, points: 50, cause: 'code:1', programmeId, note: '', at })
  await holdPoints(db, { accountId, points: 20, cause: 'order:1', note: '', at })
  await expectPoints(db, { accountId, cause: 'order-points:1', points: 9, at })
  await creditExpected(db, { cause: 'order-points:1', note: '', at })
}
