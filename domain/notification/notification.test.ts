import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isMobilePhone, plainText, smsParts } from './sms.ts'
import { budgetsOfCode, initialSpendRules, networkOf, spendRulesSchema } from './spending.ts'
import { shortReason } from '../order/messages.ts'
import { fillTemplate, messageTemplates, shortName, type MessageTemplate } from './templates.ts'

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
}
const longCode = {
  ...{ code: '123456', minutes: '10' },
  offer: shortName('Giảm 10% cho hoá đơn thực phẩm bảo vệ sức khoẻ từ 150.000 VNĐ'),
  store: shortName('Nhà thuốc Bệnh viện Đa khoa Khu vực Đồng bằng sông Cửu Long'),
}
const ordersOwn = /^(order|deliver|cancel|part|payment|money|refund|return|pointsPaid|giftsRefused)/

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
    expect(new Set(texts).size).toBe(6)
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

describe('the budgets of a code', () => {
  const rules = spendRulesSchema.parse(initialSpendRules)

  test('start as docs/rules/messages.md says', () => {
    const page = resolve(import.meta.dirname, '../../docs/rules/messages.md')
    const rows = readFileSync(page, 'utf8').matchAll(/^\| (\w+) +\| +(\d+) \|/gm)
    const table = Object.fromEntries([...rows].map(([, rule, value]) => [rule, Number(value)]))
    expect(table).toEqual(initialSpendRules)
  })

  test('are its phone, its block, its network and the shop', () => {
    const keys = budgetsOfCode(rules, '0901234567', '203.0.113.9').map(({ key }) => key)
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

  test.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:22ff::1', '2001:db8:1:2200::/56'],
    ['2001:db8:1:2233:4:5:6:7', '2001:db8:1:2200::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
