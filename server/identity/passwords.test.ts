import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/identity/api.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  logIn,
  openMemberShop,
  password,
  readCode,
  refusalOf,
  registerMember,
} from '#test/support/members.ts'

let shop: TestShop
let people = 0
let phone: string

beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  people += 1
  phone = `0933${String(people).padStart(6, '0')}`
})

const isSignedIn = async (headers: Record<string, string>) =>
  (await shop.call(api.getSession, {}, { headers })).member !== null

async function proveForgotten(): Promise<string> {
  await shop.call(api.sendForgotPasswordCode, { phone })
  const code = await readCode(shop, phone)
  return (await shop.call(api.submitForgotPasswordCode, { phone, code })).sessionKey
}

describe('changing the password', () => {
  test('logs the other devices out and keeps this one', async () => {
    const here = await registerMember(shop, phone)
    const there = await logIn(shop, phone)
    const change = { old_password: password, password: '987654' }
    await shop.call(api.changePassword, change, { headers: here.headers })
    expect(await isSignedIn(here.headers)).toBe(true)
    expect(await isSignedIn(there.headers)).toBe(false)
    expect(await refusalOf(shop.call(api.login, { phone, password }))).toBe('accountWrongPwd')
    await logIn(shop, phone, '987654')
  })

  test('needs the old one, with a lock that shuts nothing but this session', async () => {
    const { headers } = await registerMember(shop, phone)
    const change = (old_password: string) =>
      refusalOf(shop.call(api.changePassword, { old_password, password: '987654' }, { headers }))
    for (let count = 0; count < 5; count += 1)
      expect(await change('000000')).toBe('accountWrongPwd')
    expect(await change(password)).toBe('accountLocked')
    expect(await refusalOf(shop.call(api.login, { phone, password }))).toBe('done')
  })

  test('takes 6 digits only', async () => {
    const { headers } = await registerMember(shop, phone)
    await expect(
      shop.call(api.changePassword, { old_password: password, password: '98765' }, { headers }),
    ).rejects.toMatchObject({ fields: { password: 'Mật khẩu bao gồm 6 chữ số bất kì' } })
  })
})

describe('a forgotten password', () => {
  test('is set anew with a code; every device is logged out', async () => {
    const { headers } = await registerMember(shop, phone)
    const sessionKey = await proveForgotten()
    expect(await shop.call(api.resetPassword, { phone, sessionKey, password: '112233' })).toEqual({
      ok: true,
    })
    expect(await isSignedIn(headers)).toBe(false)
    expect(await refusalOf(shop.call(api.login, { phone, password }))).toBe('accountWrongPwd')
    await logIn(shop, phone, '112233')
  })

  test('of a phone without an account is told only after a right code', async () => {
    expect(await shop.call(api.sendForgotPasswordCode, { phone })).toMatchObject({ expiresIn: 120 })
    const code = await readCode(shop, phone)
    const wrong = code === '000000' ? '111111' : '000000'
    const submit = (given: string) =>
      shop.call(api.submitForgotPasswordCode, { phone, code: given })
    await expect(submit(wrong)).rejects.toMatchObject({ code: 'otpNotValid' })
    await expect(submit(code)).rejects.toMatchObject({
      status: 404,
      code: 'phoneNotRegistered',
      message: expect.stringContaining('Số điện thoại chưa đăng ký'),
    })
  })

  test('needs its own code: one of a registration opens nothing here', async () => {
    await registerMember(shop, phone)
    await shop.call(api.sendRegisterCode, { phone })
    const code = await readCode(shop, phone)
    expect(await refusalOf(shop.call(api.submitForgotPasswordCode, { phone, code }))).toBe(
      'otpNotValid',
    )
  })

  test('is set once with one key', async () => {
    await registerMember(shop, phone)
    const sessionKey = await proveForgotten()
    await shop.call(api.resetPassword, { phone, sessionKey, password: '112233' })
    const again = shop.call(api.resetPassword, { phone, sessionKey, password: '445566' })
    expect(await refusalOf(again)).toBe('sessionKeyNotValid')
  })
})
