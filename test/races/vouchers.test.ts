import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examine } from '#server/doctor.ts'
import { ensureAccount } from '#server/loyalty/index.ts'
import {
  findHolders,
  holdVouchers,
  issueVoucher,
  evaluateVouchers,
  releaseVouchers,
  revokeVoucher,
  saveCampaign,
  useVouchers,
  type NewCampaign,
  type UsableVoucher,
} from '#server/voucher/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'

let shop: TestShop
let nth = 0

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())

describe('many want the same voucher', () => {
  test('a voucher of its own in 20 orders at once: one keeps it, the others are told', async () => {
    const { campaignId, accountId } = await givenMember()
    const code = (await issue(campaignId, accountId))!.code
    const results = await Promise.all(Array.from({ length: 20 }, () => hold([code], { accountId })))
    expect(results.filter((lost) => lost === '')).toHaveLength(1)
    expect(results.filter((lost) => /^(used|held|memberLimit)$/.test(lost))).toHaveLength(19)
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('the last five uses of a code for everybody: 20 orders at once, five get it', async () => {
    const code = `LAST${(nth += 1)}`
    await campaign({ code, totalLimit: 5 })
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) => hold([code], { phone: `09000000${at + 10}` })),
    )
    expect(results.filter((lost) => lost === '')).toHaveLength(5)
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('one person at ten tills with a code that each may use twice: two orders get it', async () => {
    const code = `TWICE${(nth += 1)}`
    await campaign({ code, perMemberLimit: 2 })
    const results = await Promise.all(
      Array.from({ length: 10 }, () => hold([code], { phone: '0911222333' })),
    )
    expect(results.filter((lost) => lost === '')).toHaveLength(2)
  })

  test('the last reward voucher of a campaign is made once, whoever asks at once', async () => {
    const { campaignId, accountId } = await givenMember({ totalLimit: 1 })
    const made = await Promise.all(Array.from({ length: 10 }, () => issue(campaignId, accountId)))
    expect(made.filter((voucher) => voucher !== null)).toHaveLength(1)
  })

  test('one cause asked ten times at once makes one voucher and gives it ten times', async () => {
    const { campaignId, accountId } = await givenMember()
    const cause = `order:once:${(nth += 1)}`
    const made = await Promise.all(
      Array.from({ length: 10 }, () => issue(campaignId, accountId, cause)),
    )
    expect(new Set(made.map((voucher) => voucher?.code)).size).toBe(1)
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('given back by two cancellations at once, it comes back once', async () => {
    const { campaignId, accountId } = await givenMember()
    const code = (await issue(campaignId, accountId))!.code
    const cause = `cart:${(nth += 1)}`
    expect(await hold([code], { accountId, cause })).toBe('')
    await Promise.all([release(cause), release(cause)])
    expect(await hold([code], { accountId })).toBe('')
    expect(await examine(shop.ctx.db)).toEqual([])
  })
})

test('whatever is held, used, given back, issued and taken away in whatever turns: every count can be proved', async () => {
  const everybodys = `ALL${(nth += 1)}`
  await campaign({ code: everybodys, totalLimit: 4, perMemberLimit: 2 })
  const { campaignId, accountId } = await givenMember({ totalLimit: 6 })
  const own: string[] = []
  for (let at = 0; at < 3; at++) own.push((await issue(campaignId, accountId))!.code)
  const codes = [everybodys, ...own]
  const step = fc.record({
    kind: fc.constantFrom('hold', 'use', 'release', 'revoke', 'issue'),
    cause: fc.integer({ min: 0, max: 4 }),
    code: fc.integer({ min: 0, max: codes.length - 1 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const round = (nth += 1)
      const of = (cause: number) => `walk:${round}:${cause}`
      await Promise.all(
        steps.map(({ kind, cause, code }) => {
          if (kind === 'hold') return hold([codes[code]!], { accountId, cause: of(cause) })
          if (kind === 'use') return inTransaction((trx) => useVouchers(trx, now(of(cause))))
          if (kind === 'release') return release(of(cause))
          if (kind === 'issue') return issue(campaignId, accountId, of(cause))
          return inTransaction((trx) => revokeVoucher(trx, { cause: of(cause) }))
        }),
      )
      expect(await examine(shop.ctx.db)).toEqual([])
      for (let cause = 0; cause <= 4; cause++) await release(of(cause))
      expect(await hold([own[0]!], { accountId, cause: of(9) })).toBe('')
      await release(of(9))
    }),
    { numRuns: 25 },
  )
})

const goods = [
  { productCode: 'JEX30', originalPrice: 330_000, discountPrice: 295_000, quantity: 1 },
]

interface Who {
  accountId?: number
  phone?: string
  cause?: string
}

/** Judges and holds as an order does; the problem's name, or nothing when the order keeps them. */
async function hold(codes: string[], { accountId, phone, cause }: Who): Promise<string> {
  const { ctx } = shop
  const today = ctx.clock.today()
  const account = accountId === undefined ? null : { id: accountId }
  const who = { accountId: accountId ?? null, phone: phone ?? '', isProven: false, today }
  const holders = await findHolders(ctx, ctx.db, who)
  const asked = { codes, account, holders, lines: goods, today }
  const evaluated = await evaluateVouchers(ctx, ctx.db, asked)
  const refused = evaluated.find((each) => !each.usable)
  if (refused && !refused.usable) return refused.problem
  const of = cause ?? `cart:${(nth += 1)}`
  const vouchers = evaluated.filter((each): each is UsableVoucher => each.usable)
  let problem = ''
  await inTransaction(async (trx) => {
    const lost = await holdVouchers(trx, { vouchers, ...holders, ...now(of) })
    problem = lost[0]?.problem ?? ''
    if (problem) throw new Error('lost')
  }).catch((error: Error) => {
    // A cause holds a voucher once.
    if (!/lost|duplicate key/.test(error.message)) throw error
    problem ||= 'held'
  })
  return problem
}

function now(cause: string) {
  return { cause, at: shop.ctx.clock.now() }
}

function release(cause: string): Promise<void> {
  return inTransaction((trx) => releaseVouchers(trx, now(cause)))
}

function issue(campaignId: number, accountId: number, cause = `gift:${(nth += 1)}`) {
  return inTransaction((trx) =>
    issueVoucher(shop.ctx, trx, { campaignId, accountId, ...now(cause) }),
  )
}

function inTransaction<T>(work: (trx: TestShop['ctx']['db']) => Promise<T>): Promise<T> {
  return shop.ctx.db.transaction().execute(work)
}

async function givenMember(change: Partial<NewCampaign> = {}) {
  const phone = `0977${String((nth += 1)).padStart(6, '0')}`
  const accountId = await inTransaction((trx) =>
    ensureAccount(trx, { phone, at: shop.ctx.clock.now() }),
  )
  return { accountId, campaignId: await campaign(change) }
}

function campaign(change: Partial<NewCampaign> = {}): Promise<number> {
  return saveCampaign(shop.ctx.db, {
    name: 'Tháng vàng',
    kind: 'percentage',
    value: 10,
    maxValue: 50_000,
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
    ...change,
  })
}
