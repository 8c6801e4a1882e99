import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '#domain/kernel/durations.ts'
import * as api from '#domain/voucher/api.ts'
import { savingsOf } from '#domain/voucher/savings.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { issueVoucher, revokeVoucher, saveCampaign, type NewCampaign } from './index.ts'

let shop: TestShop
let jex: ShelfProduct
let tra: ShelfProduct
let lan: Buyer
let nth = 0

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [{ code: 'JEX30' }, { code: 'TRA1', price: 80_000 }])
  jex = shelf[0]!
  tra = shelf[1]!
})
afterAll(() => shop.close())
beforeEach(async () => {
  nth += 1
  lan = await buyerWith(shop, 0)
})

async function offer(change: Partial<NewCampaign> = {}) {
  const code = `MUA${(nth += 1)}`
  const id = await saveCampaign(shop.ctx.db, { ...terms(), code, ...change })
  return { id, code }
}

function terms(): NewCampaign {
  return {
    name: 'Xương khớp mùa lạnh',
    kind: 'percentage',
    value: 10,
    maxValue: 50_000,
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
  }
}

async function give(change: Partial<NewCampaign> = {}, cause = `gift:${(nth += 1)}`) {
  const { ctx } = shop
  const campaignId = await saveCampaign(ctx.db, { ...terms(), ...change })
  const at = ctx.clock.now()
  const to = { campaignId, accountId: lan.accountId, cause, at }
  return (await ctx.db.transaction().execute((trx) => issueVoucher(ctx, trx, to)))!
}

const check = (codes: string[], products = [{ id: jex.id, quantity: 2 }], headers = {}) =>
  shop.call(api.checkVouchers, { codes, products }, { headers })
const wallet = () => shop.call(api.listMyVouchers, {}, { headers: lan.headers })

describe('asking what vouchers save', () => {
  test('tells the saving at the shop’s own prices, with the terms', async () => {
    const { code } = await offer({ productCodes: ['JEX30'] })
    expect(await check([code.toLowerCase()])).toMatchObject([
      {
        code,
        usable: true,
        saving: 50_000,
        voucher: { VoucherType: 'Percentage', MaxValue: 50_000, IsJEX30Voucher: true },
      },
    ])
  })

  test('browser and server agree on several to the đồng', async () => {
    const ten = await offer()
    const fifty = await offer({ kind: 'amount', value: 33_333, maxValue: 0 })
    const answers = await check(
      [ten.code, fifty.code],
      [
        { id: jex.id, quantity: 1 },
        { id: tra.id, quantity: 3 },
      ],
    )
    const lines = [jex, tra].map((product, index) => ({
      productCode: product.slug.toUpperCase(),
      originalPrice: product.originalPrice,
      discountPrice: product.discountPrice,
      quantity: index === 0 ? 1 : 3,
    }))
    const inBrowser = savingsOf(
      lines,
      answers.map(({ voucher }) => api.toCartVoucher(voucher!)),
    )
    expect(answers.map(({ saving }) => saving)).toEqual(inBrowser)
  })

  test('says of each that cannot be used why, and what to do', async () => {
    const needs = await offer({ minGoods: 1_000_000 })
    const other = await offer({ productCodes: ['TRA1'] })
    const members = await offer({ membersOnly: true })
    const codes = [needs.code, other.code, members.code, 'KHONGCO']
    expect(await check(codes)).toMatchObject([
      { problem: 'minGoods', reason: expect.stringContaining('Mua thêm 410.000 VNĐ'), saving: 0 },
      { problem: 'noEligibleGoods', voucher: { code: other.code } },
      { problem: 'membersOnly', reason: expect.stringContaining('đăng nhập') },
      { problem: 'unknown', usable: false },
    ])
    expect(await check([members.code], undefined, lan.headers)).toMatchObject([{ usable: true }])
  })

  test('tells nobody else of a member’s own voucher', async () => {
    const { code } = await give()
    const [toGuest] = await check([code])
    expect(toGuest).toMatchObject({ problem: 'membersOnly' })
    expect(toGuest).not.toHaveProperty('voucher')
    const [toMinh] = await check([code], undefined, (await buyerWith(shop, 0)).headers)
    expect(toMinh).toMatchObject({ problem: 'otherMember' })
    expect(toMinh).not.toHaveProperty('voucher')
    expect(await check([code], undefined, lan.headers)).toMatchObject([{ usable: true }])
  })
})

