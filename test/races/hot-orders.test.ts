import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/order/api.ts'
import { examine } from '#server/doctor.ts'
import { orderJobs } from '#server/order/jobs.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { hotProducts, moveByHand, stockJobs } from '#server/stock/index.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { whileShelfIsHeld } from '#test/support/held-shelf.ts'
import {
  addStock,
  guestOrder,
  readStock,
  type OrderedItem,
  type ShelfProduct,
} from '#test/support/stock.ts'

let shop: TestShop
let beside: TestShop
let codes = 0
let buyers = 0

beforeAll(async () => {
  const config = { rateLimits: false }
  shop = await openTestShop({ config })
  beside = await openTestShop({ config, beside: shop })
})
afterAll(async () => {
  await beside.close()
  await shop.close()
})

async function shelfOf(onHand: number): Promise<ShelfProduct> {
  codes += 1
  const [product] = await addStock(shop.ctx.db, [{ code: `HOT${codes}`, onHand }])
  return product!
}

/** As every process finds by itself once orders wait for each other. */
function heat(product: ShelfProduct, shops: readonly TestShop[] = [shop]): void {
  for (const { ctx } of shops) hotProducts(ctx).heat(product.id)
}

/** `placed`, or the refusal's code. */
function order(items: readonly OrderedItem[], at: TestShop = shop): Promise<string> {
  buyers += 1
  const body = guestOrder(items, `09${String(buyers).padStart(8, '2')}`)
  return at.call(api.placeOrder, body).then(
    () => 'placed',
    (error: unknown) => (error as CallRefused).code,
  )
}

function ofKind(answers: readonly string[], kind: string): number {
  return answers.filter((answer) => answer === kind).length
}

