import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#domain/kernel/durations.ts'
import * as api from '#domain/staff/api.ts'
import { staffAccounts } from '#domain/staff/backoffice.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { bearer, refusalOf } from '#test/support/members.ts'
import { codeOf, hireStaff, staffPassword, type StaffMember } from '#test/support/staff.ts'
import { hashPassword } from '../session/index.ts'
import type { AccountKind } from './account-kind.ts'
import { backofficeAccounts } from './backoffice-account.ts'
import { login } from './login.ts'

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

const logIn = (given: { username?: string; password?: string; totp?: string } = {}) =>
  shop.call(api.loginStaff, { username: staff.username, password: staffPassword, ...given })
const attempt = (given: Parameters<typeof logIn>[0]) => refusalOf(logIn(given))
const code = (shift = 0) => codeOf(shop, staff, shift)
const isIn = async (headers: Record<string, string>) =>
  (await shop.call(api.getStaffSession, {}, { headers })).user !== null

describe('logging in to the back office', () => {
  test('takes the password, then the code, and tells what the role may do', async () => {
    expect(await attempt({})).toBe('totpRequired')
    const { accessToken, user } = await logIn({ totp: code() })
    expect(accessToken).toMatch(/^[\w-]{43}$/)
    expect(user).toMatchObject({ username: staff.username, role: 'warehouse', status: 'active' })
    expect(user!.permissions).toContain('stock.adjust')
    expect(user!.permissions).not.toContain('staff.read')
  })

  test('asked step by step, tells that the code comes next, and lets nobody in without it', async () => {
    const start = (password: string) =>
      shop.call(api.startStaffLogin, { username: staff.username, password })
    expect(await start(staffPassword)).toEqual({ next: 'totp' })
    expect(await refusalOf(start('not the password'))).toBe('loginWrong')
    expect(await attempt({ totp: code() })).toBe('done')
  })

  test('reads a name and a code as people write them', async () => {
    const spaced = `${code().slice(0, 3)} ${code().slice(3)}`
    expect(await attempt({ username: ` ${staff.username.toUpperCase()} `, totp: spaced })).toBe(
      'done',
    )
  })

  test('takes a password as another keyboard spells it', async () => {
    expect(await attempt({ password: staffPassword.normalize('NFD'), totp: code() })).toBe('done')
  })

  test('asks for a code only after a right password, and answers an unknown name word for word alike', async () => {
    const answers = await Promise.all(
      [staff.username, 'nobody.at.all'].map((username) =>
        shop.app.fastify.inject({
          method: 'POST',
          url: '/api/admin/auth/login',
          payload: { username, password: 'not the password' },
        }),
      ),
    )
    expect(answers[0]!.json()).toMatchObject({ statusCode: 400, errors: { code: 'loginWrong' } })
    expect(answers[1]!.body).toBe(answers[0]!.body)
  })

  test('is not open to somebody who has not set both factors yet', async () => {
    const admin = await hireStaff(shop)
    const invited = await shop.call(
      staffAccounts.create,
      { username: 'chua-vao', full_name: 'Ngô Văn An', role: 'care', reason: 'Nhân viên mới' },
      { headers: admin.headers },
    )
    expect(await attempt({ username: invited.username, password: '' })).toBe('loginWrong')
  })

  test('leaves a line in the audit', async () => {
    await logIn({ totp: code() })
    const admin = await hireStaff(shop)
    const { items } = await shop.call(
      api.listAudit,
      { staff_id: staff.id },
      { headers: admin.headers },
    )
    expect(items.map(({ action }) => action)).toEqual(['Đăng nhập', 'Kích hoạt tài khoản'])
  })
})

