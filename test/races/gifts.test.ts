import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  findGiftFaults,
  giftBackoffice,
  memberWith,
  offerGifts,
  openGiftProgramme,
  readGift,
  readPoints,
  someGift,
  someVoucherGift,
} from '#test/support/gifts.ts'

let shop: TestShop
let backoffice: ReturnType<typeof giftBackoffice>
let programmeId: number
let causes = 0

beforeAll(async () => {
  shop = await openTestShop()
  backoffice = giftBackoffice(shop)
  programmeId = await openGiftProgramme(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await findGiftFaults(shop.ctx.db)).toEqual([])
})

const newCause = () => `order:race-${(causes += 1)}`
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** How often each answer came: `held`, or the refusal. */
async function tally(attempts: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(attempts)
  const answers = settled.map((answer) => {
    if (answer.status === 'fulfilled') return 'held'
    if (answer.reason instanceof Refusal) return answer.reason.code
    throw answer.reason
  })
  return Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => [answer, all.length]),
  )
}

describe('many at once', () => {
  test('20 members want the last gift: one gets it', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift({ onHand: 1 })])
    const members = await Promise.all(times(20, () => memberWith(shop, 500)))
    const answers = await tally(
      members.map((member) => backoffice.hold(member, newCause(), ids[0]!)),
    )
    expect(answers).toEqual({ held: 1, giftOutOfStock: 19 })
    expect(await readGift(shop, ids[0]!)).toEqual({ on_hand: 1, reserved: 1, exchanged: 1 })
    const points = await Promise.all(members.map((member) => readPoints(shop, member)))
    expect(points.filter(({ holding }) => holding === 100)).toHaveLength(1)
    expect(points.filter(({ available }) => available === 500)).toHaveLength(19)
  })

  test('a quota in all is never exceeded, however much stock there is', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift({ onHand: 99, totalLimit: 3 })])
    const members = await Promise.all(times(10, () => memberWith(shop, 500)))
    const answers = await tally(
      members.map((member) => backoffice.hold(member, newCause(), ids[0]!)),
    )
    expect(answers).toEqual({ held: 3, giftOutOfStock: 7 })
  })

  test('two exchanges with points for one: one success', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift(), someGift()])
    const member = await memberWith(shop, 150)
    const answers = await tally(ids.map((id) => backoffice.hold(member, newCause(), id)))
    expect(answers).toEqual({ held: 1, notEnoughPoints: 1 })
    expect(await readPoints(shop, member)).toEqual({ available: 50, holding: 100 })
  })

  test('ten orders of one member with a quota of two: two', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift({ perMemberLimit: 2 })])
    const member = await memberWith(shop, 5000)
    const answers = await tally(times(10, () => backoffice.hold(member, newCause(), ids[0]!)))
    expect(answers).toEqual({ held: 2, exchangeQuotaUsed: 8 })
  })

  test("ten orders of one member with the promotion's points for three: three", async () => {
    const gifts = [someGift({ onHand: 50 })]
    const { ids } = await offerGifts(shop, programmeId, gifts, { pointLimit: 350 })
    const member = await memberWith(shop, 5000)
    const answers = await tally(times(10, () => backoffice.hold(member, newCause(), ids[0]!)))
    expect(answers).toEqual({ held: 3, exchangeQuotaUsed: 7 })
  })

  test('the same order held five times at once is held once', async () => {
    const { ids } = await offerGifts(shop, programmeId, [someGift()])
    const member = await memberWith(shop, 500)
    const cause = newCause()
    expect(await tally(times(5, () => backoffice.hold(member, cause, ids[0]!)))).toEqual({
      held: 5,
    })
    expect(await readGift(shop, ids[0]!)).toMatchObject({ reserved: 1, exchanged: 1 })
    expect(await readPoints(shop, member)).toEqual({ available: 400, holding: 100 })
  })

  test('orders that take the same gifts in opposite order never lock each other out', async () => {
    const { ids } = await offerGifts(shop, programmeId, [
      someGift({ onHand: 100 }),
      someGift({ onHand: 100 }),
      someGift({ onHand: 100 }),
    ])
    const members = await Promise.all(times(30, () => memberWith(shop, 300)))
    const answers = await tally(
      members.map((member, index) =>
        backoffice.hold(member, newCause(), ...(index % 2 ? ids : ids.toReversed())),
      ),
    )
    expect(answers).toEqual({ held: 30 })
  })
})

describe('whatever happens to orders at once', () => {
  test('every count can be proved, and what was returned is back to the piece', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrders, async (orders) => {
        const { ids } = await offerGifts(shop, programmeId, [
          someGift({ onHand: 3 }),
          await someVoucherGift(shop, { onHand: 2, pointCost: 250 }),
        ])
        const members = await Promise.all(times(2, () => memberWith(shop, 600)))
        const open = orders.map((order) => ({ ...order, cause: newCause() }))
        const holds = open.map(({ member, wanted, cause }) =>
          backoffice.hold(members[member]!, cause, ...wanted.map((index) => ids[index]!)),
        )
        const early = open.flatMap(({ cause, steps }) =>
          steps.slice(3).map((it) => backoffice[it](cause)),
        )
        await tally([...holds, ...early])
        await tally(
          open.flatMap(({ cause, steps }) => steps.map((step) => backoffice[step](cause))),
        )
        expect(await findGiftFaults(shop.ctx.db)).toEqual([])
        await Promise.all(open.map(({ cause }) => backoffice.giveBack(cause)))
        expect(await findGiftFaults(shop.ctx.db)).toEqual([])
        expect(await readGift(shop, ids[0]!)).toEqual({ on_hand: 3, reserved: 0, exchanged: 0 })
        expect(await readGift(shop, ids[1]!)).toEqual({ on_hand: 2, reserved: 0, exchanged: 0 })
        for (const member of members) {
          expect(await readPoints(shop, member)).toEqual({ available: 600, holding: 0 })
        }
      }),
      { numRuns: 25 },
    )
  })
})

const anyOrders = fc.array(
  fc.record({
    member: fc.integer({ min: 0, max: 1 }),
    wanted: fc.uniqueArray(fc.integer({ min: 0, max: 1 }), { minLength: 1 }),
    steps: fc.array(fc.constantFrom('burn' as const, 'give' as const, 'giveBack' as const), {
      maxLength: 6,
    }),
  }),
  { minLength: 1, maxLength: 6 },
)
