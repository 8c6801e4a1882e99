import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchBackoffice } from '#domain/backoffice/api.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { getStaffSession, openInvitation } from '#domain/staff/api.ts'
import { resetStaff, staffAccounts } from '#domain/staff/backoffice.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let admin: StaffMember

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  admin = await hireStaff(shop, 'admin', 'quan.tri')
})
afterAll(() => shop.close())

const reason = 'Đổi việc'
const binh = { full_name: 'Trần Thị Bình', role: 'care', locked: false, reason } as const
const change = (id: number, version: number, fields: object = {}) =>
  shop.call(staffAccounts.change, { ...binh, id, version, ...fields }, admin)
const get = (id: number) => shop.call(staffAccounts.get, { id }, admin)
const historyOf = async (id: number) =>
  (await shop.call(staffAccounts.history, { id }, admin)).items.map(({ action }) => action)
const isIn = async (who: StaffMember) => (await shop.call(getStaffSession, {}, who)).user !== null

describe('an account', () => {
  test('of two who change it the second hears how it is now', async () => {
    const { id } = await hireStaff(shop, 'care')
    expect(await change(id, 1, { role: 'warehouse' })).toMatchObject({ version: 2 })
    const late = await change(id, 1, { full_name: 'Lê Thị Hồng' }).catch((error: unknown) => error)
    expect(late).toMatchObject({
      code: 'conflict',
      current: { role: 'warehouse', full_name: 'Trần Thị Bình', version: 2 },
    })
  })

  test('of eight who change it at once one does', async () => {
    const { id } = await hireStaff(shop, 'care')
    const all = Array.from({ length: 8 }, () => refusalOf(change(id, 1, { role: 'content' })))
    const answers = await Promise.all(all)
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await get(id)).toMatchObject({ role: 'content', version: 2 })
  })

  test('keeps its version when somebody logs in and works, and has a new one after a reset', async () => {
    const member = await hireStaff(shop, 'care')
    shop.ctx.clock.advance(minutes(10))
    expect(await isIn(member)).toBe(true)
    expect(await get(member.id)).toMatchObject({ version: 1 })
    await shop.call(resetStaff, { id: member.id, reason }, admin)
    expect(await refusalOf(change(member.id, 1))).toBe('conflict')
  })

  test('hands out its link when it is added, and nowhere again', async () => {
    const person = { username: 'moi.vao', full_name: 'Ngô Văn An', role: 'care', reason } as const
    const { id, token } = await shop.call(staffAccounts.create, person, admin)
    expect(await refusalOf(shop.call(openInvitation, { token }))).toBe('done')
    expect(Object.keys(await get(id))).not.toContain('token')
    const history = await shop.call(staffAccounts.history, { id }, admin)
    expect(history.items).toMatchObject([
      { action: 'Mời người dùng', reason, after: { username: 'moi.vao', locked: false } },
    ])
    expect(JSON.stringify(history)).not.toContain(token)
  })

  test('has its history: who changed its role, locked it and let it in again', async () => {
    const member = await hireStaff(shop, 'care')
    await change(member.id, 1, { role: 'content' })
    await change(member.id, 2, { role: 'content', locked: true })
    expect(await isIn(member)).toBe(false)
    await change(member.id, 3, { role: 'content' })
    const [enabled, disabled, changed] = await historyOf(member.id)
    expect([enabled, disabled, changed]).toEqual([
      'Mở lại người dùng',
      'Khoá người dùng',
      'Sửa người dùng',
    ])
  })
})

describe('many accounts at once', () => {
  const bulk = (action: 'lock' | 'unlock', members: readonly { id: number; version: number }[]) =>
    shop.call(staffAccounts.bulk, { action, records: [...members], reason }, admin)

  test('are locked and let in again, but the last admin stays', async () => {
    const members = [await hireStaff(shop, 'care'), await hireStaff(shop, 'warehouse')]
    const ids = [...members, admin].map(({ id }) => id)
    const preview = { action: 'lock', ids } as const
    const told = await shop.call(staffAccounts.bulkPreview, preview, admin)
    expect(told).toMatchObject({ done: 2, refused: 1 })
    expect(told.rows[2]).toMatchObject({ outcome: 'refused', title: 'Trần Thị Bình' })
    for (const member of members) expect(await isIn(member)).toBe(true)

    expect(await bulk('lock', told.rows as { id: number; version: number }[])).toMatchObject({
      done: 2,
      refused: 1,
    })
    for (const member of members) expect(await isIn(member)).toBe(false)
    const locked = members.map(({ id }) => ({ id, version: 2 }))
    expect(await bulk('unlock', locked)).toMatchObject({ done: 2 })
    expect(await historyOf(members[0]!.id)).toContain('Khoá người dùng')
  })
})

describe('the list of accounts', () => {
  const find = async (asked: object) => {
    const { items } = await shop.call(staffAccounts.list, { limit: 100, ...asked }, admin)
    return items.map(({ username }) => username)
  }

  test('is searched by name without accents and login, narrowed and sorted', async () => {
    await hireStaff(shop, 'accountant', 'ke.toan.a')
    const { id } = await hireStaff(shop, 'accountant', 'ke.toan.b')
    await change(id, 1, { full_name: 'Đỗ Thị Ánh', role: 'accountant', locked: true })
    expect(await find({ q: 'do anh' })).toEqual(['ke.toan.b'])
    expect(await find({ q: 'KE.TOAN' })).toEqual(['ke.toan.a', 'ke.toan.b'])
    expect(await find({ role: 'accountant', state: 'disabled' })).toEqual(['ke.toan.b'])
    expect(await find({ q: 'ke.toan', sort: '-username' })).toEqual(['ke.toan.b', 'ke.toan.a'])
    expect((await find({ sort: 'name' }))[0]).toBe('ke.toan.b')
  })

  test('is where Ctrl-K finds somebody, for whoever may see accounts', async () => {
    await hireStaff(shop, 'content', 'tim.thay')
    const hits = await shop.call(searchBackoffice, { q: 'tim.thay' }, admin)
    expect(hits).toMatchObject([{ title: 'Trần Thị Bình', link: { list: 'staff' } }])
    const care = await hireStaff(shop, 'care')
    expect(await shop.call(searchBackoffice, { q: 'tim.thay' }, care)).toEqual([])
  })
})
