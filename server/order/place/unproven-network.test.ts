import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import unprovenRules from '../../../docs/rules/unproven-orders.md?raw'
import { workedTable } from '#domain/cart/worked-table.ts'
import type { Input } from '#domain/contract.ts'
import { placeOrder } from '#domain/order/api.ts'
import { sendOrderOtp } from '#domain/order/checks/api.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, readCode, refusalOf, registerMember } from '#test/support/members.ts'
import { guestOrder, readStock, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { saveSetting } from '../../settings/index.ts'

let shop: TestShop
let cheap: ShelfProduct
let networks = 0
let phones = 0

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode'])
  cheap = (
    await addStock(shop.ctx.db, [{ code: 'CHEAP', price: 1000, was: 1000, onHand: 99_999 }])
  )[0]!
})
afterAll(() => shop.close())

const newNetwork = () => `10.44.0.${(networks += 1)}`
const newPhone = () => `0943${String((phones += 1)).padStart(6, '0')}`
const small = (quantity: number, phone = newPhone()) =>
  guestOrder([{ product: cheap, quantity }], phone)
const answerOf = async (order: Input<typeof placeOrder>, from: string) => {
  const outcome = await refusalOf(shop.call(placeOrder, order, { from }))
  return outcome === 'done' ? '–' : outcome === 'otpRequired' ? 'asked' : outcome
}
const reserved = async () => (await readStock(shop.ctx.db, cheap.id)).reserved

/** `16 of 30 pieces`, `one of 21`, `one of 30 paid in advance`: the last answer of them. */
async function placeAll(text: string, address: string): Promise<string> {
  const [, count, pieces, paid] = /^(one|\d+) of (\d+)(?: pieces)?( paid in advance)?$/.exec(text)!
  let answer = ''
  for (let nth = 0; nth < (count === 'one' ? 1 : Number(count)); nth += 1) {
    const order = small(Number(pieces))
    answer = await answerOf(paid ? { ...order, payment_type: 'qrCode' } : order, address)
  }
  return answer
}

describe('small orders of one network that nobody proved (docs/rules/unproven-orders.md)', () => {
  const rows = workedTable(unprovenRules, 'orders of one network in a day')
  test.each(rows.map((row) => [row['orders of one network in a day']!, row['answers']!]))(
    '%s',
    async (orders, expected) => {
      const address = newNetwork()
      const answers: string[] = []
      for (const some of orders.split('; ')) {
        answers.push(await placeAll(some, address))
      }
      expect(answers.join('; ')).toBe(expected)
    },
  )

  test('thirty at one moment keep no more than the bound', async () => {
    const address = newNetwork()
    const before = await reserved()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => answerOf(small(30), address)),
    )
    expect(answers.filter((answer) => answer === '–')).toHaveLength(16)
    expect((await reserved()) - before).toBe(480)
  })

  test('then the code, a membership or another network goes on', async () => {
    const address = newNetwork()
    await placeAll('17 of 30 pieces', address)
    const phone = newPhone()
    expect(await answerOf(small(1, phone), address)).toBe('asked')
    await shop.call(sendOrderOtp, { phone }, { from: address })
    const otp = await readCode(shop, phone)
    expect(await answerOf({ ...small(1, phone), otp, otp_phone: phone }, address)).toBe('–')
    const { headers, phone: own } = await registerMember(shop, newPhone())
    const members = shop.call(placeOrder, small(1, own), { headers, from: address })
    expect(await refusalOf(members)).toBe('done')
    expect(await answerOf(small(1), newNetwork())).toBe('–')
  })
})
