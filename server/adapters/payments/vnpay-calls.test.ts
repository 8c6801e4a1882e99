import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HashAlgorithm, ignoreLogger, VNPay } from 'vnpay'
import { VnpayApi, type ApiMood } from '#test/support/vnpay-api.ts'
import type { CardGateway } from './card-gateway.ts'
import { publishedCredentials } from './published-credentials.ts'
import { vnpayGateway } from './vnpay.ts'

const api = new VnpayApi()
const { tmnCode, hashSecret } = publishedCredentials.vnpay
let gateway: Required<CardGateway>
let oracle: VNPay

beforeAll(async () => {
  const apiUrl = await api.open()
  const settings = { tmnCode, hashSecret, payUrl: 'https://gateway.test/pay', apiUrl }
  gateway = vnpayGateway(settings, 'https://shop.test/back') as Required<CardGateway>
  oracle = new VNPay({
    tmnCode,
    secureSecret: hashSecret,
    vnpayHost: 'https://gateway.test',
    queryDrAndRefundHost: new URL(apiUrl).origin,
    endpoints: { queryDrRefundEndpoint: 'api' },
    hashAlgorithm: HashAlgorithm.SHA512,
    loggerFn: ignoreLogger,
  })
})
afterEach(() => api.reset())
afterAll(() => api.close())

const asked = {
  reference: 'DH261121ABCDEF26112109000001',
  orderCode: 'DH261121ABCDEF',
  date: '20261121090000',
  at: new Date('2026-11-21T09:20:00+07:00'),
}
const askedBack = {
  ...asked,
  amount: 325_000,
  isPartial: false,
  providerReference: '14422574',
  by: 'anlanh',
}

describe('asking VNPay what became of a payment', () => {
  test('is signed as the published library signs the same question', async () => {
    await gateway.query(asked)
    const [ours] = api.asked
    await oracle.queryDr({
      vnp_RequestId: ours!.vnp_RequestId!,
      vnp_TxnRef: asked.reference,
      vnp_TransactionDate: Number(asked.date),
      vnp_CreateDate: Number(ours!.vnp_CreateDate),
      vnp_IpAddr: ours!.vnp_IpAddr!,
      vnp_OrderInfo: ours!.vnp_OrderInfo!,
      vnp_TransactionNo: undefined as never,
    })
    expect(ours).toMatchObject({ vnp_Command: 'querydr', vnp_CreateDate: '20261121092000' })
    expect(ours!.vnp_RequestId).toMatch(/^[0-9a-f]{32}$/)
    expect(api.asked[1]!.vnp_SecureHash).toBe(ours!.vnp_SecureHash)
  })

  test('its answer is read, and the published library believes it too', async () => {
    api.moods.querydr = [{ vnp_Amount: '32500000' }]
    const answer = await gateway.query(asked)
    expect(answer).toMatchObject({
      outcome: 'told',
      refund: 'none',
      report: { outcome: 'paid', amount: 325_000, providerReference: '14422574' },
    })
    const read = await oracle.queryDr({
      vnp_RequestId: 'x',
      vnp_TxnRef: asked.reference,
      vnp_OrderInfo: 'x',
      vnp_TransactionDate: 1,
      vnp_CreateDate: 1,
      vnp_IpAddr: '127.0.0.1',
      vnp_TransactionNo: undefined as never,
    })
    expect(read.isVerified).toBe(true)
  })

  test.each<[string, ApiMood, object]>([
    ['not at its end', { vnp_TransactionStatus: '01' }, { report: { outcome: 'pending' } }],
    [
      'failed',
      { vnp_TransactionStatus: '02' },
      { report: { outcome: 'failed', code: 'status02' } },
    ],
    ['doubted', { vnp_TransactionStatus: '07' }, { report: { outcome: 'review' } }],
    [
      'given back',
      { vnp_TransactionType: '02', vnp_TransactionStatus: '05' },
      { refund: 'made', report: { outcome: 'review' } },
    ],
    ['on its way back', { vnp_TransactionStatus: '06' }, { refund: 'made' }],
    [
      'not given back by the bank',
      { vnp_TransactionType: '03', vnp_TransactionStatus: '09' },
      { refund: 'refused' },
    ],
    ['unknown there', { vnp_ResponseCode: '91' }, { outcome: 'absent' }],
    ['asked too often', { vnp_ResponseCode: '94' }, { outcome: 'unclear', code: '94' }],
    ['signed by somebody else', 'forged', { outcome: 'unclear', code: 'signature' }],
    [
      'told of another payment',
      { vnp_TxnRef: 'OTHER' },
      { outcome: 'unclear', code: 'otherPayment' },
    ],
    ['cut off', 'cutOff', { outcome: 'unclear', code: 'UND_ERR_SOCKET' }],
    ['no JSON', 'notJson', { outcome: 'unclear', code: 'malformed' }],
    ['a fault over there', { status: 500 }, { outcome: 'unclear', code: 'http500' }],
  ])('%s', async (_, mood, expected) => {
    api.moods.querydr = [mood]
    expect(await gateway.query(asked)).toMatchObject(expected)
  })

  test('a gateway that never answers is given up', async () => {
    api.moods.querydr = ['silent']
    const timeout = new AbortController()
    const answer = gateway.query(asked, timeout.signal)
    await api.isKeptWaiting()
    timeout.abort()
    expect(await answer).toEqual({ outcome: 'unclear', code: 'timeout' })
  })
})

describe('asking VNPay to pay back', () => {
  test('is signed as the published library signs the same request', async () => {
    await gateway.refund(askedBack)
    const [ours] = api.asked
    await oracle.refund({
      vnp_RequestId: ours!.vnp_RequestId!,
      vnp_TxnRef: asked.reference,
      vnp_Amount: askedBack.amount,
      vnp_TransactionNo: Number(askedBack.providerReference),
      vnp_TransactionType: '02',
      vnp_TransactionDate: Number(asked.date),
      vnp_CreateBy: askedBack.by,
      vnp_CreateDate: Number(ours!.vnp_CreateDate),
      vnp_IpAddr: ours!.vnp_IpAddr!,
      vnp_OrderInfo: ours!.vnp_OrderInfo!,
    })
    expect(ours).toMatchObject({ vnp_TransactionType: '02', vnp_Amount: '32500000' })
    expect(api.asked[1]!.vnp_SecureHash).toBe(ours!.vnp_SecureHash)
  })

  test('a part of it is called one', async () => {
    await gateway.refund({ ...askedBack, amount: 100_000, isPartial: true })
    expect(api.asked[0]).toMatchObject({ vnp_TransactionType: '03', vnp_Amount: '10000000' })
  })

  test.each<[string, ApiMood, object]>([
    ['made', {}, { outcome: 'made', reference: '14422574' }],
    ['asked for before', { vnp_ResponseCode: '94' }, { outcome: 'repeated' }],
    ['refused', { vnp_ResponseCode: '95' }, { outcome: 'refused', code: '95' }],
    ['anything else', { vnp_ResponseCode: '99' }, { outcome: 'unclear', code: '99' }],
    ['signed by somebody else', 'forged', { outcome: 'unclear', code: 'signature' }],
    ['cut off', 'cutOff', { outcome: 'unclear' }],
  ])('%s', async (_, mood, expected) => {
    api.moods.refund = [mood]
    expect(await gateway.refund(askedBack)).toMatchObject(expected)
  })
})
