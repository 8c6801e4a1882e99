import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/counter/api.ts'
import { counterTexts } from '#domain/counter/texts.ts'
import { sendForgotPasswordCode } from '#domain/identity/api.ts'
import { getMembership, searchCustomer, pharmacyEarn } from '#domain/membership/api.ts'
import { maxAskedPhones } from '#server/membership/asked-phones.ts'
import { saveCampaign, type NewCampaign } from '#server/voucher/index.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import {
  accountOf,
  callAsPharmacy,
  giveVoucher,
  issueCodes,
  openProgramme,
} from '#test/support/loyalty.ts'
import { openMemberShop, readCode, refusalOf, registerMember } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { signedInPharmacy } from '#test/support/pharmacy.ts'

// What somebody could do who holds one pharmacy's session.
let shop: TestShop
let jex: ShelfProduct
const phone = '0912345001'
const [here, there] = ['NT00218', 'NT00007'].map((code) => {
  return signedInPharmacy({ code, username: code.toLowerCase(), name: `Nhà thuốc ${code}` })
}) as [ReturnType<typeof signedInPharmacy>, ReturnType<typeof signedInPharmacy>]

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await openProgramme(shop)
  const member = await registerMember(shop, phone)
  await shop.call(getMembership, {}, member)
  await campaign({ name: 'Giảm 10% tại quầy', code: 'QUAY10', kind: 'percentage', value: 10 })
  await campaign({ name: 'Ba mươi nghìn', code: 'BAMUOI', value: 30_000 })
  await campaign({ name: 'Năm trăm nghìn', code: 'NAMTRAM', value: 500_000 })
})
afterAll(() => shop.close())

function campaign(change: Partial<NewCampaign> = {}): Promise<number> {
  return saveCampaign(shop.ctx.db, {
    name: 'Ưu đãi',
    kind: 'amount',
    value: 20_000,
    counter: 'offer',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
    ...change,
  })
}

/** Each test a customer of its own: a phone gets few codes an hour. */
async function ask(voucherCode: string, of: string, pharmacy = here): Promise<string> {
  await callAsPharmacy(shop, api.sendVoucherOtp, { phone: of, voucherCode }, { pharmacy })
  return readCode(shop, of)
}

function use(voucherCode: string, of: string, otp: string, pharmacy = here): Promise<string> {
  const input = { phone: of, voucherCode, otp, amount: 600_000 }
  return codeOf(callAsPharmacy(shop, api.applyVoucher, input, { pharmacy }))
}

async function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: unknown) => (error as CallRefused).code,
  )
}

const wrongOf = (otp: string) => (otp === '111111' ? '222222' : '111111')

describe('a customer’s code', () => {
  test('is good for the voucher and at the pharmacy that it was asked for, and nowhere else', async () => {
    const customer = '0912340001'
    const otp = await ask('BAMUOI', customer)
    expect(await use('BAMUOI', customer, otp, there)).toBe('otpNotValid')
    expect(await use('NAMTRAM', customer, otp)).toBe('otpNotValid')
    expect(await use('BAMUOI', customer, otp)).toBe('done')
  })

  test('is not lost by another pharmacy’s guesses, nor by a code that it asks for', async () => {
    const customer = '0912340002'
    const otp = await ask('QUAY10', customer)
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await use('QUAY10', customer, wrongOf(otp), there)).toBe('otpNotValid')
    }
    const others = await ask('QUAY10', customer, there)
    for (let guess = 0; guess < 5; guess += 1) await use('QUAY10', customer, wrongOf(others), there)
    expect(await use('QUAY10', customer, others, there)).toBe('otpNotValid')
    expect(await use('QUAY10', customer, otp)).toBe('done')
  })

  test('says for what and where it is; one for a new password says to tell it to nobody', async () => {
    const customer = '0912340003'
    await ask('QUAY10', customer)
    await shop.call(sendForgotPasswordCode, { phone: customer })
    const { rows } = await shop.ctx.pool.query<{ template: string; body: string }>(
      'select template, body from message where recipient = $1 order by id',
      [customer],
    )
    expect(rows.map(({ template }) => template)).toEqual(['otpVoucher', 'otpForgotPassword'])
    expect(rows[0]!.body).toContain('để dùng ưu đãi Giảm 10% tại quầy tại Nhà thuốc NT00218')
    expect(rows[1]!.body).toContain('ĐẶT LẠI MẬT KHẨU')
    expect(rows[1]!.body).toContain('Không đưa mã này cho bất kỳ ai, kể cả nhà thuốc')
  })

  test('is not sent for a voucher that asks for none, and pharmacies leave a phone some for itself', async () => {
    const own = await giveVoucher(shop, await accountOf(shop, phone), await campaign())
    const needless = callAsPharmacy(
      shop,
      api.sendVoucherOtp,
      { phone, voucherCode: own },
      { pharmacy: here },
    )
    await expect(needless).rejects.toMatchObject({
      details: { fields: { voucherCode: counterTexts.noCodeNeeded } },
    })
    const customer = '0912340004'
    for (const pharmacy of [here, there, here]) await ask('QUAY10', customer, pharmacy)
    const fourth = callAsPharmacy(shop, api.sendVoucherOtp, {
      phone: customer,
      voucherCode: 'QUAY10',
    })
    expect(await codeOf(fourth)).toBe('rateLimited')
    expect(await refusalOf(shop.call(sendForgotPasswordCode, { phone: customer }))).toBe('done')
  })
})

