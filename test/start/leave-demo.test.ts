import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { demoLogins } from '#seed/demo-logins.ts'
import { freePort } from '#test/support/free-port.ts'
import { ask } from '#test/support/killed-shop.ts'
import { demoDataDir } from '#test/support/new-data-dir.ts'
import { startShop, type StartedShop } from '#test/support/started-shop.ts'

const dataDir = demoDataDir('leave')
let running: StartedShop | undefined
afterAll(async () => {
  running?.signal('SIGTERM')
  await running?.ended
  rmSync(dataDir, { recursive: true })
})

test('a demo becomes a shop by one command, and until then production does not start on it', async () => {
  expect(await isLetIn(await start({}))).toBe(true)
  await stop()

  const production = { APP_ENV: 'production', PUBLIC_URL: 'https://shop.example' }
  const refused = startShop({ ...(await environment()), ...production })
  expect(await refused.ended).toEqual({
    exitCode: 1,
    errors: [
      'This database was a demo, whose logins are published: run npm run leave-demo first (docs/operations.md).',
    ],
  })

  expect(await leaveDemo('--yes')).toContain('The demo is left.')
  expect(await isLetIn(await start(production))).toBe(false)
}, 600_000)

async function environment() {
  return { DATA_DIR: dataDir, PORT: String(await freePort()) }
}

async function start(env: Record<string, string>): Promise<string> {
  const own = await environment()
  running = startShop({ ...own, ...env, LOG_LEVEL: 'fatal' })
  await running.ready
  return `http://127.0.0.1:${own.PORT}`
}

async function stop(): Promise<void> {
  running?.signal('SIGTERM')
  await running?.ended
}

/** Whether the pharmacy's password, for which nothing else is needed, still opens its area. */
async function isLetIn(origin: string): Promise<boolean> {
  const { username, password } = demoLogins.pharmacy
  const answer = await ask(`${origin}/api/admin/auth/login`, { body: { username, password } })
  expect([200, 400]).toContain(answer?.status)
  return answer?.status === 200
}

async function leaveDemo(...args: string[]): Promise<string> {
  const command = resolve(import.meta.dirname, '../../bin/leave-demo.ts')
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, APP_ENV: 'production' }
  return (await promisify(execFile)(process.execPath, [command, ...args], { env })).stdout
}
