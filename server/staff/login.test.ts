import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/staff/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { hireStaff } from '#test/support/staff.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())

describe('who was invited', () => {
  test('is at the desk with what their role may do', async () => {
    const { headers, username } = await hireStaff(shop, 'warehouse')
    const { user } = await shop.call(api.getStaffSession, {}, { headers })
    expect(user).toMatchObject({ username, role: 'warehouse', status: 'active' })
    expect(user!.permissions).toContain('stock.adjust')
    expect(user!.permissions).not.toContain('staff.read')
  })
})
