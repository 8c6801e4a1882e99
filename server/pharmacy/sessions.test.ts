import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/pharmacy/api.ts'
import { days, hours } from '#domain/kernel/durations.ts'
import { getShopIdentity } from '#domain/settings/api.ts'
import { searchCustomer } from '#domain/membership/api.ts'
import { loginStaff } from '#domain/staff/api.ts'
import { staffAccounts } from '#domain/staff/backoffice.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { bearer, refusalOf } from '#test/support/members.ts'
import { hireStaff, staffHeaders } from '#test/support/staff.ts'
import {
  ensurePharmacy,
  openPharmacy,
  pharmacyPassword,
  type PharmacyLogin,
} from '#test/support/pharmacy.ts'
import { savePharmacyUser } from './save-pharmacy.ts'

let shop: TestShop
let owner: PharmacyLogin

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  owner = await openPharmacy(shop)
})

type Headers = Record<string, string>

const logIn = (username: string, password = pharmacyPassword, headers: Headers = {}) =>
  shop.call(loginStaff, { username, password }, { headers })
const attempt = (...given: Parameters<typeof logIn>) => refusalOf(logIn(...given))
const listDevices = (headers: Headers) => shop.call(api.listPharmacyDevices, {}, { headers })
const whoIsIn = async (headers: Headers) =>
  (await shop.call(api.getPharmacySession, {}, { headers })).pharmacy
const closePharmacy = (code: string, status = 'disabled') =>
  shop.ctx.pool.query('update drugstore set status = $2 where code = $1', [code, status])
const cookieOf = (code: string, token: string) => ({
  cookie: `${code}=${token}`,
  drugstoreid: code,
})

const loginByHttp = (username: string, headers: Headers = {}) =>
  shop.app.fastify.inject({
    method: 'POST',
    url: '/api/admin/auth/login',
    headers,
    payload: { username, password: pharmacyPassword },
  })

describe('logging in at a pharmacy', () => {
  test('takes a password alone and tells whose store it is', async () => {
    const { accessToken, pharmacy, user } = await logIn(owner.username.toUpperCase())
    expect(accessToken).toMatch(/^[\w-]{43}$/)
    expect(user).toBeUndefined()
    expect(pharmacy).toEqual({
      code: owner.code,
      name: `Nhà thuốc ${owner.code}`,
      username: owner.username,
      full_name: 'Trần Thị Hoa',
      role: 'owner',
      must_change: false,
    })
  })

  test('sets a cookie that is named by the exact code, which no script reads', async () => {
    const answer = await loginByHttp(owner.username, { drugstoreid: owner.code.toLowerCase() })
    const { accessToken } = answer.json<{ data: { accessToken: string } }>().data
    expect(answer.cookies).toEqual([
      {
        name: owner.code,
        value: accessToken,
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        secure: true,
        maxAge: days(30) / 1000,
      },
    ])
    expect(await whoIsIn(cookieOf(owner.code, accessToken))).toMatchObject({ code: owner.code })
  })

  test('knows an account of another pharmacy no more than one that nobody has', async () => {
    const other = await openPharmacy(shop)
    const named = { drugstoreid: other.code }
    expect(await attempt(owner.username, pharmacyPassword, named)).toBe('loginWrong')
    expect(await attempt('khong.co.ai', pharmacyPassword, named)).toBe('loginWrong')
    expect(await attempt(owner.username, pharmacyPassword, { drugstoreid: owner.code })).toBe(
      'done',
    )
  })

  test('tells that a pharmacy is closed after the right password alone', async () => {
    await closePharmacy(owner.code)
    expect(await attempt(owner.username, 'not the password')).toBe('loginWrong')
    const told = await logIn(owner.username).catch((error: CallRefused) => error)
    expect(told).toMatchObject({ code: 'accountClosed' })
    expect((told as CallRefused).message).toContain('ngừng hoạt động')
  })

  test('locks a name after five wrong passwords', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect(await attempt(owner.username, 'not the password')).toBe('loginWrong')
    }
    expect(await attempt(owner.username)).toBe('accountLocked')
  })

  test('takes a name once among back office and pharmacies, whoever comes first', async () => {
    const admin = await hireStaff(shop)
    const pharmacyId = await ensurePharmacy(shop, owner.code)
    const account = { pharmacyId, full_name: 'Lê Hoa', role: 'staff', must_change: true } as const
    const asPharmacy = (username: string) =>
      savePharmacyUser(shop.ctx, shop.ctx.db, { ...account, username, password: pharmacyPassword })
    expect(await asPharmacy(admin.username)).toBeNull()
    const person = { full_name: 'Ngô Văn An', role: 'care', reason: 'Nhân viên mới' } as const
    const asStaff = (username: string) =>
      refusalOf(
        shop.call(staffAccounts.create, { ...person, username }, { headers: admin.headers }),
      )
    expect(await asStaff(owner.username)).toBe('conflict')
    const outcomes = await Promise.all([asPharmacy('ca.hai'), asStaff('ca.hai')])
    const isTaken = (outcome: unknown) => outcome === null || outcome === 'conflict'
    expect(outcomes.filter((outcome) => isTaken(outcome))).toHaveLength(1)
  })
})

