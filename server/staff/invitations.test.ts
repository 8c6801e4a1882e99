import { Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '#domain/kernel/durations.ts'
import * as api from '#domain/staff/api.ts'
import { resetStaff, staffAccounts } from '#domain/staff/backoffice.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import {
  activate,
  codeOf,
  hireStaff,
  staffPassword,
  type StaffMember,
} from '#test/support/staff.ts'

let shop: TestShop
let admin: StaffMember
let people = 0

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  admin = await hireStaff(shop)
})
afterAll(() => shop.close())

const invite = async (username = `moi-${(people += 1)}`) => {
  const { token, expires_at, ...user } = await shop.call(
    staffAccounts.create,
    { username, full_name: 'Ngô Văn An', role: 'care', reason: 'Nhân viên mới' },
    { headers: admin.headers },
  )
  return { token, expires_at, user }
}
const accept = async (token: string, input: { password?: string; totp?: string } = {}) => {
  const { totp } = await shop.call(api.openInvitation, { token })
  const code = codeOf(shop, { totpSecret: totp.secret })
  return shop.call(api.acceptInvitation, { token, password: staffPassword, totp: code, ...input })
}
const open = (token: string) => refusalOf(shop.call(api.openInvitation, { token }))

describe('an invitation', () => {
  test('shows whom it is for and what their app reads', async () => {
    const { token, user, expires_at } = await invite()
    expect(user).toMatchObject({ status: 'invited', role: 'care' })
    expect(expires_at).toBe('2026-11-24T09:00:00.000+07:00')
    const opened = await shop.call(api.openInvitation, { token })
    expect(opened).toMatchObject({ username: user.username, full_name: 'Ngô Văn An' })
    expect(Secret.fromBase32(opened.totp.secret).bytes).toHaveLength(20)
    const uri = new URL(opened.totp.uri)
    expect(uri.protocol + uri.host).toBe('otpauth:totp')
    expect(decodeURIComponent(uri.pathname)).toContain(user.username)
    expect(uri.searchParams.get('secret')).toBe(opened.totp.secret)
    expect(opened.totp.svg).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    // Whoever closed the page by mistake finds the same picture.
    expect(await shop.call(api.openInvitation, { token })).toEqual(opened)
  })

  test('sets both factors and logs in', async () => {
    const { token, user } = await invite()
    const accepted = await accept(token)
    expect(accepted.user).toMatchObject({ username: user.username, status: 'active' })
    const headers = { authorization: `Bearer ${accepted.accessToken}` }
    const session = await shop.call(api.getStaffSession, {}, { headers })
    expect(session.user).toMatchObject({ id: user.id })
  })

  test('works once, also when two accept it at once', async () => {
    const { token } = await invite()
    const answers = await Promise.all([refusalOf(accept(token)), refusalOf(accept(token))])
    expect(answers.toSorted()).toEqual(['done', 'invitationNotValid'])
    expect(await open(token)).toBe('invitationNotValid')
  })

  test('opens for 72 hours', async () => {
    const { token } = await invite()
    shop.ctx.clock.advance(hours(72) - 1)
    expect(await open(token)).toBe('done')
    shop.ctx.clock.advance(1)
    expect(await open(token)).toBe('invitationNotValid')
    expect(await open('x'.repeat(43))).toBe('invitationNotValid')
    admin = await hireStaff(shop)
  })

  test('asks for a right code, once used as at every login', async () => {
    const { token, user } = await invite()
    expect(await refusalOf(accept(token, { totp: '000000' }))).toBe('totpNotValid')
    const { totp } = await shop.call(api.openInvitation, { token })
    await accept(token)
    const again = { username: user.username, password: staffPassword }
    const code = codeOf(shop, { totpSecret: totp.secret })
    expect(await refusalOf(shop.call(api.loginStaff, { ...again, totp: code }))).toBe(
      'totpNotValid',
    )
  })

  test('refuses a password that is tried first, and a short one', async () => {
    const { token, user } = await invite('le-thi-hong')
    const trying = (password: string) => refusalOf(accept(token, { password }))
    expect(await trying('mười một ch')).toBe('invalidInput')
    expect(await trying('anlanh-2026!')).toBe('passwordTooCommon')
    expect(await trying(`${user.username}-1990`)).toBe('passwordTooCommon')
    expect(await trying('Ngô Văn An 1990')).toBe('passwordTooCommon')
    expect(await trying('mười hai chữ!')).toBe('done')
  })

  test('is nowhere in the database, and neither is the secret', async () => {
    const { token, user } = await invite()
    const { totp } = await shop.call(api.openInvitation, { token })
    await accept(token)
    const { rows } = await shop.ctx.pool.query<{ text: string }>(
      `select i::text as text from staff_invitation i where staff_id = $1
       union all select u::text from staff_user u where id = $1
       union all select a::text from audit_entry a where subject_id = $1::text`,
      [user.id],
    )
    const kept = rows.map(({ text }) => text).join('\n')
    expect(kept).toContain(user.username)
    const secret = Buffer.from(Secret.fromBase32(totp.secret).bytes)
    const told = [token, Buffer.from(token, 'base64url').toString('hex'), totp.secret]
    for (const clear of [...told, secret.toString('hex')]) expect(kept).not.toContain(clear)
  })

  test('for a name that somebody has is a conflict at the field', async () => {
    const { user } = await invite()
    const refused = await invite(user.username).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'conflict', fields: { username: /đã có/ } })
  })
})

