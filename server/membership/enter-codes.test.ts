import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  earnWithCode,
  earnWithCodes,
  earnWithVoucher,
  getMembership,
  listPointHistory,
} from '#domain/membership/api.ts'
import { resultCodes, type ResultName } from '#domain/loyalty/result-codes.ts'
import { examine } from '#server/doctor.ts'
import type { BatchTerms } from '#server/genuine/index.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { issueCodes, openProgramme, voucherCampaign } from '#test/support/loyalty.ts'
import { openMemberShop, registerMember, type Member } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct
let lan: Member
let binh: Member
let programmeId: number

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [{ code: 'JEX30' }, { code: 'OTIV30' }])
  jex = shelf[0]!
  programmeId = await openProgramme(shop, { productIds: [jex.id] })
  lan = await registerMember(shop, '0912345001')
  binh = await registerMember(shop, '0912345002')
  // Their memberships are there before anything is done to them.
  for (const member of [lan, binh]) await shop.call(getMembership, {}, as(member))
})
afterAll(() => shop.close())

describe('a code under the silver layer', () => {
  test('tells that the goods are genuine, brings its points and says where the member stands', async () => {
    const [code] = await issueCodes(shop, jex, 1)
    const result = await enter(lan, code!)
    expect(result).toMatchObject({
      code: resultCodes.earned,
      point: 30,
      available_point: 30,
      product: { name: 'Viên uống JEX30', product_code: 'JEX30' },
      batch: { lot: '2610A', expires_on: '2028-10-31', boxes: 1 },
      progress: { tier: 'Thành viên', earned: 30, next_tier: 'Bạc', next_from: 500 },
    })
    expect(result.code_masked).toBe(`${code!.slice(0, 3)}******${code!.slice(-3)}`)
  })

  test('is one line of the ledger, with the masked code and until when its points live', async () => {
    const { items } = await shop.call(listPointHistory, {}, as(lan))
    expect(items[0]).toMatchObject({
      type: 'earn',
      point: 30,
      balance: 30,
      expires_on: '2027-12-31',
      ref: { kind: 'code', product: 'Viên uống JEX30' },
    })
    expect(items[0]!.ref!.code).toMatch(/^.{3}\*{6}.{3}$/)
  })

  test('entered again says that it was oneself, to somebody else who and where', async () => {
    const [code] = await issueCodes(shop, jex, 1)
    await enter(lan, code!)
    const again = await enter(lan, code!)
    expect(again).toMatchObject({ code: resultCodes.codeUsed, point: 0, used_by: { own: true } })
    expect(again.first_verified_at).toBe('2026-11-21T09:00:00.000+07:00')
    const other = await enter(binh, code!)
    expect(other).toMatchObject({
      code: resultCodes.codeUsed,
      used_by: { own: false, phone: '*******001', place: 'Trang web An Lành' },
    })
  })

  test('of a set of boxes confirms and earns for the whole set', async () => {
    const terms = { kind: 'combo', prefix: 'JJ3', point: 90 } as const
    const [code] = await issueCodes(shop, jex, 1, terms)
    const result = await enter(lan, code!)
    expect(result).toMatchObject({ code: resultCodes.comboEarned, point: 90, batch: { boxes: 3 } })
    expect((await enter(binh, code!)).code).toBe(resultCodes.comboUsed)
  })

  test('may bring a voucher along, which lies in the wallet', async () => {
    const campaignId = await voucherCampaign(shop)
    const [code] = await issueCodes(shop, jex, 1, { voucherCampaignId: campaignId })
    const result = await enter(binh, code!)
    expect(result).toMatchObject({ code: resultCodes.earned, voucher: { VoucherValue: 20_000 } })
    const { Voucher: wallet } = await shop.call(getMembership, {}, as(binh))
    expect(wallet.map((voucher) => voucher.code)).toContain(result.voucher!.code)
    expect((await enter(lan, code!)).code).toBe(resultCodes.codeAndVoucherUsed)
  })
})

