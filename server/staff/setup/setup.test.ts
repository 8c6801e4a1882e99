import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOwner, openSetup } from '#domain/opening/api.ts'
import { getStaffSession, listAudit } from '#domain/staff/api.ts'
import { enterEnvironment } from '#server/environment.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { bearer } from '#test/support/members.ts'
import { codeOf } from '#test/support/staff.ts'
import { issueSetupToken } from './setup-token.ts'

let shop: TestShop
const dataDir = mkdtempSync(join(tmpdir(), 'setup-'))
beforeAll(async () => {
  const config = { rateLimits: false, appEnv: 'production', dataDir } as const
  shop = await openTestShop({ config, identity: 'new' })
  await enterEnvironment(shop.ctx)
})
afterAll(() => shop.close())

const password = 'mười hai con giáp'

async function begin(token: string, username: string) {
  const { totp, sealed } = await shop.call(openSetup, { token, username })
  return { token, sealed, username, password, totp: codeOf(shop, { totpSecret: totp.secret }) }
}

describe('a new shop', () => {
  test('waits for its first account, and says so to whoever comes', async () => {
    expect(await shop.call(getStaffSession, {})).toEqual({ user: null, setup: true })
  })

  test('shows its token to whoever starts it alone, the same at every start', async () => {
    const first = await issueSetupToken(shop.ctx)
    const again = await issueSetupToken(shop.ctx)
    expect(again).toEqual(first)
    expect(readFileSync(first!.file, 'utf8').trim()).toBe(first!.token)
    const kept = await shop.ctx.db.selectFrom('shop_setup_token').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(first!.token)
  })

  test('lets nobody begin with another token', async () => {
    const wrong = { token: 'x'.repeat(43), username: 'ke-la' }
    await expect(shop.call(openSetup, wrong)).rejects.toThrow('403 setupTokenNotValid')
  })

  test('gets one owner of two browsers that finish at once, and no other ever after', async () => {
    const { token } = (await issueSetupToken(shop.ctx))!
    const people = await Promise.all(['chu.mot', 'chu.hai'].map((name) => begin(token, name)))
    const made = await Promise.allSettled(
      people.map((one) => shop.call(createOwner, { ...one, full_name: 'Lê Thị Chủ' })),
    )
    const [owner, ...others] = made.flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    )
    expect(others).toEqual([])
    const refused = made.find((one) => one.status === 'rejected')
    expect(refused).toMatchObject({ reason: { code: 'setupClosed' } })
    expect(owner!.user).toMatchObject({ role: 'admin', status: 'active' })
    const users = await shop.ctx.db.selectFrom('staff_user').selectAll().execute()
    expect(users).toHaveLength(1)
    expect(await issueSetupToken(shop.ctx)).toBeNull()
    expect(await shop.call(getStaffSession, {})).toEqual({ user: null })
    const late = begin(token, 'chu.ba')
    await expect(late).rejects.toThrow('409 setupClosed')
    const headers = bearer(owner!.accessToken)
    const { items } = await shop.call(listAudit, {}, { headers })
    expect(items.map(({ action }) => action)).toEqual(['Thiết lập cửa hàng, tạo tài khoản chủ'])
  })

  test('stays closed when its only account is gone', async () => {
    await shop.ctx.db.updateTable('staff_user').set({ status: 'disabled' }).execute()
    await enterEnvironment(shop.ctx)
    expect(await issueSetupToken(shop.ctx)).toBeNull()
  })
})
