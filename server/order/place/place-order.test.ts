import type { PoolClient } from 'pg'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
  type MockInstance,
} from 'vitest'
import * as api from '#domain/order/api.ts'
import { isOrderCode } from '#domain/order/code.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import {
  countOrders,
  guestOrder,
  readStock,
  addStock,
  setStock,
  type ShelfProduct,
} from '#test/support/stock.ts'
import { saveProgramme } from '../../loyalty/index.ts'
import { saveSetting } from '../../settings/index.ts'

let shop: TestShop
let jex: ShelfProduct
let otiv: ShelfProduct
let shelves = 0

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await saveProgramme(shop.ctx.db, {
    name: 'An Lành 2026',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    tiers: [],
  })
})
afterAll(() => shop.close())

beforeEach(async () => {
  shelves += 1
  const products = await addStock(shop.ctx.db, [
    { code: `JEX${shelves}`, price: 295_000, was: 330_000, onHand: 10 },
    { code: `OTIV${shelves}`, price: 345_000, was: 345_000, onHand: 10 },
  ])
  jex = products[0]!
  otiv = products[1]!
})

describe('a guest orders cash on delivery', () => {
  test('and gets an order that waits for confirmation, with its costs and a token to see it', async () => {
    const order = await shop.call(
      api.placeOrder,
      guestOrder([{ product: jex, quantity: 2 }, { product: otiv }]),
    )
    expect(isOrderCode(order.code)).toBe(true)
    expect(order.code.slice(0, 8)).toBe('DH261121')
    expect(order.status).toBe('processing')
    expect(order.payment_status).toBe('open')
    expect(order.costs).toEqual({
      goods: { amount: 1_005_000 },
      discount: { amount: 70_000 },
      shipping_fee: { amount: 0 },
      order_total: { amount: 935_000 },
    })
    expect(order.estimated_point).toBe(90)
    const seen = await shop.call(api.getOrder, { code: order.code, token: order.view_token })
    expect(seen.products.map((line) => [line.product_id, line.quantity])).toEqual([
      [jex.id, 2],
      [otiv.id, 1],
    ])
    expect(seen.timeline.map((step) => step.status)).toEqual(['processing'])
  })

  test('reserves the stock and writes down why', async () => {
    const order = await shop.call(api.placeOrder, guestOrder([{ product: jex, quantity: 3 }]))
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 10, reserved: 3 })
    const movements = await shop.ctx.db
      .selectFrom('stock_movement')
      .select(['kind', 'quantity', 'cause'])
      .where('product_id', '=', jex.id)
      .where('cause', '=', `order:${order.code}`)
      .execute()
    expect(movements).toEqual([{ kind: 'reserve', quantity: 3, cause: `order:${order.code}` }])
  })

  test('in two lines of one product asks the stock for their sum', async () => {
    const order = guestOrder([
      { product: jex, quantity: 6 },
      { product: jex, quantity: 6 },
    ])
    await expect(shop.call(api.placeOrder, order)).rejects.toMatchObject({
      code: 'outOfStock',
      fields: { [jex.id]: '10' },
    })
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 10, reserved: 0 })
  })
})

test('a plain order makes three round trips between begin and commit', async () => {
  await shop.call(api.placeOrder, guestOrder([{ product: jex }]))
  const asked = new Set<MockInstance<PoolClient['query']>>()
  const watch = (client: PoolClient) => void asked.add(vi.spyOn(client, 'query'))
  shop.ctx.pool.on('acquire', watch)
  await shop.call(api.placeOrder, guestOrder([{ product: jex }]))
  shop.ctx.pool.off('acquire', watch)
  const statements = [...asked].flatMap((spy) => spy.mock.calls)
  for (const spy of asked) spy.mockRestore()
  expect(statements).toHaveLength(2 + 3)
})

