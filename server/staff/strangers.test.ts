import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#domain/kernel/durations.ts'
import * as api from '#domain/staff/api.ts'
import { maxStrangersTries } from '#domain/staff/rules.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { bearer, refusalOf } from '#test/support/members.ts'
import { codeOf, hireStaff, staffPassword, type StaffMember } from '#test/support/staff.ts'
import { backofficeAccounts } from './backoffice-account.ts'
import { login } from './login.ts'
import { clearName } from './name-tries.ts'

let shop: TestShop
let staff: StaffMember

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  staff = await hireStaff(shop, 'warehouse')
  // The code with which they proved their app is used up.
  shop.ctx.clock.advance(minutes(1))
})

const code = () => codeOf(shop, staff)
const logIn = () =>
  shop.call(api.loginStaff, {
    username: staff.username,
    password: staffPassword,
    totp: code(),
  })
const guessHere = async (count: number) => {
  const guess = { username: staff.username, password: 'not the password' }
  const answers: string[] = []
  for (let time = 0; time < count; time += 1) {
    answers.push(await refusalOf(shop.call(api.loginStaff, guess)))
  }
  return new Set(answers)
}

/** From another network. */
const loginFrom = (ip: string) => (given: { password?: string; totp?: string }) =>
  refusalOf(
    login(
      shop.ctx,
      [backofficeAccounts],
      { username: staff.username, password: staffPassword, ...given },
      { ip, requestId: 'test' },
    ),
  )

describe('the lock', () => {
  test('of a stranger keeps out strangers of their network, not whom they wanted out', async () => {
    const stranger = loginFrom('203.0.113.9')
    for (let time = 0; time < 5; time += 1) {
      expect(await stranger({ password: 'not the password' })).toBe('loginWrong')
    }
    expect(await stranger({ password: 'not the password' })).toBe('accountLocked')
    expect(await loginFrom('198.51.100.4')({ totp: code() })).toBe('done')
  })

  test('of strangers from everywhere keeps out strangers, not those who have been let in from there', async () => {
    const home = loginFrom('2001:db8:1:2::7')
    expect(await home({ totp: code() })).toBe('done')
    for (let time = 0; time < maxStrangersTries; time += 1) {
      await loginFrom(`203.0.113.${time}`)({ password: 'not the password' })
    }
    expect(await loginFrom('203.0.113.99')({ totp: code() })).toBe('accountLocked')
    // Another address of the line at home.
    shop.ctx.clock.advance(minutes(1))
    expect(await loginFrom('2001:db8:1:2::8')({ totp: code() })).toBe('done')
    shop.ctx.clock.advance(minutes(15))
    expect(await loginFrom('203.0.113.99')({ totp: code() })).toBe('done')
  })

  test('of wrong codes holds everywhere: whoever sends them has the password', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect(await loginFrom(`203.0.113.${time}`)({ totp: '000000' })).toBe('totpNotValid')
    }
    expect(await loginFrom('198.51.100.4')({ totp: code() })).toBe('accountLocked')
  })

  test('is nothing that strangers can put on the password of somebody who is logged in', async () => {
    const { accessToken } = await logIn()
    expect(await guessHere(5)).toEqual(new Set(['loginWrong']))
    shop.ctx.clock.advance(minutes(1))
    const change = { old_password: staffPassword, password: 'một mật khẩu mới dài', totp: code() }
    const changed = shop.call(api.changeStaffPassword, change, { headers: bearer(accessToken) })
    expect(await refusalOf(changed)).toBe('done')
  })

  test('is opened by a reset, wherever it came from', async () => {
    expect(await guessHere(5)).toEqual(new Set(['loginWrong']))
    await clearName(shop.ctx.db, staff.username)
    expect(await refusalOf(logIn())).toBe('done')
  })
})

describe('the captcha', () => {
  const wrong = { password: 'not the password' }
  const guarded = (ip: string, given: object = {}) =>
    refusalOf(
      login(
        { ...shop.ctx, config: { ...shop.ctx.config, captcha: true } },
        [backofficeAccounts],
        { username: staff.username, password: staffPassword, totp: code(), ...given },
        { ip, requestId: 'test' },
      ),
    )

  test('is asked of every stranger once some have been wrong, known name or not', async () => {
    for (const username of [staff.username, 'khong.ai.ca']) {
      const stranger = { ...wrong, username }
      expect(await guarded('203.0.113.1', stranger)).toBe('loginWrong')
      expect(await guarded('203.0.113.2', stranger)).toBe('loginWrong')
      expect(await guarded('203.0.113.3', stranger)).toBe('captchaRequired')
      expect(await guarded('203.0.113.3', { ...stranger, captcha: 'x' })).toBe('captchaInvalid')
    }
  })

  test('is asked where one was wrong, and of nobody else who has been there before', async () => {
    expect(await guarded('198.51.100.4')).toBe('done')
    for (const last of [1, 2]) expect(await guarded(`203.0.113.${last}`, wrong)).toBe('loginWrong')
    shop.ctx.clock.advance(minutes(1))
    expect(await guarded('198.51.100.4')).toBe('done')
    for (const _ of [1, 2]) expect(await guarded('198.51.100.4', wrong)).toBe('loginWrong')
    expect(await guarded('198.51.100.4')).toBe('captchaRequired')
  })
})