async function countHolds(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from stock_hold`.execute(
    shop.ctx.db,
  )
  return rows[0]!.count
}

async function expectExact(): Promise<void> {
  expect(await countHolds()).toBe(0)
  expect(await examine(shop.ctx.db)).toEqual([])
}

describe('a product that is fought over', () => {
  test('is found by how long orders wait for its shelf, and its neighbours are not', async () => {
    const [hot, cold] = [await shelfOf(100), await shelfOf(100)]
    const orders = () =>
      Promise.all(Array.from({ length: 8 }, () => order([{ product: hot }, { product: cold }])))
    await whileShelfIsHeld(shop.ctx, { productId: hot.id, untilWaiting: 8, forMs: 60 }, orders)
    expect(hotProducts(shop.ctx).find(hot.id)).not.toBeNull()
    expect(hotProducts(beside.ctx).find(hot.id)).toBeNull()
    await expectExact()
  })

  test('goes to exactly 10 of 50 buyers when 10 are left', async () => {
    const product = await shelfOf(10)
    heat(product)
    const answers = await Promise.all(Array.from({ length: 50 }, () => order([{ product }])))
    expect([ofKind(answers, 'placed'), ofKind(answers, 'outOfStock')]).toEqual([10, 40])
    expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 10, reserved: 10 })
    await expectExact()
  })

  test('is sold exactly by two processes, of which one has not found it yet', async () => {
    const product = await shelfOf(30)
    heat(product)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => order([{ product }], at % 2 ? shop : beside)),
    )
    expect([ofKind(answers, 'placed'), ofKind(answers, 'outOfStock')]).toEqual([30, 30])
    expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 30, reserved: 30 })
    await expectExact()
  })

  test('goes to whoever came first, and a smaller wish that still fits is not refused', async () => {
    const product = await shelfOf(5)
    heat(product)
    const batches = hotProducts(shop.ctx).find(product.id)!
    const wishes = [1, 3, 3, 1, 1]
    const decided = await whileShelfIsHeld(
      shop.ctx,
      { productId: product.id, untilWaiting: 1 },
      () =>
        Promise.all(
          wishes.map((quantity, at) => batches.hold(shop.ctx, { cause: `test:${at}`, quantity })),
        ),
    )
    expect(decided.map(({ isHeld }) => isHeld)).toEqual([true, true, false, true, false])
    expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 5, reserved: 5 })
    await giveLateBack()
    expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 5, reserved: 0 })
    await expectExact()
  })
})

describe('what is held', () => {
  test('goes back when another product of the order is gone by then', async () => {
    const [hot, cold] = [await shelfOf(20), await shelfOf(1)]
    heat(hot)
    const items = [{ product: hot }, { product: cold }]
    // After the order has seen that there is some.
    const held = { productId: hot.id, untilWaiting: 1, meanwhile: () => takeAway(cold) }
    const answer = await whileShelfIsHeld(shop.ctx, held, () => order(items))
    expect(answer).toBe('outOfStock')
    expect(await readStock(shop.ctx.db, hot.id)).toEqual({ on_hand: 20, reserved: 0 })
    await expectExact()
  })

  test('is not the order’s any more when it went back before: the order takes anew', async () => {
    const [hot, cold] = [await shelfOf(20), await shelfOf(20)]
    heat(hot)
    const items = [{ product: hot }, { product: cold }]
    const late = { productId: cold.id, untilWaiting: 1, meanwhile: () => giveLateBack() }
    expect(await whileShelfIsHeld(shop.ctx, late, () => order(items))).toBe('placed')
    expect(await readStock(shop.ctx.db, hot.id)).toEqual({ on_hand: 20, reserved: 1 })
    expect(await readStock(shop.ctx.db, cold.id)).toEqual({ on_hand: 20, reserved: 1 })
    await expectExact()
  })

  test('by nobody any more goes back once, whoever looks', async () => {
    const product = await shelfOf(9)
    heat(product)
    const batches = hotProducts(shop.ctx).find(product.id)!
    await batches.hold(shop.ctx, { cause: 'order:NOBODY', quantity: 4 })
    expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 9, reserved: 4 })
    await stockJobs[0]!.run(shop.ctx)
    expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 9, reserved: 4 })
    await Promise.all([giveLateBack(), giveLateBack(beside), giveLateBack()])
    expect(await readStock(shop.ctx.db, product.id)).toEqual({ on_hand: 9, reserved: 0 })
    await expectExact()
  })
})

test('whatever happens to a product at once, nothing is lost, doubled or sold twice', async () => {
  const steps = fc.array(
    fc.record({
      what: fc.constantFrom('order', 'both', 'cancel', 'receive', 'count', 'sweep'),
      quantity: fc.integer({ min: 1, max: 3 }),
      here: fc.boolean(),
    }),
    { minLength: 8, maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 25 }), steps, async (start, chosen) => {
      const [product, other] = [await shelfOf(start), await shelfOf(8)]
      heat(product, [shop, beside])
      let received = start
      const placed: api.PlacedOrder[] = []
      const doing = chosen.map(async ({ what, quantity, here }) => {
        const at = here ? shop : beside
        if (what === 'sweep') return giveLateBack(at)
        if (what === 'receive' || what === 'count') {
          const change = await receive(product, what === 'receive' ? quantity : -quantity)
          received += change
          return
        }
        const items = [{ product, quantity }, ...(what === 'both' ? [{ product: other }] : [])]
        buyers += 1
        const body = guestOrder(items, `09${String(buyers).padStart(8, '3')}`)
        const got = await at.call(api.placeOrder, body).catch(refusedForStock)
        if (!got) return
        placed.push(got)
        if (what === 'cancel') await cancel(at, got)
      })
      await Promise.all(doing)
      await orderJobs.find(({ name }) => name === 'sweep-orders')!.run(shop.ctx)
      const { on_hand: onHand, reserved } = await readStock(shop.ctx.db, product.id)
      expect(onHand).toBe(received)
      expect(reserved).toBeLessThanOrEqual(onHand)
      await expectExact()
    }),
    { numRuns: 8 },
  )
})

function refusedForStock(error: unknown): null {
  expect((error as CallRefused).code).toBe('outOfStock')
  return null
}

async function cancel(at: TestShop, { code, view_token: token }: api.PlacedOrder): Promise<void> {
  await at.call(api.cancelOrder, { code, token, reason: 'Đổi ý' }).catch(() => undefined)
}

/** Of what came or was missing: what is on the shelf for it. */
async function receive({ id: productId }: ShelfProduct, change: number): Promise<number> {
  const cause = `test:${crypto.randomUUID()}`
  const kind = change > 0 ? 'receive' : 'adjust'
  const by = { cause, actor: 'test', at: shop.ctx.clock.now() } as const
  const moved = await shop.ctx.db
    .transaction()
    .execute((trx) => moveByHand(trx, { productId, kind, change, ...by }))
  return moved ? change : 0
}

/** The last one is counted as missing. */
async function takeAway(product: ShelfProduct): Promise<void> {
  expect(await receive(product, -1)).toBe(-1)
}

async function giveLateBack({ ctx }: TestShop = shop, afterMs = 31_000): Promise<void> {
  const later = new Date(ctx.clock.now().getTime() + afterMs).toISOString()
  await stockJobs[0]!.run({ ...ctx, clock: fixedClock(later) })
}