describe('a code of the authenticator app', () => {
  test('may be one step early or late, not two', async () => {
    expect(await attempt({ totp: code(seconds(-60)) })).toBe('totpNotValid')
    expect(await attempt({ totp: code(seconds(60)) })).toBe('totpNotValid')
    expect(await attempt({ totp: code(seconds(-30)) })).toBe('done')
    expect(await attempt({ totp: code(seconds(30)) })).toBe('done')
  })

  test('works once, and none from before it works afterwards', async () => {
    const totp = code()
    expect(await attempt({ totp })).toBe('done')
    expect(await attempt({ totp })).toBe('totpNotValid')
    expect(await attempt({ totp: code(seconds(-30)) })).toBe('totpNotValid')
  })

  test('lets one of four in who come with it at once', async () => {
    const totp = code()
    const answers = await Promise.all(Array.from({ length: 4 }, () => attempt({ totp })))
    expect(answers.toSorted()).toEqual(['done', 'totpNotValid', 'totpNotValid', 'totpNotValid'])
  })

  test('of another user does not count', async () => {
    const other = await hireStaff(shop, 'care')
    shop.ctx.clock.advance(minutes(1))
    expect(await attempt({ totp: codeOf(shop, other) })).toBe('totpNotValid')
  })
})

describe('the lock', () => {
  const wrongPassword = () => attempt({ password: 'not the password' })
  const times = async (count: number, once: () => Promise<string>) => {
    const answers: string[] = []
    for (let time = 0; time < count; time += 1) answers.push(await once())
    return new Set(answers)
  }

  test('closes after five wrong passwords, for the right one too, and says how long in words for a username', async () => {
    expect(await times(5, wrongPassword)).toEqual(new Set(['loginWrong']))
    const refused = await logIn({ totp: code() }).catch((error: CallRefused) => error)
    expect(refused).toMatchObject({ code: 'accountLocked', status: 429 })
    expect((refused as CallRefused).headers['retry-after']).toBe('900')
    expect((refused as CallRefused).message).not.toMatch(/điện thoại/)
    shop.ctx.clock.advance(minutes(15))
    expect(await attempt({ totp: code() })).toBe('done')
  })

  test('counts wrong codes like wrong passwords', async () => {
    expect(await times(3, wrongPassword)).toEqual(new Set(['loginWrong']))
    expect(await times(2, () => attempt({ totp: '000000' }))).toEqual(new Set(['totpNotValid']))
    expect(await attempt({ totp: code() })).toBe('accountLocked')
  })

  test('is not nearer for being asked for a code, and not further either', async () => {
    await times(4, () => attempt({ totp: '000000' }))
    expect(await times(3, () => attempt({}))).toEqual(new Set(['totpRequired']))
    expect(await attempt({ totp: '000000' })).toBe('totpNotValid')
    expect(await attempt({})).toBe('accountLocked')
  })

  test('gives twenty guesses at once five tries', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt({ totp: '000000' })))
    expect(answers.filter((answer) => answer === 'totpNotValid')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'accountLocked')).toHaveLength(15)
  })

  test('doubles each time it closes again', async () => {
    await times(5, wrongPassword)
    shop.ctx.clock.advance(minutes(15))
    expect(await times(5, wrongPassword)).toEqual(new Set(['loginWrong']))
    shop.ctx.clock.advance(minutes(29))
    expect(await wrongPassword()).toBe('accountLocked')
    shop.ctx.clock.advance(minutes(1))
    expect(await wrongPassword()).toBe('loginWrong')
  })

  test('is forgotten after a login, and told to those who read the audit', async () => {
    await times(4, wrongPassword)
    expect(await attempt({ totp: code() })).toBe('done')
    expect(await times(5, wrongPassword)).toEqual(new Set(['loginWrong']))
    const { headers } = await hireStaff(shop)
    const { items } = await shop.call(
      api.listAudit,
      { subject_kind: 'staff', subject_id: String(staff.id) },
      { headers },
    )
    expect(items[0]).toMatchObject({ action: 'Tạm khoá đăng nhập do nhập sai nhiều lần' })
  })

  test('is the same for a name that nobody has', async () => {
    const stranger = () => attempt({ username: 'khong.co.ai', password: 'x' })
    expect(await times(5, stranger)).toEqual(new Set(['loginWrong']))
    expect(await stranger()).toBe('accountLocked')
  })
})

