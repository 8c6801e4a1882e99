import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as accountData from '#domain/identity/account-data/api.ts'
import * as api from '#domain/identity/api.ts'
import { days, hours, minutes } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openBrowser, type LoggedOutBrowser } from '#test/support/known-browser.ts'
import {
  openMemberShop,
  password,
  readCode,
  refusalOf,
  registerMember,
  type Member,
} from '#test/support/members.ts'
import { limitRules } from '../platform/rate-limit.ts'
import { eraseDueMembers } from './erase-members.ts'
import { deleteExpiredTraces } from './erase-queries.ts'

const wrong = '864209'
let shop: TestShop
let people = 0
let phone: string
let member: Member
let own: LoggedOutBrowser
let stranger: LoggedOutBrowser

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  people += 1
  phone = `0923${String(people).padStart(3, '0')}111`
  await shop.ctx.pool.query('delete from rate_limit')
  shop.ctx.clock.advance(days(1))
  member = await registerMember(shop, phone)
  // Its code counted as a stranger's: today begins anew.
  await shop.ctx.pool.query('delete from rate_limit')
  await shop.ctx.pool.query('delete from message_budget')
  own = openBrowser(shop)
  stranger = openBrowser(shop, '198.51.100.7')
})

const tryPassword = (browser: LoggedOutBrowser, secret: string) =>
  refusalOf(browser.call(api.login, { phone, password: secret }))
const askForCode = (browser: LoggedOutBrowser) =>
  refusalOf(browser.call(api.sendForgotPasswordCode, { phone }))
const enter = (browser: LoggedOutBrowser, code: string) =>
  refusalOf(browser.call(api.submitForgotPasswordCode, { phone, code }))
const guessOf = (code: string) => (code === '000000' ? '111111' : '000000')

async function lockAsStranger() {
  for (let turn = 0; turn < 6; turn += 1) await tryPassword(stranger, wrong)
  expect(await tryPassword(stranger, password)).toBe('accountLocked')
}

describe('a member whose phone a stranger knows', () => {
  test('logs in where they logged in before, however often the stranger guessed', async () => {
    await own.call(api.login, { phone, password })
    await lockAsStranger()
    expect(await tryPassword(own, password)).toBe('done')
    // That it was the member there gives the stranger no new tries.
    expect(await tryPassword(stranger, password)).toBe('accountLocked')
  })

  test('logs in there without a captcha, whomever others of the same address guess at', async () => {
    const from = '203.0.113.5'
    const guarded = await openTestShop({ config: { captcha: true }, beside: shop })
    const [known, other] = [openBrowser(guarded, from), openBrowser(guarded, from)]
    await known.call(api.login, { phone, password })
    for (let turn = 0; turn < limitRules.wrongPasswordAddress.points; turn += 1) {
      const guess = { phone: `09249990${String(turn).padStart(2, '0')}`, password: wrong }
      expect(await refusalOf(other.call(api.login, guess))).toBe('accountWrongPwd')
    }
    expect(await tryPassword(other, password)).toBe('captchaRequired')
    expect(await tryPassword(known, password)).toBe('done')
    await guarded.close()
  })

  test('changes the password in a session of before', async () => {
    await lockAsStranger()
    const change = { old_password: password, password: '975310' }
    const { headers } = member
    expect(await refusalOf(shop.call(api.changePassword, change, { headers }))).toBe('done')
  })

  test('gets a code where they logged in before when the stranger has used up all theirs', async () => {
    await own.call(api.login, { phone, password })
    for (let turn = 0; turn < 5; turn += 1) expect(await askForCode(stranger)).toBe('done')
    expect(await askForCode(stranger)).toBe('rateLimited')
    expect(await askForCode(own)).toBe('done')
    expect(await enter(own, await readCode(shop, phone))).toBe('done')
  })

  test('gets one also when the stranger has used up the day', async () => {
    await own.call(api.login, { phone, password })
    for (let turn = 0; turn < 12; turn += 1) {
      await askForCode(stranger)
      shop.ctx.clock.advance(minutes(1))
      await shop.ctx.pool.query('delete from rate_limit')
    }
    expect(await askForCode(stranger)).toBe('rateLimited')
    expect(await askForCode(own)).toBe('done')
  })

  test('enters the code that they asked for, whatever the stranger guesses and asks for', async () => {
    await askForCode(own)
    const code = await readCode(shop, phone)
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await enter(stranger, guessOf(code))).toBe('otpNotValid')
    }
    await askForCode(stranger)
    expect(await enter(own, code)).toBe('done')
  })
})

