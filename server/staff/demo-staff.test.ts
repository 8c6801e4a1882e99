import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/kernel/durations.ts'
import * as api from '#domain/staff/api.ts'
import { isCommonPassword } from '#domain/staff/common-password.ts'
import { staffRoleLabels, staffRoles } from '#domain/staff/permissions.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadStaff } from '#seed/load/staff.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { codeOf } from '#test/support/staff.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await loadStaff(shop.ctx)
})
afterAll(() => shop.close())

const { admin, staff } = demoLogins

describe('the demo’s back office', () => {
  test('has somebody for each role, all of whom get in', async () => {
    const roles: string[] = []
    for (const { username, password, totp_secret } of [admin, ...staff]) {
      const totp = codeOf(shop, { totpSecret: totp_secret })
      const { user } = await shop.call(api.loginStaff, { username, password, totp })
      roles.push(user!.role)
    }
    // What one pharmacist has written the other reads through.
    expect(roles.toSorted()).toEqual([...staffRoles, 'pharmacist'].toSorted())
  })

  test('shows the code of this moment in the development tools', async () => {
    shop.ctx.clock.advance(minutes(1))
    const page = await shop.app.fastify.inject('/dev/')
    const totp = /mã xác thực lúc này: <strong>(\d{6})<\/strong>/.exec(page.body)![1]!
    const { username, password } = admin
    const { user } = await shop.call(api.loginStaff, { username, password, totp })
    expect(user!.role).toBe('admin')
  })

  test('tells there who gets in, as what and with which password', async () => {
    const page = await shop.app.fastify.inject('/dev/')
    for (const { username, password } of [admin, ...staff]) {
      expect(page.body).toContain(`<strong>${username}</strong></td><td>${password}</td>`)
    }
    for (const role of staffRoles) expect(page.body).toContain(`<td>${staffRoleLabels[role]}</td>`)
  })

  test('is loaded once: whoever changed their password keeps it', async () => {
    await shop.ctx.pool.query(`update staff_user set password_hash = 'their own'`)
    await loadStaff(shop.ctx)
    const { rows } = await shop.ctx.pool.query('select distinct password_hash from staff_user')
    expect(rows).toEqual([{ password_hash: 'their own' }])
  })

  test('has a password that the shop would take from anybody', () => {
    const names = [admin.username, 'Lê Quang Minh', 'An Lành']
    expect(isCommonPassword(admin.password, names)).toBe(false)
    expect(admin.password.length).toBeGreaterThanOrEqual(12)
  })
})
