import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import * as orders from '#domain/order/api.ts'
import * as api from '#domain/subscription/api.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { logIn, openMemberShop } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { endUnchosen } from './end-subscriptions.ts'
import { endUnchosenOf } from './end-queries.ts'
import { runSubscriptions } from './jobs.ts'

let shop: TestShop
let jex: ShelfProduct
beforeAll(async () => {
  shop = await openMemberShop()
  ;[jex] = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 10_000 }])) as [ShelfProduct]
  await shop.ctx.db.updateTable('product').set({ replenish_cycle: '30 ngày' }).execute()
})
afterAll(() => shop.close())

async function headersOf({ phone }: Buyer): Promise<Record<string, string>> {
  return (await logIn(shop, phone)).headers
}

async function mine(buyer: Buyer): Promise<api.Subscription[]> {
  return shop.call(api.listSubscriptions, {}, { headers: await headersOf(buyer) })
}

describe('a subscription', () => {
  test('comes of a choice alone: not of a product that offers it, and of no other cycle', async () => {
    const buyer = await buyerWith(shop, 0)
    const headers = await headersOf(buyer)
    const order = (autoReplen?: string) => {
      const products = [
        { id: jex.id, quantity: 1, ...(autoReplen === undefined ? {} : { autoReplen }) },
      ]
      const body = { ...orderBody([{ product: jex }]), products, customer_phone: buyer.phone }
      return shop.call(orders.placeOrder, body, { headers })
    }
    const placed = await Promise.all([order(), order(''), order('Không')])
    await listenToEvents(shop)
    expect(await mine(buyer)).toEqual([])
    for (const { products } of placed) expect(products[0]).not.toHaveProperty('autoReplen')
    const refused = (await order('60 ngày').catch((refusal: unknown) => refusal)) as CallRefused
    expect(refused.code).toBe('invalidInput')
    expect(refused.fields[String(jex.id)]).toContain('60 ngày')
    const { code, products } = await order('30 ngày')
    expect(products[0]!.autoReplen).toBe('30 ngày')
    expect((await shop.call(orders.getOrder, { code }, { headers })).products).toEqual(products)
    await listenToEvents(shop)
    expect(await mine(buyer)).toHaveLength(1)
  })
})

/** What a member ordered every 30 days, with the order's code. */
async function choose(buyer: Buyer, quantity = 1): Promise<string> {
  const products = [{ id: jex.id, quantity, autoReplen: '30 ngày' }]
  const headers = await headersOf(buyer)
  const { code } = await placeFor(
    shop,
    { ...buyer, headers },
    { ...orderBody([{ product: jex, quantity }]), products },
  )
  return code
}

async function messagesTo(phone: string): Promise<string[]> {
  const sent = await shop.ctx.db
    .selectFrom('message')
    .select('body')
    .where('recipient', '=', phone)
    .where('template', 'like', 'replenish%')
    .orderBy('id')
    .execute()
  return sent.map(({ body }) => body)
}

describe('cancelling the order with which it began', () => {
  /** To be paid by transfer, so that its buyer may cancel at once. */
  async function chooseUnpaid(buyer: Buyer): Promise<string> {
    const code = await choose(buyer)
    await shop.ctx.db
      .updateTable('shop_order')
      .set({ status: 'open', payment_method: 'transfer' })
      .where('code', '=', code)
      .execute()
    return code
  }

  async function cancel(buyer: Buyer, code: string, repeat?: 'keep' | 'end'): Promise<void> {
    const headers = await headersOf(buyer)
    await shop.call(orders.cancelOrder, { code, reason: 'Đặt nhầm', repeat }, { headers })
  }

  test.each([
    ['keep', 'active', 0],
    ['end', 'ended', 0],
    [undefined, 'ended', 1],
  ] as const)('with the word "%s" leaves it %s', async (word, state, messages) => {
    const buyer = await buyerWith(shop, 0)
    const code = await chooseUnpaid(buyer)
    await listenToEvents(shop)
    await cancel(buyer, code, word)
    await listenToEvents(shop)
    expect((await mine(buyer)).map((each) => each.state)).toEqual([state])
    const told = await messagesTo(buyer.phone)
    expect(told).toHaveLength(messages)
    if (messages > 0) expect(told[0]).toContain(code)
    expect(await findFaults(shop)).toEqual([])
  })

  test('before anybody heard of it makes none, unless its buyer keeps it', async () => {
    const [first, second] = [await buyerWith(shop, 0), await buyerWith(shop, 0)]
    await cancel(first, await chooseUnpaid(first))
    await cancel(second, await chooseUnpaid(second), 'keep')
    await listenToEvents(shop)
    expect(await mine(first)).toEqual([])
    expect(await mine(second)).toMatchObject([{ state: 'active' }])
  })

  test('leaves one that has run before, when nobody says otherwise', async () => {
    const buyer = await buyerWith(shop, 0)
    await choose(buyer)
    await listenToEvents(shop)
    shop.ctx.clock.advance(days(28))
    await runSubscriptions(shop.ctx)
    shop.ctx.clock.advance(days(2))
    await runSubscriptions(shop.ctx)
    await listenToEvents(shop)
    const code = await chooseUnpaid(buyer)
    await listenToEvents(shop)
    await cancel(buyer, code)
    await listenToEvents(shop)
    expect(await mine(buyer)).toMatchObject([{ state: 'active' }])
  })
})