describe('a code', () => {
  test('is of no use in a browser that did not ask for it', async () => {
    await askForCode(own)
    expect(await enter(stranger, await readCode(shop, phone))).toBe('otpNotValid')
  })

  test('has five tries in the browser that asked', async () => {
    await askForCode(own)
    const code = await readCode(shop, phone)
    const tries = []
    for (let turn = 0; turn < 5; turn += 1) tries.push(await enter(own, guessOf(code)))
    expect(tries.at(-1)).toBe('otpTooManyAttempts')
    expect(await enter(own, code)).toBe('otpNotValid')
  })

  test('is guessed with a chance below 1 in 10,000 a day, also by who shares a browser', async () => {
    await own.call(api.login, { phone, password })
    let guesses = 0
    for (let hour = 0; hour < 14; hour += 1) {
      for (const browser of [own, stranger, openBrowser(shop, '198.51.100.8')]) {
        if ((await askForCode(browser)) !== 'done') continue
        const code = await readCode(shop, phone)
        for (let turn = 0; turn < 6; turn += 1) {
          if ((await enter(browser, guessOf(code))) === 'otpNotValid') guesses += 1
        }
      }
      shop.ctx.clock.advance(hours(1))
      await shop.ctx.pool.query('delete from rate_limit')
    }
    expect(guesses).toBeGreaterThanOrEqual(75)
    expect(guesses).toBeLessThan(100)
  })
})

describe('a browser that is known', () => {
  test('has tries of its own, and no more than a stranger', async () => {
    await own.call(api.login, { phone, password })
    for (let turn = 0; turn < 5; turn += 1) await tryPassword(own, wrong)
    expect(await tryPassword(own, password)).toBe('accountLocked')
    expect(await tryPassword(stranger, password)).toBe('done')
  })

  test('is known for the phone that logged in there, and for no other', async () => {
    const other = `0924${String(people).padStart(6, '0')}`
    await registerMember(shop, other)
    await stranger.call(api.login, { phone: other, password })
    await lockAsStranger()
  })

  test.each([
    ['a new password by code', resetElsewhere],
    ['a changed password', changeElsewhere],
    ['ending the other devices', endOthers],
  ])('is a stranger’s after %s', async (_, forget) => {
    await own.call(api.login, { phone, password })
    await forget()
    for (let turn = 0; turn < 6; turn += 1) await tryPassword(stranger, wrong)
    expect(await tryPassword(own, wrong)).toBe('accountLocked')
  })

  test('goes with the account, and after 400 days', async () => {
    await own.call(api.login, { phone, password })
    const { headers } = member
    await shop.call(accountData.askDeletion, { password }, { headers })
    expect(await listBrowsers()).not.toEqual([])
    shop.ctx.clock.advance(days(31))
    await eraseDueMembers(shop.ctx)
    expect(await listBrowsers()).toEqual([])
    await registerMember(shop, phone)
    await own.call(api.login, { phone, password })
    shop.ctx.clock.advance(days(401))
    await deleteExpiredTraces(shop.ctx.db, shop.ctx.clock.now())
    expect(await listBrowsers()).toEqual([])
  })

  test('keeps no name that opens anything', async () => {
    await own.call(api.login, { phone, password })
    const rows = await listBrowsers()
    expect(rows.every(({ browser_hash: hash }) => hash.length === 32)).toBe(true)
  })
})

function listBrowsers() {
  return shop.ctx.db.selectFrom('known_browser').selectAll().where('phone', '=', phone).execute()
}

async function resetElsewhere() {
  const elsewhere = openBrowser(shop, '192.0.2.4')
  await elsewhere.call(api.sendForgotPasswordCode, { phone })
  const code = await readCode(shop, phone)
  const { sessionKey } = await elsewhere.call(api.submitForgotPasswordCode, { phone, code })
  await elsewhere.call(api.resetPassword, { phone, sessionKey, password: '975310' })
}

async function changeElsewhere() {
  const change = { old_password: password, password: '975310' }
  await shop.call(api.changePassword, change, { headers: member.headers })
}

async function endOthers() {
  await shop.call(accountData.endOtherSessions, {}, { headers: member.headers })
}
