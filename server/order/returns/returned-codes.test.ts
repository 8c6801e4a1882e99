import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { checkCode, earnWithCode, getMembership, listPointHistory } from '#domain/membership/api.ts'
import * as backoffice from '#domain/order/backoffice/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { issueCodes, openProgramme, voucherCampaign } from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { adjustPoints, findAccount, findStanding } from '../../loyalty/index.ts'

let shop: TestShop
let jex: ShelfProduct
let tra: ShelfProduct
let programmeId: number
let care: Record<string, string>
let lan: Buyer
let binh: Buyer

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [
    { code: 'JEX30', onHand: 1000 },
    { code: 'TRA', onHand: 1000 },
  ])
  jex = shelf[0]!
  tra = shelf[1]!
  programmeId = await openProgramme(shop)
  care = await staffHeaders(shop, 'care')
})
afterAll(() => shop.close())
beforeEach(async () => {
  lan = await buyerWith(shop, 0)
  binh = await buyerWith(shop, 0)
})

/** Two JEX, one TRA, in the buyer's hands; an hour later their codes are entered. */
async function delivered(): Promise<string> {
  const { code } = await placeFor(
    shop,
    lan,
    orderBody([{ product: jex, quantity: 2 }, { product: tra }]),
  )
  await live(shop, code, 'handedToCarrier', 'deliveredWithPoints')
  shop.ctx.clock.advance(3_600_000)
  return code
}

const twoJex = [{ line_no: 1, quantity: 2 }]
const preview = (code: string, codes: string[], pieces = twoJex) =>
  shop.call(backoffice.previewReturn, { code, pieces, codes }, { headers: care })
async function giveBack(code: string, codes: string[], pieces = twoJex, headers = care) {
  const input = { code, pieces, codes, reason: 'Khách đổi ý', restock: false }
  const back = await shop.call(backoffice.returnPieces, input, { headers })
  await listenToEvents(shop)
  return back
}
const enter = (who: Buyer, code: string) =>
  shop.call(
    earnWithCode,
    { code },
    { headers: { ...who.headers, 'idempotency-key': crypto.randomUUID() } },
  )
/** What can be spent and what is owed. */
const pointsOf = async ({ accountId }: Buyer) => {
  const account = await findAccount(shop.ctx.db, { id: accountId }, shop.ctx.clock.today())
  return { available: account!.available, debt: account!.debt }
}
const ledgerOf = async (who: Buyer) =>
  (await shop.call(listPointHistory, {}, { headers: who.headers })).items

