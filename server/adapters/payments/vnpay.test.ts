import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HashAlgorithm, ignoreLogger, VNPay, type ReturnQueryFromVNPay } from 'vnpay'
import { workedTable } from '#domain/cart/worked-table.ts'
import type { NotificationVerdict, Reading } from './card-gateway.ts'
import { outcomeOf } from './vnpay-codes.ts'
import { signFields } from './vnpay-sign.ts'
import { vnpayGateway } from './vnpay.ts'

const settings = {
  tmnCode: 'ANLANH01',
  hashSecret: 'a-secret-of-the-tests',
  payUrl: 'https://gateway.test/paymentv2/vpcpay.html',
  apiUrl: 'https://gateway.test/merchant_webapi/api/transaction',
}
const returnUrl = 'https://shop.test/api/payment/return/vnpay'
const gateway = vnpayGateway(settings, returnUrl)

/** Somebody else's reading of VNPay's protocol. */
const oracle = new VNPay({
  tmnCode: settings.tmnCode,
  secureSecret: settings.hashSecret,
  vnpayHost: 'https://gateway.test',
  hashAlgorithm: HashAlgorithm.SHA512,
  loggerFn: ignoreLogger,
})

const attempt = {
  reference: 'DH261121ABCDEF26112109000001',
  orderCode: 'DH261121ABCDEF',
  amount: 325_000,
  createdAt: new Date('2026-11-21T09:00:00+07:00'),
  expiresAt: new Date('2026-11-21T09:15:00+07:00'),
  address: '::ffff:203.0.113.7',
}

const told = {
  vnp_TmnCode: settings.tmnCode,
  vnp_TxnRef: attempt.reference,
  vnp_Amount: '32500000',
  vnp_OrderInfo: 'Thanh toan don hang DH261121ABCDEF',
  vnp_ResponseCode: '00',
  vnp_TransactionStatus: '00',
  vnp_TransactionNo: '14422574',
  vnp_BankCode: 'NCB',
  vnp_PayDate: '20261121090312',
}

function signed(fields: Record<string, string>): Record<string, string> {
  return { ...fields, vnp_SecureHash: signFields(fields, settings.hashSecret) }
}

function reportOf(reading: Reading) {
  if (!reading.isGenuine) throw new Error(`not genuine: ${reading.because}`)
  return reading.report
}

