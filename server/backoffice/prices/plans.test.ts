import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeProduct, listPriceChanges } from '#domain/catalog/backoffice/api.ts'
import * as catalog from '#domain/catalog/api.ts'
import * as api from '#domain/catalog/backoffice/price-plans.ts'
import { pricePlanTexts as texts } from '#domain/catalog/prices/texts.ts'
import { hours, minutes } from '#domain/kernel/durations.ts'
import { placeOrder } from '#domain/order/api.ts'
import { checkPrices } from '#domain/order/checks/api.ts'
import { settlePrices } from '#server/catalog/index.ts'
import { openTestShop, type CallRefused, type TestShop } from '#test/support/app.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { getBackofficeProduct } from '../catalog/get-product.ts'

let shop: TestShop
let editor: StaffMember
let accountant: StaffMember
let product: ShelfProduct
let shelves = 0
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shelves += 1
  // Hours pass in these stories: whoever logged in before them is logged out.
  editor = await hireStaff(shop, 'content')
  accountant = await hireStaff(shop, 'accountant')
  const [added] = await addStock(shop.ctx.db, [
    { code: `GIA${shelves}`, price: 100_000, was: 120_000, onHand: 50 },
  ])
  product = added!
})

const reason = 'Chương trình cuối năm'
const later = (milliseconds: number) =>
  new Date(shop.ctx.clock.now().getTime() + milliseconds).toISOString()

interface Wanted {
  price: number
  from?: string | null
  until?: string | null
}
const plan = ({ price, from = null, until = null }: Wanted, { headers }: StaffMember = editor) =>
  shop.call(
    api.pricePlans.create,
    {
      product_code: `GIA${shelves}`,
      original_price: 120_000,
      discount_price: price,
      starts_at: from,
      ends_at: until,
      reason,
    },
    { headers },
  )
const decide = (
  endpoint: typeof api.approvePricePlan,
  { id, version }: { id: number; version: number },
  { headers }: StaffMember,
) => shop.call(endpoint, { id, version, reason }, { headers })
const shown = async () =>
  (await shop.call(catalog.getProductById, { id: product.id })).discount_price
const charged = async () => {
  const { id, originalPrice: original_price, discountPrice: discount_price } = product
  const asked = { products: [{ id, quantity: 1, original_price, discount_price }] }
  return (await shop.call(checkPrices, asked)).products[0]!.discount_price
}
const order = (discountPrice: number) =>
  shop.call(placeOrder, guestOrder([{ product: { ...product, discountPrice } }]))
const settle = () => settlePrices(shop.ctx.db, shop.ctx.clock.now())
const refused = (call: Promise<unknown>): Promise<CallRefused> =>
  call.then(
    () => expect.unreachable(),
    (error: CallRefused) => error,
  )

