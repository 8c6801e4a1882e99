import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Banks, QRPay } from 'vietnam-qr-pay'
import { bankName } from '#domain/payment/banks.ts'
import { qrPicture } from './qr-picture.ts'
import { publishedCredentials } from './published-credentials.ts'
import { isFeedKey, readFeed } from './sepay.ts'
import { vietQr } from './viet-qr.ts'

const transfer = fc.record({
  bankBin: fc.stringMatching(/^\d{6}$/),
  account: fc.stringMatching(/^[0-9A-Z]{3,19}$/),
  amount: fc.integer({ min: 1, max: 2_000_000_000 }),
  note: fc.stringMatching(/^[0-9A-Z]{1,25}$/),
})

describe('a VietQR code', () => {
  test('is the text that the published library makes of the same transfer', () => {
    fc.assert(
      fc.property(transfer, ({ bankBin, account, amount, note }) => {
        const built = QRPay.initVietQR({
          bankBin,
          bankNumber: account,
          amount: String(amount),
          purpose: note,
        }).build()
        expect(vietQr({ bankBin, account, amount, note })).toBe(built)
      }),
    )
  })

  test('is read by the published library as what it says', () => {
    fc.assert(
      fc.property(transfer, ({ bankBin, account, amount, note }) => {
        const read = new QRPay(vietQr({ bankBin, account, amount, note }))
        expect(read.isValid).toBe(true)
        expect(read.consumer).toMatchObject({ bankBin, bankNumber: account })
        expect([read.amount, read.additionalData.purpose]).toEqual([String(amount), note])
      }),
    )
  })

  test('is drawn as a picture that a page may show without any other address', () => {
    const picture = qrPicture('VietQR')
    expect(picture).toMatch(/^data:image\/svg\+xml,/)
    const svg = decodeURIComponent(picture.slice(picture.indexOf(',') + 1))
    expect(svg).toMatch(/^<svg [^>]+><path [^>]+\/><path [^>]+\/><\/svg>$/)
  })
})

test('banks have their names, also those the library knows; a new one has its number', () => {
  const known = Banks.filter(({ bin, vietQRStatus }) => bin && vietQRStatus >= 0)
  for (const { bin } of known) expect(bankName(bin)).not.toContain(bin)
  expect(bankName('970436')).toBe('Vietcombank')
  expect(bankName('111111')).toBe('Ngân hàng 111111')
})

test('the demo’s account is at no bank: nobody can send it real money', () => {
  expect(Banks.map(({ bin }) => bin)).not.toContain(publishedCredentials.bank.bin)
})

describe('the bank’s feed', () => {
  const told = {
    id: 92_704,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-21 14:02:37',
    accountNumber: '0123499999',
    code: null,
    content: 'MBVCB.3278907687.ALDH261121ABCDEF.CT tu 0011',
    transferType: 'in',
    transferAmount: 325_000,
    accumulated: 19_077_000,
    subAccount: null,
    referenceCode: 'MBVCB.3278907687',
    description: '',
  }

  test('is read as SePay sends it', () => {
    expect(readFeed(told)).toEqual({
      feedId: '92704',
      direction: 'in',
      accounts: ['0123499999'],
      amount: 325_000,
      content: told.content,
      foundCode: '',
      bankReference: 'MBVCB.3278907687',
      bookedAt: new Date('2026-11-21T14:02:37+07:00'),
    })
  })

  test('may be booked on a virtual account, and at a time that nobody can read', () => {
    const read = readFeed({ ...told, subAccount: 'VQR0001', transactionDate: 'hôm qua' })
    expect(read).toMatchObject({ accounts: ['0123499999', 'VQR0001'], bookedAt: null })
  })

  test.each([
    [{ ...told, id: undefined }],
    [{ ...told, transferAmount: '325000' }],
    [{ ...told, transferAmount: 0.5 }],
    [{ ...told, transferAmount: -1 }],
    [{ ...told, transferType: 'back' }],
    [null],
    ['text'],
    [[]],
  ])('%j tells of nothing', (body) => {
    expect(readFeed(body)).toBeNull()
  })

  test('is believed by its key alone', () => {
    expect(isFeedKey('Apikey right-key', 'right-key')).toBe(true)
    for (const wrong of [undefined, '', 'Apikey', 'Apikey right-ke', 'Bearer right-key']) {
      expect(isFeedKey(wrong, 'right-key')).toBe(false)
    }
    expect(isFeedKey(`Apikey ${Buffer.from('right-key').toString('base64')}`, 'right-key')).toBe(
      false,
    )
  })
})