test('another kind of account logs in by the same call, under the same lock', async () => {
  const passwordHash = await hashPassword(shop.ctx.config, 'nhà thuốc số một')
  const user = { ...(await logIn({ totp: code() })).user!, username: 'nt001' }
  const entered = { accessToken: 'of-the-store', user }
  const enter = async () => entered
  const pharmacies: AccountKind = {
    find: async (_ctx, username) =>
      username === 'nt001' ? { passwordHash, needsCode: false, enter } : null,
  }
  const caller = { ip: '10.0.0.1', requestId: 'test' }
  const asPharmacy = (password: string) =>
    login(shop.ctx, [backofficeAccounts, pharmacies], { username: 'NT001', password }, caller)
  expect(await asPharmacy('nhà thuốc số một')).toEqual(entered)
  for (let time = 0; time < 5; time += 1) {
    expect(await refusalOf(asPharmacy('not the password'))).toBe('loginWrong')
  }
  expect(await refusalOf(asPharmacy('nhà thuốc số một'))).toBe('accountLocked')
})

test('one address is limited across names and invitations', async () => {
  const limited = await openTestShop()
  const from = '10.9.9.9'
  const guess = (time: number) =>
    refusalOf(limited.call(api.openInvitation, { token: `${time}`.padStart(43, 'x') }, { from }))
  const guesses = await Promise.all(Array.from({ length: 60 }, (_, time) => guess(time)))
  expect(new Set(guesses)).toEqual(new Set(['invitationNotValid']))
  const logInFrom = (address: string) =>
    refusalOf(limited.call(api.loginStaff, { username: 'ten', password: 'x' }, { from: address }))
  expect(await logInFrom(from)).toBe('rateLimited')
  expect(await logInFrom('10.9.9.8')).toBe('loginWrong')
  await limited.close()
})

