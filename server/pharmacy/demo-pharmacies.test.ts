import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/pharmacy/api.ts'
import { hoursField } from '#domain/pharmacy/hours-field.ts'
import { listPharmacies, listPharmacyProvinces } from '#domain/pharmacy/locator/api.ts'
import { loginStaff } from '#domain/staff/api.ts'
import { isCommonPassword } from '#domain/staff/common-password.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadListedPharmacies } from '#seed/load/listed-pharmacies.ts'
import { loadPharmacies } from '#seed/load/pharmacies.ts'
import { pharmacies } from '#seed/pharmacies/pharmacies.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openMemberShop()
  expect(await loadPharmacies(shop.ctx)).toBe(true)
})
afterAll(() => shop.close())

describe('the demo’s pharmacies', () => {
  test('are loaded once, each at a place that there is', async () => {
    expect(await loadPharmacies(shop.ctx)).toBe(false)
    const { rows } = await shop.ctx.pool.query<{ code: string; full_address: string }>(
      'select code, full_address from drugstore order by id',
    )
    expect(rows.map(({ code }) => code)).toEqual(pharmacies.map(({ code }) => code))
    for (const { full_address } of rows) expect(full_address).toMatch(/^[^,]+, [^,]+, [^,]+$/)
    expect(rows.slice(0, 2).map(({ full_address }) => full_address)).toEqual([
      '218 Phố Huế, Quận Hai Bà Trưng, Hà Nội',
      '64 Chùa Láng, Quận Đống Đa, Hà Nội',
    ])
  })

  test('are four hundred that customers find, in every province, with numbers that are nobody’s', async () => {
    expect(await loadListedPharmacies(shop.ctx)).toBe(true)
    expect(await loadListedPharmacies(shop.ctx)).toBe(false)
    const { items, paginate } = await shop.call(listPharmacies, { limit: 100 })
    expect(paginate.total_data).toBe(400)
    const provinces = await shop.call(listPharmacyProvinces, {})
    expect(provinces.length).toBe(34)
    expect(provinces.reduce((sum, { count }) => sum + count, 0)).toBe(400)
    for (const { full_address, phone, lat, hours } of items) {
      expect(full_address).toMatch(/^\d+ [^,]+, [^,]+, [^,]+/)
      expect(phone).toMatch(/^(0900000|0908222)\d{3}$/)
      expect(lat).toBeGreaterThan(8)
      expect(hoursField.safeParse(hours).success).toBe(true)
    }
  })

  test('let their people in with what /dev/logins says', async () => {
    const { pharmacy, pharmacyStaff, otherPharmacy } = demoLogins
    const roles = []
    for (const { code, ...account } of [pharmacy, pharmacyStaff, otherPharmacy]) {
      const answer = await shop.call(loginStaff, account, { headers: { drugstoreid: code } })
      expect(answer.pharmacy).toMatchObject({ code, must_change: false })
      roles.push(answer.pharmacy!.role)
    }
    expect(roles).toEqual(['owner', 'staff', 'owner'])
    const told = await shop.app.fastify.inject('/dev/logins')
    expect(told.json()).toMatchObject({ data: { pharmacy } })
    expect(isCommonPassword(pharmacy.password, [pharmacy.username, 'An Lành'])).toBe(false)
  })

  test('have links that lead to their own pages', async () => {
    const link = await shop.call(api.getRedirectLink, { id: 'minhchau218' })
    const target = '/nha-thuoc/ap-dung-uu-dai/?id=NT00218'
    expect(link).toEqual({ id: 'minhchau218', drugstoreCode: 'NT00218', target, islogin: true })
  })
})
