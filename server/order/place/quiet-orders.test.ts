import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import messageRules from '../../../docs/rules/messages.md?raw'
import { workedTable } from '#domain/cart/worked-table.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { cancelOrder, placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import { sendOrderOtp } from '#domain/order/checks/api.ts'
import type { OrderEvent } from '#domain/order/status.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, readCode, refusalOf, registerMember } from '#test/support/members.ts'
import { listenToEvents, live } from '#test/support/order-lives.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { isNotWorthTelling } from '../move/move-messages.ts'
import { networkOf } from '../../platform/network.ts'
import { limitRules } from '../../platform/rate-limit.ts'

let shop: TestShop
let product: ShelfProduct
let nets = 0
let phones = 0
/** The first addresses of a network that nobody has ordered from. */
let net: string

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
  product = (await addStock(shop.ctx.db, [{ code: 'QUIET', onHand: 10_000 }]))[0]!
})
afterAll(() => shop.close())
beforeEach(() => {
  net = `10.60.${(nets += 1)}`
})

const newPhone = () => `0944${String((phones += 1)).padStart(6, '0')}`

function order(phone: string, from: string, more: object = {}): Promise<PlacedOrder> {
  const { headers = {}, ...body } = more as { headers?: Record<string, string> }
  return shop.call(
    placeOrder,
    { ...guestOrder([{ product, quantity: 1 }], phone), ...body },
    { from, headers },
  )
}

/** What this phone was told, in turn. */
async function toldTo(phone: string): Promise<string[]> {
  await listenToEvents(shop)
  const rows = await shop.ctx.db
    .selectFrom('message')
    .select('template')
    .where('recipient', '=', phone)
    .where('template', 'not like', 'otp%')
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template)
}

/** Leaves so many notices of an hour to the network. */
async function leave(left: number, address = `${net}.1`): Promise<void> {
  const use = limitRules.noticesHourSpender.points - left
  for (let nth = 0; nth < use; nth += 1) {
    await shop.ctx.limits.take('noticesHourSpender', networkOf(address))
  }
}

describe('one network that orders for many phones', () => {
  test('has sixty of them told in an hour; the others’ orders are placed all the same', async () => {
    const asked = Array.from({ length: 66 }, (_, at) => ({
      phone: newPhone(),
      from: `${net}.${at}`,
    }))
    for (const { phone, from } of asked) await order(phone, from)
    const told = []
    for (const { phone } of asked) told.push(await toldTo(phone))
    expect(told.filter(([first]) => first === 'orderPlaced')).toHaveLength(60)
    expect(told.filter((each) => each.length === 0)).toHaveLength(6)
    const elsewhere = newPhone()
    await order(elsewhere, `10.61.${nets}.1`)
    expect(await toldTo(elsewhere)).toEqual(['orderPlaced'])
  })

  test('also of IPv6, where a /48 has four shares', async () => {
    const address = (home: number) => `2001:db8:${nets}:${(home * 256).toString(16)}::1`
    for (let home = 0; home < 4; home += 1) await leave(0, address(home))
    const phone = newPhone()
    await order(phone, address(9))
    expect(await toldTo(phone)).toEqual([])
  })

  test('leaves members, and whoever holds the code of their phone, what they are told', async () => {
    await leave(0)
    const member = await registerMember(shop, newPhone())
    await order(member.phone, `${net}.1`, { headers: member.headers })
    expect(await toldTo(member.phone)).toEqual(['orderPlaced'])
    const phone = newPhone()
    await shop.call(sendOrderOtp, { phone }, { from: `${net}.1` })
    const otp = await readCode(shop, phone)
    await order(phone, `${net}.1`, { otp, otp_phone: phone })
    expect(await toldTo(phone)).toEqual(['orderPlaced'])
  })

  test('loses no share by an order that is refused', async () => {
    await leave(1)
    const [rare] = await addStock(shop.ctx.db, [{ code: 'RARE', onHand: 0 }])
    const sold = guestOrder([{ product: rare!, quantity: 1 }], newPhone())
    const refused = shop.call(placeOrder, sold, { from: `${net}.1` })
    expect(await refusalOf(refused)).toBe('outOfStock')
    const phone = newPhone()
    await order(phone, `${net}.1`)
    expect(await toldTo(phone)).toEqual(['orderPlaced'])
  })
})

/** What brings each row of the table about. */
const moves: Record<string, [event: OrderEvent, kept: number, back: number]> = {
  'cancelled by its buyer, no money came': ['buyerCancelled', 0, 0],
  'not paid in time, no money came': ['paymentExpired', 0, 0],
  'cash chosen instead of another payment': ['cashChosen', 0, 0],
  'cancelled by staff': ['staffCancelled', 0, 0],
  'money came, or goes back': ['buyerCancelled', 0, 50_000],
  'under way, arrived, not given': ['handedToCarrier', 0, 0],
}

describe('a quiet order', () => {
  const rows = workedTable(messageRules, 'of a quiet order').filter(
    (row) => row['of a quiet order'] !== 'placed',
  )
  test.each(rows.map((row) => [row['of a quiet order']!, row['told']!]))('%s: %s', (name, told) => {
    const [event, kept, back] = moves[name]!
    expect(isNotWorthTelling({ quiet: true, kept }, { event, back })).toBe(told === '–')
    expect(isNotWorthTelling({ quiet: false, kept }, { event, back })).toBe(false)
  })

  test('is told of by staff, as every other', async () => {
    await leave(0)
    const phone = newPhone()
    const { code } = await order(phone, `${net}.1`)
    await live(shop, code, 'handedToCarrier', 'delivered')
    expect(await toldTo(phone)).toEqual(['orderToBranchCash', 'orderDelivered'])
  })

  test('costs nothing by what its buyer does with it', async () => {
    await leave(0)
    const phone = newPhone()
    const { code, view_token: token } = await order(phone, `${net}.1`)
    shop.ctx.clock.advance(minutes(5))
    await shop.call(cancelOrder, { code, token, reason: 'Đổi ý' })
    expect(await toldTo(phone)).toEqual([])
  })
})
