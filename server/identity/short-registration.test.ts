import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/identity/api.ts'
import * as addressApi from '#domain/identity/addresses/api.ts'
import * as registration from '#domain/identity/registration/api.ts'
import { findAccount, listEntries, loyaltyListeners } from '../loyalty/index.ts'
import { saveSetting } from '../settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  bearer,
  openMemberShop,
  proveForRegister,
  readCode,
  refusalOf,
  registerMember,
  registrationForm,
} from '#test/support/members.ts'

let shop: TestShop
let people = 0
const newPhone = () => `0912347${String((people += 1)).padStart(3, '0')}`

beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await saveSetting(shop.ctx, 'refuseEasyPasswords', false)
  await saveSetting(shop.ctx, 'shortRegistration', true)
})

async function registerShort(phone: string, password = '907314') {
  const sessionKey = await proveForRegister(shop, phone)
  const form = { phone, sessionKey, password, full_name: 'Trần Thị Mai' }
  return shop.call(registration.registerShort, form)
}

const rest = {
  gender: 'female',
  birthday: '1980-08-25',
  email: 'mai@example.vn',
} as const
const { province_id, district_id, ward_id, address } = registrationForm('')
const home = { province_id, district_id, ward_id, address }

describe('the short form', () => {
  test('is there where the shop has it, and costs nobody their proof where it has not', async () => {
    const phone = newPhone()
    await saveSetting(shop.ctx, 'shortRegistration', false)
    const sessionKey = await proveForRegister(shop, phone)
    const form = { phone, sessionKey, password: '907314', full_name: 'Trần Thị Mai' }
    expect(await refusalOf(shop.call(registration.registerShort, form))).toBe('notFound')
    await saveSetting(shop.ctx, 'shortRegistration', true)
    expect(await refusalOf(shop.call(registration.registerShort, form))).toBe('done')
  })

  test('makes a member by name alone, without any consent', async () => {
    const { user } = await registerShort(newPhone())
    expect(user).toMatchObject({ full_name: 'Trần Thị Mai', extra_address: [], profile_reward: 20 })
    expect(user.email).toBeUndefined()
    expect(Object.values(user.consents).every((granted) => !granted)).toBe(true)
  })

  test('brings points for the rest, once, whatever arrives at once', async () => {
    const { accessToken, user } = await registerShort(newPhone())
    const headers = bearer(accessToken)
    await shop.call(api.updateUser, rest, { headers })
    expect(await rewardsOf(user.id)).toEqual([])
    await Promise.all([
      shop.call(addressApi.addAddress, home, { headers }),
      shop.call(api.updateUser, { ...rest, extra_address: [home] }, { headers }),
      shop.call(api.updateUser, rest, { headers }),
    ])
    expect(await rewardsOf(user.id)).toEqual([20])
    const again = await shop.call(api.updateUser, rest, { headers })
    expect(again.user.profile_reward).toBeUndefined()
    expect(await rewardsOf(user.id)).toEqual([20])
  })

  test('whoever filled in the full form is promised nothing', async () => {
    const { headers, id } = await registerMember(shop, newPhone())
    const { user } = await shop.call(api.updateUser, rest, { headers })
    expect(user.profile_reward).toBeUndefined()
    expect(await rewardsOf(id)).toEqual([])
  })
})

describe('a password that is easily guessed', () => {
  const easy = [
    ['123456', 'Mật khẩu này dễ đoán vì các số đi theo thứ tự.'],
    ['777777', 'Mật khẩu này dễ đoán vì các số lặp lại.'],
    ['250880', 'Mật khẩu này dễ đoán vì là ngày sinh của Quý khách.'],
  ] as const

  test('is taken, as the specification says', async () => {
    const { accessToken } = await registerShort(newPhone(), '123456')
    const change = { old_password: '123456', password: '777777' }
    const headers = bearer(accessToken)
    expect(await refusalOf(shop.call(api.changePassword, change, { headers }))).toBe('done')
  })

  test('is refused at registration, reset and change where the shop wants it so', async () => {
    const phone = newPhone()
    const { accessToken } = await registerShort(phone)
    const headers = bearer(accessToken)
    await shop.call(api.updateUser, rest, { headers })
    await saveSetting(shop.ctx, 'refuseEasyPasswords', true)
    const sessionKey = await proveForReset(phone)
    for (const [password, message] of easy) {
      const refused = { code: 'invalidInput', fields: { password: message } }
      const change = { old_password: '907314', password }
      await expect(shop.call(api.changePassword, change, { headers })).rejects.toMatchObject(
        refused,
      )
      const reset = { phone, sessionKey, password }
      await expect(shop.call(api.resetPassword, reset)).rejects.toMatchObject(refused)
      const stranger = newPhone()
      const form = { ...registrationForm(stranger), birthday: rest.birthday, password }
      const proof = await proveForRegister(shop, stranger)
      await expect(shop.call(api.register, { ...form, sessionKey: proof })).rejects.toMatchObject(
        refused,
      )
    }
    const reset = { phone, sessionKey, password: '410962' }
    expect(await refusalOf(shop.call(api.resetPassword, reset))).toBe('done')
  })
})

async function proveForReset(phone: string): Promise<string> {
  await shop.call(api.sendForgotPasswordCode, { phone })
  const code = await readCode(shop, phone)
  return (await shop.call(api.submitForgotPasswordCode, { phone, code })).sessionKey
}

/** Carries out what has been told so far, each twice, as after a crash. */
async function rewardsOf(memberId: number): Promise<number[]> {
  const { ctx } = shop
  const events = await ctx.db
    .selectFrom('outbox_event')
    .select(['topic', 'payload'])
    .where('topic', '=', 'member.profileCompleted')
    .execute()
  for (const { payload } of [...events, ...events]) {
    await loyaltyListeners['member.profileCompleted']!['rewardProfile']!(ctx, payload)
  }
  const account = await findAccount(ctx.db, { memberId }, ctx.clock.today())
  if (!account) return []
  const { entries } = await listEntries(ctx.db, account.id, { page: 1, limit: 10 })
  return entries.map((entry) => entry.availableChange)
}
