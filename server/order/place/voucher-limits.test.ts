import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import voucherRules from '../../../docs/rules/vouchers.md?raw'
import { workedTable } from '#domain/cart/worked-table.ts'
import { placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import { sendOrderOtp } from '#domain/order/checks/api.ts'
import { takeOverOrders } from '#domain/order/lookup/api.ts'
import { problemText } from '#domain/voucher/texts.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, readCode } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../../settings/index.ts'
import { saveCampaign } from '../../voucher/index.ts'

let shop: TestShop
let jex: ShelfProduct
let count = 0

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  jex = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 1000 }]))[0]!
})
afterAll(() => shop.close())

/** Everybody's code of 20.000 đồng, once for each. */
async function oncePerPerson(): Promise<string> {
  count += 1
  const code = `MOTLAN${count}`
  await saveCampaign(shop.ctx.db, {
    name: 'Mỗi người một lần',
    code,
    kind: 'amount',
    value: 20_000,
    perMemberLimit: 1,
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
    createdAt: shop.ctx.clock.now(),
  })
  return code
}

const bodyWith = (voucher: string, phone: string) =>
  orderBody([{ product: jex }], { vouchers: [voucher], saved: 20_000, phone })
const asGuest = (voucher: string, { phone }: Pick<Buyer, 'phone'>) =>
  shop.call(placeOrder, bodyWith(voucher, phone))

async function withCode(voucher: string, { phone }: Buyer): Promise<PlacedOrder> {
  await saveSetting(shop.ctx, 'ORDER_OTP', true)
  try {
    await shop.call(sendOrderOtp, { phone })
    const otp = await readCode(shop, phone)
    return await shop.call(placeOrder, { ...bodyWith(voucher, phone), otp, otp_phone: phone })
  } finally {
    await saveSetting(shop.ctx, 'ORDER_OTP', false)
  }
}

async function takenOver(voucher: string, lan: Buyer): Promise<PlacedOrder> {
  const placed = await asGuest(voucher, lan)
  const orders = [{ code: placed.code, token: placed.view_token }]
  const { taken } = await shop.call(takeOverOrders, { orders }, { headers: lan.headers })
  expect(taken).toEqual([placed.code])
  return placed
}

const ways: Record<string, (voucher: string, lan: Buyer) => Promise<unknown>> = {
  Lan: (voucher, lan) => placeFor(shop, lan, bodyWith(voucher, lan.phone)),
  guest: asGuest,
  'guest with code': withCode,
  'guest, taken over': takenOver,
  'guest, taken over and cancelled': async (voucher, lan) => {
    const { code } = await takenOver(voucher, lan)
    await live(shop, code, 'staffCancelled')
  },
  'another guest': (voucher) => asGuest(voucher, { phone: '0977123123' }),
}

describe('a limit for each, where a guest names a member’s phone (docs/rules/vouchers.md §6)', () => {
  const rows = workedTable(voucherRules, 'orders in turn')
  test.each(rows.map((row) => [row['orders in turn']!, row['answers']!]))(
    '%s',
    async (orders, expected) => {
      const voucher = await oncePerPerson()
      const lan = await buyerWith(shop, 0)
      const answers: string[] = []
      for (const way of orders.split('; ')) {
        answers.push(await answerOf(ways[way]!(voucher, lan)))
      }
      expect(answers.join('; ')).toBe(expected)
      expect(await findFaults(shop)).toEqual([])
    },
  )

  test('ten orders of one phone at one moment: the member gets one, guests at most one more', async () => {
    const voucher = await oncePerPerson()
    const lan = await buyerWith(shop, 0)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        answerOf(ways[nth % 2 ? 'Lan' : 'guest']!(voucher, lan)),
      ),
    )
    const got = (side: number) =>
      answers.filter((answer, nth) => nth % 2 === side && answer === 'ok')
    expect(got(1)).toHaveLength(1)
    expect(got(0).length).toBeLessThanOrEqual(1)
    expect(await findFaults(shop)).toEqual([])
  })

  test('an order taken over while its member orders: the count is what both hold', async () => {
    for (let round = 0; round < 5; round += 1) {
      const voucher = await oncePerPerson()
      const lan = await buyerWith(shop, 0)
      const { code, view_token: token } = await asGuest(voucher, lan)
      await Promise.all([
        shop.call(takeOverOrders, { orders: [{ code, token }] }, { headers: lan.headers }),
        answerOf(ways['Lan']!(voucher, lan)),
        answerOf(ways['guest']!(voucher, lan)),
      ])
      expect(await answerOf(ways['Lan']!(voucher, lan))).toBe('memberLimit')
      expect(await findFaults(shop)).toEqual([])
    }
  })
})

/** Why not, where the voucher was refused for the limit of each. */
async function answerOf(order: Promise<unknown>): Promise<string> {
  try {
    await order
    return 'ok'
  } catch (error) {
    const { code, fields } = error as { code?: string; fields?: Record<string, string> }
    if (code !== 'voucherMemberInvalid') throw error
    return Object.values(fields!)[0] === problemText('memberLimit') ? 'memberLimit' : 'other'
  }
}
