import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/identity/api.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import { days, hours, minutes } from '#domain/kernel/durations.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  logIn,
  openMemberShop,
  password,
  proveForRegister,
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
  phone = `0922${String(people).padStart(6, '0')}`
})

const tryPassword = (secret: string, of = phone) =>
  refusalOf(shop.call(api.login, { phone: of, password: secret }))

const loginByHttp = (headers: Record<string, string> = {}) =>
  shop.app.fastify.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload: { phone, password },
  })

describe('logging in', () => {
  test('answers the token and the member, and sets the same token as a cookie that no script reads', async () => {
    await registerMember(shop, phone)
    const answer = await loginByHttp()
    const { data } = answer.json<{ data: { accessToken: string; user: { phone: string } } }>()
    expect(data.accessToken).toMatch(/^[\w-]{43}$/)
    expect(data.user.phone).toBe(phone)
    const browser = { httpOnly: true, secure: true, sameSite: 'Lax' }
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'browser', maxAge: days(400) / 1000, ...browser }),
      {
        name: 'session',
        value: data.accessToken,
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: true,
        maxAge: days(30) / 1000,
      },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('normalises the phone', async () => {
    await registerMember(shop, phone)
    expect(await tryPassword(password, `+84 ${phone.slice(1)}`)).toBe('done')
  })

  test('ends the session the browser had before: a new login is a new token', async () => {
    const first = await registerMember(shop, phone)
    const { headers } = first
    const again = await shop.call(api.login, { phone, password }, { headers })
    expect(again.accessToken).not.toBe(first.token)
    expect(await refusalOf(shop.call(api.getUser, {}, { headers }))).toBe('unauthenticated')
  })

  test('answers an unknown phone as a wrong password, word for word', async () => {
    await registerMember(shop, phone)
    const answers = await Promise.all(
      [phone, '0929999999'].map((each) =>
        shop.app.fastify.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { phone: each, password: '000000' },
        }),
      ),
    )
    expect(answers[0]!.json()).toMatchObject({
      statusCode: 400,
      errors: { code: 'accountWrongPwd' },
    })
    expect(answers[1]!.body).toBe(answers[0]!.body)
  })

  test('keeps at most 20 devices: one more ends the one that was used longest ago', async () => {
    const first = await registerMember(shop, phone)
    for (let device = 0; device < 20; device += 1) {
      shop.ctx.clock.advance(1000)
      await logIn(shop, phone)
    }
    const gone = shop.call(api.getUser, {}, { headers: first.headers })
    expect(await refusalOf(gone)).toBe('unauthenticated')
    const { headers } = await logIn(shop, phone)
    expect((await shop.call(accountData.listSessions, {}, { headers })).sessions).toHaveLength(20)
  })
})

describe('the cookie', () => {
  test.each([
    ['https://anlanh.test', '__Host-session', true],
    ['http://localhost:3000', 'session', undefined],
    ['http://127.0.0.1:3000', 'session', undefined],
  ])('of a shop at %s is called %s', async (publicUrl, name, secure) => {
    const other = await openMemberShop({ publicUrl })
    await registerMember(other, phone)
    const answer = await other.app.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { phone, password },
    })
    const [browser, given] = answer.cookies as { value: string; name: string; secure?: boolean }[]
    expect(given).toMatchObject({ name, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(browser!.name).toBe(name.replace('session', 'browser'))
    expect([browser!.secure, given!.secure]).toEqual([secure, secure])
    const cookie = `${name}=${given!.value}`
    const session = await other.app.fastify.inject({
      url: '/api/auth/session',
      headers: { cookie },
    })
    expect(session.json()).toMatchObject({ data: { member: { phone } } })
    await other.close()
  })

  test('authenticates a write only with a pair of our own; a bearer token needs none', async () => {
    const { token, headers } = await registerMember(shop, phone)
    const cookie = `session=${token}`
    const write = (extra: Record<string, string>) =>
      shop.app.fastify.inject({
        method: 'POST',
        url: '/api/auth/user',
        headers: extra,
        payload: {},
      })
    expect((await write({ cookie })).json()).toMatchObject({ errors: { code: 'csrfInvalid' } })
    const pair = (await shop.app.fastify.inject('/api/auth/csrf-token')).json<{
      data: { token: string; secret: string }
    }>().data
    const proven = { cookie, 'csrf-token': pair.token, 'csrf-secret': pair.secret }
    expect((await write(proven)).statusCode).toBe(200)
    expect((await write(headers)).statusCode).toBe(200)
    // An authorization header takes the cookie's place, also when it is worth nothing.
    expect((await write({ cookie, authorization: 'Bearer x' })).statusCode).toBe(401)
  })

  test('is cleared at logout, and its token is dead', async () => {
    const { headers } = await registerMember(shop, phone)
    const answer = await shop.app.fastify.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers,
      payload: {},
    })
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '', path: '/' }])
    expect(await refusalOf(shop.call(api.getUser, {}, { headers }))).toBe('unauthenticated')
    expect((await shop.call(api.getSession, {}, { headers })).member).toBeNull()
  })
})