describe('the session of a pharmacy', () => {
  test('of several devices at once is a session each, of the same pharmacy', async () => {
    const both = await Promise.all(Array.from({ length: 6 }, () => logIn(owner.username)))
    const headers = both.map(({ accessToken }) => bearer(accessToken))
    expect(new Set(headers.map(({ authorization }) => authorization)).size).toBe(6)
    for (const each of headers) expect(await whoIsIn(each)).toMatchObject({ code: owner.code })
    expect(await listDevices(owner.headers)).toHaveLength(7)
  })

  test('is kept apart from another pharmacy’s in one browser', async () => {
    const other = await openPharmacy(shop)
    const cookie = `${owner.code}=${owner.token}; ${other.code}=${other.token}`
    for (const { code } of [owner, other]) {
      expect(await whoIsIn({ cookie, drugstoreid: code })).toMatchObject({ code })
    }
    expect(await whoIsIn({ cookie })).toBeNull()
  })

  test('is forbidden with the header of another pharmacy, as a token and as a cookie', async () => {
    const other = await openPharmacy(shop)
    const named = { drugstoreid: other.code }
    expect(await refusalOf(listDevices({ ...bearer(owner.token), ...named }))).toBe('forbidden')
    expect(await refusalOf(listDevices(cookieOf(other.code, owner.token)))).toBe('forbidden')
  })

  test.each([
    'session',
    'desk',
    'Session',
    '__Host-session',
    'a b',
    'x'.repeat(33),
    'nhà-thuốc',
    '',
  ])('ignores a cookie named %j, which is no code of a pharmacy', async (name) => {
    const cookie = `${name}=${owner.token}; session=${owner.token}; desk=${owner.token}`
    const sent = { cookie, drugstoreid: Buffer.from(name).toString('latin1') }
    expect(await refusalOf(listDevices(sent))).toBe('unauthenticated')
  })

  test('of a code that every object has a property of is found like any other', async () => {
    const code = 'constructor'
    const pharmacy = await openPharmacy(shop, { code })
    const attempts = [
      {},
      { drugstoreid: code },
      { drugstoreid: 'toString' },
      { drugstoreid: '__proto__' },
    ]
    for (const headers of attempts) {
      const answer = await shop.app.fastify.inject({
        method: 'POST',
        url: '/api/admin/auth/login',
        headers,
        payload: { username: pharmacy.username, password: 'not the password' },
      })
      expect(answer.json()).toMatchObject({ errors: { code: 'loginWrong' } })
    }
    expect(await whoIsIn(cookieOf(code, pharmacy.token))).toMatchObject({ code })
  })

  test('lets no other site write with its cookie', async () => {
    const sent = {
      method: 'POST',
      url: '/api/drugstore/logout',
      headers: cookieOf(owner.code, owner.token),
      payload: {},
    } as const
    const refused = await shop.app.fastify.inject(sent)
    expect(refused.json()).toMatchObject({ errors: { code: 'csrfInvalid' } })
    const pair = (await shop.app.fastify.inject('/api/auth/csrf-token')).json<{
      data: { token: string; secret: string }
    }>().data
    const headers = { ...sent.headers, 'csrf-token': pair.token, 'csrf-secret': pair.secret }
    const answer = await shop.app.fastify.inject({ ...sent, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies).toMatchObject([{ name: owner.code, value: '' }])
    expect(await whoIsIn(owner.headers)).toBeNull()
  })

  test('that is dead is told so to each of ten calls at once', async () => {
    await shop.call(api.logoutPharmacy, {}, owner)
    const calls = Array.from({ length: 10 }, () => refusalOf(listDevices(owner.headers)))
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['unauthenticated']))
  })

  test('is out at the next call when its pharmacy is closed or its account locked', async () => {
    const staff = await openPharmacy(shop, { role: 'staff', code: owner.code })
    await shop.ctx.pool.query(`update drugstore_user set status = 'disabled' where username = $1`, [
      staff.username,
    ])
    expect(await refusalOf(listDevices(staff.headers))).toBe('unauthenticated')
    expect(await refusalOf(listDevices(owner.headers))).toBe('done')
    await closePharmacy(owner.code)
    expect(await refusalOf(listDevices(owner.headers))).toBe('unauthenticated')
  })

  test('lasts 30 days from its last use', async () => {
    shop.ctx.clock.advance(days(29))
    const answer = await shop.app.fastify.inject({
      url: '/api/drugstore/devices',
      headers: cookieOf(owner.code, owner.token),
    })
    expect(answer.cookies).toMatchObject([{ name: owner.code, maxAge: days(30) / 1000 }])
    shop.ctx.clock.advance(days(29))
    expect(await refusalOf(listDevices(owner.headers))).toBe('done')
    shop.ctx.clock.advance(days(30) + hours(1))
    expect(await refusalOf(listDevices(owner.headers))).toBe('unauthenticated')
  })

  test('of an eleventh device ends the one used longest ago', async () => {
    for (let time = 0; time < 9; time += 1) await logIn(owner.username)
    expect(await refusalOf(listDevices(owner.headers))).toBe('done')
    await logIn(owner.username)
    expect(await refusalOf(listDevices(owner.headers))).toBe('unauthenticated')
  })
})

