import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#domain/contract.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import * as api from '#domain/membership/api.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from '#test/support/app.ts'
import * as loyalty from '#test/support/loyalty.ts'
import { openMemberShop, refusalOf, registerMember } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { signedInPharmacy } from '#test/support/pharmacy.ts'

let shop: TestShop
let jex: ShelfProduct
const newcomer = '0912347001'

beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await loyalty.openProgramme(shop)
})
afterAll(() => shop.close())

const { callAsPharmacy } = loyalty

async function newCode(change: Parameters<typeof loyalty.issueCodes>[3] = {}): Promise<string> {
  return (await loyalty.issueCodes(shop, jex, 1, change))[0]!
}

describe('a pharmacy enters codes for the customer before it', () => {
  test('whose first code makes a membership that a registration takes over with all points', async () => {
    const code = await newCode()
    const first = await callAsPharmacy(shop, api.pharmacyEarn, { phone: newcomer, code })
    expect(first).toMatchObject({ code: resultCodes.earned, point: 30, available_point: 30 })
    const made = await callAsPharmacy(shop, api.searchCustomer, { phone: newcomer })
    const member = await registerMember(shop, newcomer)
    const own = await shop.call(api.getMembership, {}, member)
    expect(own.AvailablePoint).toBe(30)
    expect(own.LoyaltyNumber.slice(-3)).toBe(made.LoyaltyNumber!.slice(-3))
  })

  test('and everybody learns later at which pharmacy a code was used', async () => {
    const code = await newCode()
    await callAsPharmacy(shop, api.pharmacyEarn, { phone: newcomer, code })
    const again = await callAsPharmacy(shop, api.pharmacyEarn, { phone: '0912347002', code })
    expect(again).toMatchObject({
      code: resultCodes.codeUsed,
      used_by: { own: false, phone: '*******001', place: 'Nhà thuốc An Khang' },
    })
  })

  test('several codes have an answer each', async () => {
    const codes = [await newCode(), 'ZZZZZZZZZZZZ', await newCode()]
    const results = await callAsPharmacy(shop, api.pharmacyEarnWithCodes, {
      phone: newcomer,
      codes,
    })
    const { earned, codeIncorrect } = resultCodes
    expect(results.map((result) => result.code)).toEqual([earned, codeIncorrect, earned])
  })

  test('a voucher of the customer is used along, somebody else’s is not', async () => {
    const campaign = await loyalty.voucherCampaign(shop)
    const account = await loyalty.accountOf(shop, newcomer)
    const voucherCode = await loyalty.giveVoucher(shop, account, campaign)
    const code = await newCode()
    const others = { phone: '0912347002', code, voucherCode }
    expect((await callAsPharmacy(shop, api.pharmacyEarnWithVoucher, others)).code).toBe(
      resultCodes.voucherNotBound,
    )
    const own = { ...others, phone: newcomer }
    expect(await callAsPharmacy(shop, api.pharmacyEarnWithVoucher, own)).toMatchObject({
      code: resultCodes.earned,
      voucher_used: { code: voucherCode, name: 'Quà kèm tem' },
    })
  })

  test('every try is written down with the pharmacy, masked', async () => {
    const phone = '0912347003'
    const code = await newCode()
    await callAsPharmacy(shop, api.pharmacyEarn, { phone, code: 'ZZZZZZZZZZZZ' })
    await callAsPharmacy(shop, api.pharmacyEarn, { phone, code })
    await callAsPharmacy(shop, api.pharmacyEarnWithVoucher, { phone, code, voucherCode: 'NO-SUCH' })
    const tries = await shop.ctx.db
      .selectFrom('code_attempt')
      .select(['channel', 'store_code', 'address', 'code_masked', 'result'])
      .where('phone', '=', phone)
      .orderBy('id')
      .execute()
    const there = { channel: 'store', store_code: 'HNI-012', address: '10.1.0.1' }
    const { codeIncorrect, earned, voucherNotBound } = resultCodes
    expect(tries).toEqual([
      { ...there, code_masked: maskCode('ZZZZZZZZZZZZ'), result: codeIncorrect },
      { ...there, code_masked: maskCode(code), result: earned },
      { ...there, code_masked: maskCode(code), result: voucherNotBound },
    ])
  })

  test('a key that a pharmacy sends again brings the first answer, another pharmacy’s does not', async () => {
    const input = { phone: newcomer, code: await newCode() }
    const idempotencyKey = 'the-printer-was-slow'
    const pharmacy = signedInPharmacy({ code: 'HCM-003', name: 'Nhà thuốc Minh Tâm' })
    const first = await callAsPharmacy(shop, api.pharmacyEarn, input, { idempotencyKey })
    expect(await callAsPharmacy(shop, api.pharmacyEarn, input, { idempotencyKey })).toEqual(first)
    const other = await callAsPharmacy(shop, api.pharmacyEarn, input, { idempotencyKey, pharmacy })
    expect(other.code).toBe(resultCodes.codeUsed)
  })
})