describe('a price for a time', () => {
  test('is charged from its very moment, shown within a second, and the former one returns', async () => {
    const made = await plan({ price: 90_000, from: later(hours(1)), until: later(hours(2)) })
    expect(made).toMatchObject({ phase: 'planned', small: true, price_now: 100_000 })
    shop.ctx.clock.advance(hours(1) - 1)
    expect(await charged()).toBe(100_000)
    shop.ctx.clock.advance(1)
    // Nothing has looked yet: a worker that is down changes nothing of what is charged.
    expect(await charged()).toBe(90_000)
    expect((await refused(order(100_000))).code).toBe('priceChanged')
    await order(90_000)
    expect(await settle()).toEqual([product.id])
    expect(await shown()).toBe(90_000)
    shop.ctx.clock.advance(hours(1))
    expect(await charged()).toBe(100_000)
    await settle()
    expect(await shown()).toBe(100_000)
    const changes = await shop.call(
      listPriceChanges,
      { id: product.id },
      { headers: editor.headers },
    )
    expect(changes.map(({ reason: why, prices }) => [why, prices])).toEqual([
      [texts.returned, [{ field: 'discount_price', from: 90_000, to: 100_000 }]],
      [reason, [{ field: 'discount_price', from: 100_000, to: 90_000 }]],
    ])
  })

  test('is dropped by processes that keep answers, and by lists', async () => {
    await plan({ price: 91_000, from: later(minutes(5)) })
    const other = await openTestShop({ beside: shop, config: { rateLimits: false } })
    await other.call(catalog.getProductById, { id: product.id })
    shop.ctx.clock.advance(minutes(5))
    await settle()
    await expect
      .poll(async () => {
        return (await other.call(catalog.getProductById, { id: product.id })).discount_price
      })
      .toBe(91_000)
    await other.close()
  })

  test('passes over starts that were missed while everything was down', async () => {
    await plan({ price: 95_000, from: later(hours(1)), until: later(hours(2)) })
    await plan({ price: 98_000, from: later(hours(3)) })
    await plan({ price: 80_000, from: later(hours(4)), until: later(hours(5)) })
    shop.ctx.clock.advance(hours(6))
    expect(await charged()).toBe(98_000)
    await settle()
    expect(await shown()).toBe(98_000)
    expect(await settle()).toEqual([])
  })

  test('ends early, and is taken back before it begins', async () => {
    const sale = await plan({ price: 90_000, from: later(hours(1)), until: later(hours(2)) })
    const next = await plan({ price: 95_000, from: later(hours(3)) })
    const cancelled = await decide(api.cancelPricePlan, next, editor)
    expect(cancelled.phase).toBe('cancelled')
    expect((await refused(decide(api.endPricePlan, sale, editor))).message).toContain(
      texts.notInForce,
    )
    shop.ctx.clock.advance(hours(1.5))
    expect((await refused(decide(api.cancelPricePlan, sale, editor))).message).toContain(
      texts.begun,
    )
    const ended = await decide(api.endPricePlan, sale, editor)
    expect(ended.phase).toBe('past')
    expect(await charged()).toBe(100_000)
    expect(await shown()).toBe(100_000)
    shop.ctx.clock.advance(hours(3))
    expect(await charged()).toBe(100_000)
  })

  test('never lies over another, and the refusal says what to do', async () => {
    await plan({ price: 90_000, from: later(hours(1)), until: later(hours(3)) })
    for (const other of [
      { from: later(hours(2)), until: later(hours(4)) },
      { from: later(hours(2)) },
      { from: later(hours(1)) },
    ]) {
      const { code, fields } = await refused(plan({ price: 95_000, ...other }))
      expect({ code, fields }).toEqual({ code: 'conflict', fields: { starts_at: texts.overlaps } })
    }
    // One begins when another ends.
    await plan({ price: 95_000, from: later(hours(3)), until: later(hours(4)) })
    await plan({ price: 96_000, from: later(hours(4)) })
    shop.ctx.clock.advance(hours(3))
    expect(await charged()).toBe(95_000)
    shop.ctx.clock.advance(hours(1))
    expect(await charged()).toBe(96_000)
  })

  test('does not begin in the past or end before it begins', async () => {
    const { fields } = await refused(plan({ price: 90_000, from: later(-1), until: later(-2) }))
    expect(fields).toEqual({ starts_at: texts.startsPast, ends_at: texts.endsBeforeStart })
  })

  test('is not written over by a form that was opened before it began', async () => {
    const before = await getBackofficeProduct(shop.ctx, { id: product.id })
    await plan({ price: 90_000, from: later(hours(1)), until: later(hours(2)) })
    shop.ctx.clock.advance(hours(1))
    const save = (one: typeof before, changes: object) =>
      shop.call(changeProduct, { ...one, ...changes, reason }, { headers: editor.headers })
    expect((await refused(save(before, { unit: 'Hộp' }))).code).toBe('conflict')
    await settle()
    const now = await getBackofficeProduct(shop.ctx, { id: product.id })
    const { fields } = await refused(save(now, { discount_price: 99_000 }))
    expect(fields['discount_price']).toMatch(/^Sản phẩm đang có giá theo lịch đến \d\d:\d\d/)
  })
})

describe('a price that falls far', () => {
  test('is not written by one person alone, at once or little by little', async () => {
    const save = async (discount_price: number) => {
      const now = await getBackofficeProduct(shop.ctx, { id: product.id })
      return shop.call(
        changeProduct,
        { ...now, published: false, discount_price, reason },
        { headers: editor.headers },
      )
    }
    await save(80_000)
    const { fields } = await refused(save(60_000))
    expect(fields).toEqual({ discount_price: texts.needsSecond(40, 30) })
    expect(await save(70_000)).toMatchObject({ discount_price: 70_000 })
  })

  test('waits for another person, who lets exactly what they read hold', async () => {
    const read = await plan({ price: 50_000, from: later(hours(1)) })
    expect(read).toMatchObject({ phase: 'waiting', drop: 50, limit: 30 })
    expect((await refused(decide(api.approvePricePlan, read, editor))).code).toBe('forbidden')
    const edited = await shop.call(
      api.pricePlans.change,
      { ...read, discount_price: 40_000, reason },
      { headers: editor.headers },
    )
    expect((await refused(decide(api.approvePricePlan, read, accountant))).code).toBe('conflict')
    const approved = await decide(api.approvePricePlan, edited, accountant)
    expect(approved).toMatchObject({ phase: 'planned', small: false })
    shop.ctx.clock.advance(hours(1))
    expect(await charged()).toBe(40_000)
  })

  test('that was approved waits again once somebody edits it', async () => {
    const waiting = await plan({ price: 50_000, from: later(hours(1)) })
    const approved = await decide(api.approvePricePlan, waiting, accountant)
    const edited = await shop.call(
      api.pricePlans.change,
      { ...approved, discount_price: 45_000, reason },
      { headers: editor.headers },
    )
    expect(edited.phase).toBe('waiting')
    shop.ctx.clock.advance(hours(2))
    expect(await charged()).toBe(100_000)
    expect((await refused(decide(api.approvePricePlan, edited, accountant))).message).toContain(
      texts.startsPast,
    )
  })

  test('without a start holds from its approval on', async () => {
    const waiting = await plan({ price: 50_000 })
    expect(await charged()).toBe(100_000)
    await decide(api.approvePricePlan, waiting, accountant)
    expect(await charged()).toBe(50_000)
    expect(await shown()).toBe(50_000)
    // What another person approved is what the next drop is measured by.
    shop.ctx.clock.advance(1)
    expect(await plan({ price: 40_000 })).toMatchObject({ phase: 'inForce', small: true })
  })
})
