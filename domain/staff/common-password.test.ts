import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

const names = ['le.hong', 'Lê Thị Hồng', 'An Lành']

describe('a password that is tried first', () => {
  test.each([
    'password1234',
    'P@ssw0rd1234',
    'Admin123456!',
    'matkhau12345',
    'Mật khẩu 2026!',
    'qwertyuiop12',
    '123456789012',
    '111111111111',
    'abcabcabcabc',
    'iloveyou1234',
    'quantri@2026',
    'le.hong-1990',
    'Lê Thị Hồng 1990',
    'AnLanh@20261',
    'xin chào an lành',
  ])('%s', (password) => {
    expect(isCommonPassword(password, names)).toBe(true)
  })
})

describe('a password of one’s own', () => {
  test.each([
    'mười hai con giáp',
    'correct horse battery staple',
    'Sen-Vang-Ho-Tay-2718',
    '8347 2916 5530',
    'x7!kQ2#vLp9s',
    '‡¶§æøå†®ß∂ƒ©∆˚',
  ])('%s', (password) => {
    expect(isCommonPassword(password, names)).toBe(false)
  })
})
