import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import {
  getRedirectLink,
  getPharmacyName,
  listOwnLinks,
  listPharmacyDevices,
} from '#domain/pharmacy/api.ts'
import { updateRedirectLogin } from '#domain/pharmacy/api.ts'
import * as api from '#domain/pharmacy/backoffice/api.ts'
import { noHours } from '#domain/pharmacy/opening-hours.ts'
import { pharmacies } from '#domain/pharmacy/backoffice.ts'
import { listNewWards, type UnitOption } from '#domain/location/api.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { loginStaff } from '#domain/staff/api.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { bearer, openMemberShop, refusalOf } from '#test/support/members.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { openPharmacy } from '#test/support/pharmacy.ts'

let shop: TestShop
let headers: Record<string, string>
/** One of Hồ Chí Minh, by the units of today. */
let newWard: UnitOption

beforeAll(async () => {
  shop = await openMemberShop()
  headers = await staffHeaders(shop)
  newWard = (await shop.call(listNewWards, { provinceId: 79 }))[0]!
})
afterAll(() => shop.close())

const reason = 'Danh sách tháng 11'
const fields = {
  name: 'Nhà thuốc Minh Khai',
  phone: '',
  street: '',
  place: {},
  point: '',
  listed_on: '',
  public_phone: '',
  hours: noHours,
  services: [],
  status: 'active',
} satisfies Omit<Input<typeof pharmacies.create>, 'code' | 'reason'>

const add = (change: Partial<Input<typeof pharmacies.create>> & { code: string }) =>
  shop.call(pharmacies.create, { ...fields, reason, ...change }, { headers })
const change = (id: string, given: Partial<Input<typeof pharmacies.change>>) => {
  const whole = { ...fields, version: 1, reason, ...given, id } as const
  return shop.call(pharmacies.change, whole, { headers })
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: CallRefused) => error,
  )
const codesOf = async (filter: Input<typeof pharmacies.list>) =>
  (await shop.call(pharmacies.list, filter, { headers })).items.map(({ code }) => code)