describe('the session', () => {
  const loginByHttp = () =>
    shop.app.fastify.inject({
      method: 'POST',
      url: '/api/admin/auth/login',
      payload: { username: staff.username, password: staffPassword, totp: code() },
    })
  const csrfPair = async () => {
    const answer = await shop.app.fastify.inject('/api/auth/csrf-token')
    const { token, secret } = answer.json<{ data: { token: string; secret: string } }>().data
    return { 'csrf-token': token, 'csrf-secret': secret }
  }

  test('is a cookie of its own that no script reads and no other site sends', async () => {
    const answer = await loginByHttp()
    const { accessToken } = answer.json<{ data: { accessToken: string } }>().data
    expect(answer.cookies).toEqual([
      {
        name: 'desk',
        value: accessToken,
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        secure: true,
        maxAge: days(7) / 1000,
      },
    ])
    expect(await isIn({ cookie: `desk=${accessToken}` })).toBe(true)
  })

  test('has a name that no other host can plant, over https', async () => {
    const other = await openTestShop({ config: { publicUrl: 'https://anlanh.test' } })
    const { username, totpSecret } = await hireStaff(other)
    other.ctx.clock.advance(minutes(1))
    const answer = await other.app.fastify.inject({
      method: 'POST',
      url: '/api/admin/auth/login',
      payload: {
        username,
        password: staffPassword,
        totp: codeOf(other, { totpSecret }),
      },
    })
    expect(answer.cookies).toMatchObject([{ name: '__Host-desk', secure: true, path: '/' }])
    await other.close()
  })

  test('authenticates a write by cookie only with a pair of our own', async () => {
    const write = (headers: Record<string, string>) =>
      shop.app.fastify.inject({
        method: 'POST',
        url: '/api/admin/auth/logout',
        headers,
        payload: {},
      })
    const cookie = `desk=${staff.token}`
    expect((await write({ cookie })).json()).toMatchObject({ errors: { code: 'csrfInvalid' } })
    expect((await write({ cookie, ...(await csrfPair()) })).statusCode).toBe(200)
    expect(await isIn(staff.headers)).toBe(false)
  })

  test('leaves public answers ready-made, and shop writes without proof', async () => {
    const cookie = `desk=${staff.token}`
    await shop.app.fastify.inject('/api/settings/shop')
    const kept = await shop.app.fastify.inject({
      url: '/api/settings/shop',
      headers: { cookie },
    })
    expect(kept.headers['cache-control']).not.toBe('no-store')
    const write = await shop.app.fastify.inject({
      method: 'POST',
      url: '/api/order/checking',
      headers: { cookie },
      payload: { products: [] },
    })
    expect(write.body).not.toContain('csrfInvalid')
  })

  test('slides for 12 hours, and ends 7 days after it began', async () => {
    for (let time = 0; time < 15; time += 1) {
      shop.ctx.clock.advance(hours(11))
      expect(await isIn(staff.headers)).toBe(true)
    }
    shop.ctx.clock.advance(hours(4))
    expect(await isIn(staff.headers)).toBe(false)
  })

  test('is over after 12 hours without use', async () => {
    shop.ctx.clock.advance(hours(12))
    expect(await isIn(staff.headers)).toBe(false)
  })

  test('of before ends when the same browser logs in again', async () => {
    const again = await shop.call(
      api.loginStaff,
      { username: staff.username, password: staffPassword, totp: code() },
      { headers: staff.headers },
    )
    expect(await isIn(staff.headers)).toBe(false)
    expect(await isIn(bearer(again.accessToken))).toBe(true)
  })

  test('of an eleventh device ends the one used longest ago', async () => {
    for (let device = 0; device < 10; device += 1) {
      shop.ctx.clock.advance(seconds(30))
      await logIn({ totp: code() })
    }
    expect(await isIn(staff.headers)).toBe(false)
    const { rows } = await shop.ctx.pool.query(
      'select id from staff_session where staff_id = $1 and ended_at is null',
      [staff.id],
    )
    expect(rows).toHaveLength(10)
  })

  test('is kept as a hash', async () => {
    const { rows } = await shop.ctx.pool.query<{ text: string }>(
      'select s::text as text from staff_session s where staff_id = $1',
      [staff.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.text).not.toContain(staff.token)
    expect(rows[0]!.text).not.toContain(Buffer.from(staff.token, 'base64url').toString('hex'))
  })
})

describe('changing the own password', () => {
  const change = (input: { old_password?: string; password?: string; totp?: string }) =>
    refusalOf(
      shop.call(
        api.changeStaffPassword,
        { old_password: staffPassword, password: 'bốn mùa hoa nở', totp: code(), ...input },
        { headers: staff.headers },
      ),
    )

  test('needs the old one and a code, and ends the other sessions', async () => {
    const other = await logIn({ totp: code(seconds(-30)) })
    expect(await change({ old_password: 'not the password' })).toBe('loginWrong')
    expect(await change({ totp: '000000' })).toBe('totpNotValid')
    expect(await change({})).toBe('done')
    expect(await isIn(staff.headers)).toBe(true)
    expect(await isIn(bearer(other.accessToken))).toBe(false)
    shop.ctx.clock.advance(minutes(1))
    expect(await attempt({ totp: code() })).toBe('loginWrong')
    expect(await attempt({ password: 'bốn mùa hoa nở', totp: code() })).toBe('done')
  })

  test('is no way around the lock', async () => {
    for (let time = 0; time < 5; time += 1) await change({ totp: '000000' })
    expect(await change({})).toBe('accountLocked')
  })

  test('refuses what is tried first', async () => {
    for (const password of [
      'password1234',
      'Mật khẩu 123456',
      `${staff.username}!!`,
      'an-lành-2026-x9',
    ]) {
      expect(await change({ password }), password).toBe('passwordTooCommon')
    }
    expect(await change({ password: 'ngắn quá' })).toBe('invalidInput')
    expect(await change({})).toBe('done')
  })
})
