import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as catalog from '#domain/catalog/api.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import * as api from '#domain/order/api.ts'
import * as vaccine from '#domain/vaccine/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import { saveCenters } from '#server/vaccine/index.ts'
import type { CallRefused, TestShop } from '#test/support/app.ts'
import { csvText } from '#test/support/csv-text.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { findFaults, listenToEvents, live } from '#test/support/order-lives.ts'
import { guestOrder, addStock, type OrderedItem, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let jex: ShelfProduct
let package6: ShelfProduct
let thermometer: ShelfProduct
beforeAll(async () => {
  shop = await openMemberShop()
  const { db } = shop.ctx
  ;[jex, package6, thermometer] = (await addStock(db, [
    { code: 'JEX' },
    { code: 'TIEM6', price: 1_850_000, was: 1_990_000 },
    { code: 'NHIETKE' },
  ])) as [ShelfProduct, ShelfProduct, ShelfProduct]
  await db
    .insertInto('category')
    .values({ id: 2, slug: 'goi-tiem', name: 'Gói tiêm', listed: false })
    .execute()
  await db
    .updateTable('product')
    .set({ product_type: 'vaccine', vaccine_shop: true })
    .set((eb) => ({
      category_id: eb.selectFrom('category').select('id').where('slug', '=', 'goi-tiem'),
    }))
    .where('id', '=', package6.id)
    .execute()
  await db
    .updateTable('product')
    .set({ vaccine_shop: true })
    .where('id', '=', thermometer.id)
    .execute()
  await saveCenters(db, [
    {
      code: 'HN-01',
      name: 'Trung tâm Đống Đa',
      street: '180 Trường Chinh',
      place: 'Phường Khương Thượng, Quận Đống Đa',
      province_id: 1,
      province: 'Hà Nội',
    },
    {
      code: 'HN-02',
      name: 'Trung tâm đã đóng',
      street: '1 Phố Cũ',
      published: false,
      place: 'Quận Đống Đa',
      province_id: 1,
      province: 'Hà Nội',
    },
  ])
})
afterAll(() => shop.close())

/** A guest's order in the vaccine-centre shop, fetched at its centre. */
function vaccineOrder(items: readonly OrderedItem[], phone = '0921000001') {
  const { pickup_branch: _, ...order } = guestOrder(items, phone)
  return { ...order, center_code: 'HN-01' }
}

describe('the vaccine-centre shop', () => {
  test('sells its own and what is sold in both, by category; the other shop sells only the latter', async () => {
    const all = await shop.call(vaccine.listVaccineProducts, {})
    expect(all.items.map(({ product_code }) => product_code)).toEqual(['TIEM6', 'NHIETKE'])
    expect(all.categories).toEqual([
      { slug: 'goi-tiem', name: 'Gói tiêm', count: 1 },
      { slug: 'xuong-khop', name: 'Xương khớp', count: 1 },
    ])
    const own = await shop.call(vaccine.listVaccineProducts, { category: 'goi-tiem' })
    expect(own).toMatchObject({ items: [{ product_code: 'TIEM6' }], paginate: { total_data: 1 } })
    const others = await shop.call(catalog.listAllProducts, {})
    expect(others.items.map(({ product_code }) => product_code).toSorted()).toEqual([
      'JEX',
      'NHIETKE',
    ])
    const menu = await shop.call(catalog.getMenu, {})
    expect(menu.map(({ slug }) => slug)).toEqual(['xuong-khop'])
  })

  test('has pages for what it sells alone, with others of it beside', async () => {
    const page = await shop.call(vaccine.getVaccineProduct, { slug: package6.slug })
    expect(page).toMatchObject({ product_type: 'vaccine', related: [{ product_code: 'NHIETKE' }] })
    expect(await refusalOf(shop.call(vaccine.getVaccineProduct, { slug: jex.slug }))).toBe(
      'notFound',
    )
    expect(await refusalOf(shop.call(catalog.getProductBySlug, { slug: package6.slug }))).toBe(
      'notFound',
    )
  })

  test('names its centres and the units in its own words', async () => {
    expect(await shop.call(vaccine.listVaccineCenters, {})).toMatchObject([
      {
        code: 'HN-01',
        address: '180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
        province_id: 1,
      },
    ])
    const provinces = await shop.call(vaccine.listVaccineProvinces, {})
    expect(provinces).toContainEqual({ PROVINCE_ID: 1, PROVINCE_NAME: 'Hà Nội' })
    const districts = await shop.call(vaccine.listVaccineDistricts, { id: 1 })
    expect(districts.find(({ DISTRICT_ID }) => DISTRICT_ID === 6)).toMatchObject({ PROVINCE_ID: 1 })
    const wards = await shop.call(vaccine.listVaccineWards, { id: 6 })
    expect(wards.map(({ WARDS_ID }) => WARDS_ID)).toContain(238)
  })
})

describe('an order of the vaccine-centre shop', () => {
  test('tells its buyer of every step with its own hotline, and never of a parcel', async () => {
    const phone = '0921000077'
    const item = { product: package6 }
    const done = await shop.call(vaccine.placeVaccineOrder, vaccineOrder([item], phone))
    await live(shop, done.code, 'handedToCarrier', 'delivered')
    const dropped = await shop.call(vaccine.placeVaccineOrder, vaccineOrder([item], phone))
    await live(shop, dropped.code, 'staffCancelled')
    const told = await shop.ctx.db
      .selectFrom('message')
      .select(['template', 'body'])
      .where('recipient', '=', phone)
      .orderBy('id')
      .execute()
    expect(told.map(({ template }) => template)).toEqual([
      'vaccinePlaced',
      'vaccineAtCenterCash',
      'vaccineDone',
      'vaccinePlaced',
      'vaccineCancelled',
    ])
    for (const { body } of told) expect(body).toContain('028 7102 6595')
    expect(told[0]!.body).toMatch(/Xem đơn: shop\.test\/tra-cuu$/)
  })

  test('is fetched at a centre, which it shows; the days are those of this shop', async () => {
    const order = await shop.call(
      vaccine.placeVaccineOrder,
      vaccineOrder([{ product: package6 }, { product: thermometer }]),
    )
    const center = {
      code: 'HN-01',
      name: 'Trung tâm Đống Đa',
      address: '180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
    }
    expect(order).toMatchObject({
      order_type: 'vaccine',
      status: 'processing',
      address: null,
      center,
      costs: { shipping_fee: { amount: 0 }, order_total: { amount: 2_145_000 } },
      // A branch has goods by the next day; a centre needs one day more.
      shipping: { estimated_delivery: { from: '2026-11-22', to: '2026-11-23' } },
    })
    const { code, view_token: token } = order
    expect((await shop.call(api.getOrder, { code, token })).center).toEqual(center)
    await live(shop, code, 'handedToCarrier', 'delivered')
    expect((await shop.call(api.getOrder, { code, token })).status).toBe('completed')
    expect(await findFaults(shop)).toEqual([])
  })

  test("stands in the back office's file with its centre", async () => {
    const { code } = await shop.call(
      vaccine.placeVaccineOrder,
      vaccineOrder([{ product: package6 }]),
    )
    const headers = await staffHeaders(shop, 'accountant')
    const url = `/api/admin/orders/export?q=${code}`
    const file = await shop.app.fastify.inject({ url, headers })
    const rows = parse<Record<string, string>>(csvText(file), {
      columns: true,
      bom: true,
      delimiter: '\t',
    })
    expect(rows).toMatchObject([{ 'Mã đơn': code, 'Giao đến': 'Nhận tại Trung tâm Đống Đa' }])
  })

  test('is delivered to a place named in its own words, for a fee of its own', async () => {
    const { center_code: _, ...order } = vaccineOrder([{ product: thermometer }])
    const place = { PROVINCE_ID: 1, DISTRICT_ID: 6, WARDS_ID: 238, address: '12 Trường Chinh' }
    const usual = await shop.call(vaccine.placeVaccineOrder, { ...order, ...place })
    expect(usual).toMatchObject({
      address: { province_id: 1, district_id: 6, ward_id: 238 },
      costs: { shipping_fee: { amount: 10_000 } },
    })
    expect(usual.center).toBeUndefined()
    const fees = { normal: vnd(10_000), pickup: vnd(0), byProvince: {} }
    const own = { normal: vnd(30_000), pickup: vnd(0), byProvince: { '1': vnd(25_000) } }
    await saveSetting(shop.ctx, 'shippingFee', { ...fees, vaccine: own })
    const dearer = await shop.call(vaccine.placeVaccineOrder, { ...order, ...place })
    expect(dearer.costs.shipping_fee.amount).toBe(25_000)
    const normal = await shop.call(api.placeOrder, {
      ...guestOrder([{ product: jex }]),
      pickup_branch: undefined,
      province_id: 1,
      district_id: 6,
      ward_id: 238,
      address: '12 Trường Chinh',
    })
    expect(normal.costs.shipping_fee.amount).toBe(10_000)
  })

  test('of a shot costs nothing but the shot, whatever fetching costs otherwise', async () => {
    const fees = { normal: vnd(10_000), pickup: vnd(5_000), byProvince: {} }
    await saveSetting(shop.ctx, 'shippingFee', fees)
    const feeOf = async (product: ShelfProduct) =>
      (await shop.call(vaccine.placeVaccineOrder, vaccineOrder([{ product }]))).costs.shipping_fee
    expect(await feeOf(package6)).toEqual({ amount: 0 })
    expect(await feeOf(thermometer)).toEqual({ amount: 5_000 })
  })

  test('says what is wrong with a place or a centre', async () => {
    const { center_code: _, ...order } = vaccineOrder([{ product: package6 }])
    const refused = async (body: object) => {
      const placing = shop.call(vaccine.placeVaccineOrder, { ...order, ...body })
      const error = await placing.catch((refusal: CallRefused) => refusal)
      return Object.keys((error as CallRefused).fields)
    }
    expect(await refused({ center_code: 'HN-02' })).toEqual(['center_code'])
    expect(await refused({}), 'a shot goes nowhere').toEqual(['center_code'])
    const elsewhere = {
      PROVINCE_ID: 1,
      DISTRICT_ID: 766,
      WARDS_ID: 238,
      address: '12 Trường Chinh',
    }
    expect(await refused(elsewhere), 'nor to an address').toEqual(['center_code'])
    const toDoor = { products: [{ id: thermometer.id, quantity: 1 }] }
    expect(await refused(toDoor)).toContain('PROVINCE_ID')
    expect(await refused({ ...toDoor, ...elsewhere })).toEqual(['DISTRICT_ID'])
  })

  test('holds one type: neither shop takes what only the other sells', async () => {
    const inVaccineShop = (...items: OrderedItem[]) =>
      refusalOf(shop.call(vaccine.placeVaccineOrder, vaccineOrder(items)))
    const inShop = (...items: OrderedItem[]) =>
      refusalOf(shop.call(api.placeOrder, guestOrder(items)))
    expect(await inVaccineShop({ product: jex })).toBe('mixedOrder')
    expect(await inVaccineShop({ product: package6 }, { product: jex })).toBe('mixedOrder')
    expect(await inShop({ product: package6 })).toBe('mixedOrder')
    expect(await inShop({ product: package6 }, { product: jex })).toBe('mixedOrder')
    expect(await inShop({ product: thermometer }, { product: jex })).toBe('done')
    expect(await inVaccineShop({ product: thermometer })).toBe('done')
  })

  test('is one for its key, however often it is sent', async () => {
    const body = vaccineOrder([{ product: package6 }], '0921000009')
    const headers = { 'idempotency-key': 'mot-don-vac-xin' }
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => shop.call(vaccine.placeVaccineOrder, body, { headers })),
    )
    expect(new Set(sent.map(({ code }) => code)).size).toBe(1)
    await listenToEvents(shop)
    expect(await findFaults(shop)).toEqual([])
  })
})
