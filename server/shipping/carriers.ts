import type { OutsideCarrier } from '#domain/shipping/carrier-words.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import type { Context } from '../context.ts'
import type { Carrier } from './carrier.ts'
import { eco } from './eco.ts'
import { isSwitchedOn, viettelPost, vnPost } from './outside-carriers.ts'

const carriers: Record<ShippingUnit, Carrier> = {
  ECO: eco,
  'Viettel Post': viettelPost,
  VNPost: vnPost,
}

const outside: Partial<Record<ShippingUnit, OutsideCarrier>> = {
  'Viettel Post': 'viettelPost',
  VNPost: 'vnPost',
}

/** The carrier of a unit, which speaks for itself whether or not it makes parcels. */
export function carrierOf(unit: ShippingUnit): Carrier {
  return carriers[unit]
}

/** The carrier that makes a parcel; null where staff hand over by themselves and type the number in. */
export async function findCarrier(
  ctx: Pick<Context, 'db'>,
  unit: ShippingUnit,
): Promise<Carrier | null> {
  const name = outside[unit]
  return !name || (await isSwitchedOn(ctx, name)) ? carriers[unit] : null
}
