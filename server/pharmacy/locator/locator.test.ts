import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import { pharmacies } from '#domain/pharmacy/backoffice.ts'
import * as api from '#domain/pharmacy/locator/api.ts'
import { locatorTexts } from '#domain/pharmacy/locator/texts.ts'
import { hours } from '#domain/kernel/durations.ts'
import { noHours, weekdays, type OpeningHours } from '#domain/pharmacy/opening-hours.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>

const daily = (from: string, to: string): OpeningHours => ({
  weekly: Object.fromEntries(weekdays.map((day) => [day, [{ from, to }]])) as never,
  exceptions: [],
})
const blank = {
  phone: '0908222001',
  street: '',
  place: {},
  point: '',
  listed_on: '2026-11-01',
  public_phone: '',
  hours: noHours,
  services: [],
  status: 'active',
  reason: 'Nhà thuốc đồng ý',
} satisfies Omit<Input<typeof pharmacies.create>, 'code' | 'name'>
const add = (code: string, name: string, given: Partial<Input<typeof pharmacies.create>> = {}) =>
  shop.call(pharmacies.create, { ...blank, code, name, ...given }, { headers })
const find = (asked: Input<typeof api.listPharmacies>) => shop.call(api.listPharmacies, asked)
const codesOf = async (asked: Input<typeof api.listPharmacies>) =>
  (await find(asked)).items.map(({ code }) => code)
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: CallRefused) => error.fields,
  )

/** Phường Khương Thượng, Quận Đống Đa: since July 2025 Phường Kim Liên. */
const oldWard = { scheme: 'gso63', province_id: 1, district_id: 6, ward_id: 238 } as const
const kimLien = 229

beforeAll(async () => {
  shop = await openMemberShop()
  headers = await staffHeaders(shop)
  await add('CU', 'Nhà thuốc Minh Châu', {
    street: '180 Trường Chinh',
    place: oldWard,
    point: '21.0021, 105.8298',
    public_phone: '024 3852 1234',
    hours: daily('07:00', '21:00'),
    services: ['points', 'consult'],
  })
  await add('MOI', 'Nhà thuốc Đức Hạnh', {
    street: '15 Phạm Ngọc Thạch',
    place: { scheme: 'gso34', province_id: 1, ward_id: kimLien },
    point: '21.0105, 105.8331',
  })
  // Thủ Dầu Một, Bình Dương: Hồ Chí Minh since July 2025.
  await add('BD', 'Nhà thuốc Phú Lợi', { place: { province_id: 74, district_id: 718 } })
  await add('SG', 'Nhà thuốc Bến Thành', {
    place: { province_id: 79, district_id: 760 },
    point: '10.7769, 106.7009',
  })
  await add('CHUA', 'Nhà thuốc Chưa Đồng Ý', { place: oldWard, listed_on: '' })
  await add('DONG', 'Nhà thuốc Đã Đóng', { place: oldWard, status: 'disabled' })
})
afterAll(() => shop.close())

