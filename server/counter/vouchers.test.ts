import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/counter/api.ts'
import { counterProblemText } from '#domain/counter/texts.ts'
import { earnWithVoucher, getMembership } from '#domain/membership/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { listMyVouchers } from '#domain/voucher/api.ts'
import { placeOrder } from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import { saveCampaign, type NewCampaign } from '#server/voucher/index.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { printedVouchers } from '#test/support/counter-vouchers.ts'
import { accountOf, giveVoucher, issueCodes, openProgramme } from '#test/support/loyalty.ts'
import {
  openMemberShop,
  readCode,
  refusalOf,
  registerMember,
  type Member,
} from '#test/support/members.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { openPharmacy, type PharmacyLogin } from '#test/support/pharmacy.ts'

let shop: TestShop
let jex: ShelfProduct
let owner: PharmacyLogin
let staff: PharmacyLogin
let other: PharmacyLogin
let lan: Member
let nth = 0

beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await openProgramme(shop)
  owner = await openPharmacy(shop, { code: 'NT00218' })
  staff = await openPharmacy(shop, { code: 'NT00218', role: 'staff' })
  other = await openPharmacy(shop, { code: 'NT00999' })
  lan = await registerMember(shop, '0912345001')
  const binh = await registerMember(shop, '0912345002')
  // Their memberships are there before anything is done to them.
  for (const member of [lan, binh]) await shop.call(getMembership, {}, member)
})
afterAll(() => shop.close())

/** A campaign that pharmacies take, and one of its vouchers in Lan's wallet. */
async function givenVoucher(change: Partial<NewCampaign> = {}, phone = lan.phone): Promise<string> {
  return giveVoucher(shop, await accountOf(shop, phone), await campaign(change))
}

function campaign(change: Partial<NewCampaign> = {}): Promise<number> {
  return saveCampaign(shop.ctx.db, {
    name: `Ưu đãi tại quầy ${(nth += 1)}`,
    kind: 'amount',
    value: 30_000,
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    counter: 'offer',
    createdAt: shop.ctx.clock.now(),
    ...change,
  })
}

function info(voucherCode: string, phone?: string, by = owner) {
  const input = { voucherCode, drugstoreCode: by.code, ...(phone ? { phone } : {}) }
  return shop.call(api.infoVoucher, input, by)
}

type Apply = Parameters<typeof api.applyVoucher.input.parse>[0]

function apply(input: object, by: PharmacyLogin = owner, key: string = crypto.randomUUID()) {
  const headers = { ...by.headers, 'idempotency-key': key }
  return shop.call(api.applyVoucher, { phone: lan.phone, ...input } as Apply as never, { headers })
}

/** The customer's code, which the pharmacy asks for. */
async function prove(shown: { phone: string; voucherCode: string }, by = owner): Promise<string> {
  await shop.call(api.sendVoucherOtp, shown, by)
  return readCode(shop, shown.phone)
}

async function problemOf(call: Promise<unknown>): Promise<string> {
  const refused = (await call.then(
    () => null,
    (error: unknown) => error,
  )) as CallRefused | null
  const { voucherCode, amount } = refused?.fields ?? {}
  return voucherCode ?? amount ?? refused?.code ?? 'done'
}

describe('a voucher that a customer shows', () => {
  test('is told with its terms, masked, and holds nothing', async () => {
    const code = await givenVoucher({ kind: 'percentage', value: 10, maxValue: 50_000 })
    const told = await info(code, lan.phone)
    expect(told).toMatchObject({
      VoucherType: 'Percentage',
      VoucherValue: 10,
      kind: 'offer',
      usable: true,
      needs_otp: false,
      needs_amount: true,
    })
    expect(told.code).not.toContain(code.slice(4, 9))
    expect(told).not.toHaveProperty('problem')
    expect(await info(code, lan.phone, other)).toMatchObject({ usable: true })
  })

  test('says what keeps it from being used, in words that say what to do next', async () => {
    const own = await givenVoucher()
    expect(await info(own)).toMatchObject({ usable: false, problem: 'phoneNeeded' })
    expect(await info(own, '0912345002')).toMatchObject({ problem: 'otherCustomer' })
    expect(await info(own, '0999888777')).toMatchObject({ problem: 'otherCustomer' })
    const onWeb = await giveVoucher(
      shop,
      await accountOf(shop, lan.phone),
      await saveCampaign(shop.ctx.db, {
        name: 'Trên web',
        kind: 'amount',
        value: 1000,
        createdAt: shop.ctx.clock.now(),
        startsOn: '2026-01-01',
        endsOn: '2026-12-31',
      }),
    )
    expect(await info(onWeb, lan.phone)).toMatchObject({
      problem: 'notAtCounter',
      reason: counterProblemText('notAtCounter'),
    })
    await campaign({ code: 'QUAYTHANH12', startsOn: '2026-12-01' })
    expect((await info('quaythanh12', lan.phone)).reason).toContain('từ ngày 01/12/2026')
    await campaign({ code: 'THANHVIEN', membersOnly: true })
    expect(await info('THANHVIEN', '0999888777')).toMatchObject({ problem: 'membersOnly' })
    expect(await refusalOf(info('KHONG-CO-MA-NAY', lan.phone))).toBe('notFound')
  })
})

