import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/membership/api.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { examine } from '#server/doctor.ts'
import { lockForEntry } from '#server/genuine/index.ts'
import type { Db } from '#server/platform/db.ts'
import type { TestShop } from '#test/support/app.ts'
import { countWaiting } from '#test/support/count-waiting.ts'
import * as loyalty from '#test/support/loyalty.ts'
import { openMemberShop, registerMember, type Member } from '#test/support/members.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'

let shop: TestShop
let jex: ShelfProduct
let lan: Member
let account: number

beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX30' }])) as [ShelfProduct]
  await loyalty.openProgramme(shop)
  lan = await registerMember(shop, '0912349001')
  await shop.call(api.getMembership, {}, lan)
  account = await loyalty.accountOf(shop, lan.phone)
})
afterAll(() => shop.close())

/**
 * Sends a request that looks everything up and then waits for its phone's turn; what `change` does is
 * committed before it goes on.
 */
async function meanwhile<T>(request: () => Promise<T>, change: (trx: Db) => Promise<unknown>) {
  const { ctx } = shop
  let answer: Promise<T> | undefined
  await ctx.db.transaction().execute(async (trx) => {
    await lockForEntry(trx, { phone: lan.phone, pharmacyCode: null }, ctx.clock.now())
    answer = request()
    await waitFor(async () => expect(await countWaiting(shop)).toBe(1))
    await change(trx)
  })
  return answer!
}

function setStatus(db: Db, status: 'active' | 'locked') {
  return db.updateTable('loyalty_account').set({ status }).where('id', '=', account).execute()
}

const enter = (code: string) => shop.call(api.earnWithCode, { code }, lan)

describe('what was looked up is judged again under the locks', () => {
  test('a batch that is recalled meanwhile warns, and its code stays whole', async () => {
    const [code] = await loyalty.issueCodes(shop, jex, 1, { name: 'recalled-meanwhile' })
    const set = (trx: Db, state: 'recalled' | 'ready', reason: string) =>
      trx
        .updateTable('code_batch')
        .set({ state, recall_reason: reason })
        .where('name', '=', 'recalled-meanwhile')
        .execute()
    const result = await meanwhile(
      () => enter(code!),
      (trx) => set(trx, 'recalled', 'Nhãn in sai'),
    )
    expect(result).toMatchObject({
      code: resultCodes.noProgrammeForProduct,
      point: 0,
      recall_reason: 'Nhãn in sai',
    })
    await set(shop.ctx.db, 'ready', '')
    expect((await enter(code!)).code).toBe(resultCodes.earned)
  })

  test('a membership that is locked meanwhile earns nothing, and the code stays whole', async () => {
    const [code] = await loyalty.issueCodes(shop, jex, 1)
    const result = await meanwhile(
      () => enter(code!),
      (trx) => setStatus(trx, 'locked'),
    )
    expect(result).toMatchObject({ code: resultCodes.membershipLocked, point: 0 })
    await setStatus(shop.ctx.db, 'active')
    expect((await enter(code!)).code).toBe(resultCodes.earned)
  })

  test('of a voucher that goes meanwhile the code stays whole', async () => {
    const [code] = await loyalty.issueCodes(shop, jex, 1)
    const campaign = await loyalty.voucherCampaign(shop, { perMemberLimit: 1 })
    const voucherCode = await loyalty.giveVoucher(shop, account, campaign)
    const result = await meanwhile(
      () => shop.call(api.earnWithVoucher, { code: code!, voucherCode }, lan),
      // The member's measure of the campaign is full: seen only when the voucher is taken.
      (trx) =>
        trx
          .insertInto('voucher_holder')
          .values({ campaign_id: campaign, holder: `account:${account}`, used: 1 })
          .execute(),
    )
    expect(result).toMatchObject({ code: resultCodes.voucherNotBound, point: 0 })
    expect(result).not.toHaveProperty('product')
    expect((await enter(code!)).code).toBe(resultCodes.earned)
    await shop.ctx.db.deleteFrom('voucher_holder').where('campaign_id', '=', campaign).execute()
  })
})

test('a membership of a counter that staff have locked is seen before a member takes it over', async () => {
  const phone = '0912349002'
  const [first, code] = await loyalty.issueCodes(shop, jex, 2)
  await loyalty.callAsPharmacy(shop, api.pharmacyEarn, { phone, code: first! })
  const made = await loyalty.accountOf(shop, phone)
  const byId = (status: 'locked' | 'active') =>
    shop.ctx.db.updateTable('loyalty_account').set({ status }).where('id', '=', made).execute()
  await byId('locked')
  const member = await registerMember(shop, phone)
  const earn = () => shop.call(api.earnWithCode, { code: code! }, member)
  expect((await earn()).code).toBe(resultCodes.membershipLocked)
  await byId('active')
  expect(await earn()).toMatchObject({ code: resultCodes.earned, available_point: 60 })
})

test('after all of it every sum can be proved', async () => {
  expect(await examine(shop.ctx.db)).toEqual([])
})
