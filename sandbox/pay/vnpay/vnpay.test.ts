import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VNPay, type BuildPaymentUrl, type ReturnQueryFromVNPay } from 'vnpay'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openGateway, ownDataDir, payByCard, type CardChoice } from '#test/support/sandbox.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import { sandboxPaths } from '../providers.ts'
import { isSignedByShop, withVnpaySignature } from './signature.ts'

const { tmnCode, hashSecret } = publishedCredentials.vnpay
const { vnpay: payPath, vnpayApi: apiPath } = sandboxPaths

let shop: TestShop
let host: string
let vnpay: VNPay
beforeAll(async () => {
  shop = await openTestShop({ config: { dataDir: ownDataDir() } })
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.fastify.server.address() as AddressInfo
  host = `http://127.0.0.1:${port}`
  vnpay = new VNPay({
    tmnCode,
    secureSecret: hashSecret,
    vnpayHost: host,
    queryDrAndRefundHost: host,
    endpoints: { paymentEndpoint: payPath, queryDrRefundEndpoint: apiPath },
  })
})
afterAll(() => shop.close())

let orders = 0

/** The redirect as the package builds it: a shop that is not ours. */
function redirect(change: Partial<BuildPaymentUrl> = {}) {
  orders += 1
  const url = new URL(
    vnpay.buildPaymentUrl({
      vnp_Amount: 305_000,
      vnp_IpAddr: '10.0.0.1',
      vnp_ReturnUrl: 'http://shop.test/api/payment/return/vnpay?from=sandbox',
      vnp_TxnRef: `DH261121ABC${String(orders).padStart(3, '0')}20261121090000`,
      vnp_OrderInfo: 'Thanh toan don hang',
      vnp_CreateDate: 20261121090000,
      vnp_ExpireDate: 20261121093000,
      ...change,
    }),
  )
  const fields = Object.fromEntries(url.searchParams)
  return { action: payPath, method: 'GET' as const, fields }
}

describe("VNPay's signature", () => {
  test('is accepted by the vnpay package, whatever is signed', () => {
    const name = fc.stringMatching(/^vnp_[A-Z][A-Za-z]{1,12}$/)
    const any = fc.dictionary(name, fc.string({ unit: 'grapheme', maxLength: 40 }))
    fc.assert(
      fc.property(any, fc.nat(), (fields, amount) => {
        const known = { vnp_OrderInfo: 'a', vnp_TxnRef: 'b', vnp_ResponseCode: '00' }
        const signed = withVnpaySignature({ ...known, ...fields, vnp_Amount: String(amount) })
        const verified = vnpay.verifyIpnCall(signed as unknown as ReturnQueryFromVNPay)
        expect(verified.isVerified).toBe(true)
        expect(isSignedByShop(signed)).toBe(true)
        expect(isSignedByShop({ ...signed, vnp_TxnRef: 'another' })).toBe(false)
      }),
    )
  })
})

describe("VNPay's page", () => {
  test('takes a redirect that the vnpay package has built', async () => {
    const page = await openGateway(shop, redirect())
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('305.000 VNĐ')
    expect(page.body).not.toMatch(/ style=|<script/)
    expect(page.headers['content-security-policy']).toContain("form-action 'self'")
  })

  test('takes it from a form as well', async () => {
    expect((await openGateway(shop, { ...redirect(), method: 'POST' })).statusCode).toBe(200)
  })

  test('sends away what the shop has not signed, or not well', async () => {
    const codeOf = async (change: Record<string, string>, from = redirect()) => {
      const page = await openGateway(shop, { ...from, fields: { ...from.fields, ...change } })
      expect(page.statusCode).toBe(400)
      return /Mã lỗi<\/dt><dd>(\d+)/.exec(page.body)?.[1]
    }
    expect(await codeOf({ vnp_Amount: '100' })).toBe('70')
    expect(await codeOf({ vnp_SecureHash: '' })).toBe('70')
    expect(await codeOf({ vnp_TmnCode: 'ANOTHER1' })).toBe('72')
    expect(await codeOf({}, redirect({ vnp_OrderInfo: 'Thanh toán đơn hàng' }))).toBe('03')
    expect(await codeOf({}, redirect({ vnp_ReturnUrl: 'gio-hang' }))).toBe('03')
    expect(await codeOf({}, redirect({ vnp_ExpireDate: 20261121085959 }))).toBe('15')
    const known = redirect()
    await openGateway(shop, known)
    const reference = known.fields.vnp_TxnRef!
    expect(await codeOf({}, redirect({ vnp_TxnRef: reference, vnp_Amount: 1 }))).toBe('01')
  })

  test('tells how every payment ended in words that the vnpay package believes', async () => {
    const told: Record<string, unknown> = {}
    for (const outcome of ['paid', 'declined', 'cancelled', 'review', 'error']) {
      const { payment, back } = await payByCard(shop, redirect(), outcome)
      const notice = vnpay.verifyReturnUrl(payment.notice as unknown as ReturnQueryFromVNPay)
      expect(notice).toMatchObject({ isVerified: true, vnp_Amount: 305_000 })
      expect(back).toMatchObject({ action: '/api/payment/return/vnpay', method: 'GET' })
      expect(back!.fields).toEqual({ from: 'sandbox', ...payment.notice })
      told[outcome] = [notice.vnp_ResponseCode, notice.vnp_TransactionStatus]
    }
    expect(told).toEqual({
      paid: ['00', '00'],
      declined: ['51', '02'],
      cancelled: ['24', '02'],
      review: ['07', '07'],
      error: ['99', '02'],
    })
  })

  test('ends a payment once', async () => {
    const form = redirect()
    const { payment } = await payByCard(shop, form)
    await expect(payByCard(shop, form, 'declined')).rejects.toThrow('409')
    const again = await payByCard(shop, form, 'again')
    expect(again.payment.notice).toEqual(payment.notice)
  })
})

