import { Refusal } from '#domain/errors.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { vnd, type Vnd } from '#domain/kernel/vnd.ts'
import { joinFullAddress } from '#domain/location/address.ts'
import { pickupEstimate, type OrderType as ShopType } from '#domain/location/delivery.ts'
import { findPickupBranch } from '#domain/location/pickup-branches.ts'
import { locationTexts } from '#domain/location/texts.ts'
import type { Order } from '#domain/order/api.ts'
import { decideFee, type CarriedGoods } from '#domain/order/fees/decide-fee.ts'
import type { OrderType } from '#domain/order/status.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { Context } from '../../context.ts'
import { cachedByTag } from '../../platform/cached-by-tag.ts'
import {
  ensureKnownAddress,
  findDeliveryEstimate,
  findLeadDays,
  type AddressNames,
} from '../../location/index.ts'
import { findCenter } from '../../vaccine/index.ts'
import type { OrderSettings } from '../order-settings.ts'
import type { DestinationFields } from '#domain/order/backoffice/destination-fields.ts'

/** What of an order says where it goes. */
export type PlaceInput = { [K in keyof DestinationFields]?: DestinationFields[K] | undefined }

export interface Destination {
  address: {
    address_scheme: 'gso63' | 'gso34' | null
    province_id: number | null
    district_id: number | null
    ward_id: number | null
    street: string | null
    full_address: string | null
    new_address: string | null
    new_ward_id: number | null
    ward_unsure: boolean
  }
  pickupBranch: string | null
  /** Where an order of the vaccine-centre shop is fetched. */
  center: NonNullable<Order['center']> | null
  shippingFee: Vnd
  /** Days on which the goods are expected; null for points, which go nowhere. */
  delivery: { from: string; to: string } | null
}

/**
 * A shot is given at a centre, without a fee, and sent nowhere.
 * Where the goods go, checked against the units we know: a branch, a centre or an address, never two
 * of them. Fee and days are those of the order's type.
 */
export async function resolveDestination(
  ctx: Context,
  settings: OrderSettings,
  { input, orderType, hasDose, goods }: Asked,
): Promise<Destination> {
  if (orderType === 'points') return nowhere
  if (orderType === 'vaccine' && input.center_code) {
    const place = await atCenter(ctx, settings, input.center_code, goods)
    return hasDose ? { ...place, shippingFee: vnd(0) } : place
  }
  if (hasDose) {
    throw new Refusal('invalidInput', { fields: { center_code: orderTexts.doseAtCenter } })
  }
  return orderType === 'normal' && input.pickup_branch
    ? pickup(ctx, settings, input.pickup_branch, goods)
    : delivery(ctx, settings, { input, orderType, goods })
}

interface Asked {
  input: PlaceInput
  orderType: OrderType
  hasDose: boolean
  goods: CarriedGoods
}

const noAddress: Destination['address'] = {
  address_scheme: null,
  province_id: null,
  district_id: null,
  ward_id: null,
  street: null,
  full_address: null,
  new_address: null,
  new_ward_id: null,
  ward_unsure: false,
}

const nowhere: Destination = {
  address: noAddress,
  pickupBranch: null,
  center: null,
  shippingFee: vnd(0),
  delivery: null,
}

async function pickup(
  ctx: Context,
  settings: OrderSettings,
  code: string,
  goods: CarriedGoods,
): Promise<Destination> {
  const branch = findPickupBranch(code)
  if (!branch) {
    throw new Refusal('invalidInput', { fields: { pickup_branch: orderTexts.unknownBranch } })
  }
  return {
    ...nowhere,
    pickupBranch: branch.code,
    shippingFee: feeFor(ctx, settings, {
      destination: { kind: 'pickup' },
      orderType: 'normal',
      ...goods,
    }),
    delivery: daysFrom(ctx.clock.today(), pickupEstimate),
  }
}

async function atCenter(
  ctx: Context,
  settings: OrderSettings,
  code: string,
  goods: CarriedGoods,
): Promise<Destination> {
  const center = await findCenter(ctx.db, code)
  if (!center) {
    throw new Refusal('invalidInput', { fields: { center_code: orderTexts.unknownCenter } })
  }
  return {
    ...nowhere,
    center: { code: center.code, name: center.name, address: center.address },
    shippingFee: feeFor(ctx, settings, {
      destination: { kind: 'pickup' },
      orderType: 'vaccine',
      ...goods,
    }),
    delivery: daysFrom(ctx.clock.today(), later(pickupEstimate, await extraDays(ctx, 'pickup'))),
  }
}

async function delivery(
  ctx: Context,
  settings: OrderSettings,
  { input, orderType, goods }: Pick<Asked, 'input' | 'goods'> & { orderType: ShopType },
): Promise<Destination> {
  const names = await ensureKnownAddress(ctx, input)
  const provinceId = input.province_id!
  const estimate = (await estimateFor(ctx, provinceId)) ?? slowest
  const extra = orderType === 'vaccine' ? await extraDays(ctx, 'delivery') : 0
  const destination = { kind: 'delivery' as const, provinceId }
  return {
    ...nowhere,
    address: {
      address_scheme: 'gso63',
      province_id: provinceId,
      // What the place does not have is not kept, whatever the browser sent along.
      district_id: names.district?.id ?? 0,
      ward_id: names.ward?.id ?? 0,
      street: input.address ?? '',
      ...writtenAddress(input, names),
    },
    shippingFee: feeFor(ctx, settings, { destination, orderType, ...goods }),
    delivery: daysFrom(ctx.clock.today(), later(estimate, extra)),
  }
}

/** Đồng by the rules of the day. */
export function feeFor(
  { clock }: Context,
  { fees }: OrderSettings,
  question: Omit<Parameters<typeof decideFee>[1], 'day'>,
): Vnd {
  return decideFee(fees, { ...question, day: clock.today() }).fee
}

/**
 * The address in words. Who named a ward of today gets that one, also where the old ward was split; who
 * could not tell the old ward sees none.
 */
function writtenAddress(input: PlaceInput, names: AddressNames) {
  const { new_ward_id: newWardId, ward_unsure: isUnsure = false } = input
  const newWard = names.newWards.find(({ id }) => id === newWardId)
  if (isUnsure && !newWard) {
    throw new Refusal('invalidInput', { fields: { new_ward_id: locationTexts.newWardElsewhere } })
  }
  const asNew = newWard
    ? joinFullAddress({
        street: input.address,
        ward: newWard.name,
        province: newWard.province_name,
      })
    : names.newAddress
  return {
    full_address: isUnsure && asNew ? asNew : names.fullAddress,
    new_address: asNew,
    new_ward_id: newWard?.id ?? null,
    ward_unsure: isUnsure,
  }
}

function daysFrom(today: string, { from, to }: { from: number; to: number }) {
  return { from: addDays(today, from), to: addDays(today, to) }
}

function later({ from, to }: { from: number; to: number }, days: number) {
  return { from: from + days, to: to + days }
}

const estimateFor = cachedByTag('location', findDeliveryEstimate)

/** Days that the warehouses need longer for the vaccine-centre shop than for ordinary goods. */
const extraDays = cachedByTag('location', async (db, shippingType: 'delivery' | 'pickup') => {
  const vaccine = await findLeadDays(db, shippingType, 'vaccine')
  return Math.max(0, vaccine - (await findLeadDays(db, shippingType, 'normal')))
})

/** Promised where nothing better is known. */
const slowest = { from: 5, to: 7 }