describe('pharmacies that customers find', () => {
  test('are those that agreed and are open for business, by name', async () => {
    const { items, paginate } = await find({})
    expect(items.map(({ code }) => code)).toEqual(['SG', 'MOI', 'CU', 'BD'])
    expect(paginate).toEqual({ page: 1, limit: 20, total_data: 4, total_page: 1 })
    const { items: second } = await find({ page: 2, limit: 3 })
    expect(second.map(({ code }) => code)).toEqual(['BD'])
    expect(await codesOf({ page: 9 })).toEqual([])
  })

  test('say what is told of them and nothing of whom the back office calls', async () => {
    const { items } = await find({ q: 'minh chau' })
    expect(items).toEqual([
      {
        id: expect.any(Number),
        code: 'CU',
        name: 'Nhà thuốc Minh Châu',
        full_address: '180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
        new_address: '180 Trường Chinh, Phường Kim Liên, Hà Nội',
        phone: '02438521234',
        lat: 21.0021,
        lng: 105.8298,
        hours: daily('07:00', '21:00'),
        open_now: true,
        services: ['points', 'consult'],
      },
    ])
  })

  test('are found by words of name and address without their accents, in any order', async () => {
    expect(await codesOf({ q: 'truong chinh 180' })).toEqual(['CU'])
    expect(await codesOf({ q: 'Đức hạnh' })).toEqual(['MOI'])
    expect(await codesOf({ q: 'ha noi' })).toEqual(['MOI', 'CU'])
    // The beginning of a word, not its middle.
    expect(await codesOf({ q: 'ruong' })).toEqual([])
    expect(await codesOf({ q: '%' })).toEqual([])
  })

  test('are found by a place in either scheme, however they are written', async () => {
    expect(await codesOf({ province: 1 })).toEqual(['MOI', 'CU'])
    expect(await codesOf({ scheme: 'gso34', province: 1, ward: kimLien })).toEqual(['MOI', 'CU'])
    expect(await codesOf({ scheme: 'gso63', province: 1 })).toEqual(['MOI', 'CU'])
    expect(await codesOf({ province: 1, district: 6 })).toEqual(['MOI', 'CU'])
    expect(await codesOf({ scheme: 'gso63', province: 1, district: 6, ward: 238 })).toEqual([
      'MOI',
      'CU',
    ])
    expect(await codesOf({ province: 79 })).toEqual(['SG', 'BD'])
    expect(await codesOf({ scheme: 'gso63', province: 79 })).toEqual(['SG'])
    expect(await codesOf({ scheme: 'gso63', province: 74 })).toEqual(['BD'])
  })

  test('are in every unit that is named: one of another province is nowhere', async () => {
    expect(await codesOf({ province: 79, ward: kimLien })).toEqual([])
    expect(await codesOf({ province: 999_999 })).toEqual([])
    expect(await codesOf({ province: 1, q: 'duc' })).toEqual(['MOI'])
  })

  test('are nearest first for partners who say where, those without a point last', async () => {
    const { items } = await find({ lat: 21.0021, lng: 105.8298 })
    expect(items.map(({ code, distance }) => [code, distance])).toEqual([
      ['CU', 0],
      ['MOI', expect.any(Number)],
      ['SG', expect.any(Number)],
      ['BD', undefined],
    ])
    expect(items[1]!.distance).toBeGreaterThan(900)
    expect(items[1]!.distance).toBeLessThan(1100)
  })

  test('are asked for in a way that makes sense', async () => {
    expect(await fieldsOf(find({ lat: 21 }))).toEqual({ lng: locatorTexts.bothNeeded })
    expect(Object.keys(await fieldsOf(find({ lat: 48.85, lng: 2.35 })))).toEqual(['lat', 'lng'])
    expect(await refusalOf(find({ province: 'x' }))).toBe('invalidInput')
    expect(await refusalOf(find({ q: 'x'.repeat(400) }))).toBe('invalidInput')
    expect(await refusalOf(shop.call(api.listPharmacyWards, {}))).toBe('invalidInput')
    expect((await find({ limit: 100_000 })).paginate.limit).toBe(100)
  })

  test('are open or closed as of this minute, whoever asked before', async () => {
    const isOpen = async () => (await find({ q: 'minh chau' })).items[0]!.open_now
    expect(await isOpen()).toBe(true)
    shop.ctx.clock.advance(hours(13))
    expect(await isOpen()).toBe(false)
    shop.ctx.clock.advance(-hours(13))
    expect(await isOpen()).toBe(true)
  })
})