describe('a later order that repeats what comes already', () => {
  /** Cancelled by the shop, as staff or the time to pay do. */
  async function cancelByShop(code: string): Promise<void> {
    await live(shop, code, 'staffCancelled')
    await listenToEvents(shop)
  }

  /** Chosen one after the other, ten days apart, the first delivered. */
  async function chosenInTurn(buyer: Buyer, ...quantities: number[]): Promise<string[]> {
    const codes: string[] = []
    for (const quantity of quantities) {
      if (codes.length > 0) shop.ctx.clock.advance(days(10))
      codes.push(await choose(buyer, quantity))
      await listenToEvents(shop)
      if (codes.length === 1) await live(shop, codes[0]!, 'handedToCarrier', 'delivered')
    }
    return codes
  }

  test('is cancelled: what held before it holds again, and nobody is told of an end', async () => {
    const buyer = await buyerWith(shop, 0)
    const [first] = await chosenInTurn(buyer, 1)
    const [before] = await mine(buyer)
    shop.ctx.clock.advance(days(10))
    const second = await choose(buyer, 3)
    await listenToEvents(shop)
    expect(await mine(buyer)).toMatchObject([{ quantity: 3, last_order_code: second }])
    await cancelByShop(second)
    expect(await mine(buyer)).toEqual([before])
    expect(before).toMatchObject({ state: 'active', quantity: 1, last_order_code: first })
    expect(await messagesTo(buyer.phone)).toEqual([])
    expect(await findFaults(shop)).toEqual([])
  })

  test('is one of several: whichever is cancelled is left out, in any order', async () => {
    const buyer = await buyerWith(shop, 0)
    const [first, second, third] = await chosenInTurn(buyer, 1, 2, 3)
    await cancelByShop(second!)
    expect(await mine(buyer)).toMatchObject([{ quantity: 3, last_order_code: third }])
    await cancelByShop(third!)
    expect(await mine(buyer)).toMatchObject([{ quantity: 1, last_order_code: first }])
  })

  test('goes back to nothing once the first is cancelled, too', async () => {
    const buyer = await buyerWith(shop, 0)
    const first = await choose(buyer, 1)
    await listenToEvents(shop)
    const second = await choose(buyer, 2)
    await listenToEvents(shop)
    await cancelByShop(first)
    expect(await mine(buyer)).toMatchObject([{ state: 'active', quantity: 2 }])
    await cancelByShop(second)
    expect(await mine(buyer)).toMatchObject([{ state: 'ended' }])
    expect(await messagesTo(buyer.phone)).toHaveLength(1)
  })

  test('leaves what its member has said since', async () => {
    const buyer = await buyerWith(shop, 0)
    const [, second] = await chosenInTurn(buyer, 1, 3)
    const [standing] = await mine(buyer)
    const headers = await headersOf(buyer)
    const change = { id: standing!.id, state: 'paused' as const }
    await shop.call(api.changeSubscription, change, { headers })
    await cancelByShop(second!)
    expect(await mine(buyer)).toMatchObject([{ state: 'paused', quantity: 1 }])
  })
})

describe('what began before shoppers could choose', () => {
  const count = 12

  /** As it was made of every order of a product that offers it. */
  async function unchosen(buyer: Buyer): Promise<void> {
    await choose(buyer)
    await listenToEvents(shop)
    await shop.ctx.db
      .updateTable('standing_order')
      .set({ chosen: false })
      .where('member_id', '=', buyer.id)
      .execute()
  }

  test('ends with one message a member, however often and by how many it is run', async () => {
    const buyers: Buyer[] = []
    for (let each = 0; each < count; each++) buyers.push(await buyerWith(shop, 0))
    for (const buyer of buyers) await unchosen(buyer)
    const chooser = await buyerWith(shop, 0)
    await choose(chooser)
    await listenToEvents(shop)
    // Due long ago: nobody gets an order of what they did not choose.
    shop.ctx.clock.advance(days(40))
    await Promise.all(Array.from({ length: 4 }, () => runSubscriptions(shop.ctx)))
    await runSubscriptions(shop.ctx)
    await listenToEvents(shop)
    for (const buyer of buyers) {
      expect(await mine(buyer)).toMatchObject([
        { state: 'ended', end_note: expect.stringContaining('chưa hỏi ý') as unknown },
      ])
      const told = await messagesTo(buyer.phone)
      expect(told).toHaveLength(1)
      expect(told[0]).toContain('chọn Giao đều')
    }
    expect(await mine(chooser)).toMatchObject([{ state: 'active' }])
    expect(await findFaults(shop)).toEqual([])
  })

  test('ends together with its message, or not at all', async () => {
    const buyer = await buyerWith(shop, 0)
    await unchosen(buyer)
    const killed = shop.ctx.db.transaction().execute(async (trx) => {
      const ending = { note: 'x', at: shop.ctx.clock.now() }
      await endUnchosenOf(trx, buyer.id, ending)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    await listenToEvents(shop)
    expect(await mine(buyer)).toMatchObject([{ state: 'active' }])
    expect(await messagesTo(buyer.phone)).toEqual([])
    await endUnchosen(shop.ctx)
    await listenToEvents(shop)
    expect(await mine(buyer)).toMatchObject([{ state: 'ended' }])
    expect(await messagesTo(buyer.phone)).toHaveLength(1)
  })

  test('stays when its member takes it in hand', async () => {
    const buyer = await buyerWith(shop, 0)
    await unchosen(buyer)
    const [standing] = await mine(buyer)
    const headers = await headersOf(buyer)
    await shop.call(api.changeSubscription, { id: standing!.id, quantity: 2 }, { headers })
    await endUnchosen(shop.ctx)
    expect(await mine(buyer)).toMatchObject([{ state: 'active', quantity: 2 }])
  })
})