describe('what the server does not accept', () => {
  test('a payment that is not what it computes itself: nothing is created, current lines come back', async () => {
    const order = guestOrder([{ product: jex }])
    await shop.ctx.db
      .updateTable('product')
      .set({ discount_price: 300_000 })
      .where('id', '=', jex.id)
      .execute()
    const before = await countOrders(shop.ctx.db)
    await expect(shop.call(api.placeOrder, order)).rejects.toMatchObject({
      status: 409,
      code: 'priceChanged',
      current: [{ id: jex.id, original_price: 330_000, discount_price: 300_000, quantity: 1 }],
    })
    expect(await countOrders(shop.ctx.db)).toBe(before)
  })

  test('more than there is: what is left is told by product id, nothing else changes', async () => {
    const order = guestOrder([{ product: otiv }, { product: jex, quantity: 11 }])
    await expect(shop.call(api.placeOrder, order)).rejects.toMatchObject({
      status: 409,
      code: 'outOfStock',
      fields: { [jex.id]: '10' },
    })
    expect(await readStock(shop.ctx.db, otiv.id)).toEqual({ on_hand: 10, reserved: 0 })
  })

  test('more of a product than one order takes, over all its lines, with the reason', async () => {
    const { db } = shop.ctx
    await db.updateTable('product').set({ order_limit: 2 }).where('id', '=', otiv.id).execute()
    const order = (...quantities: number[]) =>
      shop.call(
        api.placeOrder,
        guestOrder(quantities.map((quantity) => ({ product: otiv, quantity }))),
      )
    const before = await countOrders(db)
    for (const quantities of [[3], [1, 2]]) {
      await expect(order(...quantities)).rejects.toMatchObject({
        status: 409,
        code: 'overOrderLimit',
        fields: { [otiv.id]: expect.stringContaining('tối đa 2') as unknown },
      })
    }
    expect(await countOrders(db)).toBe(before)
    expect((await order(2)).products[0]!.quantity).toBe(2)
    await db.updateTable('product').set({ order_limit: null }).where('id', '=', otiv.id).execute()
  })

  test('a product that left the shop', async () => {
    await shop.ctx.db
      .updateTable('product')
      .set({ published: false })
      .where('id', '=', jex.id)
      .execute()
    await expect(shop.call(api.placeOrder, guestOrder([{ product: jex }]))).rejects.toMatchObject({
      code: 'productUnavailable',
      fields: { [jex.id]: expect.any(String) },
    })
  })

  test.each([
    ['phone', { customer_phone: '123' }, 'customer_phone', 'Vui lòng điền đúng định dạng'],
    [
      'phone that starts with 00',
      { receiver_phone: '0012345678' },
      'receiver_phone',
      'Điền chính xác số điện thoại',
    ],
    [
      'short name',
      { receiver_fullname: 'Lan' },
      'receiver_fullname',
      'Điền đẩy đủ họ và tên > 5 chữ cái',
    ],
    [
      'name with signs',
      { receiver_fullname: 'Lan <b>' },
      'receiver_fullname',
      'Không điền ký tự đặc biệt',
    ],
    ['e-mail', { receiver_email: 'lan_@mail.vn' }, 'receiver_email', 'Điền chính xác email'],
    [
      'neither address nor branch',
      { pickup_branch: undefined },
      'province_id',
      'Vui lòng chọn/điền',
    ],
  ])('a wrong %s', async (_, change, field, message) => {
    const order = { ...guestOrder([{ product: jex }]), ...change }
    await expect(shop.call(api.placeOrder, order)).rejects.toMatchObject({
      status: 400,
      code: 'invalidInput',
      fields: { [field]: message },
    })
  })

  test('a way to pay that is not switched on', async () => {
    const order = { ...guestOrder([{ product: jex }]), payment_type: 'domestic_card' as const }
    await expect(shop.call(api.placeOrder, order)).rejects.toMatchObject({
      code: 'paymentMethodUnavailable',
    })
  })
})

describe('odd texts', () => {
  test('half a character in a note is mended, not an error', async () => {
    const order = { ...guestOrder([{ product: jex }]), note: 'Gọi trước \ud83d nhé' }
    const placed = await shop.call(api.placeOrder, order)
    expect(placed.note).toBe('Gọi trước \ufffd nhé')
  })

  test('a promotion nested without end is bad input', async () => {
    const nested = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as never
    const order = guestOrder([{ product: jex }])
    const products = [{ ...order.products[0]!, promotion_id: nested }]
    await expect(shop.call(api.placeOrder, { ...order, products })).rejects.toMatchObject({
      code: 'invalidInput',
    })
  })
})