describe('a session', () => {
  test('slides: it ends 30 days after it was last used', async () => {
    const { headers } = await registerMember(shop, phone)
    for (let month = 0; month < 3; month += 1) {
      shop.ctx.clock.advance(days(29))
      expect((await shop.call(api.getSession, {}, { headers })).member?.phone).toBe(phone)
    }
    shop.ctx.clock.advance(days(30))
    expect((await shop.call(api.getSession, {}, { headers })).member).toBeNull()
  })

  test('is written down as used once an hour, and the browser learns of its new end', async () => {
    const { id, token } = await registerMember(shop, phone)
    const ask = () =>
      shop.app.fastify.inject({ url: '/api/auth/session', headers: { cookie: `session=${token}` } })
    const lastSeen = () =>
      shop.ctx.db
        .selectFrom('member_session')
        .select('last_seen_at')
        .where('member_id', '=', id)
        .executeTakeFirstOrThrow()
    const before = await lastSeen()
    shop.ctx.clock.advance(minutes(59))
    expect((await ask()).cookies).toEqual([])
    expect(await lastSeen()).toEqual(before)
    shop.ctx.clock.advance(minutes(1))
    expect((await ask()).cookies).toMatchObject([{ value: token, maxAge: days(30) / 1000 }])
    expect(await lastSeen()).toEqual({ last_seen_at: shop.ctx.clock.now() })
  })

  test('ends a year after it began, however often it is used', async () => {
    const { headers } = await registerMember(shop, phone)
    for (let week = 0; week < 18; week += 1) {
      shop.ctx.clock.advance(days(20))
      await shop.call(api.getSession, {}, { headers })
    }
    expect((await shop.call(api.getSession, {}, { headers })).member).not.toBeNull()
    shop.ctx.clock.advance(days(6))
    expect((await shop.call(api.getSession, {}, { headers })).member).toBeNull()
  })

  test.each(['Bearer x', 'Bearer ', 'Basic abc', `Bearer ${'a'.repeat(43)}`])(
    'is not opened by %j',
    async (authorization) => {
      expect(
        (await shop.call(api.getSession, {}, { headers: { authorization } })).member,
      ).toBeNull()
    },
  )
})

