import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/staff/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openStream } from '#test/support/event-stream.ts'
import { refusalOf } from '#test/support/members.ts'
import { activate, hireStaff } from '#test/support/staff.ts'
import { runStaffCommand } from './run-staff-command.ts'
import { readStaffCommand } from './staff-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

const run = (...words: string[]) => runStaffCommand(shop.ctx, readStaffCommand(words))
const invite = (username: string) =>
  run('invite', '--username', username, '--name', 'Lê Quang Minh', '--role', 'admin')
const tokenIn = (lines: readonly string[]) =>
  /^http:\/\/shop\.test\/quan-tri\/kich-hoat\/#([\w-]{43})$/.exec(lines.at(-1)!)![1]!

describe('npm run staff', () => {
  test('makes the first admin, who gets in by the printed address', async () => {
    expect(await run('list')).toEqual(['Nobody yet; invite makes the first admin.'])
    const lines = await invite('quanly.moi')
    expect(lines[0]).toContain('until 09:00 24/11/2026')
    const admin = await activate(shop, tokenIn(lines))
    expect(admin.username).toBe('quanly.moi')
    const audit = await shop.call(
      api.listAudit,
      { subject_kind: 'staff', subject_id: String(admin.id) },
      admin,
    )
    expect(audit.items.map(({ staff }) => staff)).toEqual(['quanly.moi', 'npm run staff'])
    const list = (await run('list')).join('\n')
    expect(list).toMatch(/quanly\.moi {2}Lê Quang Minh {2}admin, active, last seen/)
  })

  test('lets somebody back in who lost everything, also the only admin', async () => {
    const lost = await activate(shop, tokenIn(await invite('mat.het')))
    const back = await activate(shop, tokenIn(await run('reset', '--username', 'mat.het')))
    expect(back.id).toBe(lost.id)
    expect((await shop.call(api.getStaffSession, {}, lost)).user).toBeNull()
  })

  test('throws somebody out, their open pages too', async () => {
    const user = await hireStaff(shop, 'care', 'nghi.viec')
    const page = await openStream(shop, '/admin/live', user.headers)
    expect(await run('disable', '--username', 'nghi.viec')).toEqual(['nghi.viec is out.'])
    expect(await page.next()).toBeNull()
    expect(await refusalOf(shop.call(api.logoutStaff, {}, user))).toBe('unauthenticated')
  })

  test('keeps the last admin', async () => {
    await shop.ctx.pool.query(`update staff_user set status = 'disabled' where role = 'admin'`)
    await hireStaff(shop, 'admin', 'cuoi.cung')
    await expect(run('disable', '--username', 'cuoi.cung')).rejects.toThrow(/người quản trị/)
  })

  test.each([
    [[], 'no such command'],
    [['invite', '--name', 'Lê Quang Minh', '--role', 'admin'], '--username is missing'],
    [['invite', '--username', 'x y', '--name', 'Lê Quang Minh'], '--username: '],
    [['invite', '--username', 'binh', '--name', 'Lê Quang Minh', '--role', 'boss'], '--role'],
    [['disable', '--username', 'khong.co'], 'nobody is called khong.co'],
    [
      ['invite', '--username', 'quanly.moi', '--name', 'Lê Minh', '--role', 'care'],
      'exists already',
    ],
    [['list', 'all'], 'too many words'],
    [['list', '--all'], 'Unknown option'],
  ])('says what is wrong with %j', async (words, problem) => {
    await expect((async () => run(...words))()).rejects.toThrow(problem)
  })
})