describe('pharmacies in the back office', () => {
  test('are sorted by name, by accounts and by who was there last, upwards and downwards', async () => {
    await add({ code: 'XEP-1', name: 'Xếp Ấm' })
    await add({ code: 'XEP-2', name: 'Xếp Ân' })
    for (const code of ['XEP-3', 'XEP-0']) await openPharmacy(shop, { code })
    const sorted = (sort: Input<typeof pharmacies.list>['sort']) => codesOf({ q: 'xếp', sort })
    expect(await sorted('code')).toEqual(['XEP-0', 'XEP-1', 'XEP-2', 'XEP-3'])
    expect(await sorted('-code')).toEqual(['XEP-3', 'XEP-2', 'XEP-1', 'XEP-0'])
    // Those that have logged in are called `Nhà thuốc` and their code.
    expect(await sorted('name')).toEqual(['XEP-0', 'XEP-3', 'XEP-1', 'XEP-2'])
    expect(await sorted('-name')).toEqual(['XEP-2', 'XEP-1', 'XEP-3', 'XEP-0'])
    expect(await sorted('-accounts')).toEqual(['XEP-0', 'XEP-3', 'XEP-1', 'XEP-2'])
    expect((await sorted('seen')).slice(0, 2)).toEqual(['XEP-1', 'XEP-2'])
    expect((await sorted('-seen')).slice(2)).toEqual(['XEP-1', 'XEP-2'])
  })

  test('are added with their place in words, and found by code, name without accents, phone and place', async () => {
    const place = { street: '64 Chùa Láng', place: { province_id: 1, district_id: 6 } }
    const added = await add({
      code: 'TIM-1',
      name: 'Nhà thuốc Hạnh Phúc',
      phone: '0901 222 333',
      ...place,
    })
    expect(added).toMatchObject({
      code: 'TIM-1',
      phone: '0901222333',
      status: 'active',
      version: 1,
      accounts: 0,
      full_address: '64 Chùa Láng, Quận Đống Đa, Hà Nội',
      users: [],
      links: [],
    })
    for (const q of ['tim-', 'hanh phuc', 'phúc hạnh', '0901222333', '2333']) {
      expect(await codesOf({ q }), q).toEqual(['TIM-1'])
    }
    expect(await codesOf({ q: '%' })).toEqual([])
    expect(await codesOf({ q: 'tim-', province_id: 1 })).toEqual(['TIM-1'])
    expect(await codesOf({ q: 'tim-', province_id: 79 })).toEqual([])
    expect(await codesOf({ q: 'tim-', status: 'disabled' })).toEqual([])
  })

  test('keep a code to themselves in either case, also of eight who take it at once', async () => {
    const calls = ['a', 'A', 'a', 'A', 'a', 'A', 'a', 'A'].map((letter) =>
      refusalOf(add({ code: `MOT-${letter}` })),
    )
    const outcomes = await Promise.all(calls)
    expect(outcomes.toSorted()).toEqual([...Array(7).fill('conflict'), 'done'])
    const taken = await refusal(add({ code: 'mot-a' }))
    expect(Object.keys(taken.fields)).toEqual(['code'])
  })

  test.each(['session', 'Desk', '__Host-x', '__proto__', '-a', 'có dấu', 'a b', ''])(
    'take no code that cannot name a cookie: %j',
    async (code) => {
      const told = await refusal(add({ code }))
      expect([told.code, Object.keys(told.fields)]).toEqual(['invalidInput', ['code']])
    },
  )

  test('are not at a place that there is not', async () => {
    const elsewhere = await refusal(
      add({ code: 'SAI-1', place: { province_id: 79, district_id: 6 } }),
    )
    expect(Object.keys(elsewhere.fields)).toEqual(['place.district_id'])
    const half = await refusal(add({ code: 'SAI-2', point: '21' }))
    expect(Object.keys(half.fields)).toEqual(['point'])
  })

  test('are at a place of today as well, by province and ward', async () => {
    const place = { scheme: 'gso34', province_id: 79, ward_id: newWard.id } as const
    const asked = { code: 'MOI-1', street: '15 Yersin', place: { ...place, district_id: 6 } }
    const added = await add(asked)
    expect(added).toMatchObject({
      place: { ...place, name: `${newWard.name}, Hồ Chí Minh` },
      full_address: `15 Yersin, ${newWard.name}, Hồ Chí Minh`,
    })
    expect(added.place).not.toHaveProperty('district_id')
    expect(added).not.toHaveProperty('new_address')
    const elsewhere = await refusal(add({ code: 'MOI-2', place: { ...place, province_id: 1 } }))
    expect(elsewhere.fields).toEqual({ 'place.ward_id': locationTexts.wardOfOtherProvince })
    const unknown = await refusal(
      add({ code: 'MOI-2', place: { scheme: 'gso34', province_id: 74 } }),
    )
    expect(Object.keys(unknown.fields)).toEqual(['place.province_id'])
    const moved = await change('MOI-1', {
      place: { province_id: 1, district_id: 6, ward_id: 238 },
    })
    expect(moved.place).toMatchObject({ scheme: 'gso63', ward_id: 238 })
    expect(moved.new_address).toMatch(/, Hà Nội$/)
  })

  test('are listed by provinces of today, whichever scheme they are written in', async () => {
    // Thủ Dầu Một, Bình Dương: Hồ Chí Minh since July 2025.
    await add({ code: 'TINH-1', place: { province_id: 74, district_id: 718 } })
    await add({
      code: 'TINH-2',
      place: { scheme: 'gso34', province_id: 79, ward_id: newWard.id },
    })
    await add({ code: 'TINH-3', place: { province_id: 1 } })
    expect(await codesOf({ q: 'tinh-', province_id: 79 })).toEqual(['TINH-1', 'TINH-2'])
    expect(await codesOf({ q: 'tinh-', province_id: 1 })).toEqual(['TINH-3'])
    expect(await codesOf({ q: 'tinh-', province_id: 74 })).toEqual([])
  })

  test('of two who change one pharmacy at once, one is told to look again', async () => {
    await add({ code: 'HAI-1' })
    const both = ['Một', 'Hai'].map((name) =>
      refusalOf(change('HAI-1', { name: `Nhà thuốc ${name}` })),
    )
    expect((await Promise.all(both)).toSorted()).toEqual(['conflict', 'done'])
    const late = await refusal(change('HAI-1', { name: 'Nhà thuốc Ba' }))
    const now = await shop.call(pharmacies.get, { id: 'HAI-1' }, { headers })
    expect(late.current).toEqual(now)
  })

  test('are closed with everybody out, who stay out when they are opened again', async () => {
    const owner = await openPharmacy(shop, { code: 'DONG-1' })
    await shop.call(getPharmacyName, { code: 'DONG-1' })
    await change('DONG-1', { status: 'disabled', version: 1 })
    const devices = () => refusalOf(shop.call(listPharmacyDevices, {}, owner))
    expect(await devices()).toBe('unauthenticated')
    await expect
      .poll(() => refusalOf(shop.call(getPharmacyName, { code: 'DONG-1' })))
      .toBe('notFound')
    await change('DONG-1', { status: 'active', version: 2 })
    expect(await devices()).toBe('unauthenticated')
  })

  test('leave a line with reason, before and after', async () => {
    await add({ code: 'VET-1' })
    await change('VET-1', { name: 'Nhà thuốc Tên Mới', status: 'disabled' })
    const { items } = await shop.call(pharmacies.history, { id: 'VET-1' }, { headers })
    expect(items.map(({ action }) => action)).toEqual(['Ngừng nhà thuốc', 'Thêm nhà thuốc'])
    expect(items[0]).toMatchObject({
      reason,
      before: { name: fields.name, status: 'active' },
      after: { name: 'Nhà thuốc Tên Mới', status: 'disabled' },
    })
  })
})