describe('the Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'the-same-key-twice' }

  test('is required', async () => {
    await expect(
      shop.call(api.placeOrder, guestOrder([{ product: jex }]), {
        headers: { 'idempotency-key': 'short' },
      }),
    ).rejects.toMatchObject({
      code: 'invalidInput',
      fields: { 'Idempotency-Key': expect.any(String) },
    })
  })

  test('gives the first answer again and no second order', async () => {
    const before = await countOrders(shop.ctx.db)
    const order = guestOrder([{ product: jex }])
    const first = await shop.call(api.placeOrder, order, { headers })
    const second = await shop.call(api.placeOrder, order, { headers })
    expect(second).toEqual(first)
    expect(await countOrders(shop.ctx.db)).toBe(before + 1)
  })

  test('gives it even when the same order would be refused now', async () => {
    const key = { 'idempotency-key': 'payment-switched-off' }
    const order = guestOrder([{ product: jex }])
    const first = await shop.call(api.placeOrder, order, { headers: key })
    await saveSetting(shop.ctx, 'paymentMethods', ['transfer'])
    expect(await shop.call(api.placeOrder, order, { headers: key })).toEqual(first)
    await saveSetting(shop.ctx, 'paymentMethods', ['cash'])
  })

  test('with another body is refused', async () => {
    await expect(
      shop.call(api.placeOrder, guestOrder([{ product: otiv }]), { headers }),
    ).rejects.toMatchObject({ status: 409, code: 'idempotencyKeyReused' })
  })

  test('of a refused order may be used again once the reason is gone', async () => {
    const again = { 'idempotency-key': 'refused-then-accepted' }
    const order = guestOrder([{ product: jex, quantity: 12 }])
    await expect(shop.call(api.placeOrder, order, { headers: again })).rejects.toMatchObject({
      code: 'outOfStock',
    })
    await setStock(shop.ctx.db, jex.id, 20)
    const placed = await shop.call(api.placeOrder, order, { headers: again })
    expect(placed.status).toBe('processing')
  })
})

describe('seeing and ending an order', () => {
  test('needs its token: a wrong one and a code that does not exist look the same', async () => {
    const order = await shop.call(api.placeOrder, guestOrder([{ product: jex }]))
    const answers = await Promise.all(
      [
        { code: order.code },
        { code: order.code, token: 'x'.repeat(43) },
        { code: 'DH261121ZZZZZZ', token: order.view_token },
      ].map((input) =>
        shop.call(api.getOrder, input).catch((error: unknown) => (error as CallRefused).code),
      ),
    )
    expect(new Set(answers)).toEqual(new Set(['notFound']))
  })

  test('an order being handled is asked to be cancelled; its stock stays reserved until staff agree', async () => {
    const order = await shop.call(api.placeOrder, guestOrder([{ product: jex, quantity: 2 }]))
    const asked = await shop.call(api.cancelOrder, {
      code: order.code,
      token: order.view_token,
      reason: 'Đặt nhầm sản phẩm',
    })
    expect(asked.status).toBe('pre_cancel')
    expect(asked.timeline.at(-1)).toMatchObject({ status: 'pre_cancel', note: 'Đặt nhầm sản phẩm' })
    expect(await readStock(shop.ctx.db, jex.id)).toEqual({ on_hand: 10, reserved: 2 })
  })

  test('twice is refused', async () => {
    const order = await shop.call(api.placeOrder, guestOrder([{ product: jex }]))
    const input = { code: order.code, token: order.view_token, reason: 'Đổi ý' }
    await shop.call(api.cancelOrder, input)
    await expect(shop.call(api.cancelOrder, input)).rejects.toMatchObject({
      status: 409,
      code: 'orderStatusConflict',
    })
  })
})