describe('devices', () => {
  test('are all of the pharmacy for its owner, the own ones for others', async () => {
    const staff = await openPharmacy(shop, { role: 'staff', code: owner.code })
    const seen = await listDevices(owner.headers)
    expect(seen.map(({ username }) => username)).toEqual([owner.username, staff.username])
    expect(seen.map(({ is_current }) => is_current)).toEqual([true, false])
    const own = await listDevices(staff.headers)
    expect(own.map(({ username }) => username)).toEqual([staff.username])
    const end = (id: number, headers: Headers) =>
      refusalOf(shop.call(api.endPharmacyDevice, { id }, { headers }))
    expect(await end(seen[0]!.id, staff.headers)).toBe('notFound')
    const stranger = await openPharmacy(shop)
    expect(await end(seen[0]!.id, stranger.headers)).toBe('notFound')
    expect(await end(seen[1]!.id, owner.headers)).toBe('done')
    expect(await refusalOf(listDevices(staff.headers))).toBe('unauthenticated')
  })
})

describe('the own password', () => {
  const change = (old_password: string, password: string) =>
    refusalOf(shop.call(api.changePharmacyPassword, { old_password, password }, owner))

  test('is changed with the old one; other devices of the account are out', async () => {
    await shop.ctx.pool.query('update drugstore_user set must_change = true where username = $1', [
      owner.username,
    ])
    const { accessToken, pharmacy } = await logIn(owner.username)
    expect(pharmacy).toMatchObject({ must_change: true })
    expect(await change('not the password', 'cây đa bến nước')).toBe('accountWrongPwd')
    expect(await change(pharmacyPassword, '12345678')).toBe('passwordTooCommon')
    expect(await change(pharmacyPassword, 'ngắn')).toBe('invalidInput')
    expect(await change(pharmacyPassword, 'cây đa bến nước')).toBe('done')
    expect(await whoIsIn(owner.headers)).toMatchObject({ must_change: false })
    expect(await whoIsIn(bearer(accessToken))).toBeNull()
    expect(await attempt(owner.username)).toBe('loginWrong')
    expect(await attempt(owner.username, 'cây đa bến nước')).toBe('done')
  })
})

describe('a customer is looked up by phone', () => {
  const search = (headers: Headers) =>
    refusalOf(shop.call(searchCustomer, { phone: '0912345678' }, { headers }))

  test('by a pharmacy, and in the back office by whom customers are shown to', async () => {
    expect(await search(owner.headers)).toBe('done')
    expect(await search(await staffHeaders(shop, 'care'))).toBe('done')
    expect(await search(await staffHeaders(shop, 'warehouse'))).toBe('forbidden')
    expect(await search({})).toBe('unauthenticated')
  })

  test('in the back office by its cookie, also where a pharmacy’s header comes along', async () => {
    const { token } = await hireStaff(shop, 'accountant')
    expect(await search({ cookie: `desk=${token}` })).toBe('done')
    expect(await search({ cookie: `desk=${token}`, drugstoreid: owner.code })).toBe('done')
  })
})

describe('what everybody may know of a pharmacy', () => {
  test('is its name and exact code, however the code is typed', async () => {
    const { code } = owner
    const answer = await shop.call(api.getPharmacyName, { code: code.toLowerCase() })
    expect(answer).toEqual({ code, name: `Nhà thuốc ${code}` })
    const area = await shop.call(api.getPharmacyArea, { code })
    expect(area).toMatchObject({ code, has_survey: false, games: [] })
    expect(area.hotline).toBe((await shop.call(getShopIdentity, {})).hotline)
  })

  test('is nothing of one that is unknown or closed', async () => {
    expect(await refusalOf(shop.call(api.getPharmacyName, { code: 'NT-LA' }))).toBe('notFound')
    await closePharmacy(owner.code)
    expect(await refusalOf(shop.call(api.getPharmacyArea, { code: owner.code }))).toBe('notFound')
  })
})