describe('accounts of a pharmacy', () => {
  const addAccount = (code: string, username: string) => {
    const account = { code, username, full_name: 'Lê Thị Hoa', role: 'staff', reason } as const
    return shop.call(api.addPharmacyAccount, account, { headers })
  }
  const logIn = (username: string, password: string) =>
    shop.call(loginStaff, { username, password })

  test('get a drawn password that is told once and asks for a new one', async () => {
    await add({ code: 'TK-1' })
    const { account, password } = await addAccount('TK-1', 'TK-1.hoa')
    expect(account).toMatchObject({ username: 'tk-1.hoa', must_change: true, status: 'active' })
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)
    expect((await logIn('tk-1.hoa', password)).pharmacy).toMatchObject({ must_change: true })
    const { rows } = await shop.ctx.pool.query<{ kept: string }>(
      `select (select json_agg(u) from drugstore_user u)::text
        || (select json_agg(a) from audit_entry a)::text as kept`,
    )
    expect(rows[0]!.kept).not.toContain(password)
    const seen = await shop.call(pharmacies.get, { id: 'tk-1' }, { headers })
    expect(JSON.stringify(seen)).not.toContain(password)
    expect(seen.users).toMatchObject([{ username: 'tk-1.hoa' }])
  })

  test('of eight who take one name at once, one gets it', async () => {
    await add({ code: 'TK-2' })
    const calls = Array.from({ length: 8 }, () => refusalOf(addAccount('TK-2', 'tk-2')))
    expect((await Promise.all(calls)).toSorted()).toEqual([...Array(7).fill('conflict'), 'done'])
  })

  test('are out with a new password or when they are locked', async () => {
    await add({ code: 'TK-3' })
    const { account, password } = await addAccount('TK-3', 'tk-3')
    const { accessToken } = await logIn('tk-3', password)
    const devices = (token: string) =>
      refusalOf(shop.call(listPharmacyDevices, {}, { headers: bearer(token) }))
    expect(await devices(accessToken)).toBe('newPasswordRequired')
    const one = { code: 'TK-3', id: account.id, reason }
    const reset = await shop.call(api.resetPharmacyAccount, one, { headers })
    expect(await devices(accessToken)).toBe('unauthenticated')
    expect(await refusalOf(logIn('tk-3', password))).toBe('loginWrong')
    const again = await logIn('tk-3', reset.password)
    const locked = { ...one, full_name: 'Lê Thị Hoa', role: 'staff', status: 'disabled' } as const
    await shop.call(api.changePharmacyAccount, locked, { headers })
    expect(await devices(again.accessToken)).toBe('unauthenticated')
    expect(await refusalOf(logIn('tk-3', reset.password))).toBe('accountClosed')
  })

  test('are not reached through another pharmacy', async () => {
    await add({ code: 'TK-4' })
    await add({ code: 'TK-5' })
    const { account } = await addAccount('TK-4', 'tk-4')
    const other = { code: 'TK-5', id: account.id, reason }
    expect(await refusalOf(shop.call(api.resetPharmacyAccount, other, { headers }))).toBe(
      'notFound',
    )
  })
})

