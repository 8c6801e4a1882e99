import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '#server/doctor.ts'
import type { Context } from '#server/context.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { hashVoucherCode } from '#server/voucher/voucher-code.ts'
import { testConfig } from '#test/support/test-config.ts'
import { killedShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { inviteAdmin, type Call } from '#test/support/staff-at-shop.ts'

const printings = 10
const perPrinting = 400
const killAfter = 3

const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
let identity: string
let recipient: string
beforeAll(async () => {
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
})
afterAll(() => shop.end())

test('kill -9 while vouchers are printed: codes and file are both there or both not, and each wish is printed once', async () => {
  await shop.start()
  const { campaignId, staff: marketer } = await withDatabase(shop.databaseUrl(), prepare)
  const wishes = Array.from({ length: printings }, (_, at) => `print-${at}-${crypto.randomUUID()}`)
  const first = new Map<string, number>()
  // Half of it is over and half of it is under way when the process ends.
  const toPrint = wishes.values()
  const staff = async () => {
    for (const key of toPrint) {
      const series = await print(marketer.call, campaignId, key)
      if (series === null) return
      first.set(key, series)
      if (first.size === killAfter) shop.kill()
    }
  }
  await Promise.all(Array.from({ length: 4 }, staff))
  expect(first.size).toBeLessThan(printings)

  await shop.start()
  await withDatabase(shop.databaseUrl(), async (ctx) => {
    await expectWhole(ctx, campaignId)
    for (const key of wishes) {
      const series = await print(marketer.call, campaignId, key)
      expect(series).toBe(first.get(key) ?? series)
      first.set(key, series!)
    }
    expect(new Set(first.values()).size).toBe(printings)
    expect(await expectWhole(ctx, campaignId)).toBe(printings)
    expect(await examine(ctx.db)).toEqual([])
  })
  // It starts twice.
}, 180_000)

/** Every series has a file with its codes, all of them and no other; how many series there are. */
async function expectWhole({ db }: Context, campaignId: number): Promise<number> {
  const series = await db
    .selectFrom('voucher_print')
    .select(['id', 'file'])
    .where('campaign_id', '=', campaignId)
    .execute()
  const rows = await db
    .selectFrom('voucher')
    .select(['cause', 'code_hash'])
    .where('campaign_id', '=', campaignId)
    .execute()
  const kept = Map.groupBy(rows, ({ cause }) => cause)
  expect(kept.size).toBe(series.length)
  for (const { id, file } of series) {
    const hashes = new Set(kept.get(`print:${id}`)!.map((row) => row.code_hash.toString('hex')))
    const codes = await open(file!)
    expect(new Set(codes.map(hashOf))).toEqual(hashes)
    expect(codes).toHaveLength(perPrinting)
  }
  return series.length
}

const hashOf = (code: string) => hashVoucherCode(testConfig, code).toString('hex')

async function open(file: Buffer): Promise<string[]> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return (await decrypter.decrypt(file, 'text')).trimEnd().split('\n')
}

/** The series; null when the server was killed under it. */
async function print(call: Call, campaignId: number, key: string): Promise<number | null> {
  const body = { count: perPrinting, recipient, reason: 'Tờ rơi tháng 12' }
  const path = `/admin/voucher-campaigns/${campaignId}/print`
  const answer = await call<{ series: number }>('POST', path, body, { 'idempotency-key': key })
  return answer === null ? null : answer.series
}

/** A campaign, and somebody of marketing who is logged in. */
async function prepare(ctx: Context) {
  const campaignId = await saveCampaign(ctx.db, {
    name: 'Tờ rơi',
    kind: 'amount',
    value: 30_000,
    startsOn: '2020-01-01',
    endsOn: '2099-12-31',
    createdAt: ctx.clock.now(),
  })
  return { campaignId, staff: await inviteAdmin(shop, ctx, 'kill.print') }
}