describe('a reset', () => {
  const reset = (id: number, headers = admin.headers) =>
    shop.call(resetStaff, { id, reason: 'Mất điện thoại' }, { headers })

  test('takes the old factors and sessions at once, and invites anew', async () => {
    const lost = await hireStaff(shop, 'care')
    const { user, token } = await reset(lost.id)
    expect(user.status).toBe('invited')
    const { user: session } = await shop.call(api.getStaffSession, {}, lost)
    expect(session).toBeNull()
    shop.ctx.clock.advance(minutes(1))
    const old = { username: lost.username, password: staffPassword, totp: codeOf(shop, lost) }
    expect(await refusalOf(shop.call(api.loginStaff, old))).toBe('loginWrong')
    const back = await activate(shop, token)
    expect(back.id).toBe(lost.id)
    expect(back.totpSecret).not.toBe(lost.totpSecret)
  })

  test('voids the invitation before it', async () => {
    const { user, token } = await invite()
    const newer = await reset(user.id)
    expect(await open(token)).toBe('invitationNotValid')
    expect(await open(newer.token)).toBe('done')
  })

  test('opens a locked account', async () => {
    const locked = await hireStaff(shop, 'care')
    const wrong = { username: locked.username, password: 'not the password' }
    for (let time = 0; time < 5; time += 1) await refusalOf(shop.call(api.loginStaff, wrong))
    expect(await refusalOf(shop.call(api.loginStaff, wrong))).toBe('accountLocked')
    const back = await activate(shop, (await reset(locked.id)).token)
    shop.ctx.clock.advance(minutes(1))
    const right = { username: back.username, password: staffPassword, totp: codeOf(shop, back) }
    expect(await refusalOf(shop.call(api.loginStaff, right))).toBe('done')
  })

  test('brings back somebody who was disabled', async () => {
    const gone = await hireStaff(shop, 'care')
    const input = { full_name: 'Trần Thị Bình', role: 'care', reason: 'Nghỉ việc' } as const
    const locked = { ...input, id: gone.id, version: 1, locked: true }
    await shop.call(staffAccounts.change, locked, admin)
    const { token } = await reset(gone.id)
    expect((await activate(shop, token)).id).toBe(gone.id)
  })

  test('of somebody unknown finds nobody', async () => {
    expect(await refusalOf(reset(999_999))).toBe('notFound')
  })
})
