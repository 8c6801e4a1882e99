import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openGateway, ownDataDir, payByCard } from '#test/support/sandbox.ts'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import { sandboxPaths } from '../providers.ts'

const { profileId, accessKey, secretKey } = publishedCredentials.cybersource

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { dataDir: ownDataDir() } })
})
afterAll(() => shop.close())

type Fields = Record<string, string>

/** As its documentation has it, for whatever the message itself names. */
function signatureOf(fields: Fields): string {
  const names = fields.signed_field_names!.split(',')
  const text = names.map((name) => `${name}=${fields[name]}`).join(',')
  return createHmac('sha256', secretKey).update(text).digest('base64')
}

let orders = 0

function form(change: Fields = {}) {
  orders += 1
  const fields: Fields = {
    access_key: accessKey,
    profile_id: profileId,
    transaction_uuid: crypto.randomUUID(),
    unsigned_field_names: '',
    signed_date_time: '2026-11-21T02:00:00Z',
    locale: 'vi-vn',
    transaction_type: 'sale',
    reference_number: `DH261121ABC${String(orders).padStart(3, '0')}20261121090000`,
    amount: '305000',
    currency: 'VND',
    override_custom_receipt_page: 'http://shop.test/api/payment/return/cybersource?x=1',
    ...change,
  }
  fields.signed_field_names = [...Object.keys(fields), 'signed_field_names'].join(',')
  return signed(fields)
}

function signed(fields: Fields) {
  const all: Fields = { ...fields, signature: signatureOf(fields) }
  return { action: sandboxPaths.cybersource, method: 'POST' as const, fields: all }
}

test('the page takes a form that the shop has signed', async () => {
  const page = await openGateway(shop, form())
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('305.000 VNĐ')
})

test('the page sends away what is not signed, not named, stale or malformed', async () => {
  const faultOf = async (sent: ReturnType<typeof signed>) => {
    const page = await openGateway(shop, sent)
    expect(page.statusCode).toBe(400)
    return /chưa đúng<\/dt><dd>([^<]+)/.exec(page.body)?.[1]
  }
  const good = form()
  const changed = { ...good, fields: { ...good.fields, amount: '1000' } }
  expect(await faultOf(changed)).toBe('signature')
  const more = { ...good, fields: { ...good.fields, discount: '1' } }
  expect(await faultOf(more)).toBe('discount')
  const names = good.fields.signed_field_names!.replace(',amount', '')
  const unsigned = { ...good.fields, signed_field_names: names, unsigned_field_names: 'amount' }
  expect(await faultOf(signed(unsigned))).toBe('amount')
  expect(await faultOf(form({ signed_date_time: '2026-11-21T01:44:59Z' }))).toBe('signed_date_time')
  expect(await faultOf(form({ currency: 'USD' }))).toBe('currency')
  expect(await faultOf(form({ profile_id: 'another' }))).toBe('profile_id, access_key')
})

test('every end is told in a message whose signature covers what matters', async () => {
  const told: Record<string, unknown> = {}
  for (const outcome of ['paid', 'declined', 'cancelled', 'review', 'error']) {
    const { payment, back } = await payByCard(shop, form(), outcome)
    const notice = payment.notice!
    expect(notice.signature).toBe(signatureOf(notice))
    const covered = notice.signed_field_names!.split(',').toSorted()
    expect(covered).toEqual(
      Object.keys(notice)
        .filter((name) => name !== 'signature')
        .toSorted(),
    )
    expect(notice).toMatchObject({
      req_reference_number: payment.reference,
      req_amount: '305000',
      req_currency: 'VND',
    })
    const action = '/api/payment/return/cybersource?x=1'
    expect(back).toEqual({ action, method: 'POST', fields: notice })
    told[outcome] = [notice.decision, notice.reason_code, 'transaction_id' in notice]
  }
  expect(told).toEqual({
    paid: ['ACCEPT', '100', true],
    declined: ['DECLINE', '203', true],
    cancelled: ['CANCEL', undefined, false],
    review: ['REVIEW', '480', true],
    error: ['ERROR', '150', true],
  })
})