describe('links of a pharmacy', () => {
  const target = '/nha-thuoc/ap-dung-uu-dai/'

  test('are printed with an address and a picture of it, and lead there', async () => {
    await add({ code: 'LK-1' })
    const params = { utm_source: 'to-roi' }
    const wanted = { code: 'LK-1', target, islogin: true, params, note: 'Quầy 1', reason } as const
    const link = await shop.call(api.addPharmacyLink, wanted, { headers })
    expect(link.url).toBe(`http://shop.test/nt/${link.id}/`)
    expect(link.svg).toContain('<svg')
    const led = await shop.call(getRedirectLink, { id: link.id })
    expect(led).toEqual({
      id: link.id,
      drugstoreCode: 'LK-1',
      islogin: true,
      target: `${target}?utm_source=to-roi&id=LK-1`,
    })
    const off = {
      code: 'LK-1',
      id: link.id,
      islogin: true,
      note: '',
      status: 'disabled',
      reason,
    } as const
    await shop.call(api.changePharmacyLink, off, { headers })
    expect(await refusalOf(shop.call(getRedirectLink, { id: link.id }))).toBe('notFound')
  })

  test('ask for a login as their owner says, and nobody else', async () => {
    const owner = await openPharmacy(shop, { code: 'LK-2' })
    const stranger = await openPharmacy(shop)
    const wanted = { code: 'LK-2', target, islogin: true, note: '', reason } as const
    const { id } = await shop.call(api.addPharmacyLink, wanted, { headers })
    const set = (who: typeof owner) =>
      refusalOf(shop.call(updateRedirectLogin, { id, islogin: false }, who))
    expect(await set(stranger)).toBe('notFound')
    expect(await set(owner)).toBe('done')
    expect(await shop.call(listOwnLinks, {}, owner)).toMatchObject([{ id, islogin: false }])
    expect(await shop.call(listOwnLinks, {}, stranger)).toEqual([])
  })

  test('that are switched off are changed by nobody but the back office', async () => {
    await add({ code: 'LK-3' })
    const owner = await openPharmacy(shop, { code: 'LK-3' })
    const wanted = { code: 'LK-3', target, islogin: true, note: '', reason } as const
    const { id } = await shop.call(api.addPharmacyLink, wanted, { headers })
    await shop.call(
      api.changePharmacyLink,
      { code: 'LK-3', id, islogin: true, note: '', status: 'disabled', reason },
      { headers },
    )
    const set = shop.call(updateRedirectLogin, { id, islogin: false }, owner)
    expect(await refusalOf(set)).toBe('notFound')
    const { rows } = await shop.ctx.pool.query('select islogin from drugstore_link where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ islogin: true }])
  })
})
