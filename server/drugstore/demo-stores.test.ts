import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/drugstore/api.ts'
import { loginStaff } from '#domain/staff/api.ts'
import { isCommonPassword } from '#domain/staff/common-password.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadStores } from '#seed/load/stores.ts'
import { stores } from '#seed/stores/stores.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop } from '#test/support/members.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openMemberShop()
  expect(await loadStores(shop.ctx)).toBe(true)
})
afterAll(() => shop.close())

describe('the demo’s pharmacies', () => {
  test('are loaded once, each at a place that there is', async () => {
    expect(await loadStores(shop.ctx)).toBe(false)
    const { rows } = await shop.ctx.pool.query<{ code: string; full_address: string }>(
      'select code, full_address from drugstore order by id',
    )
    expect(rows.map(({ code }) => code)).toEqual(stores.map(({ code }) => code))
    for (const { full_address } of rows) expect(full_address).toMatch(/^[^,]+, [^,]+, [^,]+$/)
    expect(rows.slice(0, 2).map(({ full_address }) => full_address)).toEqual([
      '218 Phố Huế, Quận Hai Bà Trưng, Hà Nội',
      '64 Chùa Láng, Quận Đống Đa, Hà Nội',
    ])
  })

  test('let their people in with what /dev/logins says', async () => {
    const { store, storeStaff, otherStore } = demoLogins
    const roles = []
    for (const { code, ...account } of [store, storeStaff, otherStore]) {
      const answer = await shop.call(loginStaff, account, { headers: { drugstoreid: code } })
      expect(answer.store).toMatchObject({ code, must_change: false })
      roles.push(answer.store!.role)
    }
    expect(roles).toEqual(['owner', 'staff', 'owner'])
    const told = await shop.app.fastify.inject('/dev/logins')
    expect(told.json()).toMatchObject({ data: { store } })
    expect(isCommonPassword(store.password, [store.username, 'An Lành'])).toBe(false)
  })

  test('have links that lead to their own pages', async () => {
    const link = await shop.call(api.getRedirectLink, { id: 'minhchau218' })
    const target = '/nha-thuoc/ap-dung-uu-dai/?id=NT00218'
    expect(link).toEqual({ id: 'minhchau218', drugstoreCode: 'NT00218', target, islogin: true })
  })
})
