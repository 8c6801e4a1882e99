import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyVoucher } from '#domain/counter/api.ts'
import { getMembership } from '#domain/membership/api.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { proveAtCounter } from '#test/support/counter-vouchers.ts'
import { accountOf, callAsPharmacy } from '#test/support/loyalty.ts'
import { openMemberShop, registerMember } from '#test/support/members.ts'
import { counterJobs } from './jobs.ts'
import { counterListeners } from './listeners.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openMemberShop()
  await saveCampaign(shop.ctx.db, {
    name: 'Quầy',
    kind: 'amount',
    value: 20_000,
    code: 'QUEN',
    counter: 'offer',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
  })
})
afterAll(() => shop.close())

async function phones(): Promise<string[]> {
  const rows = await shop.ctx.db
    .selectFrom('store_voucher_log')
    .select('phone')
    .orderBy('id')
    .execute()
  return rows.map(({ phone }) => phone)
}

test('a phone is forgotten a month after its voucher, unless an account has it, and with the account', async () => {
  const member = await registerMember(shop, '0912345001')
  await shop.call(getMembership, {}, member)
  for (const phone of [member.phone, '0999888777']) {
    const shown = { phone, voucherCode: 'QUEN' }
    const otp = await proveAtCounter(shop, shown)
    await callAsPharmacy(shop, applyVoucher, { ...shown, otp })
  }
  await counterJobs[0]!.run(shop.ctx)
  expect(await phones()).toEqual([member.phone, '0999888777'])
  shop.ctx.clock.advance(31 * 86_400_000)
  await counterJobs[0]!.run(shop.ctx)
  expect(await phones()).toEqual([member.phone, ''])
  const accountId = String(await accountOf(shop, member.phone))
  const erased = counterListeners['loyalty.accountErased']!['forgetCounterPhones']!
  await erased(shop.ctx, { accountId })
  expect(await phones()).toEqual(['', ''])
})

test('a guest’s phone goes after a month though the guest has become a member; a row is looked at once', async () => {
  const shown = { phone: '0912345009', voucherCode: 'QUEN' }
  const otp = await proveAtCounter(shop, shown)
  await callAsPharmacy(shop, applyVoucher, { ...shown, otp })
  await shop.call(getMembership, {}, await registerMember(shop, shown.phone))
  shop.ctx.clock.advance(31 * 86_400_000)
  await counterJobs[0]!.run(shop.ctx)
  // Its use counts for no account: with the account nobody would find it.
  expect((await phones()).at(-1)).toBe('')
  const { rows } = await shop.ctx.pool.query('select 1 from store_voucher_log where not settled')
  expect(rows).toEqual([])
})
