import { afterAll, expect, test } from 'vitest'
import type { PointAdjustmentRecord } from '#domain/loyalty/backoffice/adjustments.ts'
import type { Context } from '#server/context.ts'
import { examine } from '#server/doctor.ts'
import { ensureAccount, findAccount } from '#server/loyalty/index.ts'
import { testConfig } from '#test/support/test-config.ts'
import { killedShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { inviteAdmin, type Call } from '#test/support/staff-at-shop.ts'

const wishes = 60
const killAfter = 12
const points = 700
const reason = 'Đối soát cuối tháng'
const words = { points, told: 'Bù điểm đối soát', proof: 'Biên bản 12', reason }
const phone = '0908777001'
const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
afterAll(() => shop.end())

test('kill -9 while points are proposed and approved: each wish is carried out once, whole or not at all', async () => {
  await shop.start()
  const { first, second } = await withDatabase(shop.databaseUrl(), prepare)
  const keys = Array.from({ length: wishes }, () => crypto.randomUUID())
  // Above the limit: whatever is done needs both of them.
  const carryOut = async (key: string): Promise<boolean> => {
    const asked = { member: phone, ...words }
    const headers = { 'idempotency-key': key }
    const made = await first<PointAdjustmentRecord>(
      'POST',
      '/admin/point-adjustments',
      asked,
      headers,
    )
    if (!made) return false
    const now = await second<PointAdjustmentRecord>('GET', `/admin/point-adjustments/${made.id}`)
    if (!now) return false
    if (now.state === 'done') return true
    const { id, version } = now
    const path = `/admin/point-adjustments/${id}/approve`
    return (await second('POST', path, { version, reason })) !== null
  }

  let answered = 0
  const toDo = keys.values()
  const somebody = async () => {
    for (const key of toDo) {
      if (!(await carryOut(key))) return
      answered += 1
      if (answered === killAfter) shop.kill()
    }
  }
  await Promise.all(Array.from({ length: 4 }, somebody))
  expect(answered).toBeGreaterThanOrEqual(killAfter)
  expect(answered).toBeLessThan(wishes)

  await shop.start()
  await withDatabase(shop.databaseUrl(), async ({ db }) => expect(await examine(db)).toEqual([]))
  // Sent again with their keys, after a while that no limit of calls minds.
  for (const key of keys) expect(await carryOut(key)).toBe(true)
  await withDatabase(shop.databaseUrl(), async (ctx) => {
    expect(await examine(ctx.db)).toEqual([])
    const account = await findAccount(ctx.db, { phone }, ctx.clock.today())
    expect(account!.available).toBe(wishes * points)
  })
}, 240_000)

async function prepare(ctx: Context): Promise<{ first: Call; second: Call }> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute((trx) => ensureAccount(trx, { phone, at }))
  const { call: first } = await inviteAdmin(shop, ctx, 'diem-mot')
  const { call: second } = await inviteAdmin(shop, ctx, 'diem-hai')
  return { first, second }
}
