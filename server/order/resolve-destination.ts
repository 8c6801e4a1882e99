import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { Vnd } from '#domain/kernel/vnd.ts'
import { pickupEstimate } from '#domain/location/delivery.ts'
import { findPickupBranch } from '#domain/location/pickup-branches.ts'
import { shippingFee } from '#domain/order/shipping-fee.ts'
import type { Context } from '../context.ts'
import { remember } from '../platform/remember.ts'
import { ensureKnownAddress, findDeliveryEstimate } from '../location/index.ts'
import type { OrderSettings } from './order-settings.ts'

export interface Destination {
  address: {
    address_scheme: 'gso63' | 'gso34' | null
    province_id: number | null
    district_id: number | null
    ward_id: number | null
    street: string | null
    full_address: string | null
    new_address: string | null
  }
  pickupBranch: string | null
  shippingFee: Vnd
  /** Days on which the goods are expected. */
  delivery: { from: string; to: string }
}

type OrderInput = ParsedInput<typeof api.placeOrder>

/** Where the goods go, checked against the units we know; either a branch or an address, never both. */
export async function resolveDestination(
  ctx: Context,
  settings: OrderSettings,
  input: OrderInput,
): Promise<Destination> {
  return input.pickup_branch
    ? pickup(ctx, settings, input.pickup_branch)
    : delivery(ctx, settings, input)
}

async function pickup(ctx: Context, settings: OrderSettings, code: string): Promise<Destination> {
  const branch = findPickupBranch(code)
  if (!branch) {
    throw new Refusal('invalidInput', { fields: { pickup_branch: 'Chi nhánh không tồn tại' } })
  }
  return {
    address: noAddress,
    pickupBranch: branch.code,
    shippingFee: shippingFee(settings.shippingFees, { kind: 'pickup' }),
    delivery: daysFrom(ctx.clock.today(), pickupEstimate),
  }
}

const noAddress: Destination['address'] = {
  address_scheme: null,
  province_id: null,
  district_id: null,
  ward_id: null,
  street: null,
  full_address: null,
  new_address: null,
}

async function delivery(
  ctx: Context,
  settings: OrderSettings,
  input: OrderInput,
): Promise<Destination> {
  const names = await ensureKnownAddress(ctx, input)
  const provinceId = input.province_id!
  const estimate = (await estimateFor(ctx, provinceId)) ?? slowest
  return {
    address: {
      address_scheme: 'gso63',
      province_id: provinceId,
      // What the place does not have is not kept, whatever the browser sent along.
      district_id: names.district?.id ?? 0,
      ward_id: names.ward?.id ?? 0,
      street: input.address ?? '',
      full_address: names.fullAddress,
      new_address: names.newAddress ?? null,
    },
    pickupBranch: null,
    shippingFee: shippingFee(settings.shippingFees, { kind: 'delivery', provinceId }),
    delivery: daysFrom(ctx.clock.today(), estimate),
  }
}

function daysFrom(today: string, { from, to }: { from: number; to: number }) {
  return { from: addDays(today, from), to: addDays(today, to) }
}

const estimateFor = remember('location', findDeliveryEstimate)

/** Promised where nothing better is known. */
const slowest = { from: 5, to: 7 }
