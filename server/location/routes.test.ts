import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Input } from '#domain/contract.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import * as api from '#domain/location/api.ts'
import { addSetting } from '#server/settings/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { waitFor } from '#test/support/wait-for.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ template: inject('postgres').withUnits })
})
afterAll(() => shop.close())

describe('the three lists an address is chosen from', () => {
  it('begin with 64 provinces: the large cities first, "Khác" last', async () => {
    const provinces = await shop.call(api.listProvinces, {})
    expect(provinces).toHaveLength(64)
    expect(provinces.slice(0, 3)).toEqual([
      { id: 1, name: 'Hà Nội', erpId: 'HNI', sort: 1, region: 'north' },
      { id: 79, name: 'Hồ Chí Minh', erpId: 'HCM', sort: 2, region: 'south' },
      { id: 48, name: 'Đà Nẵng', erpId: 'DNG', sort: 3, region: 'central' },
    ])
    expect(provinces.at(-1)).toMatchObject({ id: 99, name: 'Khác' })
  })

  it('go on with the districts of a province, none for "Khác"', async () => {
    const districts = await shop.call(api.listDistricts, { provinceId: 1 })
    expect(districts).toHaveLength(30)
    expect(districts).toContainEqual(
      expect.objectContaining({ id: 6, name: 'Quận Đống Đa', erpId: '1150' }),
    )
    expect(await shop.call(api.listDistricts, { provinceId: 99 })).toEqual([])
  })

  it('end with the wards of a district and the ward of today each belongs to', async () => {
    const wards = await shop.call(api.listWards, { districtId: 766 })
    expect(wards.find(({ id }) => id === 26971)).toEqual({
      id: 26971,
      name: 'Phường 12',
      erpId: '736008',
      sort: 12,
      newName: 'Phường Bảy Hiền',
      newOptions: [
        {
          id: 26983,
          name: 'Phường Bảy Hiền',
          province_id: 79,
          province_name: 'Hồ Chí Minh',
        },
      ],
    })
    expect(await shop.call(api.listWards, { districtId: 498 })).toEqual([])
  })

  it('may be kept by browsers', async () => {
    const { headers } = await shop.app.fastify.inject('/api/location/wards/6')
    expect(headers['cache-control']).toContain('max-age=3600')
  })

  it('refuse an id that is none', async () => {
    const { statusCode } = await shop.app.fastify.inject('/api/location/wards/abc')
    expect(statusCode).toBe(400)
  })
})

describe('the names of an address', () => {
  it('are joined, old and new', async () => {
    const names = await shop.call(api.getAddressNames, { province: 48, district: 492, ward: 20257 })
    expect(names).toEqual({
      full_address: 'Phường Hòa Cường Bắc, Quận Hải Châu, Đà Nẵng',
      new_address: 'Phường Hòa Cường, Đà Nẵng',
      new_ward: { id: 20257, name: 'Phường Hòa Cường', province_id: 48, province_name: 'Đà Nẵng' },
    })
  })

  it('are not found when the ids do not belong together', async () => {
    const call = shop.call(api.getAddressNames, { province: 1, district: 492, ward: 20257 })
    await expect(call).rejects.toMatchObject({ status: 404, code: 'notFound' })
  })
})

describe('a shopper who knows only the new address', () => {
  it('chooses among 34 provinces and all of their wards', async () => {
    expect(await shop.call(api.listNewProvinces, {})).toHaveLength(34)
    expect(await shop.call(api.listNewWards, { provinceId: 79 })).toHaveLength(168)
  })

  it('finds the old wards that the new one was made of', async () => {
    const places = await shop.call(api.listOldPlaces, { wardId: 229 })
    expect(places).toContainEqual({
      province: { id: 1, name: 'Hà Nội', erpId: 'HNI' },
      district: { id: 6, name: 'Quận Đống Đa', erpId: '1150' },
      ward: { id: 238, name: 'Phường Khương Thượng', erpId: '115009' },
      full_address: 'Phường Khương Thượng, Quận Đống Đa, Hà Nội',
    })
  })

  it('finds the island district where there never were wards', async () => {
    expect(await shop.call(api.listOldPlaces, { wardId: 26732 })).toEqual([
      {
        province: { id: 77, name: 'Bà Rịa - Vũng Tàu', erpId: null },
        district: { id: 755, name: 'Huyện Côn Đảo', erpId: null },
        ward: null,
        full_address: 'Huyện Côn Đảo, Bà Rịa - Vũng Tàu',
      },
    ])
  })
})

describe('delivery', () => {
  it('is estimated by province', async () => {
    const estimate = await shop.call(api.getEstimatedDelivery, { provinceId: 79 })
    expect(estimate).toEqual({ from: 1, to: 2, unit: 'ngày' })
    const call = shop.call(api.getEstimatedDelivery, { provinceId: 3 })
    await expect(call).rejects.toMatchObject({ status: 404 })
  })

  it('leaves from three warehouses, each with its lead time', async () => {
    const days = (query: Input<typeof api.listWarehouseLeadTimes>) =>
      shop.call(api.listWarehouseLeadTimes, query)
    expect(await days({ shippingType: 'pickup', orderType: 'normal' })).toEqual([
      { warehouse: 'Kho Hà Nội', province_id: 1, days: 0 },
      { warehouse: 'Kho Hồ Chí Minh', province_id: 79, days: 0 },
      { warehouse: 'Kho Đà Nẵng', province_id: 48, days: 0 },
    ])
    const vaccine = await days({ shippingType: 'pickup', orderType: 'vnvc' })
    expect(vaccine.map((row) => row.days)).toEqual([1, 1, 1])
    expect(await days({})).toHaveLength(3)
  })
})

describe('what is promised beside a product', () => {
  it('is the usual province until another is named', async () => {
    expect(await shop.call(api.getDeliveryPromise, {})).toEqual({
      delivery: { province: 'Hồ Chí Minh', from: 1, to: 2 },
      fee: 10_000,
      pickup_fee: 0,
      return_days: 7,
    })
    const toCaMau = await shop.call(api.getDeliveryPromise, { provinceId: 96 })
    expect(toCaMau.delivery).toMatchObject({ province: 'Cà Mau' })
  })

  it('takes fee and days to return goods from the settings, and no days where none are known', async () => {
    const { db, clock } = shop.ctx
    await addSetting(
      db,
      'shippingFee',
      { normal: vnd(25_000), pickup: vnd(0), byProvince: { 1: vnd(15_000) } },
      clock.now(),
    )
    await addSetting(db, 'deliveryPromise', { returnDays: 30, provinceId: 1 }, clock.now())
    // Pages ask for it all the time, so it is remembered until the database tells of a change.
    await waitFor(async () =>
      expect(await shop.call(api.getDeliveryPromise, {})).toMatchObject({
        delivery: { province: 'Hà Nội' },
        fee: 15_000,
        return_days: 30,
      }),
    )
    expect(await shop.call(api.getDeliveryPromise, { provinceId: 3 })).toMatchObject({
      delivery: null,
      fee: 25_000,
    })
    await db
      .updateTable('estimated_delivery')
      .set({ from_days: 5, to_days: 9 })
      .where('province_code', '=', 1)
      .execute()
    await waitFor(async () =>
      expect(await shop.call(api.getDeliveryPromise, {})).toMatchObject({
        delivery: { province: 'Hà Nội', from: 5, to: 9 },
      }),
    )
  })
})