describe('a pharmacy looks a customer up by phone', () => {
  test('and sees of the membership what a counter needs, nothing to use in the customer’s place', async () => {
    const phone = '0912347004'
    const member = await registerMember(shop, phone)
    const own = await shop.call(api.getMembership, {}, member)
    const account = await loyalty.accountOf(shop, phone)
    const atCounters = await loyalty.voucherCampaign(shop, { counter: 'offer' })
    await loyalty.giveVoucher(shop, account, atCounters)
    const { Voucher: vouchers, ...found } = await callAsPharmacy(shop, api.searchCustomer, {
      phone,
    })
    const { AvailablePoint, HoldingPoint, Status, Tier, ProgramTiers, Promotion } = own
    expect(found).toEqual({
      AvailablePoint,
      HoldingPoint,
      Status,
      Tier,
      ProgramTiers,
      Promotion,
      ProgramId: own.ProgramId,
      ProgramName: own.ProgramName,
      PromotionMember: [],
      LoyaltyNumber: own.LoyaltyNumber.slice(-3).padStart(own.LoyaltyNumber.length, '*'),
      Phone: '*******004',
      exists: true,
      full_name: 'N***** T** Lan',
      given_name: 'Lan',
    })
    expect(vouchers).toHaveLength(1)
    expect(vouchers![0]).toMatchObject({ name: 'Quà kèm tem', state: 'free' })
    expect(vouchers![0]).not.toHaveProperty('code')
  })

  test('who has none is told as such, with words', async () => {
    const nobody = await callAsPharmacy(shop, api.searchCustomer, { phone: '0912347999' })
    expect(nobody).toMatchObject({ exists: false, Phone: '*******999', code: resultCodes.noData })
    expect(nobody.message).toMatch(/\S/)
  })
})

describe('nobody else does', () => {
  const input = { phone: newcomer, code: 'ZZZZZZZZZZZZ' }
  const calls: [Endpoint, object][] = [
    [api.pharmacyEarn, input],
    [api.pharmacyEarnWithVoucher, input],
    [api.pharmacyEarnWithCodes, { phone: newcomer, codes: [input.code] }],
    [api.searchCustomer, { phone: newcomer }],
  ]

  test('a guest and a member are turned away', async () => {
    const member = await registerMember(shop, '0912348001')
    for (const [endpoint, body] of calls) {
      expect(await refusalOf(shop.call(endpoint, body)), endpoint.path).toBe('unauthenticated')
      const asMember = shop.call(endpoint, body, member)
      expect(await refusalOf(asMember), endpoint.path).toBe('unauthenticated')
    }
  })

  test('and a pharmacy is not a member', async () => {
    const answer = callAsPharmacy(shop, api.earnWithCode, { code: 'ZZZZZZZZZZZZ' })
    expect(await refusalOf(answer)).toBe('unauthenticated')
  })
})

test('after all of it every sum can be proved', async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
})