describe('the code of a box that comes back', () => {
  test('gives its points back, out of the tier too, and earns for nobody any more', async () => {
    const order = await delivered()
    const [code] = await issueCodes(shop, jex, 1, { point: 25 })
    expect((await enter(lan, code!)).point).toBe(25)
    const before = await pointsOf(lan)
    const standing = await findStanding(shop.ctx.db, lan.accountId, programmeId)
    const told = await preview(order, [code!])
    expect(told.codes).toEqual([
      { code_masked: expect.stringMatching(/^.{3}\*{6}.{3}$/), points: 25, holder: 'buyer' },
    ])
    const seen = await giveBack(order, [code!])
    expect(seen.returns[0]!.codes).toEqual([
      { code_masked: told.codes[0]!.code_masked, points: 25 },
    ])
    const ofOrder = told.points
    expect(await pointsOf(lan)).toEqual({ available: before.available - ofOrder - 25, debt: 0 })
    expect(await findStanding(shop.ctx.db, lan.accountId, programmeId)).toBe(
      standing - ofOrder - 25,
    )
    expect(seen.points.map(({ points }) => points)).toContain(-25)
    expect((await enter(binh, code!)).code).toBe(resultCodes.codeUsed)
    expect(await findFaults(shop)).toEqual([])
  })

  test('stands in the history of whoever entered it, with the goods and without the order', async () => {
    const order = await delivered()
    const [code] = await issueCodes(shop, jex, 1, { point: 25 })
    await enter(binh, code!)
    const { codes } = await preview(order, [code!])
    expect(codes).toMatchObject([
      { points: 25, holder: 'other', phone: expect.stringMatching(/^\*+\d{3}$/) },
    ])
    await giveBack(order, [code!])
    const [line] = await ledgerOf(binh)
    expect(line).toMatchObject({
      type: 'reverse',
      point: -25,
      balance: 0,
      ref: { kind: 'code', product: 'Viên uống JEX30', code: codes[0]!.code_masked },
    })
    expect(line!.note).toContain('đã trả lại cửa hàng')
    expect(line!.note).not.toContain(order)
    expect(await findFaults(shop)).toEqual([])
  })

  test('is owed where its points were spent', async () => {
    const order = await delivered()
    const [code] = await issueCodes(shop, jex, 1, { point: 40 })
    await enter(binh, code!)
    const spent = { accountId: binh.accountId, points: -30, cause: `adjust:${code}`, note: '' }
    const by = { actor: 'staff:test', at: shop.ctx.clock.now() }
    await shop.ctx.db.transaction().execute((trx) => adjustPoints(trx, { ...spent, ...by }))
    await giveBack(order, [code!])
    expect(await pointsOf(binh)).toEqual({ available: 0, debt: 30 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('that nobody had entered is used up, and tells so', async () => {
    const order = await delivered()
    const [code] = await issueCodes(shop, jex, 1)
    expect((await preview(order, [code!])).codes).toMatchObject([{ points: 0, holder: 'nobody' }])
    await giveBack(order, [code!])
    const before = await pointsOf(lan)
    expect(await enter(lan, code!)).toMatchObject({
      code: resultCodes.codeUsed,
      used_by: { own: false, place: 'Hộp đã trả lại cửa hàng' },
    })
    expect(await pointsOf(lan)).toEqual(before)
    const { verdict } = await shop.call(checkCode, { code: code! })
    expect(verdict).toBe('used')
    expect(await findFaults(shop)).toEqual([])
  })

  test('takes the voucher along that it had brought', async () => {
    const order = await delivered()
    const campaignId = await voucherCampaign(shop)
    const [code] = await issueCodes(shop, jex, 1, { voucherCampaignId: campaignId })
    const { voucher } = await enter(lan, code!)
    expect(await stateOf(lan, voucher!.code)).toBe('free')
    await giveBack(order, [code!])
    expect(await stateOf(lan, voucher!.code)).toBe('revoked')
    expect(await findFaults(shop)).toEqual([])
  })

  test.each<[string, () => Promise<string[]>]>([
    ['nobody knows', async () => ['KHONGCOMA1']],
    ['belongs to other goods', () => issueCodes(shop, tra, 1)],
    ['is one too many', () => issueCodes(shop, jex, 3)],
    ['was entered before the goods left', () => enteredLongAgo()],
  ])('is refused when it %s, and nothing comes back', async (_, codesOf) => {
    const codes = await codesOf()
    const order = await delivered()
    expect((await preview(order, codes)).codes.at(-1)).toHaveProperty('problem')
    expect(await refusalOf(giveBack(order, codes))).toBe('invalidInput')
    expect((await preview(order, [])).amount).toBeGreaterThan(0)
    expect(await findFaults(shop)).toEqual([])
  })

  test('comes back once, also when its request is sent twice or it is named twice', async () => {
    const order = await delivered()
    const [code] = await issueCodes(shop, jex, 1, { point: 25 })
    await enter(binh, code!)
    const headers = { ...care, 'idempotency-key': crypto.randomUUID() }
    await giveBack(order, [code!, code!], twoJex, headers)
    await giveBack(order, [code!, code!], twoJex, headers)
    expect(await pointsOf(binh)).toEqual({ available: 0, debt: 0 })
    const other = await delivered()
    expect((await preview(other, [code!])).codes[0]!.problem).toContain('đã được nhận lại')
    expect(await refusalOf(giveBack(other, [code!]))).toBe('invalidInput')
  })
})

describe('at one moment', () => {
  test('two returns name the same code: one has it, its points go once', async () => {
    const [first, second] = [await delivered(), await delivered()]
    const [code] = await issueCodes(shop, jex, 1, { point: 25 })
    await enter(binh, code!)
    const outcomes = await Promise.all(
      [first, second].map((order) => refusalOf(giveBack(order, [code!]))),
    )
    expect(
      outcomes.filter((outcome) => outcome === 'conflict' || outcome === 'invalidInput'),
    ).toHaveLength(1)
    expect(await pointsOf(binh)).toEqual({ available: 0, debt: 0 })
    expect(await findFaults(shop)).toEqual([])
  })

  test('ten are entered while their boxes come back: each has earned or is back, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const orders = [await delivered(), await delivered()]
      const codes = await issueCodes(shop, jex, 4, { point: 25 })
      const [one, two] = [codes.slice(0, 2), codes.slice(2)]
      await Promise.all([
        ...codes.map((code) => enter(binh, code)),
        ...[one, two].map((some, at) => refusalOf(giveBack(orders[at]!, some))),
        ...codes.map((code) => enter(lan, code)),
      ])
      for (const [at, some] of [one, two].entries()) await refusalOf(giveBack(orders[at]!, some))
      expect(await findFaults(shop)).toEqual([])
    }
    expect(await pointsOf(binh)).toEqual({ available: 0, debt: 0 })
  })

  test('returns that take from the same two accounts, each first from the other, both end', async () => {
    const orders = [await delivered(), await delivered()]
    const [a, b, c, d] = await issueCodes(shop, jex, 4, { point: 25 })
    for (const code of [a!, d!]) await enter(lan, code)
    for (const code of [b!, c!]) await enter(binh, code)
    await Promise.all([giveBack(orders[0]!, [a!, b!]), giveBack(orders[1]!, [c!, d!])])
    expect(await pointsOf(binh)).toEqual({ available: 0, debt: 0 })
    expect(await findFaults(shop)).toEqual([])
  })
})

async function enteredLongAgo(): Promise<string[]> {
  const codes = await issueCodes(shop, jex, 1)
  await enter(binh, codes[0]!)
  shop.ctx.clock.advance(60_000)
  return codes
}

async function stateOf(who: Buyer, code: string) {
  const { Voucher } = await shop.call(getMembership, {}, { headers: who.headers })
  return Voucher.find((voucher) => voucher.code === code)?.state
}
