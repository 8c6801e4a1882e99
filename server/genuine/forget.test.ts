import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import { scheduledJobs } from '#server/housekeeping.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { ensureAccount } from '../loyalty/index.ts'
import { forgetAddresses, forgetLocks, forgetStrayPhones } from './forget-queries.ts'
import { findCodeLock, forgetPhone, noteAttempt } from './index.ts'
import { forgetOlder } from './jobs.ts'
import { insertReport } from './report-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['code_attempt', 'counterfeit_report', 'code_lock'] as const) {
    await shop.ctx.db.deleteFrom(table).execute()
  }
})

const known = '0903000001'
const stray = '0903000002'
const ago = (age: number) => new Date(shop.ctx.clock.now().getTime() - age)
const keepAccount = () => ensureAccount(shop.ctx.db, { phone: known, at: ago(days(400)) })

function tryWrong(phone: string, age: number) {
  return noteAttempt(shop.ctx.db, {
    phone,
    code: 'ABC123XYZ',
    channel: 'store',
    pharmacyCode: 'NT01',
    address: '10.0.0.9',
    batchId: null,
    result: 0,
    point: 0,
    at: ago(age),
  })
}

function report(phone: string, age: number) {
  return insertReport(shop.ctx.db, {
    phone,
    codeMasked: 'ABC***XYZ',
    codeHash: Buffer.alloc(16),
    batchId: null,
    place: 'Chợ',
    description: 'Tem mờ',
    photo: Buffer.from('photo'),
    at: ago(age),
  })
}

const tries = () =>
  shop.ctx.db.selectFrom('code_attempt').select(['phone', 'address']).orderBy('id').execute()
const reports = () =>
  shop.ctx.db.selectFrom('counterfeit_report').select(['phone', 'photo']).orderBy('id').execute()

async function passNight(): Promise<void> {
  for (const job of scheduledJobs) {
    if (job.name.startsWith('forget-code-')) await job.run(shop.ctx)
  }
}

describe('the nights forget', () => {
  test('phones without an account after a month, addresses after half a year', async () => {
    await keepAccount()
    for (const phone of [known, stray]) {
      for (const age of [days(181), days(31), days(29)]) await tryWrong(phone, age)
      await report(phone, days(31))
    }
    await report(stray, days(29))
    await passNight()
    await passNight()
    expect((await tries()).map(({ phone, address }) => `${phone} ${address}`)).toEqual([
      `${known} `,
      `${known} 10.0.0.9`,
      `${known} 10.0.0.9`,
      ' ',
      ' 10.0.0.9',
      `${stray} 10.0.0.9`,
    ])
    expect((await reports()).map(({ phone, photo }) => [phone, photo !== null])).toEqual([
      [known, true],
      ['', false],
      [stray, true],
    ])
  })

  test('locks that ended two days ago, and none that still count', async () => {
    for (let nth = 0; nth < 10; nth += 1) await tryWrong(known, days(4))
    await tryWrong(stray, days(4))
    await tryWrong(stray, 0)
    await tryWrong('0903000003', days(1))
    await passNight()
    const left = await shop.ctx.db
      .selectFrom('code_lock')
      .select('phone')
      .orderBy('phone')
      .execute()
    expect(left.map(({ phone }) => phone)).toEqual([stray, '0903000003'])
  })

  test('as many as there are, however few go into one statement', async () => {
    for (let nth = 0; nth < 25; nth += 1) await tryWrong(`09030001${10 + nth}`, days(200))
    await forgetOlder(days(180), forgetAddresses, 4)(shop.ctx)
    await forgetOlder(days(30), forgetStrayPhones, 4)(shop.ctx)
    await forgetOlder(days(2), forgetLocks, 4)(shop.ctx)
    expect(new Set((await tries()).map(({ phone, address }) => phone + address))).toEqual(
      new Set(['']),
    )
    expect(await shop.ctx.db.selectFrom('code_lock').selectAll().execute()).toEqual([])
  })

  test('one kind though another fails', async () => {
    await tryWrong(stray, days(200))
    await tryWrong(known, days(200))
    const { db } = shop.ctx
    await db.schema.alterTable('loyalty_account').renameTo('out_of_order').execute()
    const failed: string[] = []
    try {
      for (const job of scheduledJobs.filter(({ name }) => name.startsWith('forget-code-'))) {
        await job.run(shop.ctx).catch(() => failed.push(job.name))
      }
    } finally {
      await db.schema.alterTable('out_of_order').renameTo('loyalty_account').execute()
    }
    expect(failed).toEqual(['forget-code-phones', 'forget-code-reports'])
    expect((await tries()).map(({ address }) => address)).toEqual(['', ''])
    expect(await db.selectFrom('code_lock').selectAll().execute()).toEqual([])
  })
})

test('an erased phone is forgotten at once, and the figures stay', async () => {
  for (let nth = 0; nth < 10; nth += 1) await tryWrong(stray, 0)
  await report(stray, 0)
  await forgetPhone(shop.ctx.db, stray)
  expect(
    await findCodeLock(shop.ctx.db, { phone: stray, pharmacyCode: 'NT01' }, shop.ctx.clock.now()),
  ).toBeNull()
  expect((await tries()).map(({ phone, address }) => phone + address)).toEqual(Array(10).fill(''))
  expect(await reports()).toEqual([{ phone: '', photo: null }])
})