describe('a code that brings nothing says why, and stays whole', () => {
  const cases: [ResultName, Partial<BatchTerms>][] = [
    ['productNotFound', { productCode: 'NOT-YET-IN-THE-SHOP' }],
    ['noProgrammeForProduct', { productCode: 'OTIV30' }],
    ['pointsNotAllowed', { point: 0 }],
    ['pointsExpired', { earnUntil: '2026-11-20' }],
    ['systemTest', { kind: 'test' }],
  ]
  test.each(cases)('%s', async (result, terms) => {
    const [code] = await issueCodes(shop, jex, 1, terms)
    const before = await pointsOf(lan)
    expect(await enter(lan, code!)).toMatchObject({ code: resultCodes[result], point: 0 })
    expect(await enter(lan, code!)).toMatchObject({ code: resultCodes[result] })
    expect(await pointsOf(lan)).toBe(before)
  })

  test('the last day on which it earns counts to its end', async () => {
    const [code] = await issueCodes(shop, jex, 1, { earnUntil: '2026-11-21' })
    expect((await enter(lan, code!)).code).toBe(resultCodes.earned)
  })

  test('of a recalled batch warns, with the reason', async () => {
    const [code] = await issueCodes(shop, jex, 1, { name: 'recalled-one' })
    await shop.ctx.db
      .updateTable('code_batch')
      .set({ state: 'recalled', recall_reason: 'Nhãn in sai hạn dùng' })
      .where('name', '=', 'recalled-one')
      .execute()
    expect(await enter(lan, code!)).toMatchObject({
      code: resultCodes.noProgrammeForProduct,
      recall_reason: 'Nhãn in sai hạn dùng',
    })
  })

  test('a locked membership earns nothing', async () => {
    const [code] = await issueCodes(shop, jex, 1)
    await setStatus(binh, 'locked')
    expect((await enter(binh, code!)).code).toBe(resultCodes.membershipLocked)
    await setStatus(binh, 'active')
    expect((await enter(binh, code!)).code).toBe(resultCodes.earned)
  })

  test('without a programme it waits for the next', async () => {
    const [code] = await issueCodes(shop, jex, 1)
    await publish(false)
    expect((await enter(lan, code!)).code).toBe(resultCodes.promotionInactive)
    await publish(true)
    expect((await enter(lan, code!)).code).toBe(resultCodes.earned)
  })
})

describe('several ways to send codes', () => {
  test('V3 answers for each code in the order in which they came', async () => {
    const [first, second] = await issueCodes(shop, jex, 2)
    const codes = [second!, 'ABCDEFGHJKLM', first!, second!]
    const results = await shop.call(earnWithCodes, { codes }, as(lan))
    expect(results.map((result) => result.code)).toEqual([
      resultCodes.earned,
      resultCodes.codeIncorrect,
      resultCodes.earned,
      resultCodes.earned,
    ])
  })

  test('V2 uses a voucher along; a wrong one leaves the code whole', async () => {
    const [code, next] = await issueCodes(shop, jex, 2)
    const wrong = await shop.call(
      earnWithVoucher,
      { code: code!, voucherCode: 'NOBODYS-VOUCHER' },
      as(binh),
    )
    expect(wrong.code).toBe(resultCodes.voucherNotBound)
    const { Voucher: wallet } = await shop.call(getMembership, {}, as(binh))
    const voucherCode = wallet.find((voucher) => voucher.state === 'free')!.code
    // As somebody types it who copies it from paper.
    const typed = voucherCode.toLowerCase().replaceAll('-', ' ')
    const right = await shop.call(earnWithVoucher, { code: code!, voucherCode: typed }, as(binh))
    expect(right).toMatchObject({
      code: resultCodes.earned,
      voucher_used: { code: voucherCode },
    })
    const used = await shop.call(earnWithVoucher, { code: code!, voucherCode }, as(binh))
    expect(used.code).toBe(resultCodes.codeAndVoucherUsed)
    const whole = await shop.call(earnWithVoucher, { code: next!, voucherCode }, as(binh))
    expect(whole.code).toBe(resultCodes.voucherNotBound)
  })

  test('V2 counts a wrong code as wrong, whatever voucher comes along', async () => {
    const input = { code: 'ZZZZZZZZZZAZ', voucherCode: 'NOBODYS-VOUCHER' }
    expect((await shop.call(earnWithVoucher, input, as(binh))).code).toBe(resultCodes.codeIncorrect)
  })

  test('somebody else cannot fetch an answer with the key of another', async () => {
    const [code] = await issueCodes(shop, jex, 1)
    const headers = { 'idempotency-key': 'one-key-of-two' }
    await shop.call(earnWithCode, { code: code! }, { headers: { ...lan.headers, ...headers } })
    const other = { headers: { ...binh.headers, ...headers } }
    expect((await shop.call(earnWithCode, { code: code! }, other)).code).toBe(resultCodes.codeUsed)
  })

  test.each([
    ['AB C123456', 'Mã tích điểm không được có khoảng trắng'],
    ['ABC-12345678', 'Mã tích điểm không được có ký tự đặc biệt'],
    ['ABC12', 'Mã tích điểm gồm 12 ký tự'],
    ['', 'Vui lòng nhập mã dưới lớp bạc'],
  ])('%o is refused with words', async (code, message) => {
    const refused = await shop.call(earnWithCode, { code }, as(lan)).catch((error) => error)
    expect((refused as CallRefused).fields.code).toBe(message)
  })
})

test('after all of it every sum can be proved', async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
})

function enter(member: Member, code: string) {
  return shop.call(earnWithCode, { code }, as(member))
}

function as({ headers }: Member) {
  return { headers }
}

async function pointsOf(member: Member): Promise<number> {
  return (await shop.call(getMembership, {}, as(member))).AvailablePoint
}

async function setStatus(member: Member, status: 'active' | 'locked'): Promise<void> {
  await shop.ctx.db
    .updateTable('loyalty_account')
    .set({ status })
    .where('member_id', '=', member.id)
    .execute()
}

async function publish(published: boolean): Promise<void> {
  await shop.ctx.db
    .updateTable('loyalty_programme')
    .set({ published })
    .where('id', '=', programmeId)
    .execute()
  shop.ctx.cache.drop(['loyalty', 'programme'])
}
