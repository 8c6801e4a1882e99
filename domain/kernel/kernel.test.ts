import { describe, expect, test } from 'vitest'
import {
  addDays,
  formatDate,
  formatDateTime,
  formatNearDay,
  toVietnamIso,
  vietnamDayOf,
} from './dates.ts'
import { fieldMessages } from './field-messages.ts'
import {
  emailField,
  fullNameField,
  optionalEmailField,
  otpField,
  phoneField,
  streetField,
} from './fields.ts'
import { isPhone, maskPhone, normalizePhone } from './phone.ts'
import { formatPoints, points } from './points.ts'
import { formatVnd, keepFigures, vnd } from './vnd.ts'

describe('money and points as people read them', () => {
  test.each([
    [0, '0 VNĐ'],
    [999, '999 VNĐ'],
    [1_234_000, '1.234.000 VNĐ'],
  ])('%i đồng is %s', (amount, shown) => expect(formatVnd(amount)).toBe(shown))

  test('1240 points are 1.240 điểm', () => expect(formatPoints(1240)).toBe('1.240 điểm'))

  test('a fraction is neither money nor points', () => {
    expect(() => vnd(0.5)).toThrow(RangeError)
    expect(() => points(1.5)).toThrow(RangeError)
  })
})

describe("the shop's calendar is Vietnam's, wherever the server stands", () => {
  test.each([
    ['2026-11-20T16:59:59Z', '2026-11-20'],
    ['2026-11-20T17:00:00Z', '2026-11-21'],
  ])('%s is in the day %s', (instant, day) => expect(vietnamDayOf(new Date(instant))).toBe(day))

  test('days pass over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  test('dates are DD/MM/YYYY, times have the offset on the wire', () => {
    expect(formatDate('2026-11-21')).toBe('21/11/2026')
    expect(formatNearDay('2026-11-22')).toBe('Chủ Nhật 22/11')
    expect(formatNearDay('2027-01-02')).toBe('Thứ Bảy 02/01')
    expect(formatDateTime('2026-11-20T18:05:00Z')).toBe('01:05 21/11/2026')
    expect(toVietnamIso(new Date('2026-11-20T18:05:00Z'))).toBe('2026-11-21T01:05:00.000+07:00')
  })
})

describe('phones', () => {
  test.each([
    ['+84 901.234.567', '0901234567'],
    ['84901234567', '0901234567'],
    ['0901 234 567', '0901234567'],
    ['8490123456', '8490123456'],
  ])('%s is kept as %s', (typed, kept) => expect(normalizePhone(typed)).toBe(kept))

  test.each(['0901234567', '0281234567'])('%s is a phone', (text) =>
    expect(isPhone(text)).toBe(true),
  )
  test.each(['0001234567', '090123456', '09012345678', '1901234567'])('%s is none', (text) =>
    expect(isPhone(text)).toBe(false),
  )

  test('all but the last three characters are hidden', () => {
    expect(maskPhone('0901234567')).toBe('*******567')
  })
})

describe('what fields say', () => {
  test.each([
    ['phone', phoneField, '', fieldMessages.required],
    ['phone', phoneField, '12', fieldMessages.phoneFormat],
    ['phone', phoneField, '0012345678', fieldMessages.phone],
    ['name', fullNameField, '', fieldMessages.required],
    ['name', fullNameField, 'Lan', fieldMessages.fullName],
    ['name', fullNameField, 'Nguyễn @ Lan', fieldMessages.specialCharacters],
    ['e-mail', emailField, 'lan', fieldMessages.email],
    ['e-mail', emailField, '.lan@mail.vn', fieldMessages.email],
    ['e-mail', emailField, 'lan_@mail.vn', fieldMessages.email],
    ['e-mail', emailField, 'lan-@mail.vn', fieldMessages.email],
    ['street', streetField, '12 A', fieldMessages.street],
    ['code', otpField, '12345', fieldMessages.otp],
  ])('%s %#: says what to do', (_, field, typed, message) => {
    expect(field.safeParse(typed).error?.issues[0]?.message).toBe(message)
  })

  test.each([
    [phoneField, '+84901234567', '0901234567'],
    [fullNameField, '  Nguyễn  Thị   Lan ', 'Nguyễn Thị Lan'],
    [fullNameField, 'Nguyễn Thị Lan'.normalize('NFD'), 'Nguyễn Thị Lan'],
    [emailField, 'lan.nguyen@mail.vn', 'lan.nguyen@mail.vn'],
    [optionalEmailField, '', undefined],
    [streetField, '12 Trường Chinh', '12 Trường Chinh'],
    [otpField, ' 012345 ', '012345'],
  ])('%# takes what is right, cleaned', (field, typed, kept) => {
    expect(field.parse(typed)).toBe(kept)
  })
})

test('a figure stays on one line with its unit, and a telephone number is not broken', () => {
  expect(keepFigures('Trả 305.000 VNĐ, thêm 30 điểm, gọi 028 7102 6089')).toBe(
    'Trả 305.000\u00a0VNĐ, thêm 30\u00a0điểm, gọi 028\u00a07102\u00a06089',
  )
})
