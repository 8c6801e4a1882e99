import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workedTable } from '#domain/cart/worked-table.ts'
import type { NotificationVerdict, Reading } from './card-gateway.ts'
import { cybersourceGateway } from './cybersource.ts'

const settings = {
  profileId: 'profile-of-the-tests',
  accessKey: 'access-key-of-the-tests',
  secretKey: 'secret-key-of-the-tests',
  payUrl: 'https://gateway.test/pay',
}
const gateway = cybersourceGateway(settings, {
  returnUrl: 'https://shop.test/api/payment/return/cybersource',
  notifyUrl: 'https://shop.test/api/payment/notify/cybersource',
})

const attempt = {
  reference: 'DH261121ABCDEF26112109000001',
  orderCode: 'DH261121ABCDEF',
  amount: 325_000,
  createdAt: new Date('2026-11-21T09:00:00.500+07:00'),
  expiresAt: new Date('2026-11-21T09:15:00+07:00'),
  address: '203.0.113.7',
}

const accepted = {
  decision: 'ACCEPT',
  reason_code: '100',
  req_profile_id: settings.profileId,
  req_reference_number: attempt.reference,
  req_amount: '325000',
  req_currency: 'VND',
  auth_amount: '325000.00',
  transaction_id: '7000000000000000001',
}

/** As CyberSource's guide describes it, written apart from the adapter. */
function signed(fields: Record<string, string>, key = settings.secretKey): Record<string, string> {
  const names = [...Object.keys(fields), 'signed_field_names']
  const all: Record<string, string> = { ...fields, signed_field_names: names.join(',') }
  const text = names.map((name) => `${name}=${all[name]}`).join(',')
  return { ...all, signature: createHmac('sha256', key).update(text).digest('base64') }
}

function reportOf(reading: Reading) {
  if (!reading.isGenuine) throw new Error(`not genuine: ${reading.because}`)
  return reading.report
}

describe('the form that takes a buyer to CyberSource', () => {
  const { action, method, fields } = gateway.form(attempt)

  test('is posted, and says what is paid and where to tell of it', () => {
    expect({ action, method }).toEqual({ action: settings.payUrl, method: 'POST' })
    expect(fields).toMatchObject({
      access_key: settings.accessKey,
      profile_id: settings.profileId,
      reference_number: attempt.reference,
      amount: '325000',
      currency: 'VND',
      transaction_type: 'sale',
      signed_date_time: '2026-11-21T02:00:00Z',
      override_backoffice_post_url: 'https://shop.test/api/payment/notify/cybersource',
    })
  })

  test('is signed over every field it has', () => {
    const { signature, signed_field_names: names, ...others } = fields
    expect(names!.split(',')).toEqual([...Object.keys(others), 'signed_field_names'])
    expect(signed(others).signature).toBe(signature)
  })

  test('is another one each time: the gateway refuses the same twice', () => {
    expect(gateway.form(attempt).fields.transaction_uuid).not.toBe(fields.transaction_uuid)
  })
})

describe('what CyberSource tells', () => {
  test('is read once its signature is right', () => {
    expect(reportOf(gateway.read(signed(accepted)))).toEqual({
      eventId: `${attempt.reference}:7000000000000000001:ACCEPT:100:325000.00:VND`,
      reference: attempt.reference,
      amount: 325_000,
      currency: 'VND',
      outcome: 'paid',
      code: '100',
      providerReference: '7000000000000000001',
    })
  })

  test('is refused when any signed field was touched', () => {
    const names = fc.constantFrom(...(Object.keys(accepted) as (keyof typeof accepted)[]))
    fc.assert(
      fc.property(names, fc.string({ maxLength: 20 }), (name, value) => {
        fc.pre(value !== accepted[name])
        expect(gateway.read({ ...signed(accepted), [name]: value }).isGenuine).toBe(false)
      }),
    )
  })

  test('a decision hung on to our own signed form is nobody’s word', () => {
    const { fields } = gateway.form(attempt)
    const forged = { ...fields, ...accepted }
    expect(gateway.read(forged)).toEqual({ isGenuine: false, because: 'malformed' })
  })

  test('a decision that a buyer typed into a signed street is nobody’s word', () => {
    const street = ',decision=ACCEPT,reason_code=100,signed_field_names=x'
    const declined = { req_bill_to_address_line1: street, ...accepted, decision: 'DECLINE' }
    expect(gateway.read(signed(declined))).toEqual({ isGenuine: false, because: 'signature' })
  })

  test.each([
    ['no signature', accepted, 'signature'],
    ['another key', signed(accepted, 'another-secret'), 'signature'],
    ['another shop', signed({ ...accepted, req_profile_id: 'other' }), 'merchant'],
    ['nothing', {}, 'signature'],
  ])('%s is refused', (_, fields, because) => {
    expect(gateway.read(fields)).toEqual({ isGenuine: false, because })
  })

  test('only a part that was taken is not the amount that was asked for', () => {
    const partly = { ...accepted, reason_code: '110', auth_amount: '100000.00' }
    expect(reportOf(gateway.read(signed(partly)))).toMatchObject({
      outcome: 'paid',
      amount: 100_000,
    })
  })

  test('parts of a đồng are no amount', () => {
    expect(
      reportOf(gateway.read(signed({ ...accepted, auth_amount: '325000.5' }))).amount,
    ).toBeNull()
  })

  test('a cancelled payment has neither number nor reason', () => {
    const { reason_code: _reason, auth_amount: _amount, transaction_id: _id, ...rest } = accepted
    expect(reportOf(gateway.read(signed({ ...rest, decision: 'CANCEL' })))).toMatchObject({
      outcome: 'failed',
      code: 'CANCEL',
      providerReference: null,
      amount: 325_000,
    })
  })
})

const page = readFileSync(new URL('../../../docs/rules/payments.md', import.meta.url), 'utf8')

describe('the tables of docs/rules/payments.md', () => {
  test.each(workedTable(page, 'CyberSource decision'))('%o', (row) => {
    const { 'CyberSource decision': decision = '', reason = '' } = row
    const report = reportOf(gateway.read(signed({ ...accepted, decision, reason_code: reason })))
    expect(report.outcome).toBe(row['outcome'])
  })

  test.each(workedTable(page, 'verdict'))('CyberSource hears of $verdict as it says', (row) => {
    const { status } = gateway.answer(row['verdict'] as NotificationVerdict)
    expect(String(status)).toBe(row['CyberSource is answered'])
  })
})
