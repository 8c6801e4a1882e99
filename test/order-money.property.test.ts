import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { getOrder } from '#domain/order/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { CallRefused, type TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'
import {
  beginLife,
  moneySteps,
  stepNames,
  type Life,
  type Stage,
  type Start,
} from '#test/support/money-lives.ts'
import { findFaults, listenToEvents } from '#test/support/order-lives.ts'
import { ledgerOf } from '#test/support/paid-orders.ts'
import { addStock } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let stage: Stage

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [
    { code: 'MONEYA', onHand: 1_000_000 },
    { code: 'MONEYB', onHand: 1_000_000, price: 99_999, was: 120_001 },
  ])
  const window = { startsOn: '2026-01-01', endsOn: '2026-12-31' }
  const terms = {
    name: 'Giảm 20.000',
    code: 'MONEY20',
    kind: 'amount' as const,
    value: 20_000,
  }
  await saveCampaign(shop.ctx.db, {
    ...terms,
    ...window,
    productCodes: ['MONEYB'],
    createdAt: shop.ctx.clock.now(),
  })
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'domesticCard', 'qrCode', 'transfer'])
  stage = { shop, shelf, admin: await staffHeaders(shop) }
})
afterAll(() => shop.close())

const anyStart: fc.Arbitrary<Start> = fc.record({
  by: fc.constantFrom('recieve', 'domestic_card', 'qrCode', 'transfer'),
  pieces: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2)),
  hasVoucher: fc.boolean(),
})

async function expectSame({ order, model }: Life, after: string): Promise<void> {
  const { status, payment_status: payment } = await shop.call(getOrder, {
    code: order.code,
    token: order.view_token,
  })
  const { charged, received, owed, refunded } = model
  expect({ after, status, ...(await ledgerOf(shop, order.code)) }).toEqual({
    after,
    status: model.status,
    charged,
    received,
    owed,
    refunded,
  })
  if (status === 'cancelled') expect(payment).toBe(received > 0 ? 'refund' : 'open')
  else expect(payment === 'open').toBe(model.missing > 0)
}

const anySteps = fc.array(
  fc.record({ name: fc.constantFrom(...stepNames), dice: fc.nat(1_000_000) }),
  {
    minLength: 8,
    maxLength: 26,
  },
)

/** A part that came goes back while the order waits, and then its time is over. */
const partSentBack: [Start, { name: string; dice: number }[]] = [
  { by: 'transfer', pieces: [1, 0], hasVoucher: false },
  ['transferPart', 'hear', 'refundPart', 'expire'].map((name) => ({ name, dice: 0 })),
]

test('whatever happens, the ledger says what a small model says, and the doctor agrees', async () => {
  await fc.assert(
    fc.asyncProperty(anyStart, anySteps, async (start, chosen) => {
      const faults = await findFaults(shop)
      const life = await beginLife(stage, start)
      await expectSame(life, 'placed')
      for (const { name, dice } of [...chosen, { name: 'hear', dice: 0 }]) {
        await moneySteps[name]!(life, dice)
        await expectSame(life, name)
      }
      // A life that went wrong must not be blamed on those that fast-check tries after it.
      expect(await findFaults(shop)).toEqual(faults)
    }),
    { numRuns: 60, examples: [partSentBack] },
  )
})

test('what happens at once is counted once, and nothing of it is lost', async () => {
  const atOnce = fc.array(
    fc.record({ name: fc.constantFrom(...stepNames), dice: fc.nat(1_000_000) }),
    {
      minLength: 3,
      maxLength: 8,
    },
  )
  await fc.assert(
    fc.asyncProperty(
      anyStart,
      fc.array(atOnce, { minLength: 1, maxLength: 3 }),
      async (start, rounds) => {
        const faults = await findFaults(shop)
        const life = await beginLife(stage, start)
        for (const round of rounds) {
          const ends = round.map(({ name, dice }) => moneySteps[name]!(life, dice))
          const ended = await Promise.allSettled(ends)
          expect(
            ended.flatMap((end) => (end.status === 'rejected' ? faultOf(end.reason) : [])),
          ).toEqual([])
        }
        await listenToEvents(shop)
        const ledger = await ledgerOf(shop, life.order.code)
        const { status } = await shop.call(getOrder, {
          code: life.order.code,
          token: life.order.view_token,
        })
        expect(ledger.received).toBeGreaterThanOrEqual(await cameFor(life.order.code))
        if (status === 'cancelled')
          expect(ledger).toMatchObject({ charged: 0, owed: ledger.received })
        if (status === 'completed') expect(ledger.received - ledger.owed).toBe(ledger.charged)
        expect(await findFaults(shop)).toEqual(faults)
      },
    ),
    { numRuns: 30 },
  )
})

/** What must not happen, whoever is quicker: a refusal or another state than expected may. */
function faultOf(reason: unknown): string[] {
  const isRefusal = reason instanceof CallRefused || reason instanceof Refusal
  const isRefused = isRefusal && reason.status < 500
  const isOtherwise = reason instanceof Error && reason.name === 'AssertionError'
  return isRefused || isOtherwise ? [] : [String(reason)]
}

/** Đồng that the bank and the gateway told of. */
async function cameFor(code: string): Promise<number> {
  const transfers = await shop.ctx.db
    .selectFrom('bank_transaction')
    .select('amount')
    .where('order_code', '=', code)
    .execute()
  const cards = await shop.ctx.db
    .selectFrom('payment')
    .select('amount')
    .where('order_code', '=', code)
    .where('state', '=', 'succeeded')
    .execute()
  return [...transfers, ...cards].reduce((sum, { amount }) => sum + amount, 0)
}