describe('places that have pharmacies', () => {
  const counted = (units: readonly { name: string; count: number; scheme: string }[]) =>
    units.map(({ name, count }) => `${name} ${count}`)

  test('are provinces of today, or those before, told by their scheme', async () => {
    const today = await shop.call(api.listPharmacyProvinces, {})
    expect(counted(today)).toEqual(['Hà Nội 2', 'Hồ Chí Minh 2'])
    expect(today.map(({ scheme }) => scheme)).toEqual(['gso34', 'gso34'])
    const before = await shop.call(api.listPharmacyProvinces, { scheme: 'gso63' })
    expect(counted(before)).toEqual(['Hà Nội 2', 'Hồ Chí Minh 1', 'Bình Dương 1'])
    expect(before.map(({ scheme }) => scheme)).toEqual(['gso63', 'gso63', 'gso63'])
  })

  test('are districts before July 2025, and wards of either scheme', async () => {
    const districts = await shop.call(api.listPharmacyDistricts, { province: 1 })
    expect(counted(districts)).toContain('Quận Đống Đa 2')
    const wards = await shop.call(api.listPharmacyWards, { district: 6 })
    expect(counted(wards)).toContain('Phường Khương Thượng 2')
    const today = await shop.call(api.listPharmacyWards, { province: 1 })
    expect(counted(today)).toEqual(['Phường Kim Liên 2'])
  })

  test('tell of each unit as many as a list of it finds', async () => {
    for (const scheme of ['gso34', 'gso63'] as const) {
      const provinces = await shop.call(api.listPharmacyProvinces, { scheme })
      for (const { id: province, count } of provinces) {
        expect((await find({ scheme, province })).paginate.total_data).toBe(count)
      }
    }
    for (const { id: ward, count } of await shop.call(api.listPharmacyWards, { district: 6 })) {
      expect((await find({ scheme: 'gso63', ward })).paginate.total_data).toBe(count)
    }
    for (const { id, count } of await shop.call(api.listPharmacyDistricts, { province: 1 })) {
      expect((await find({ district: id })).paginate.total_data).toBe(count)
    }
  })

  test('are kept, and told anew once a pharmacy agrees or takes it back', async () => {
    const provinces = async () => counted(await shop.call(api.listPharmacyProvinces, {}))
    await add('HUE', 'Nhà thuốc Cố Đô', { place: { province_id: 46, district_id: 474 } })
    expect(await provinces()).toContain('Huế 1')
    const change = { ...blank, id: 'HUE', name: 'Nhà thuốc Cố Đô', version: 1 }
    await shop.call(pharmacies.change, { ...change, listed_on: '' }, { headers })
    expect(await provinces()).toEqual(['Hà Nội 2', 'Hồ Chí Minh 2'])
    expect(await codesOf({ q: 'co do' })).toEqual([])
  })
})

describe('the back office', () => {
  test('refuses a day of agreement that is still to come, and hours that overlap', async () => {
    const later = await fieldsOf(add('SAI-1', 'Nhà thuốc Sai', { listed_on: '2027-01-01' }))
    expect(Object.keys(later)).toEqual(['listed_on'])
    const intervals = [
      { from: '07:00', to: '12:00' },
      { from: '11:00', to: '13:00' },
    ]
    const overlapping = { ...noHours, weekly: { ...noHours.weekly, mon: intervals } }
    const twice = await fieldsOf(add('SAI-2', 'Nhà thuốc Sai', { hours: overlapping }))
    expect(Object.keys(twice)).toEqual(['hours.weekly.mon'])
    const abroad = await fieldsOf(add('SAI-3', 'Nhà thuốc Sai', { point: '48.85, 2.35' }))
    expect(Object.keys(abroad)).toEqual(['point'])
  })

  test('narrows its list by who is listed', async () => {
    const listed = async (state: 'yes' | 'no') =>
      (await shop.call(pharmacies.list, { listed: state }, { headers })).items.map(
        ({ code }) => code,
      )
    expect(await listed('no')).toEqual(['CHUA', 'HUE'])
    expect(await listed('yes')).toEqual(['BD', 'CU', 'DONG', 'MOI', 'SG'])
  })
})