describe('wrong passwords', () => {
  const wrongFive = async () => {
    const answers = []
    for (let count = 0; count < 5; count += 1) answers.push(await tryPassword('000000'))
    return answers
  }

  test('lock the phone at the fifth; then the right one does not help', async () => {
    await registerMember(shop, phone)
    expect(await wrongFive()).toEqual(Array.from({ length: 5 }, () => 'accountWrongPwd'))
    await expect(shop.call(api.login, { phone, password })).rejects.toMatchObject({
      status: 429,
      code: 'accountLocked',
      headers: { 'retry-after': '900' },
    })
    shop.ctx.clock.advance(minutes(15))
    expect(await tryPassword(password)).toBe('done')
  })

  test('lock twice as long each time, up to a day', async () => {
    await registerMember(shop, phone)
    for (const lock of [0.25, 0.5, 1, 2, 4, 8, 16, 24, 24].map(hours)) {
      await wrongFive()
      shop.ctx.clock.advance(lock - 1)
      expect(await tryPassword(password)).toBe('accountLocked')
      shop.ctx.clock.advance(1)
    }
    expect(await tryPassword(password)).toBe('done')
    await wrongFive()
    shop.ctx.clock.advance(minutes(15))
    expect(await tryPassword(password)).toBe('done')
  })

  test('are forgotten 15 minutes after each, and by a right one', async () => {
    await registerMember(shop, phone)
    for (let count = 0; count < 12; count += 1) {
      expect(await tryPassword('000000')).toBe('accountWrongPwd')
      shop.ctx.clock.advance(minutes(4))
    }
    await tryPassword(password)
    for (let count = 0; count < 4; count += 1) await tryPassword('000000')
    expect(await tryPassword(password)).toBe('done')
  })

  test('lock a phone without an account just so', async () => {
    await wrongFive()
    expect(await tryPassword(password)).toBe('accountLocked')
  })

  test('leave a trace that the member sees', async () => {
    await registerMember(shop, phone)
    await wrongFive()
    shop.ctx.clock.advance(minutes(15))
    const { headers } = await logIn(shop, phone)
    const { items } = await shop.call(accountData.listEvents, {}, { headers })
    expect(items.map(({ kind }) => kind)).toEqual([
      'loggedIn',
      'locked',
      ...Array.from({ length: 4 }, () => 'loginFailed'),
      'registered',
    ])
  })

  test('are no obstacle to whoever proves the phone: a new password unlocks', async () => {
    await registerMember(shop, phone)
    await wrongFive()
    await shop.call(api.sendForgotPasswordCode, { phone })
    const { sessionKey } = await shop.call(api.submitForgotPasswordCode, {
      phone,
      code: await readCode(shop, phone),
    })
    await shop.call(api.resetPassword, { phone, sessionKey, password: '424242' })
    expect(await tryPassword('424242')).toBe('done')
  })

  test('from one address are limited across phones', async () => {
    const limited = await openMemberShop({ rateLimits: true })
    const answers = []
    for (let count = 0; count < 101; count += 1) {
      const other = `0923${String(count).padStart(6, '0')}`
      answers.push(await refusalOf(limited.call(api.login, { phone: other, password: '000000' })))
    }
    expect(answers.filter((answer) => answer === 'accountWrongPwd')).toHaveLength(100)
    expect(answers.at(-1)).toBe('rateLimited')
    await limited.close()
  })
})

describe('asking whether a phone is known', () => {
  test('is limited per address', async () => {
    const limited = await openMemberShop({ rateLimits: true })
    const ask = () => refusalOf(limited.call(api.checkPhone, { phone }))
    for (let count = 0; count < 60; count += 1) await ask()
    expect(await ask()).toBe('rateLimited')
    await limited.close()
  })

  test('is not possible by starting a registration: the code is sent either way', async () => {
    await registerMember(shop, phone)
    const known = await shop.call(api.sendRegisterCode, { phone })
    const unknown = await shop.call(api.sendRegisterCode, { phone: '0928888888' })
    expect(unknown).toEqual(known)
    expect(await proveForRegister(shop, '0927777777')).toMatch(/^[\w-]{43}$/)
  })
})

describe('the captcha', () => {
  test('is asked for before a code is sent, and after two wrong passwords, account or not', async () => {
    const guarded = await openMemberShop({ captcha: true })
    expect(await refusalOf(guarded.call(api.sendRegisterCode, { phone }))).toBe('captchaRequired')
    const forgotten = guarded.call(api.sendForgotPasswordCode, { phone, captcha: 'x' })
    expect(await refusalOf(forgotten)).toBe('captchaInvalid')
    const attempt = () => refusalOf(guarded.call(api.login, { phone, password: '000000' }))
    expect([await attempt(), await attempt(), await attempt()]).toEqual([
      'accountWrongPwd',
      'accountWrongPwd',
      'captchaRequired',
    ])
    guarded.ctx.clock.advance(minutes(15))
    expect(await attempt()).toBe('accountWrongPwd')
    await guarded.close()
  })
})

describe('who is signed in', () => {
  /** Connections taken out of the pool while something runs: outside transactions, one a query. */
  async function countQueries(work: () => Promise<unknown>): Promise<number> {
    let count = 0
    const counted = () => (count += 1)
    shop.ctx.pool.on('acquire', counted)
    await work()
    shop.ctx.pool.off('acquire', counted)
    return count
  }

  test('costs one query, a guest none, and a public answer that is the same for all none either', async () => {
    const { headers } = await registerMember(shop, phone)
    const session = (given: object) => () => shop.call(api.getSession, {}, given)
    expect(await countQueries(session({}))).toBe(0)
    expect(await countQueries(session({ headers }))).toBe(1)
    const masterData = (given: object) => () => shop.call(api.getMasterData, {}, given)
    const stranger = masterData({ headers: { authorization: 'Bearer x' } })
    // What hardly changes is remembered.
    await stranger()
    const anonymous = await countQueries(stranger)
    expect(await countQueries(masterData({ headers }))).toBe(anonymous)
  })
})