describe('the form that takes a buyer to VNPay', () => {
  test('says what is paid, in hundredths of a đồng, in Vietnam time, without accents', () => {
    const { action, method, fields } = gateway.form(attempt)
    expect({ action, method }).toEqual({ action: settings.payUrl, method: 'GET' })
    expect(fields).toMatchObject({
      vnp_Amount: '32500000',
      vnp_TxnRef: attempt.reference,
      vnp_CreateDate: '20261121090000',
      vnp_ExpireDate: '20261121091500',
      vnp_IpAddr: '203.0.113.7',
      vnp_OrderInfo: 'Thanh toan don hang DH261121ABCDEF',
      vnp_ReturnUrl: returnUrl,
    })
  })

  test('is signed as the published library signs it', () => {
    const anyAttempt = fc.record({
      reference: fc.stringMatching(/^[A-Za-z0-9]{1,40}$/),
      orderCode: fc.stringMatching(/^[A-Za-z0-9 .:+*~'()!-]{1,40}$/),
      amount: fc.integer({ min: 1, max: 1_000_000_000 }),
    })
    fc.assert(
      fc.property(anyAttempt, (change) => {
        const { vnp_SecureHash, ...fields } = gateway.form({ ...attempt, ...change }).fields
        const url = oracle.buildPaymentUrl({
          vnp_Amount: change.amount,
          vnp_TxnRef: change.reference,
          vnp_OrderInfo: fields.vnp_OrderInfo!,
          vnp_OrderType: 'other' as never,
          vnp_ReturnUrl: returnUrl,
          vnp_IpAddr: fields.vnp_IpAddr!,
          vnp_Locale: 'vn' as never,
          vnp_CreateDate: Number(fields.vnp_CreateDate),
          vnp_ExpireDate: Number(fields.vnp_ExpireDate),
        })
        expect(new URL(url).searchParams.get('vnp_SecureHash')).toBe(vnp_SecureHash)
      }),
    )
  })
})

describe('what VNPay tells', () => {
  test('is read once its signature is right', () => {
    expect(gateway.read(signed(told))).toEqual({
      isGenuine: true,
      report: {
        eventId: `${attempt.reference}:14422574:00:00:32500000:VND`,
        reference: attempt.reference,
        amount: 325_000,
        currency: 'VND',
        outcome: 'paid',
        code: '00',
        providerReference: '14422574',
      },
    })
  })

  test('is believed exactly when the published library believes it, whatever it says', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(anyText, fc.boolean(), (info, isTampered) => {
        const genuine = signed({ ...told, vnp_OrderInfo: info })
        const fields = isTampered ? { ...genuine, vnp_Amount: '32500100' } : genuine
        const { isVerified } = oracle.verifyIpnCall(fields as unknown as ReturnQueryFromVNPay)
        expect(gateway.read(fields).isGenuine).toBe(isVerified)
        expect(isVerified).toBe(!isTampered)
      }),
    )
  })

  test.each([
    ['no signature', told, 'signature'],
    ['a short signature', { ...told, vnp_SecureHash: 'ab' }, 'signature'],
    [
      'a signature in letters of another script',
      { ...told, vnp_SecureHash: 'ă'.repeat(64) },
      'signature',
    ],
    ['another key', { ...told, vnp_SecureHash: signFields(told, 'another-secret') }, 'signature'],
    ['another shop', signed({ ...told, vnp_TmnCode: 'OTHER001' }), 'merchant'],
    ['no amount', signed({ ...told, vnp_Amount: '' }), 'malformed'],
    ['an amount that is none', signed({ ...told, vnp_Amount: '-100' }), 'malformed'],
    // The form that we gave the buyer ourselves: signed, but it tells of nothing.
    ['our own form', gateway.form(attempt).fields, 'malformed'],
  ])('%s is refused', (_, fields, because) => {
    expect(gateway.read(fields)).toEqual({ isGenuine: false, because })
  })

  test('what a redirect hangs on to the address is not looked at', () => {
    expect(gateway.read({ ...signed(told), utm_source: 'zalo' }).isGenuine).toBe(true)
  })

  test('parts of a đồng are no amount', () => {
    expect(reportOf(gateway.read(signed({ ...told, vnp_Amount: '32500050' }))).amount).toBeNull()
  })

  test('a cancelled payment has no number of its own', () => {
    const cancelled = {
      vnp_ResponseCode: '24',
      vnp_TransactionStatus: '02',
      vnp_TransactionNo: '0',
    }
    expect(reportOf(gateway.read(signed({ ...told, ...cancelled })))).toMatchObject({
      outcome: 'failed',
      code: '24',
      providerReference: null,
    })
  })
})

const page = readFileSync(new URL('../../../docs/rules/payments.md', import.meta.url), 'utf8')

describe('the tables of docs/rules/payments.md', () => {
  test.each(workedTable(page, 'response'))(
    'response $response with status $status means $outcome',
    (row) => {
      expect(outcomeOf(row['response']!, row['status']!)).toBe(row['outcome'])
    },
  )

  test.each(workedTable(page, 'verdict'))('VNPay hears of $verdict as it says', (row) => {
    const { status, body } = gateway.answer(row['verdict'] as NotificationVerdict)
    expect(`${status} ${(body as { RspCode: string }).RspCode}`).toBe(row['VNPay is answered'])
  })
})

describe('a key that was changed', () => {
  const fresh = vnpayGateway(
    {
      ...settings,
      hashSecret: 'the-next-secret-of-the-tests',
      formerSecret: { secret: settings.hashSecret, until: '2026-11-23' },
    },
    returnUrl,
  )
  const at = (moment: string) => fresh.read(signed(told), new Date(moment)).isGenuine

  test('is believed until the end of its last day in Vietnam, and not without a day', () => {
    expect(at('2026-11-23T23:59:59+07:00')).toBe(true)
    expect(at('2026-11-24T00:00:00+07:00')).toBe(false)
    expect(fresh.read(signed(told)).isGenuine).toBe(false)
  })

  test('signs nothing new', () => {
    const { fields } = fresh.form(attempt)
    const { vnp_SecureHash: signature, ...rest } = fields
    expect(signature).toBe(signFields(rest, 'the-next-secret-of-the-tests'))
  })
})
