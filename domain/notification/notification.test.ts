import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isMobilePhone, plainText, smsParts } from './sms.ts'
import { budgetsOfCode, initialSpendRules, spendRulesSchema } from './spending.ts'
import { lookupAddress } from '../order/lookup-address.ts'
import { shortRefundPath } from '../payment/refund-account/link.ts'
import { shortReason } from '../order/messages.ts'
import {
  fillTemplate,
  messageTemplates,
  shortName,
  vaccineTwinOf,
  zaloValues,
  type MessageTemplate,
} from './templates.ts'

/** As long as they get. */
const longValues = {
  code: 'DH261121ABCDEF',
  total: '12.345.000 VNĐ',
  amount: '12.345.000 VNĐ',
  missing: '12.345.000 VNĐ',
  points: '12.345 điểm',
  until: '09:30 22/11',
  days: '22/11 - 24/11',
  day: '31/12/2026',
  tracking: 'ECO261121ABCDEF',
  place: 'chi nhánh Hồ Chí Minh',
  reason: shortReason('Người nhận không nghe điện thoại sau nhiều lần gọi, hẹn lại ngày khác sau'),
  minutes: '10',
  offer: 'Giảm 50.000 VNĐ cho đơn hàng từ 500.000 VNĐ đến hết ngày 30/11',
  optOut: 'soạn TC gửi 1234',
  hotline: '028 7102 6595',
  lookup: lookupAddress('https://www.nhathuocanlanh.vn'),
  link: `www.nhathuocanlanh.vn${shortRefundPath}1a2b3-g1s-${'x'.repeat(20)}`,
}
const longCode = {
  code: '123456',
  minutes: '10',
  offer: shortName('Giảm 10% cho hoá đơn thực phẩm bảo vệ sức khoẻ từ 150.000 VNĐ'),
  store: shortName('Nhà thuốc Bệnh viện Đa khoa Khu vực Đồng bằng sông Cửu Long'),
}
const ordersOwn =
  /^(order|deliver|cancel|cash|part|payment|money|refund|return|pointsPaid|giftsRefused|vaccine)/

describe('an SMS', () => {
  test('loses its accents and nothing else', () => {
    expect(plainText('Đã nhận đơn hàng – cảm ơn Quý khách!')).toBe(
      'Da nhan don hang - cam on Quy khach!',
    )
  })

  const codes = Object.keys(messageTemplates).filter((name) => name.startsWith('otp'))

  test.each(codes)('%s fits into one part', (name) => {
    const text = plainText(fillTemplate(name as MessageTemplate, longCode))
    expect(text).toMatch(/^[\x20-\x7e]*$/)
    expect(smsParts(text)).toBe(1)
  })

  test('with a code says what it is for, each in words of its own', () => {
    const texts = codes.map((name) => fillTemplate(name as MessageTemplate, longCode))
    expect(new Set(texts).size).toBe(8)
    expect(fillTemplate('otpForgotPassword', longCode)).toMatch(
      /MẬT KHẨU.*bất kỳ ai, kể cả nhà thuốc/,
    )
    const voucher = { code: '123456', minutes: '10', offer: 'Giảm 10%', store: 'Minh Châu' }
    expect(fillTemplate('otpVoucher', voucher)).toContain('ưu đãi Giảm 10% tại Minh Châu')
  })

  const ofOrders = Object.keys(messageTemplates).filter((name) => ordersOwn.test(name))

  test.each(ofOrders)('%s fits into one part, whatever is filled in', (name) => {
    const text = plainText(fillTemplate(name as MessageTemplate, longValues))
    expect(text).toMatch(/^[\x20-\x7e]*$/)
    expect(smsParts(text)).toBe(1)
  })

  test('of the vaccine-centre shop names its hotline, whatever it tells of an order', () => {
    for (const plain of ofOrders.filter((name) => !/^(vaccine|pointsPaid)/.test(name))) {
      const twin = vaccineTwinOf(plain as MessageTemplate)
      expect(fillTemplate(twin, longValues), plain).toContain('028 7102 6595')
    }
  })

  const carrying = ['orderPlaced', 'orderPlacedToPay', 'orderPaid', 'returnAccepted'] as const

  test.each(carrying)('%s ends with where the order is looked up, in both shops', (name) => {
    for (const each of [name, vaccineTwinOf(name)]) {
      expect(fillTemplate(each, longValues), each).toMatch(/ www\.nhathuocanlanh\.vn\/tra-cuu$/)
    }
  })

  test.each([
    [0, 1],
    [160, 1],
    [161, 2],
    [306, 2],
    [307, 3],
  ])('of %i signs is charged as %i', (length, parts) => {
    expect(smsParts('x'.repeat(length))).toBe(parts)
  })

  test.each([
    ['0901234567', true],
    ['0321234567', true],
    ['0871234567', true],
    ['0123456789', false],
    ['0212345678', false],
    ['0281234567', false],
    ['0541234567', false],
  ])('to %s: %s', (phone, can) => {
    expect(isMobilePhone(phone)).toBe(can)
  })
})

test('Zalo is given no link: the look-up is a button of its templates', () => {
  const { lookup: _, ...shown } = longValues
  expect(zaloValues('orderPlaced', longValues)).toEqual(shown)
})

describe('the budgets of a code', () => {
  const rules = spendRulesSchema.parse(initialSpendRules)

  test('start as docs/rules/messages.md says', () => {
    const page = resolve(import.meta.dirname, '../../docs/rules/messages.md')
    const rows = readFileSync(page, 'utf8').matchAll(/^\| (\w+) +\| +(\d+) \|/gm)
    const table = Object.fromEntries([...rows].map(([, rule, value]) => [rule, Number(value)]))
    expect(table).toEqual(initialSpendRules)
  })

  test('are its phone, its block, its network and the shop', () => {
    const keys = budgetsOfCode(rules, '0901234567', [{ key: '203.0.113.0/24', budgets: 1 }]).map(
      ({ key }) => key,
    )
    expect(keys).toEqual([
      'phone-day:0901234567',
      'block-hour:0901234',
      'block-day:0901234',
      'network-hour:203.0.113.0/24',
      'network-day:203.0.113.0/24',
      'hour',
      'day',
    ])
  })
})