test('everybody’s code is the same with dashes, spaces and small letters', async () => {
  const id = await campaign({ code: 'QUAYGACH15' })
  const dashed = await campaign({ code: 'TRA-XANH-5' })
  for (const spelled of ['QUAYGACH15', 'quay-gach-15', 'Quay Gach 15', ' quaygach–15 ']) {
    expect(await info(spelled, lan.phone)).toMatchObject({ usable: true, campaign_id: id })
  }
  expect(await info('traxanh5', lan.phone)).toMatchObject({ campaign_id: dashed })
  await expect(campaign({ code: 'QUAY-GACH-15' })).rejects.toThrow('voucher_campaign_spelling')
})

describe('using it', () => {
  test('saves what the bill says, is in the log and the sums, and is used for good', async () => {
    const code = await givenVoucher({ kind: 'percentage', value: 10 })
    expect(await problemOf(apply({ voucherCode: code }))).toBe(counterProblemText('amountNeeded'))
    const products = [{ id: jex.id, quantity: 2 }]
    const log = await apply({ voucherCode: code, products }, staff)
    expect(log).toMatchObject({
      phone: '*******001',
      kind: 'offer',
      products: [{ id: jex.id, name: 'Viên uống JEX30', quantity: 2 }],
      saving: 59_000,
      status: 'used',
      by: { username: staff.username },
      can_cancel: false,
    })
    expect(await problemOf(apply({ voucherCode: code, amount: 500_000 }, other))).toBe(
      counterProblemText('used'),
    )
    const wallet = await shop.call(listMyVouchers, {}, lan)
    expect(wallet.find((voucher) => voucher.code === code)).toMatchObject({ state: 'used' })
    const { summary, items } = await shop.call(api.listVoucherLog, {}, owner)
    expect(summary).toEqual({ used: 1, cancelled: 0, saved: 59_000 })
    expect(items[0]).toMatchObject({ id: log.id, can_cancel: true })
    const day = { from: '2026-11-21', to: '2026-11-21' }
    const { totals } = await shop.call(api.getPharmacyStatistics, day, owner)
    expect(totals).toMatchObject({ offers: 1, saved: 59_000 })
  })

  test('asks for the goods that it needs', async () => {
    const code = await givenVoucher({ minGoods: 200_000 })
    const few = apply({ voucherCode: code, amount: 150_000 })
    expect(await problemOf(few)).toContain('cần thêm 50.000 VNĐ')
    expect(await apply({ voucherCode: code, amount: 200_000 })).toMatchObject({ saving: 30_000 })
  })

  test('is for the account of its phone alone; what is printed is for whoever holds it', async () => {
    const own = await givenVoucher()
    const stranger = apply({ phone: '0912345002', voucherCode: own })
    expect(await problemOf(stranger)).toBe(counterProblemText('otherCustomer'))
    const [printed] = await printedVouchers(shop.ctx, await campaign(), 1)
    const anybody = { phone: '0999888003', voucherCode: printed }
    expect(await apply(anybody)).toMatchObject({ saving: 30_000 })
    expect(await problemOf(apply(anybody))).toBe(counterProblemText('used'))
  })

  test('everybody’s code is for a phone that is proved, so often as its limit says', async () => {
    await campaign({ code: 'MOINGUOI', perMemberLimit: 1 })
    const anybody = { phone: '0999888001', voucherCode: 'MOINGUOI' }
    expect(await refusalOf(apply(anybody))).toBe('otpRequired')
    const otp = await prove(anybody)
    expect(await apply({ ...anybody, otp })).toMatchObject({ saving: 30_000 })
    expect(await problemOf(apply(anybody))).toBe(counterProblemText('memberLimit'))
    const next = { ...anybody, phone: '0999888002' }
    expect(await apply({ ...next, otp: await prove(next) })).toMatchObject({ status: 'used' })
    const unproved = campaign({ code: 'KHONGCANMA', counterOtp: false })
    await expect(unproved).rejects.toThrow('voucher_campaign_shared_code_proved')
  })

  test('sent again with its key gives the first answer', async () => {
    const voucherCode = await givenVoucher()
    const key = 'the-phone-lost-its-network'
    const first = await apply({ voucherCode }, owner, key)
    expect(await apply({ voucherCode }, owner, key)).toEqual(first)
    expect(await refusalOf(apply({ voucherCode, amount: 5 }, owner, key))).toBe(
      'idempotencyKeyReused',
    )
  })

  test('hands a prize over, which no order takes and no genuine code either', async () => {
    const prize = await givenVoucher({ counter: 'prize', value: 50_000 })
    const order = { ...guestOrder([{ product: jex }], lan.phone), vouchers: [prize] }
    const summary = { payment: jex.discountPrice }
    const ordered = shop.call(placeOrder, { ...order, summary }, lan).catch((error) => error)
    expect(Object.values(((await ordered) as CallRefused).fields)[0]).toContain('nhà thuốc')
    const [genuine] = await issueCodes(shop, jex, 1)
    const along = { code: genuine!, voucherCode: prize }
    const entered = await shop.call(earnWithVoucher, along, lan)
    expect(entered.code).toBe(resultCodes.voucherNotBound)
    expect(await apply({ voucherCode: prize })).toMatchObject({ kind: 'prize', saving: 50_000 })
  })
})

