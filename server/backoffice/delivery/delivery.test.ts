import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { getDeliveryPromise, listWards } from '#domain/location/api.ts'
import { deliveryEstimates, leadTimes } from '#domain/location/backoffice/estimates.ts'
import { placeOrder } from '#domain/order/api.ts'
import { listFeeRules, listWeights } from '#domain/order/fees/api.ts'
import { feeRules, tryFee } from '#domain/order/fees/backoffice.ts'
import type { ImportAnswer } from '#domain/resource.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { refusalOf } from '#test/support/members.ts'
import { sendForm } from '#test/support/send-form.ts'
import { hireStaff } from '#test/support/staff.ts'
import { addStock, guestOrder, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let headers: Record<string, string>
let product: ShelfProduct
let wardId: number
const reason = 'Bảng phí tháng 12'
const caMau = 96

beforeAll(async () => {
  const template = inject('postgres').withUnits
  const now = '2026-11-28T09:00:00+07:00'
  shop = await openTestShop({ config: { rateLimits: false }, now, template })
  headers = (await hireStaff(shop, 'admin')).headers
  wardId = (await shop.call(listWards, { districtId: 766 }))[0]!.id
  product = (await addStock(shop.ctx.db, [{ code: 'FEEJEX', price: 210_000 }]))[0]!
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.ctx.db.deleteFrom('fee_rule').execute()
})

const terms = {
  name: 'Miền Nam',
  active: true,
  priority: 10,
  order_type: 'any',
  region: 'south',
  fee: 30_000,
} as const
const add = (more: object = {}) =>
  shop.call(feeRules.create, { ...terms, ...more, reason }, { headers })
const tried = (more: object = {}) =>
  shop.call(tryFee, { province_id: caMau, total: 420_000, weight: 800, ...more }, { headers })

function delivered(quantity: number, fee?: number) {
  const { pickup_branch: _branch, ...order } = guestOrder([{ product, quantity }])
  const summary = { ...order.summary, ...(fee !== undefined && { shipping_fee: fee }) }
  return {
    ...order,
    province_id: 79,
    district_id: 766,
    ward_id: wardId,
    address: '148 Hoàng Hoa Thám',
    summary,
  }
}

describe('days', () => {
  test('of a province are changed, and the product’s page promises them at once', async () => {
    const { items } = await shop.call(deliveryEstimates.list, { q: 'Ca Mau' }, { headers })
    const row = items[0]!
    expect(row).toMatchObject({ id: caMau, province: 'Cà Mau', region: 'south', version: 1 })
    await shop.call(
      deliveryEstimates.change,
      { ...row, from_days: 3, to_days: 6, reason },
      { headers },
    )
    const promised = await shop.call(getDeliveryPromise, { provinceId: caMau })
    expect(promised.delivery).toEqual({ province: 'Cà Mau', from: 3, to: 6 })
    const late = shop.call(
      deliveryEstimates.change,
      { ...row, from_days: 1, to_days: 1, reason },
      { headers },
    )
    expect(await refusalOf(late)).toBe('conflict')
  })

  test('never end before they begin', async () => {
    const { items } = await shop.call(deliveryEstimates.list, { q: 'Hà Nội' }, { headers })
    const wrong = { ...items[0]!, from_days: 4, to_days: 2, reason }
    expect(await refusalOf(shop.call(deliveryEstimates.change, wrong, { headers }))).toBe(
      'conflict',
    )
  })

  test('come in by a file, by the names of their provinces', async () => {
    const file = Buffer.from('Tỉnh,Từ (ngày),Đến (ngày)\nBạc Liêu,2,5\nAtlantis,1,1\n')
    const path = '/admin/delivery-estimates/import'
    const fields = { dry_run: 'true', reason }
    const answer = await sendForm(shop, { path, headers, file, fields })
    const { data } = answer.json<{ data: ImportAnswer }>()
    expect(data).toMatchObject({ changed: 1, wrong: 1 })
    expect(data.errors[0]).toMatchObject({ row: 3, message: 'Không có tỉnh, thành phố này' })
  })

  test('of a warehouse are changed', async () => {
    const { items } = await shop.call(leadTimes.list, { shipping_type: 'pickup' }, { headers })
    expect(items).toHaveLength(6)
    const changed = await shop.call(
      leadTimes.change,
      { id: items[0]!.id, version: items[0]!.version, days: 2, reason },
      { headers },
    )
    expect(changed.days).toBe(2)
  })
})

describe('a fee rule', () => {
  test('is tried before anybody orders, and says why', async () => {
    await add({ name: 'Đơn nặng', priority: 5, min_weight: 5000 })
    await add()
    expect(await tried()).toEqual({
      fee: 30_000,
      province: 'Cà Mau',
      day: '2026-11-28',
      rule: { id: expect.any(Number), name: 'Miền Nam', place: 2 },
      free: false,
    })
    expect(await tried({ province_id: 1 })).toMatchObject({ fee: 10_000, rule: null })
    expect(await tried({ weight: 6000 })).toMatchObject({ rule: { name: 'Đơn nặng', place: 1 } })
  })

  test('is what the page promises and the order costs', async () => {
    await add({ free_above: 400_000 })
    expect((await shop.call(getDeliveryPromise, { provinceId: 79 })).fee).toBe(30_000)
    expect(await shop.call(listFeeRules, {})).toHaveLength(1)
    expect(await refusalOf(shop.call(placeOrder, delivered(1, 10_000)))).toBe('priceChanged')
    const one = await shop.call(placeOrder, delivered(1, 30_000))
    expect(one.costs.shipping_fee.amount).toBe(30_000)
    const two = await shop.call(placeOrder, delivered(2, 0))
    expect(two.costs.shipping_fee.amount).toBe(0)
  })

  test('may ask for the weight: of the product, or of the setting', async () => {
    const { db } = shop.ctx
    await add({ region: 'any', fee: 20_000, fee_per_kg: 5_000 })
    expect(await shop.call(listWeights, { products: String(product.id) })).toEqual({
      [product.id]: 200,
    })
    await db
      .updateTable('product')
      .set({ weight_grams: 1500 })
      .where('id', '=', product.id)
      .execute()
    const heavy = await shop.call(placeOrder, delivered(2))
    expect(heavy.costs.shipping_fee.amount).toBe(35_000)
    await db
      .updateTable('product')
      .set({ weight_grams: null })
      .where('id', '=', product.id)
      .execute()
  })

  test('that is off, over, or not begun decides nothing', async () => {
    await add({ name: 'Tắt', active: false })
    await add({ name: 'Đã hết', ends_on: '2026-11-27' })
    await add({ name: 'Chưa đến', starts_on: '2026-12-01', fee: 5_000 })
    expect(await tried()).toMatchObject({ fee: 10_000, rule: null })
    expect(await tried({ day: '2026-12-02' })).toMatchObject({ rule: { name: 'Chưa đến' } })
  })

  test('makes sense, and has a name of its own', async () => {
    await add()
    const wrong = [
      { name: 'Miền Nam' },
      { name: 'Ngược', min_weight: 500, max_weight: 500 },
      { name: 'Ngược', min_total: 500, max_total: 500 },
      { name: 'Ngược', starts_on: '2026-12-02', ends_on: '2026-12-01' },
      { name: 'Hai nơi', provinces: [1] },
      { name: 'Nơi lạ', region: 'any', provinces: [900] },
    ]
    for (const each of wrong) expect(await refusalOf(add(each))).toBe('conflict')
  })

  test('is read by the warehouse and written by who may', async () => {
    const warehouse = (await hireStaff(shop, 'warehouse')).headers
    await add()
    expect((await shop.call(feeRules.list, {}, { headers: warehouse })).items).toHaveLength(1)
    const write = shop.call(
      feeRules.create,
      { ...terms, name: 'Kho', reason },
      { headers: warehouse },
    )
    expect(await refusalOf(write)).toBe('forbidden')
  })
})
