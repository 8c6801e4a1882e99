import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  earnWithCode,
  earnWithCodes,
  earnWithVoucher,
  getMembership,
  pharmacyEarn,
} from '#domain/membership/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  accountOf,
  callAsPharmacy,
  giveVoucher,
  issueCodes,
  openProgramme,
  voucherCampaign,
} from '#test/support/loyalty.ts'
import { openMemberShop, registerMember, type Member } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct
let members: Member[]

beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await openProgramme(shop)
  members = []
  for (let phone = 0; phone < 50; phone++) {
    members.push(await registerMember(shop, `0912${String(phone).padStart(6, '0')}`))
  }
})
afterAll(() => shop.close())

describe('many at once', () => {
  test('50 phones send one code: one earns, 49 learn that it is used', async () => {
    const [code] = await issueCodes(shop, jex, 1)
    const results = await Promise.all(members.map((member) => enter(member, code!)))
    const codes = results.map((result) => result.code)
    expect(codes.filter((each) => each === resultCodes.earned)).toHaveLength(1)
    expect(codes.filter((each) => each === resultCodes.codeUsed)).toHaveLength(49)
    const winner = results.findIndex((result) => result.code === resultCodes.earned)
    const loser = results.find((result) => result.code === resultCodes.codeUsed)!
    expect(loser.used_by).toEqual({
      own: false,
      phone: `*******${members[winner]!.phone.slice(-3)}`,
      place: 'Trang web An Lành',
    })
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('two phones of one counter enter one code for one newcomer: both hear that it is theirs', async () => {
    const codes = await issueCodes(shop, jex, 10)
    for (const [at, code] of codes.entries()) {
      const phone = `09870000${String(at).padStart(2, '0')}`
      const entered = [1, 2].map(() => callAsPharmacy(shop, pharmacyEarn, { phone, code }))
      const [first, second] = (await Promise.all(entered)).toSorted((a, b) => b.point - a.point)
      expect([first!.code, second!.code]).toEqual([resultCodes.earned, resultCodes.codeUsed])
      expect(second!.used_by).toMatchObject({ own: true })
    }
  })

  test('one phone sends 20 codes at once and every one of them counts', async () => {
    const codes = await issueCodes(shop, jex, 20)
    const [member] = members as [Member]
    const before = await pointsOf(member)
    const results = await Promise.all(codes.map((code) => enter(member, code)))
    expect(results.map((result) => result.code)).toEqual(codes.map(() => resultCodes.earned))
    expect(await pointsOf(member)).toBe(before + 20 * 30)
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('the same request sent 20 times at once earns once and answers 20 times the same', async () => {
    const [code] = await issueCodes(shop, jex, 1)
    const headers = { ...members[1]!.headers, 'idempotency-key': 'a-lost-connection' }
    const results = await Promise.all(
      Array.from({ length: 20 }, () => shop.call(earnWithCode, { code: code! }, { headers })),
    )
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]!.code).toBe(resultCodes.earned)
  })

  test('two members send the same ten codes in opposite order and never wait for each other in a circle', async () => {
    const codes = await issueCodes(shop, jex, 10)
    const lists = await Promise.all(
      [codes, codes.toReversed()].map((list, at) =>
        shop.call(earnWithCodes, { codes: list }, { headers: members[2 + at]!.headers }),
      ),
    )
    const earned = lists.flat().filter((result) => result.code === resultCodes.earned)
    expect(earned).toHaveLength(10)
  })

  test('30 members enter codes while what is remembered is forgotten over and over', async () => {
    const codes = await issueCodes(shop, jex, 30)
    const results = await whileForgetting(() =>
      Promise.all(codes.map((code, at) => enter(members[10 + at]!, code))),
    )
    expect(results.map((result) => result.code)).toEqual(codes.map(() => resultCodes.earned))
  })

  test('codes that bring vouchers of two campaigns, in opposite order, never wait in a circle', async () => {
    const [first, second] = [await voucherCampaign(shop), await voucherCampaign(shop)]
    const lists = await Promise.all([
      codesOf(['AAA', first], ['BBB', second]),
      codesOf(['AAA', second], ['BBB', first]),
    ])
    for (let round = 0; round < 10; round += 1) {
      const results = await Promise.all(
        lists.map((list, at) => {
          const { headers } = members[40 + at]!
          return shop.call(earnWithCodes, { codes: list[round]! }, { headers })
        }),
      )
      const vouchers = results.flat().map((result) => result.voucher?.campaign_id)
      expect(vouchers).toEqual([first, second, second, first])
    }
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('a code’s voucher and one’s own, of two campaigns in opposite order, neither', async () => {
    const [first, second] = [await voucherCampaign(shop), await voucherCampaign(shop)]
    const [ofFirst, ofSecond] = await Promise.all(
      [first, second].map((voucherCampaignId) => issueCodes(shop, jex, 10, { voucherCampaignId })),
    )
    for (let round = 0; round < 10; round += 1) {
      const results = await Promise.all([
        enterAlong(members[42]!, ofFirst![round]!, second),
        enterAlong(members[43]!, ofSecond![round]!, first),
      ])
      expect(results.map((result) => result.voucher?.campaign_id)).toEqual([first, second])
      expect(results.map((result) => result.code)).toEqual([resultCodes.earned, resultCodes.earned])
    }
    expect(await examine(shop.ctx.db)).toEqual([])
  })

  test('20 wrong codes at once: ten are answered as wrong, the rest find the phone locked', async () => {
    const member = members[5]!
    const wrong = Array.from({ length: 20 }, (_, at) => `ZZZZZZZZZZ${'ABCDEFGHJKLMNPQRSTUV'[at]}Z`)
    const results = await Promise.all(wrong.map((code) => enter(member, code)))
    const codes = results.map((result) => result.code)
    expect(codes.filter((each) => each === resultCodes.codeIncorrect)).toHaveLength(10)
    expect(codes.filter((each) => each === resultCodes.phoneLocked)).toHaveLength(10)
    const [good] = await issueCodes(shop, jex, 1)
    expect((await enter(member, good!)).code).toBe(resultCodes.phoneLocked)
    shop.ctx.clock.advance(24 * 60 * 60 * 1000 + 1000)
    expect((await enter(member, good!)).code).toBe(resultCodes.earned)
  })
})

function enter(member: Member, code: string) {
  return shop.call(earnWithCode, { code }, { headers: member.headers })
}

/** Runs it while others change programmes and gifts all the time, as a busy office does. */
async function whileForgetting<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false
  const forgetting = (async () => {
    while (!isOver) {
      shop.ctx.cache.drop(['loyalty'])
      await setImmediate()
    }
  })()
  try {
    return await work()
  } finally {
    isOver = true
    await forgetting
  }
}

/** Ten lists of codes, each with one of every beginning, which bring vouchers of these campaigns. */
async function codesOf(...batches: readonly [prefix: string, campaign: number][]) {
  const issued = await Promise.all(
    batches.map(([prefix, voucherCampaignId]) =>
      issueCodes(shop, jex, 10, { prefix, voucherCampaignId }),
    ),
  )
  return Array.from({ length: 10 }, (_, round) => issued.map((codes) => codes[round]!))
}

async function enterAlong(member: Member, code: string, campaign: number) {
  await shop.call(getMembership, {}, member)
  const voucherCode = await giveVoucher(shop, await accountOf(shop, member.phone), campaign)
  return shop.call(earnWithVoucher, { code, voucherCode }, { headers: member.headers })
}

async function pointsOf(member: Member): Promise<number> {
  return (await shop.call(getMembership, {}, { headers: member.headers })).AvailablePoint
}
