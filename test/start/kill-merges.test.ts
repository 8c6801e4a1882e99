import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MergeRecord } from '#domain/merge/backoffice/merges.ts'
import { mergeTexts } from '#domain/merge/texts.ts'
import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '#server/context.ts'
import { ensureCustomer } from '#server/customer/index.ts'
import { examine } from '#server/doctor.ts'
import { earnPoints, ensureAccount } from '#server/loyalty/index.ts'
import type { Db } from '#server/platform/db.ts'
import { countHeldAudits, withHeldAudit } from '#test/support/held-audit.ts'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { inviteAdmin } from '#test/support/staff-at-shop.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const maxWait = seconds(150)
const points = 640
const [old, stays] = ['0908666001', '0908666002']
let shop: KilledShop

beforeAll(async () => {
  shop = killedShop({ SECRET_KEY: testConfig.secretKey, ROLE: 'web' })
  await shop.start()
})
afterAll(() => shop.end())

test('kill -9 while two phones become one leaves both as they were, and the same request makes one of them', async () => {
  const { id, first, second } = await withDatabase(shop.databaseUrl(), prepare)
  await first('POST', `/admin/customers/${id}/looks`, { cause: 'call' })
  const begun = { to_phone: stays, why: 'Khách đổi số' }
  let merge = (await first<MergeRecord>('POST', `/admin/customers/${id}/merges`, begun))!
  for (const side of ['from', 'to']) {
    const proof = { version: merge.version, side, words: 'Gặp trực tiếp tại quầy' }
    merge = (await first<MergeRecord>('POST', `/admin/merges/${merge.id}/prove-by-words`, proof))!
  }
  const path = `/admin/merges/${merge.id}/approve`
  const approve = () => second<MergeRecord>('POST', path, { version: merge.version })

  await withHeldAudit(shop.databaseUrl(), mergeTexts.done, async (db) => {
    const sent = approve()
    await waitFor(async () => expect(await countHeldAudits(db)).toBe(1), maxWait)
    shop.kill()
    expect(await sent).toBeNull()
  })
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    // Whoever moved them has lost its client: what it wrote is taken back.
    await waitFor(async () => expect(await countHeldAudits(db)).toBe(0), maxWait)
    expect(await pointsOf(db)).toEqual({ [old]: points, [stays]: 0 })
    expect(await examine(db)).toEqual([])
  })

  await shop.start()
  expect(await approve()).toMatchObject({ state: 'done', moved: { points } })
  await expect(approve()).rejects.toThrow(mergeTexts.over)
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    expect(await pointsOf(db)).toEqual({ [stays]: points })
    expect(await examine(db)).toEqual([])
  })
}, 400_000)

/** Two phones with an account each, the first with points, and two people of the desk. */
async function prepare(ctx: Context) {
  const at = ctx.clock.now()
  const id = await ctx.db.transaction().execute(async (trx) => {
    const accountId = await ensureAccount(trx, { phone: old, at })
    await ensureAccount(trx, { phone: stays, at })
    const cause = 'bonus:kill-merges'
    await earnPoints(trx, { accountId, points, cause, programmeId: null, note: '', at })
    return ensureCustomer(trx, old, at)
  })
  const { call: first } = await inviteAdmin(shop, ctx, 'gop-mot')
  const { call: second } = await inviteAdmin(shop, ctx, 'gop-hai')
  return { id, first, second }
}

/** What either phone can spend; a phone that went has no account any more. */
async function pointsOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ phone: string; available: number }>`
    select phone, available from loyalty_account where phone in (${old}, ${stays})`.execute(db)
  return Object.fromEntries(rows.map(({ phone, available }) => [phone, available]))
}