describe('strangers’ phones', () => {
  const curious = signedInPharmacy({ code: 'NT00666', username: 'nt00666' })
  const asCurious = { pharmacy: curious }
  const look = (of: string) =>
    codeOf(callAsPharmacy(shop, searchCustomer, { phone: of }, asCurious))
  /** More than there are connections, fewer than wait too long for one on a busy machine. */
  const atOnce = 50
  const stranger = (at: number) => `0985${String(100_000 + at)}`

  test('are asked about 200 an hour, however, and beyond it no answer tells a balance', async () => {
    const [code, used] = await issueCodes(shop, jex, 2)
    for (const genuine of [code!, used!]) {
      await callAsPharmacy(shop, pharmacyEarn, { phone, code: genuine }, { pharmacy: here })
    }
    const again = (of: string) =>
      callAsPharmacy(shop, pharmacyEarn, { phone: of, code: used! }, asCurious)
    expect(await again(phone)).toMatchObject({ available_point: 60, used_by: { own: true } })
    const info = (of: string) =>
      callAsPharmacy(
        shop,
        api.infoVoucher,
        { voucherCode: 'QUAY10', drugstoreCode: curious.code, phone: of },
        asCurious,
      )
    await info(stranger(1))
    await again(stranger(2))
    const rest = Array.from({ length: maxAskedPhones - 3 }, (_, at) => stranger(at + 3))
    const asked = [...rest, ...rest]
    for (let from = 0; from < asked.length; from += atOnce) {
      const answers = await Promise.all(asked.slice(from, from + atOnce).map(look))
      expect(new Set(answers)).toEqual(new Set(['done']))
    }
    // Full: those that it knows are answered, nobody else is.
    expect(await look(phone)).toBe('done')
    expect(await look('0985999991')).toBe('rateLimited')
    expect(await codeOf(info('0985999992'))).toBe('rateLimited')
    const rich = await registerMember(shop, '0912349990')
    const [first, next] = await issueCodes(shop, jex, 2)
    await callAsPharmacy(
      shop,
      pharmacyEarn,
      { phone: rich.phone, code: first! },
      { pharmacy: here },
    )
    const told = await again(rich.phone)
    expect(told).toMatchObject({ available_point: 0, used_by: { own: false } })
    // Who brings points is no question.
    const earned = callAsPharmacy(shop, pharmacyEarn, { phone: rich.phone, code: next! }, asCurious)
    expect(await earned).toMatchObject({ point: 30, available_point: 60 })
    shop.ctx.clock.advance(3_600_000)
    expect(await look('0985999991')).toBe('done')
  })

  test('260 of them at once are not more than 200', async () => {
    const pharmacy = signedInPharmacy({ code: 'NT00667' })
    const asked = await Promise.all(
      Array.from({ length: 260 }, (_, at) => {
        return codeOf(callAsPharmacy(shop, searchCustomer, { phone: stranger(at) }, { pharmacy }))
      }),
    )
    expect(asked.filter((answer) => answer === 'done')).toHaveLength(maxAskedPhones)
  })

  test('tell what a counter needs: no number, no history, no date that is a birthday', async () => {
    const account = await accountOf(shop, phone)
    const birthday = { validDays: 30, name: 'Quà sinh nhật' }
    await giveVoucher(shop, account, await campaign({ ...birthday, counter: 'prize' }))
    const onWeb = await saveCampaign(shop.ctx.db, {
      name: 'Trên web',
      kind: 'amount',
      value: 1000,
      createdAt: shop.ctx.clock.now(),
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
    })
    await giveVoucher(shop, account, onWeb)
    const found = await callAsPharmacy(shop, searchCustomer, { phone }, { pharmacy: here })
    expect(found.LoyaltyNumber).toMatch(/^\*+\w{3}$/)
    expect(found.PromotionMember).toEqual([])
    const shown = found.Voucher!.find(({ name }) => name === 'Quà sinh nhật')!
    expect(shown).toMatchObject({ state: 'free', expired_date: '2026-12-31' })
    expect(shown).not.toHaveProperty('issued_at')
    expect(found.Voucher!.some(({ name }) => name === 'Trên web')).toBe(false)
  })
})