describe('the customer proves the phone where the campaign asks for it', () => {
  const otpOf = () => readCode(shop, lan.phone)

  test('by a code of 600 seconds, bound to the phone, and a wrong one uses nothing', async () => {
    const voucherCode = await givenVoucher({ counterOtp: true })
    expect(await refusalOf(apply({ voucherCode }))).toBe('otpRequired')
    const sent = await shop.call(api.sendVoucherOtp, { phone: lan.phone, voucherCode }, owner)
    expect(sent).toEqual({ expiresIn: 600, resendIn: 60 })
    const otp = await otpOf()
    const wrong = otp === '111111' ? '222222' : '111111'
    expect(await refusalOf(apply({ voucherCode, otp: wrong }))).toBe('otpNotValid')
    shop.ctx.clock.advance(601_000)
    expect(await refusalOf(apply({ voucherCode, otp }))).toBe('otpExpired')
    await shop.call(api.sendVoucherOtp, { phone: lan.phone, voucherCode }, owner)
    expect(await apply({ voucherCode, otp: await otpOf() })).toMatchObject({ status: 'used' })
  })

  test('is not sent for a bill that the voucher cannot be used on', async () => {
    const voucherCode = await givenVoucher({
      kind: 'percentage',
      value: 10,
      counterOtp: true,
      minGoods: 150_000,
    })
    const send = (amount: number) =>
      shop.call(api.sendVoucherOtp, { phone: lan.phone, voucherCode, amount }, owner)
    await expect(send(100_000)).rejects.toMatchObject({
      code: 'voucherMemberInvalid',
      fields: { amount: expect.stringContaining('cần thêm 50.000 VNĐ') },
    })
    // Nothing was sent: else the next one would have to wait.
    expect(await send(150_000)).toMatchObject({ resendIn: 60 })
    shop.ctx.clock.advance(60_000)
  })

  test('is judged once for sixteen twins with one key: one use, sixteen equal answers', async () => {
    const voucherCode = await givenVoucher({ counterOtp: true })
    await shop.call(api.sendVoucherOtp, { phone: lan.phone, voucherCode }, owner)
    const input = { phone: lan.phone, voucherCode, otp: await otpOf() }
    const headers = { ...owner.headers, 'idempotency-key': 'sixteen-twins' }
    const twins = Array.from({ length: 16 }, () => shop.call(api.applyVoucher, input, { headers }))
    const answers = await Promise.all(twins)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 'used' })
  })

  test('is not spent when the voucher cannot be used after all, nor sent for nothing', async () => {
    const voucherCode = await givenVoucher({ counterOtp: true, minGoods: 100_000 })
    await shop.call(api.sendVoucherOtp, { phone: lan.phone, voucherCode }, owner)
    const otp = await otpOf()
    const few = apply({ voucherCode, otp, amount: 1000 })
    expect(await problemOf(few)).toContain('cần thêm 99.000 VNĐ')
    const log = await apply({ voucherCode, otp, amount: 100_000 })
    expect(log.status).toBe('used')
    const again = shop.call(api.sendVoucherOtp, { phone: lan.phone, voucherCode }, owner)
    expect(await problemOf(again)).toBe(counterProblemText('used'))
  })
})

