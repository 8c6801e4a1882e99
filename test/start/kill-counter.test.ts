import { afterAll, expect, test } from 'vitest'
import { demoLogins } from '#seed/demo-logins.ts'
import type { Context } from '#server/context.ts'
import { examine } from '#server/doctor.ts'
import { issueBatch } from '#server/genuine/index.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { testConfig } from '#test/support/test-config.ts'
import { printedVouchers } from '#test/support/counter-vouchers.ts'
import { ask, killedShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'

const counters = 6
const turns = 25
const killAfter = 90

const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
afterAll(() => shop.end())

test('kill -9 while counters enter codes, use vouchers and take them back', async () => {
  await shop.start()
  const given = await withDatabase(shop.databaseUrl(), prepare)
  const token = await logIn()
  const told = { answers: 0, used: 0 }
  await Promise.all(
    Array.from({ length: counters }, (_, at) => serveUntilTheEnd(given, token, at, told)),
  )
  expect(told.answers).toBeGreaterThanOrEqual(killAfter)
  expect(told.used).toBeGreaterThan(0)

  await shop.start()
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    // Nothing between: a use is in the log, in the voucher's count and in the day's sum, or nowhere.
    expect(await examine(db)).toEqual([])
  })
})

interface Given {
  codes: readonly string[]
  vouchers: readonly string[]
}

async function prepare(ctx: Context): Promise<Given> {
  const campaign = await saveCampaign(ctx.db, {
    name: 'Kill',
    kind: 'amount',
    value: 20_000,
    counter: 'offer',
    startsOn: '2020-01-01',
    endsOn: '2099-12-31',
    createdAt: ctx.clock.now(),
  })
  const terms = { name: 'Kill counter', kind: 'single', productCode: 'JEX30', point: 20 } as const
  const count = counters * turns
  const { codes } = await issueBatch(ctx, terms, count)
  return { codes, vouchers: await printedVouchers(ctx, campaign, count) }
}

async function logIn(): Promise<string> {
  const { username, password } = demoLogins.pharmacy
  const login = await ask(`${shop.origin()}/api/admin/auth/login`, { body: { username, password } })
  return (login!.data as { accessToken: string }).accessToken
}

/** Enters, uses and takes back without pause; in the middle of it the server is killed. */
async function serveUntilTheEnd(
  { codes, vouchers }: Given,
  token: string,
  index: number,
  told: { answers: number; used: number },
): Promise<void> {
  const call = async (path: string, body: unknown) => {
    const answer = await ask(`${shop.origin()}/api${path}`, { body, token })
    if (answer) told.answers += 1
    if (told.answers === killAfter) shop.kill()
    return answer
  }
  for (let turn = 0; turn < turns; turn += 1) {
    const phone = `0977${String(index * turns + turn).padStart(6, '0')}`
    const code = codes[index * turns + turn]
    const voucherCode = vouchers[index * turns + turn]
    const earned = await call('/presenter-pharma/requestEarnPoint', { phone, code })
    const used = await call('/voucherLog', { phone, voucherCode })
    if (!earned || !used) return
    expect([earned.status, used.status]).toEqual([200, 200])
    told.used += 1
    const { id } = used.data as { id: number }
    if (turn % 2 === 0) await call(`/voucherLog/${id}/cancel`, { reason: 'Nhầm khách' })
  }
}
