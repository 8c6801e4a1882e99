import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import { minutes } from '#domain/kernel/durations.ts'
import * as api from '#domain/staff/api.ts'
import { resetStaff, staffAccounts } from '#domain/staff/backoffice.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import { codeOf, hireStaff, staffPassword, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let admin: StaffMember

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.ctx.pool.query(`update staff_user set status = 'disabled' where role = 'admin'`)
  admin = await hireStaff(shop)
})

const usual = { full_name: 'Trần Thị Bình', role: 'admin', reason: 'Đổi việc' } as const
type Change = Partial<Input<typeof staffAccounts.change>>
const change = async ({ id }: { id: number }, values: Change, by = admin) => {
  const version = await versionOf(id)
  return shop.call(staffAccounts.change, { ...usual, locked: false, version, id, ...values }, by)
}
const versionOf = async (id: number) => {
  const { rows } = await shop.ctx.pool.query<{ version: number }>(
    'select version from staff_user where id = $1',
    [id],
  )
  return rows[0]?.version ?? 1
}
const disable = (whom: StaffMember, by = admin) => change(whom, { locked: true }, by)
const reset = ({ id }: StaffMember, by = admin) =>
  shop.call(resetStaff, { id, reason: 'Mất điện thoại' }, by)
const list = (by: StaffMember) => shop.call(staffAccounts.list, { limit: 100 }, by)
const activeAdmins = async () => {
  const { rows } = await shop.ctx.pool.query(
    `select id from staff_user where role = 'admin' and status = 'active'`,
  )
  return rows.length
}

describe('changing a user', () => {
  test('takes effect at their next request', async () => {
    const user = await hireStaff(shop, 'content')
    expect(await refusalOf(list(user))).toBe('forbidden')
    await change(user, { role: 'admin' })
    expect(await refusalOf(list(user))).toBe('done')
    await disable(user)
    expect(await refusalOf(list(user))).toBe('unauthenticated')
    const { user: session } = await shop.call(api.getStaffSession, {}, user)
    expect(session).toBeNull()
  })

  test('leaves a disabled one no way in, until they are enabled again', async () => {
    const user = await hireStaff(shop, 'content')
    await disable(user)
    shop.ctx.clock.advance(minutes(1))
    const login = () =>
      refusalOf(
        shop.call(api.loginStaff, {
          username: user.username,
          password: staffPassword,
          totp: codeOf(shop, user),
        }),
      )
    expect(await login()).toBe('loginWrong')
    expect((await change(user, { role: 'content' })).status).toBe('active')
    expect(await refusalOf(shop.call(api.getStaffSession, {}, user))).toBe('done')
    expect(await login()).toBe('done')
  })

  test('voids the invitation of somebody who is disabled before they came', async () => {
    const { token, ...user } = await shop.call(
      staffAccounts.create,
      { username: 'khong-den', full_name: 'Ngô Văn An', role: 'care', reason: 'Nhân viên mới' },
      admin,
    )
    await change(user, { role: 'care', locked: true })
    expect((await change(user, { role: 'care' })).status).toBe('invited')
    expect(await refusalOf(shop.call(api.openInvitation, { token }))).toBe('invitationNotValid')
  })

  test('of somebody unknown finds nobody', async () => {
    expect(await refusalOf(change({ id: 999_999 }, {}))).toBe('notFound')
  })
})

describe('the last active admin', () => {
  test('can neither be disabled, nor made something else, nor reset', async () => {
    expect(await refusalOf(disable(admin))).toBe('lastAdmin')
    expect(await refusalOf(change(admin, { role: 'care' }))).toBe('lastAdmin')
    expect(await refusalOf(reset(admin))).toBe('lastAdmin')
    expect((await change(admin, { full_name: 'Lê Thị Hồng' })).full_name).toBe('Lê Thị Hồng')
  })

  test('is left when two admins remove each other at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      await shop.ctx.pool.query(`update staff_user set status = 'disabled' where role = 'admin'`)
      const [one, other] = [await hireStaff(shop), await hireStaff(shop)]
      const remove = [
        disable,
        reset,
        (whom: StaffMember, by: StaffMember) => change(whom, { role: 'care' }, by),
      ]
      const [first, second] = [remove[round % 3]!, remove[(round + 1) % 3]!]
      const answers = await Promise.all([
        refusalOf(first(other, one)),
        refusalOf(second(one, other)),
      ])
      expect(answers).toContain('done')
      expect(answers.filter((answer) => answer !== 'done')).toHaveLength(1)
      expect(await activeAdmins()).toBe(1)
    }
  })

  test('is left when three leave at once', async () => {
    const others = [await hireStaff(shop), await hireStaff(shop)]
    const leaving = [admin, ...others]
    const answers = await Promise.all(leaving.map((each) => refusalOf(disable(each, each))))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(2)
    expect(answers).toContain('lastAdmin')
    expect(await activeAdmins()).toBe(1)
  })
})

describe('the list of users', () => {
  test('shows everybody and no secret', async () => {
    const shown = await list(admin)
    expect(shown.items.map(({ username }) => username)).toContain(admin.username)
    expect(JSON.stringify(shown)).not.toMatch(/argon2|password|totp/)
  })
})

describe('the audit', () => {
  test('tells who did what to whom, why, and what it was before', async () => {
    const user = await hireStaff(shop, 'care')
    await change(user, { role: 'warehouse', reason: 'Chuyển sang kho' })
    const { items } = await shop.call(
      api.listAudit,
      { subject_kind: 'staff', subject_id: String(user.id) },
      admin,
    )
    expect(items[0]).toMatchObject({
      staff: admin.username,
      staff_name: 'Trần Thị Bình',
      action: 'Sửa người dùng',
      subject_kind: 'staff',
      subject_id: String(user.id),
      reason: 'Chuyển sang kho',
      before: { role: 'care', locked: false },
      after: { role: 'warehouse', locked: false },
    })
  })

  test('pages newest first', async () => {
    const first = await shop.call(api.listAudit, { limit: 2 }, admin)
    const second = await shop.call(api.listAudit, { limit: 2, page: 2 }, admin)
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(first.paginate.total_data).toBeGreaterThan(4)
  })

  test('is searched by a subject’s kind and number together', async () => {
    const alone = shop.call(api.listAudit, { subject_id: '1' }, admin)
    expect(await refusalOf(alone)).toBe('invalidInput')
  })

  test('says nothing of a change that was refused', async () => {
    const before = await shop.call(api.listAudit, {}, admin)
    await refusalOf(disable(admin))
    const after = await shop.call(api.listAudit, {}, admin)
    expect(after).toEqual(before)
  })

  test.each([
    `update audit_entry set reason = ''`,
    'delete from audit_entry',
    'truncate audit_entry',
  ])('cannot be changed by %s', async (statement) => {
    await expect(shop.ctx.pool.query(statement)).rejects.toThrow('only ever added to')
  })
})