describe('taking a use back', () => {
  const reason = 'Khách đổi ý'

  test('is the owner’s, once, on its own day; the customer has the voucher again', async () => {
    const voucherCode = await givenVoucher()
    const { id } = await apply({ voucherCode }, staff)
    const cancel = (by: PharmacyLogin) => shop.call(api.cancelVoucherLog, { id, reason }, by)
    expect(await refusalOf(cancel(staff))).toBe('forbidden')
    expect(await refusalOf(cancel(other))).toBe('notFound')
    const results = await Promise.allSettled([cancel(owner), cancel(owner), cancel(owner)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { items, summary } = await shop.call(
      api.listVoucherLog,
      { status: 'cancelled', limit: 1 },
      owner,
    )
    expect(items[0]).toMatchObject({ id, status: 'cancelled', cancel_reason: reason })
    expect(summary).toMatchObject({ used: 0, cancelled: 1, saved: 0 })
    expect(await apply({ voucherCode })).toMatchObject({ status: 'used' })
  })

  test('is too late on the next day', async () => {
    const { id } = await apply({ voucherCode: await givenVoucher() })
    shop.ctx.clock.advance(86_400_000)
    const refused = shop.call(api.cancelVoucherLog, { id, reason }, await openAgain())
    expect(await refusalOf(refused)).toBe('conflict')
  })

  const openAgain = () => openPharmacy(shop, { code: 'NT00218' })
})

describe('what a pharmacy may look at', () => {
  test('its own uses by phone, code or name, staff their own alone', async () => {
    const from = { from: '2026-11-01' }
    const all = await shop.call(api.listVoucherLog, { ...from, limit: 100 }, owner)
    expect(all.paginate.total_data).toBeGreaterThan(5)
    const own = await shop.call(api.listVoucherLog, { ...from, limit: 100 }, staff)
    expect(own.items.every(({ by }) => by.username === staff.username)).toBe(true)
    const byName = await shop.call(
      api.listVoucherLog,
      { ...from, keyword: 'uu dai tai quay' },
      owner,
    )
    expect(byName.paginate.total_data).toBe(all.paginate.total_data)
    const byPhone = await shop.call(api.listVoucherLog, { ...from, keyword: '8002' }, owner)
    expect(byPhone.paginate.total_data).toBe(1)
    expect((await shop.call(api.listVoucherLog, from, other)).items).toEqual([])
  })

  test('offers and prizes of today with what is left of each', async () => {
    const id = await campaign({ code: 'HAILUOT', totalLimit: 2, counter: 'prize', name: 'Quà' })
    const shown = { phone: lan.phone, voucherCode: 'HAILUOT' }
    await apply({ ...shown, otp: await prove(shown) })
    const prizes = await shop.call(api.listCounterOffers, { kind: 'prize' }, staff)
    expect(prizes.find((offer) => offer.id === id)).toMatchObject({ name: 'Quà', remaining: 1 })
    expect(prizes.every(({ kind }) => kind === 'prize')).toBe(true)
    expect(await shop.call(api.getVoucherCampaign, { id }, staff)).toMatchObject({ remaining: 1 })
    const none = shop.call(api.getVoucherCampaign, { id: 999_999 }, staff)
    expect(await refusalOf(none)).toBe('notFound')
  })
})

test('codes that nobody has are counted for the pharmacy, then nothing is looked up for it any more', async () => {
  const strict = await openMemberShop({ rateLimits: true })
  const login = await openPharmacy(strict)
  const guess = (at: number) =>
    strict.call(api.infoVoucher, { voucherCode: `DOAN-${at}`, drugstoreCode: login.code }, login)
  for (let at = 0; at < 120; at += 1) expect(await refusalOf(guess(at))).toBe('notFound')
  expect(await refusalOf(guess(120))).toBe('rateLimited')
  await strict.close()
})

test('after all of it every sum can be proved', async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
})
