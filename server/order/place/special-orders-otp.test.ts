import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as employees from '#domain/employee/api.ts'
import * as api from '#domain/order/api.ts'
import * as checks from '#domain/order/checks/api.ts'
import * as vaccine from '#domain/vaccine/api.ts'
import { saveEmployee } from '#server/employee/index.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { offerGifts, openGiftProgramme, someGift } from '#test/support/gifts.ts'
import { openMemberShop, readCode, refusalOf } from '#test/support/members.ts'
import { buyerWith, findFaults, listenToEvents, orderBody } from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'

let shop: TestShop
let jex: ShelfProduct
let points: ShelfProduct
let gift: number
beforeAll(async () => {
  shop = await openMemberShop()
  const { db } = shop.ctx
  ;[jex, points] = (await addStock(db, [{ code: 'JEX' }, { code: 'DIEM' }])) as [
    ShelfProduct,
    ShelfProduct,
  ]
  await db.updateTable('product').set({ vaccine_shop: true }).where('id', '=', jex.id).execute()
  await db
    .updateTable('product')
    .set({ product_type: 'points', point_amount: 300 })
    .where('id', '=', points.id)
    .execute()
  const programmeId = await openGiftProgramme(shop)
  gift = (await offerGifts(shop, programmeId, [someGift()])).ids[0]!
  await saveSetting(shop.ctx, 'ORDER_OTP', true)
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'transfer'])
  await saveSetting(shop.ctx, 'ECO_STAFF_INCENTIVES', { JEX: 10 })
})
afterAll(() => shop.close())

/** Refused without a code and with a wrong one, then placed with the right one. */
async function placeWithCode<T>(
  phone: string,
  place: (code: { otp?: string; otp_phone?: string }) => Promise<T>,
): Promise<T> {
  expect(await refusalOf(place({}))).toBe('otpRequired')
  await shop.call(checks.sendOrderOtp, { phone })
  const otp = await readCode(shop, phone)
  const wrong = otp === '000000' ? '111111' : '000000'
  expect(await refusalOf(place({ otp: wrong, otp_phone: phone }))).toBe('otpNotValid')
  return place({ otp, otp_phone: phone })
}

describe('with the ORDER_OTP setting on', () => {
  test('an order of gifts needs its code too, and takes no points before', async () => {
    const buyer = await buyerWith(shop, 250)
    const { headers, phone } = buyer
    const body = { ...orderBody([{ product: jex }], { phone }), gifts: [{ id: gift, quantity: 2 }] }
    const order = await placeWithCode(phone, (code) =>
      shop.call(api.placeOrder, { ...body, ...code }, { headers }),
    )
    expect(order).toMatchObject({ status: 'burning', point_cost: 200 })
    await listenToEvents(shop)
    expect(await findFaults(shop)).toEqual([])
  })

  test('an order of points needs its code too', async () => {
    const { headers, phone } = await buyerWith(shop, 0)
    const { pickup_branch: _, ...body } = { pickup_branch: '', ...orderBody([{ product: points }]) }
    const transfer = { ...body, customer_phone: phone, payment_type: 'transfer' as const }
    const order = await placeWithCode(phone, (code) =>
      shop.call(api.placeOrder, { ...transfer, ...code }, { headers }),
    )
    expect(order).toMatchObject({ order_type: 'points', estimated_point: 300 })
  })

  test('an order at the staff price needs both: the phone’s token and the order’s code', async () => {
    const phone = '0933000001'
    const at = shop.ctx.clock.now()
    await saveEmployee(shop.ctx.db, {
      number: 'NV1',
      name: 'Nguyễn Văn Tâm',
      phones: [phone],
      at,
    })
    await shop.call(employees.checkStaffIncentive, {
      phone,
      products: [{ id: jex.id, quantity: 1 }],
    })
    const code = await readCode(shop, phone)
    const { token } = await shop.call(employees.verifyStaffPhone, { phone, code })
    // A code of the staff price is none of the order's.
    const body = orderBody([{ product: jex }], { phone, saved: 29_500 })
    const staff = { ...body, is_eco: true, eco_token: token }
    const crossed = { ...staff, otp: code, otp_phone: phone }
    expect(await refusalOf(shop.call(api.placeOrder, crossed))).toBe('otpNotValid')
    const order = await placeWithCode(phone, (own) =>
      shop.call(api.placeOrder, { ...staff, ...own }),
    )
    expect(order.is_eco).toBe(true)
  })

  test('an order of the vaccine-centre shop needs its code too', async () => {
    const phone = '0933000002'
    const { pickup_branch: _, ...body } = {
      pickup_branch: '',
      ...orderBody([{ product: jex }], { phone }),
    }
    const place = { PROVINCE_ID: 1, DISTRICT_ID: 6, WARDS_ID: 238, address: '12 Trường Chinh' }
    const order = await placeWithCode(phone, (code) =>
      shop.call(vaccine.placeVaccineOrder, { ...body, ...place, ...code }),
    )
    expect(order.order_type).toBe('vaccine')
  })
})
