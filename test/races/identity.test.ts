import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/identity/api.ts'
import * as addressApi from '#domain/identity/addresses/api.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import { placeOrder } from '#domain/order/api.ts'
import { takeOverOrders } from '#domain/order/lookup/api.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  logIn,
  openMemberShop,
  password,
  proveForRegister,
  readCode,
  refusalOf,
  registerMember,
  registrationForm,
} from '#test/support/members.ts'
import { guestOrder, addStock } from '#test/support/stock.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const countOf = (answers: readonly string[], wanted: string) =>
  answers.filter((answer) => answer === wanted).length

describe('many at once', () => {
  test('one code used by two requests counts once', async () => {
    const phone = '0977000001'
    await shop.call(api.sendRegisterCode, { phone })
    const code = await readCode(shop, phone)
    const answers = await Promise.all(
      times(2, () => refusalOf(shop.call(api.submitRegisterCode, { phone, code }))),
    )
    expect(answers.toSorted()).toEqual(['done', 'otpNotValid'])
  })

  test('one session key used by ten registrations makes one account', async () => {
    const phone = '0977000002'
    const form = { ...registrationForm(phone), sessionKey: await proveForRegister(shop, phone) }
    const answers = await Promise.all(times(10, () => refusalOf(shop.call(api.register, form))))
    expect(countOf(answers, 'done')).toBe(1)
    expect(countOf(answers, 'sessionKeyNotValid')).toBe(9)
  })

  test('two proofs of one phone make one account', async () => {
    const phone = '0977000003'
    const keys = [await proveForRegister(shop, phone), await proveForRegister(shop, phone)]
    const answers = await Promise.all(
      keys.map((sessionKey) =>
        refusalOf(shop.call(api.register, { ...registrationForm(phone), sessionKey })),
      ),
    )
    expect(answers.toSorted()).toEqual(['done', 'phoneRegistered'])
  })

  test('50 wrong passwords get five tries, lock the phone, and the right one after them gets none', async () => {
    const phone = '0977000004'
    await registerMember(shop, phone)
    const answers = await Promise.all(
      times(50, (index) =>
        refusalOf(
          shop.call(
            api.login,
            { phone, password: String(index).padStart(6, '0') },
            { from: `10.1.0.${index}` },
          ),
        ),
      ),
    )
    expect(countOf(answers, 'accountWrongPwd')).toBe(5)
    expect(countOf(answers, 'accountLocked')).toBe(45)
    expect(await refusalOf(shop.call(api.login, { phone, password }))).toBe('accountLocked')
  })

  test('the right password behind five wrong ones is not let through', async () => {
    const phone = '0977000005'
    await registerMember(shop, phone)
    const guesses = [...times(20, () => '000000'), password, ...times(20, () => '000000')]
    const answers = await Promise.all(
      guesses.map((guess) => refusalOf(shop.call(api.login, { phone, password: guess }))),
    )
    expect(countOf(answers, 'done')).toBe(0)
    expect(countOf(answers, 'accountWrongPwd')).toBe(5)
  })

  test('too many passwords to hash: whoever finds no place is told busy and has lost no try', async () => {
    const answers = await Promise.all(
      times(70, (index) =>
        refusalOf(
          shop.call(api.login, {
            phone: `0978${String(index).padStart(6, '0')}`,
            password: '000000',
          }),
        ),
      ),
    )
    const busy = countOf(answers, 'busy')
    expect(busy).toBeGreaterThan(0)
    expect(countOf(answers, 'accountWrongPwd')).toBe(70 - busy)
    const { count } = await shop.ctx.db
      .selectFrom('password_lock')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('phone', 'like', '0978%')
      .executeTakeFirstOrThrow()
    expect(count).toBe(70 - busy)
  })

  test('logins while the password is changed: no session of the old password remains', async () => {
    const phone = '0977000006'
    const { headers } = await registerMember(shop, phone)
    const change = { old_password: password, password: '987654' }
    const [, ...logins] = await Promise.all([
      shop.call(api.changePassword, change, { headers }),
      ...times(10, () => logIn(shop, phone).catch(() => null)),
    ])
    for (const session of logins) {
      if (!session) continue
      const known = await shop.call(api.getSession, {}, { headers: session.headers })
      expect(known.member).toBeNull()
    }
    expect((await shop.call(api.getSession, {}, { headers })).member).not.toBeNull()
  })

  test('a session ended while its requests run is dead for the next one', async () => {
    const phone = '0977000007'
    const there = await registerMember(shop, phone)
    const here = await logIn(shop, phone)
    await Promise.all([
      ...times(10, () => refusalOf(shop.call(api.getUser, {}, { headers: there.headers }))),
      shop.call(accountData.endOtherSessions, {}, { headers: here.headers }),
    ])
    const next = shop.call(api.getUser, {}, { headers: there.headers })
    expect(await refusalOf(next)).toBe('unauthenticated')
    // Also where it would just have been renewed.
    shop.ctx.clock.advance(2 * 3_600_000)
    const later = shop.call(api.getUser, {}, { headers: there.headers })
    expect(await refusalOf(later)).toBe('unauthenticated')
  })

  test('the same address added by ten requests is saved once, with one default', async () => {
    const { headers } = await registerMember(shop, '0977000008')
    const address = {
      province_id: 79,
      district_id: 766,
      ward_id: 26_971,
      address: '148 Hoàng Hoa Thám',
      is_default: true,
    }
    await Promise.all(times(10, () => shop.call(addressApi.addAddress, address, { headers })))
    const { addresses } = await shop.call(addressApi.listAddresses, {}, { headers })
    expect(addresses.map((one) => one.is_default)).toEqual([true, false])
  })

  test('a consent withdrawn by ten requests is one line of history', async () => {
    const { headers } = await registerMember(shop, '0977000009')
    const consents = { zaloCommercial: false }
    await Promise.all(
      times(10, () => shop.call(accountData.changeConsents, { consents }, { headers })),
    )
    const { history } = await shop.call(accountData.getConsents, {}, { headers })
    expect(history.filter(({ source }) => source === 'profile')).toHaveLength(1)
  })

  test("a guest's order taken over by five requests is taken once", async () => {
    const phone = '0977000010'
    const { headers } = await registerMember(shop, phone)
    const [product] = await addStock(shop.ctx.db, [{ code: 'TAKEN' }])
    const placed = await shop.call(placeOrder, guestOrder([{ product: product! }], phone))
    const orders = [{ code: placed.code, token: placed.view_token }]
    const answers = await Promise.all(
      times(5, () => shop.call(takeOverOrders, { orders }, { headers })),
    )
    expect(answers.flatMap(({ taken }) => taken)).toEqual([placed.code])
  })
})
