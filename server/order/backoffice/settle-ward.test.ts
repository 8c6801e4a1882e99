import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress, listAddresses } from '#domain/identity/addresses/api.ts'
import { listOldPlaces, listWards, type OldPlace } from '#domain/location/api.ts'
import * as orderApi from '#domain/order/api.ts'
import * as api from '#domain/order/backoffice/api.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, refusalOf, registerMember } from '#test/support/members.ts'
import { listenToEvents } from '#test/support/order-lives.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { moveByHand } from '../move/move-by-hand.ts'

let shop: TestShop
let product: ShelfProduct
let headers: Record<string, string>
/** Phường Bảy Hiền of today, and the old wards that went into it. */
let newWardId: number
let places: OldPlace[]

const tanBinh = 766
const street = '148 Hoàng Hoa Thám'

beforeAll(async () => {
  shop = await openMemberShop()
  product = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 100 }]))[0]!
  headers = await staffHeaders(shop, 'warehouse')
  const wards = await shop.call(listWards, { districtId: tanBinh })
  const ward = wards.find(({ name }) => name === 'Phường 12')!
  newWardId = ward.newOptions[0]!.id
  places = await shop.call(listOldPlaces, { wardId: newWardId })
})
afterAll(() => shop.close())

async function orderUnsure(place = places[0]!) {
  return shop.call(orderApi.placeOrder, {
    ...delivered(),
    ...idsOf(place),
    address: street,
    new_ward_id: newWardId,
    ward_unsure: true,
  })
}

/** As a guest orders, to an address. */
function delivered() {
  const { pickup_branch: _branch, ...order } = guestOrder([{ product }])
  return order
}

function idsOf(place: OldPlace) {
  return {
    province_id: place.province.id,
    district_id: place.district.id,
    ward_id: place.ward?.id ?? 0,
  }
}

function ship(code: string, unit?: ShippingUnit) {
  const parcel = unit && { shipping_unit: unit, tracking_code: `VTP${code}` }
  const move = { code, event: 'handedToCarrier', status: 'processing', ...parcel } as const
  return shop.call(api.moveBackofficeOrder, move, { headers })
}

async function setUnit(code: string, unit: ShippingUnit) {
  const order = shop.ctx.db.updateTable('shop_order').where('code', '=', code)
  await order.set({ shipping_unit: unit }).execute()
}

function settle(code: string, place: OldPlace | undefined) {
  return shop.call(api.settleWard, { code, ...idsOf(place!) }, { headers })
}

test('who knows the ward of today alone orders, and reads the address as it was given', async () => {
  const { address } = await orderUnsure()
  const asToday = `${street}, Phường Bảy Hiền, Hồ Chí Minh`
  expect(address).toMatchObject({ ...idsOf(places[0]!), new_ward_id: newWardId, ward_unsure: true })
  expect(address).toMatchObject({ full_address: asToday, new_address: asToday })
})

test('a carrier gets the goods once somebody in the back office has named the old ward', async () => {
  const { code } = await orderUnsure()
  await listenToEvents(shop)
  expect(await refusalOf(ship(code, 'Viettel Post'))).toBe('wardUnsure')
  const chosen = places[1]!
  shop.ctx.clock.advance(60_000)
  const { order } = await settle(code, chosen)
  shop.ctx.clock.advance(60_000)
  expect(order.address).toMatchObject({
    ...idsOf(chosen),
    full_address: `${street}, ${chosen.full_address}`,
  })
  expect(order.address).not.toHaveProperty('ward_unsure')
  const { order: sent, history } = await ship(code, 'Viettel Post')
  expect(sent.status).toBe('shipping')
  expect(history.map(({ event }) => event)).toEqual([
    'placedCash',
    'wardSettled',
    'handedToCarrier',
  ])
  expect(history[1]).toMatchObject({
    label: 'Đã chọn phường / xã cũ',
    note: chosen.full_address,
    by: expect.stringMatching(/\p{L}/u),
  })
})

test('the shop’s own courier goes by the ward of today, whoever was to carry it', async () => {
  const { code } = await orderUnsure()
  expect((await ship(code)).order.status).toBe('shipping')
  const { code: other } = await orderUnsure()
  await setUnit(other, 'VNPost')
  expect(await refusalOf(ship(other))).toBe('wardUnsure')
  expect((await ship(other, 'ECO')).order.shipping.unit).toBe('ECO')
})

test('a member’s saved address takes the ward that the back office has named, and asks nobody again', async () => {
  const member = await registerMember(shop, '0911000091')
  const as = { headers: member.headers }
  const unsure = { new_ward_id: newWardId, ward_unsure: true, address: street }
  const { address } = await shop.call(addAddress, { ...idsOf(places[0]!), ...unsure }, as)
  const asToday = `${street}, Phường Bảy Hiền, Hồ Chí Minh`
  expect(address).toMatchObject({ ward_unsure: true, full_address: asToday })
  const order = { ...delivered(), ...idsOf(places[0]!), ...unsure }
  const { code } = await shop.call(orderApi.placeOrder, order, as)
  const chosen = places[1]!
  await settle(code, chosen)
  const { addresses } = await shop.call(listAddresses, {}, as)
  const settled = addresses.find(({ id }) => id === address.id)!
  expect(settled).toMatchObject({
    ...idsOf(chosen),
    full_address: `${street}, ${chosen.full_address}`,
    new_address: asToday,
  })
  expect(settled).not.toHaveProperty('ward_unsure')
})

test('two people in the back office name it once, and a ward of elsewhere not at all', async () => {
  const { code } = await orderUnsure()
  const wards = await shop.call(listWards, { districtId: tanBinh })
  const stranger = wards.find(({ newOptions }) => newOptions.every(({ id }) => id !== newWardId))!
  const elsewhere = { ...places[0]!, ward: { ...stranger } }
  expect(await refusalOf(settle(code, elsewhere))).toBe('invalidInput')
  const both = await Promise.allSettled([settle(code, places[0]), settle(code, places[1])])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(settle(code, places[0]))).toBe('conflict')
})

test('a ward of today that the old one never went into is refused', async () => {
  const wrong = {
    ...delivered(),
    ...idsOf(places[0]!),
    address: street,
    new_ward_id: 4,
    ward_unsure: true,
  }
  expect(await refusalOf(shop.call(orderApi.placeOrder, wrong))).toBe('invalidInput')
  const missing = { ...wrong, new_ward_id: undefined }
  expect(await refusalOf(shop.call(orderApi.placeOrder, missing))).toBe('invalidInput')
})

test('the demo’s own buttons wait for the ward too, and say why', async () => {
  const { code } = await orderUnsure()
  await setUnit(code, 'VNPost')
  expect(await refusalOf(moveByHand(shop.ctx, code, 'handedToCarrier', 'staff:demo'))).toBe(
    'wardUnsure',
  )
  const { body } = await shop.app.fastify.inject('/dev/orders')
  const row = body.split('<tr>').find((each) => each.includes(code))
  expect(row).toContain('cần phường / xã cũ')
  expect(row).not.toContain('value="handedToCarrier"')
})

test('no way of moving an order lets a carrier have it for a ward that nobody has named', async () => {
  const { code } = await orderUnsure()
  await setUnit(code, 'VNPost')
  const leave = shop.ctx.db
    .updateTable('shop_order')
    .set({ status: 'shipping' })
    .where('code', '=', code)
    .execute()
  await expect(leave).rejects.toThrow('ward_known_before_leaving')
})