describe("VNPay's API", () => {
  const date = 20261121090000
  const asking = (reference: string) => ({
    vnp_RequestId: crypto.randomUUID().replaceAll('-', ''),
    vnp_TxnRef: reference,
    vnp_OrderInfo: 'Hoi ket qua',
    vnp_TransactionDate: date,
    vnp_TransactionNo: 0,
    vnp_CreateDate: date,
    vnp_IpAddr: '127.0.0.1',
  })
  const paid = async (choice: CardChoice = { outcome: 'silent' }) =>
    (await payByCard(shop, redirect(), choice)).payment.reference
  const refund = (reference: string, amount: number, change: object = {}) =>
    vnpay.refund({
      ...asking(reference),
      vnp_TransactionType: amount === 305_000 ? '02' : '03',
      vnp_Amount: amount,
      vnp_CreateBy: 'ke-toan',
      ...change,
    })
  const refundedOf = async (reference: string) => {
    const url = '/dev/pay/vnpay'
    const { app } = shop
    const answer = await app.fastify.inject({ method: 'POST', url, payload: { reference } })
    return answer.json<{ data: { payment: { refunded: number } } }>().data.payment.refunded
  }

  test('tells the truth about a payment, signed', async () => {
    const open = redirect()
    await openGateway(shop, open)
    const statusOf = async (reference: string) => {
      const told = await vnpay.queryDr(asking(reference))
      expect(told).toMatchObject({ isVerified: true, vnp_ResponseCode: '00' })
      return [told.vnp_TransactionStatus, told.vnp_Amount]
    }
    const hundredths = '30500000'
    expect(await statusOf(open.fields.vnp_TxnRef!)).toEqual(['01', hundredths])
    expect(await statusOf(await paid())).toEqual(['00', hundredths])
    expect(await statusOf(await paid({ outcome: 'declined' }))).toEqual(['02', hundredths])
    expect(await statusOf(await paid({ outcome: 'review' }))).toEqual(['07', hundredths])
  })

  test('knows nothing of what it never saw, nor of another day', async () => {
    const unknown = await vnpay.queryDr(asking('DH000000AAAAAA1'))
    expect(unknown).toMatchObject({ isVerified: true, vnp_ResponseCode: '91' })
    const otherDay = { ...asking(await paid()), vnp_TransactionDate: 20261120090000 }
    expect((await vnpay.queryDr(otherDay)).vnp_ResponseCode).toBe('91')
  })

  test('answers a question as a person wants to see it', async () => {
    const codes = async (query: string) => {
      const { payment } = await payByCard(shop, redirect(), { query })
      const told = await vnpay.queryDr(asking(payment.reference))
      return [told.vnp_ResponseCode, told.vnp_TransactionStatus]
    }
    expect(await codes('paid')).toEqual(['00', '00'])
    expect(await codes('failed')).toEqual(['00', '02'])
    expect(await codes('unknown')).toEqual(['91', undefined])
    await expect(codes('down')).rejects.toThrow('503')
  })

  test('gives back at most what was paid', async () => {
    const reference = await paid()
    expect((await refund(reference, 100_000)).vnp_ResponseCode).toBe('00')
    expect((await refund(reference, 305_000)).vnp_ResponseCode).toBe('03')
    expect((await refund(reference, 205_001)).vnp_ResponseCode).toBe('03')
    expect((await refund(reference, 205_000)).vnp_ResponseCode).toBe('00')
    expect((await refund(reference, 1000)).vnp_ResponseCode).toBe('94')
    expect(await refundedOf(reference)).toBe(305_000)
    const told = await vnpay.queryDr(asking(reference))
    expect(told).toMatchObject({ isVerified: true, vnp_TransactionType: '03' })
    expect([told.vnp_Amount, told.vnp_TransactionStatus]).toEqual(['20500000', '05'])
  })

  test('signs what it says of a refund', async () => {
    // The package looks at this signature only after having changed the amount below it.
    const hashOf = (values: string[]) =>
      createHmac('sha512', hashSecret).update(values.join('|')).digest('hex')
    const asked = {
      vnp_RequestId: 'B1',
      vnp_Version: '2.1.0',
      vnp_Command: 'refund',
      vnp_TmnCode: tmnCode,
      vnp_TransactionType: '02',
      vnp_TxnRef: await paid(),
      vnp_Amount: '30500000',
      vnp_TransactionNo: '0',
      vnp_TransactionDate: String(date),
      vnp_CreateBy: 'ke-toan',
      vnp_CreateDate: String(date),
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: 'Hoan tien',
    }
    const response = await fetch(host + apiPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked, vnp_SecureHash: hashOf(Object.values(asked)) }),
    })
    const told = (await response.json()) as Record<string, string>
    expect(told).toMatchObject({ vnp_ResponseCode: '00', vnp_TransactionStatus: '05' })
    const names =
      'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate ' +
      'TransactionNo TransactionType TransactionStatus OrderInfo'
    const values = names.split(' ').map((name) => told[`vnp_${name}`] ?? '')
    expect(told.vnp_SecureHash).toBe(hashOf(values))
  })

  test('gives nothing back twice, not for a failed payment, and not when told to refuse', async () => {
    const reference = await paid()
    const vnp_RequestId = 'A1'
    expect((await refund(reference, 1000, { vnp_RequestId })).vnp_ResponseCode).toBe('00')
    expect((await refund(reference, 1000, { vnp_RequestId })).vnp_ResponseCode).toBe('94')
    const failed = await paid({ outcome: 'declined' })
    expect((await refund(failed, 305_000)).vnp_ResponseCode).toBe('95')
    const refusing = await paid({ outcome: 'silent', refund: 'refused' })
    expect((await refund(refusing, 305_000)).vnp_ResponseCode).toBe('95')
    expect(await refundedOf(refusing)).toBe(0)
  })

  test("hangs when told to, in nobody else's way, and no longer than the shop runs", async () => {
    const own = await openTestShop({ config: { dataDir: shop.ctx.config.dataDir } })
    await own.app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const { port } = own.app.fastify.server.address() as AddressInfo
    const ownHost = `http://127.0.0.1:${port}`
    const { payment } = await payByCard(own, redirect(), { outcome: 'silent', refund: 'hanging' })
    const { reference } = payment
    const patient = new VNPay({
      tmnCode,
      secureSecret: hashSecret,
      queryDrAndRefundHost: ownHost,
      endpoints: { queryDrRefundEndpoint: apiPath },
    })
    const whole = { vnp_TransactionType: '02', vnp_Amount: 305_000, vnp_CreateBy: 'ke-toan' }
    const answer = patient.refund({ ...asking(reference), ...whole }).catch(() => 'lost')
    // The money is on its way while the shop still waits.
    await waitFor(async () => expect(await refundedOf(reference)).toBe(305_000))
    expect((await patient.refund({ ...asking(reference), ...whole })).vnp_ResponseCode).toBe('94')
    expect((await fetch(`${ownHost}/dev/pay/`)).status).toBe(200)
    await own.close()
    await answer
  })

  test('refuses what is signed with another key', async () => {
    const stranger = new VNPay({
      tmnCode,
      secureSecret: 'another',
      vnpayHost: host,
      queryDrAndRefundHost: host,
      endpoints: { queryDrRefundEndpoint: apiPath },
    })
    expect((await stranger.queryDr(asking(await paid()))).vnp_ResponseCode).toBe('97')
  })
})
