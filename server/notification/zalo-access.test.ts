import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seconds } from '#domain/kernel/durations.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { MessageSandbox, sandboxCredentials } from '#test/support/message-sandbox.ts'
import type { ZaloConfig } from '../adapters/messages/zalo-env.ts'
import { zaloAccess } from './zalo-access.ts'

let sandbox: MessageSandbox
let shop: TestShop
let config: ZaloConfig
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})
beforeEach(async () => {
  await sandbox?.close()
  sandbox = new MessageSandbox()
  const url = await sandbox.open()
  config = { ...sandboxCredentials, apiUrl: url, oauthUrl: url }
  await shop.ctx.db.deleteFrom('channel_access').execute()
})
const timeout = () => AbortSignal.timeout(5000)

test('the first access comes from the configured token, and serves until it runs out', async () => {
  const access = zaloAccess(shop.ctx, config)
  const first = await access.current(timeout())
  expect(await access.current(timeout())).toEqual(first)
  expect(sandbox.requests).toEqual(['token'])
  shop.ctx.clock.advance(seconds(90_000))
  expect(await access.current(timeout())).toEqual({
    outcome: 'ready',
    accessToken: 'sandbox-access-2',
  })
})

test('of many senders at once, one renews and all go on with what it got', async () => {
  // Ten processes, each with an access of its own, on one database.
  const senders = Array.from({ length: 10 }, () => zaloAccess(shop.ctx, config))
  const first = await Promise.all(senders.map((access) => access.current(timeout())))
  const renewed = await Promise.all(
    senders.map((access) => access.renew('sandbox-access-1', timeout())),
  )
  expect(new Set(first.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(new Set(renewed.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(sandbox.requests).toEqual(['token', 'token'])
})

test('a new token in the environment replaces what is kept', async () => {
  await zaloAccess(shop.ctx, config).current(timeout())
  const changed = { ...config, refreshToken: 'from-a-new-permission' }
  expect(await zaloAccess(shop.ctx, changed).current(timeout())).toMatchObject({
    outcome: 'refused',
    code: 'token-14020',
  })
})

test('a sender that gives up does not lose the token that is on its way', async () => {
  const gone = AbortSignal.abort()
  const access = zaloAccess(shop.ctx, config)
  expect(await access.current(gone)).toEqual({ outcome: 'failed', code: 'tokenTimeout' })
  expect(await access.current(timeout())).toMatchObject({ outcome: 'ready' })
  expect(sandbox.requests).toEqual(['token'])
})

test('tokens are kept sealed', async () => {
  await zaloAccess(shop.ctx, config).current(timeout())
  const row = await shop.ctx.db.selectFrom('channel_access').selectAll().executeTakeFirstOrThrow()
  const kept = Buffer.concat([row.access_token, row.refresh_token]).toString('latin1')
  expect(kept).not.toContain('sandbox')
})