describe('a wallet', () => {
  test('shows what can be used first, and which order has the others', async () => {
    const late = await give()
    const soon = await give({ validDays: 5 })
    const taken = await give()
    const order = await placeFor(
      shop,
      lan,
      orderBody([{ product: jex, quantity: 2 }], { vouchers: [taken.code], saved: 50_000 }),
    )
    expect(await wallet()).toMatchObject([
      { code: soon.code, state: 'free', expired_date: '2026-11-26' },
      { code: late.code, state: 'free', expired_date: '2026-12-31' },
      { code: taken.code, state: 'held', order_code: order.code },
    ])
    await live(shop, order.code, 'handedToCarrier')
    expect((await wallet())[2]).toMatchObject({ state: 'used', order_code: order.code })
    await live(shop, order.code, 'deliveryFailed', 'goodsBack')
    expect((await wallet()).map(({ state }) => state)).toEqual(['free', 'free', 'free'])
    expect(await findFaults(shop)).toEqual([])
  })

  test('keeps what is over; what an order held meanwhile comes back for a week', async () => {
    const unused = await give({ endsOn: '2026-11-21' })
    const held = await give({ endsOn: '2026-11-21' })
    const order = orderBody([{ product: jex }], { vouchers: [held.code], saved: 29_500 })
    const { code } = await placeFor(shop, lan, order)
    shop.ctx.clock.advance(hours(15))
    await live(shop, code, 'staffCancelled')
    expect(await wallet()).toMatchObject([
      { code: held.code, state: 'free', expired_date: '2026-11-29' },
      { code: unused.code, state: 'expired' },
    ])
    shop.ctx.clock.advance(hours(-15))
    expect(await findFaults(shop)).toEqual([])
  })

  test('a voucher is made once for its cause, taken back once, and stays while it is in use', async () => {
    const { ctx } = shop
    const cause = `gift:once:${nth}`
    const campaignId = await saveCampaign(ctx.db, { ...terms(), totalLimit: 1 })
    const issue = (why: string) =>
      ctx.db.transaction().execute((trx) => {
        const to = { campaignId, accountId: lan.accountId, cause: why, at: ctx.clock.now() }
        return issueVoucher(ctx, trx, to)
      })
    const revoke = () => ctx.db.transaction().execute((trx) => revokeVoucher(trx, { cause }))
    const first = await issue(cause)
    expect((await issue(cause))?.code).toBe(first!.code)
    expect(await issue(`${cause}:another`)).toBeNull()
    const order = orderBody([{ product: jex }], { vouchers: [first!.code], saved: 29_500 })
    const { code } = await placeFor(shop, lan, order)
    expect(await revoke()).toBe('used')
    await live(shop, code, 'staffCancelled')
    expect([await revoke(), await revoke()]).toEqual(['revoked', 'revoked'])
    expect(await check([first!.code], undefined, lan.headers)).toMatchObject([
      { problem: 'unknown' },
    ])
    expect(await issue(`${cause}:another`)).not.toBeNull()
    expect(await findFaults(shop)).toEqual([])
  })
})

test('offers are everybody’s codes of today, until the last one is used', async () => {
  const offered = async () => (await shop.call(api.listOfferedVouchers, {})).map(({ code }) => code)
  const { code } = await offer({ listed: true, totalLimit: 1 })
  const hidden = await offer()
  const tomorrow = await offer({ listed: true, startsOn: '2026-11-22' })
  shop.ctx.cache.drop(['loyalty'])
  expect(await offered()).toContain(code)
  expect(await offered()).not.toContain(hidden.code)
  expect(await offered()).not.toContain(tomorrow.code)
  await placeFor(shop, lan, orderBody([{ product: jex }], { vouchers: [code], saved: 29_500 }))
  await expect.poll(offered).not.toContain(code)
})

test('codes cannot be guessed on and on from one address', async () => {
  const strict = await openMemberShop({ rateLimits: true })
  const { code } = await offerIn(strict)
  const guess = (codes: string[], from = '10.9.9.9') =>
    refusalOf(strict.call(api.checkVouchers, { codes, products: [] }, { from }))
  const wrong = (round: number) => Array.from({ length: 20 }, (_, at) => `DOAN${round}X${at}`)
  for (let round = 0; round < 6; round++) expect(await guess(wrong(round))).toBe('done')
  expect(await guess(['DOANNUA'])).toBe('rateLimited')
  // Nor does a right one answer differently then.
  expect(await guess([code])).toBe('rateLimited')
  expect(await guess([code], '10.9.9.8')).toBe('done')
  await strict.close()
})

async function offerIn({ ctx }: TestShop) {
  const code = 'GIAM10'
  await saveCampaign(ctx.db, { ...terms(), code })
  return { code }
}
