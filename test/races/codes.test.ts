import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import {
  findCode,
  findCodeLock,
  issueBatch,
  noteAttempt,
  redeemCode,
  lockForEntry,
} from '#server/genuine/index.ts'
import { ensureAccount } from '#server/loyalty/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const { codeIncorrect, earned, phoneLocked } = resultCodes
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const enterWrong = (phone: string) => enter(phone, codeIncorrect)
const enterRight = (phone: string) => enter(phone, earned)

/** One code in a transaction of its own, in the phone's turn. */
function enter(phone: string, result: number) {
  const at = shop.ctx.clock.now()
  const code = 'JJ3WRNGWRNGA'
  return shop.ctx.db.transaction().execute(async (trx) => {
    await lockForEntry(trx, { phone, pharmacyCode: null }, at)
    return noteAttempt(trx, {
      phone,
      code,
      at,
      channel: 'member',
      pharmacyCode: null,
      address: '10.0.0.1',
      batchId: null,
      result,
      point: 0,
    })
  })
}

async function resultsOf(phone: string): Promise<number[]> {
  const rows = await shop.ctx.db
    .selectFrom('code_attempt')
    .select('result')
    .where('phone', '=', phone)
    .execute()
  return rows.map(({ result }) => result).toSorted()
}

describe('one code', () => {
  test('of 50 who use it at once, one does, and the others learn who', async () => {
    const { ctx } = shop
    const { codes } = await issueBatch(
      ctx,
      { name: 'race', kind: 'single', productCode: 'JEX30', point: 30 },
      1,
    )
    const code = codes[0]!
    const { hash, batch } = (await findCode(ctx, code))!
    const accounts = await times(50, (nth) =>
      ensureAccount(ctx.db, { phone: `09010010${10 + nth}`, at: ctx.clock.now() }),
    )
    const won = await times(50, (nth) =>
      ctx.db.transaction().execute((trx) =>
        redeemCode(trx, {
          hash,
          code,
          batchId: batch.id,
          accountId: accounts[nth]!,
          point: batch.point,
          channel: 'member',
          pharmacyCode: null,
          place: 'An Lành',
          at: ctx.clock.now(),
        }),
      ),
    )
    expect(won.filter(Boolean)).toHaveLength(1)
    expect((await findCode(ctx, code))?.redemption).toEqual({
      accountId: accounts[won.indexOf(true)],
      point: 30,
      channel: 'member',
      place: 'An Lành',
      at: ctx.clock.now(),
    })
  })

  test('whose first user changes their mind is free for the second', async () => {
    const { ctx } = shop
    const terms = { name: 'undone', kind: 'single', productCode: 'JEX30', point: 30 } as const
    const code = (await issueBatch(ctx, terms, 1)).codes[0]!
    const { hash, batch } = (await findCode(ctx, code))!
    const accountId = await ensureAccount(ctx.db, { phone: '0901002000', at: ctx.clock.now() })
    const redemption = {
      hash,
      code,
      batchId: batch.id,
      accountId,
      point: batch.point,
      channel: 'member' as const,
      pharmacyCode: null,
      place: 'An Lành',
      at: ctx.clock.now(),
    }
    const use = (fails: boolean) =>
      ctx.db.transaction().execute(async (trx) => {
        const isFirst = await redeemCode(trx, redemption)
        if (fails) throw new Error('changed their mind')
        return isFirst
      })
    await expect(use(true)).rejects.toThrow('changed')
    expect(await use(false)).toBe(true)
  })
})

describe('wrong codes', () => {
  test('of 20 at once ten count and lock the phone, the others come too late', async () => {
    const phone = '0901003000'
    const locks = await times(20, () => enterWrong(phone))
    expect(locks.filter((lock) => lock === null)).toHaveLength(10)
    const until = new Date('2026-11-22T09:00:00+07:00')
    expect(locks.filter((lock) => lock?.getTime() === until.getTime())).toHaveLength(10)
    expect(await resultsOf(phone)).toEqual([
      ...Array<number>(10).fill(codeIncorrect),
      ...Array<number>(10).fill(phoneLocked),
    ])
    expect(
      await findCodeLock(shop.ctx.db, { phone, pharmacyCode: null }, shop.ctx.clock.now()),
    ).toEqual(until)
  })

  test('of one phone are let in one by one, and none after the lock', async () => {
    const phone = '0901004000'
    const lookedUp = await times(20, () =>
      shop.ctx.db.transaction().execute(async (trx) => {
        const at = shop.ctx.clock.now()
        if (await lockForEntry(trx, { phone, pharmacyCode: null }, at)) return false
        await noteAttempt(trx, {
          phone,
          code: 'JJ3WRNGWRNGA',
          at,
          channel: 'member',
          pharmacyCode: null,
          address: '10.0.0.1',
          batchId: null,
          result: codeIncorrect,
          point: 0,
        })
        return true
      }),
    )
    expect(lookedUp.filter(Boolean)).toHaveLength(10)
  })

  test('are forgotten after an hour, the lock after a day', async () => {
    const phone = '0901005000'
    const { clock, db } = shop.ctx
    for (let nth = 0; nth < 9; nth += 1) await enterWrong(phone)
    clock.advance(60 * 60 * 1000)
    expect(await enterWrong(phone)).toBeNull()
    expect(await findCodeLock(db, { phone, pharmacyCode: null }, clock.now())).toBeNull()
    for (let nth = 0; nth < 9; nth += 1) await enterWrong(phone)
    expect(await findCodeLock(db, { phone, pharmacyCode: null }, clock.now())).not.toBeNull()
    clock.advance(24 * 60 * 60 * 1000)
    expect(await findCodeLock(db, { phone, pharmacyCode: null }, clock.now())).toBeNull()
    expect(await enterWrong(phone)).toBeNull()
    expect(await findCodeLock(db, { phone, pharmacyCode: null }, clock.now())).toBeNull()
  })

  test('count in any 60 minutes, also in those that the first try did not begin', async () => {
    const phone = '0901007000'
    const { clock, db } = shop.ctx
    const minutes = (count: number) => clock.advance(count * 60 * 1000)
    const isLocked = async () =>
      (await findCodeLock(db, { phone, pharmacyCode: null }, clock.now())) !== null
    await enterRight(phone)
    minutes(59)
    for (let nth = 0; nth < 9; nth += 1) await enterWrong(phone)
    await enterRight(phone)
    expect(await isLocked()).toBe(false)
    minutes(2)
    expect(await enterWrong(phone)).toBeNull()
    expect(await isLocked()).toBe(true)
    expect(await enterWrong(phone)).not.toBeNull()
    expect(await resultsOf(phone)).toHaveLength(13)
  })

  test('that are never ten within an hour never lock', async () => {
    const phone = '0901008000'
    const { clock, db } = shop.ctx
    for (let nth = 0; nth < 40; nth += 1) {
      expect(await enterWrong(phone)).toBeNull()
      clock.advance(6.7 * 60 * 1000)
    }
    expect(await findCodeLock(db, { phone, pharmacyCode: null }, clock.now())).toBeNull()
  })

  test('of others lock nobody', async () => {
    await times(12, (nth) => enterWrong(`09010060${10 + nth}`))
    const { db, clock } = shop.ctx
    expect(
      await findCodeLock(db, { phone: '0901006010', pharmacyCode: null }, clock.now()),
    ).toBeNull()
  })
})
