import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { vndField } from '../kernel/fields.ts'
import { shippingTypes, type OrderType, type ShippingType } from './delivery.ts'
import { regions } from './units.ts'

const cache = { tags: ['location'], maxAge: 3600 } as const
const unitId = z.coerce.number().int().min(1).max(999_999)
/** Zero counts as empty. */
const optionalUnitId = z.coerce.number().int().min(0).max(999_999).default(0)

const unitSchema = z.object({
  id: z.int(),
  name: z.string(),
  erpId: z.string().nullable(),
  sort: z.int(),
})

export const provinceSchema = unitSchema.extend({ region: z.enum(regions) })

const newUnitSchema = z.object({
  id: z.int(),
  name: z.string(),
  province_id: z.int(),
  province_name: z.string(),
})

/** A unit of the three-level scheme, with the wards of today it went into. */
export const oldUnitSchema = unitSchema.extend({
  /** The one ward it went into; a suggestion for the shopper to confirm. */
  newName: z.string().optional(),
  /** Every ward it went into; several when it was split. */
  newOptions: z.array(newUnitSchema),
})

const placeUnit = unitSchema.omit({ sort: true })

export const oldPlaceSchema = z.object({
  province: placeUnit,
  district: placeUnit,
  /** None in the districts without wards. */
  ward: placeUnit.nullable(),
  full_address: z.string(),
})

export type UnitOption = z.output<typeof unitSchema>
export type ProvinceOption = z.output<typeof provinceSchema>
export type OldUnitOption = z.output<typeof oldUnitSchema>
export type NewUnitOption = z.output<typeof newUnitSchema>
export type OldPlace = z.output<typeof oldPlaceSchema>

export const listProvinces = endpoint({
  method: 'GET',
  path: '/location/provinces',
  realm: 'none',
  summary: 'The 63 provinces and "Khác" (99)',
  input: z.object({}),
  output: z.array(provinceSchema),
  errors: [],
  cache,
})

export const listDistricts = endpoint({
  method: 'GET',
  path: '/location/districts/{provinceId}',
  realm: 'none',
  summary: 'All districts of a province',
  input: z.object({ provinceId: unitId }),
  output: z.array(oldUnitSchema),
  errors: [],
  cache,
})

export const listWards = endpoint({
  method: 'GET',
  path: '/location/wards/{districtId}',
  realm: 'none',
  summary: 'All wards of a district, with the ward of today each went into',
  input: z.object({ districtId: unitId }),
  output: z.array(oldUnitSchema),
  errors: [],
  cache,
})

export const getAddressNames = endpoint({
  method: 'GET',
  path: '/location/address',
  realm: 'none',
  summary: 'The names behind the ids of an address, joined',
  input: z.object({ province: unitId, district: optionalUnitId, ward: optionalUnitId }),
  output: z.object({
    full_address: z.string(),
    /** The two-level form, where the old unit went into exactly one ward. */
    new_address: z.string().optional(),
    new_ward: newUnitSchema.optional(),
  }),
  errors: ['notFound'],
  cache,
})

export const listNewProvinces = endpoint({
  method: 'GET',
  path: '/location/new/provinces',
  realm: 'none',
  summary: 'The 34 provinces of the two-level scheme',
  input: z.object({}),
  output: z.array(provinceSchema),
  errors: [],
  cache,
})

export const listNewWards = endpoint({
  method: 'GET',
  path: '/location/new/wards/{provinceId}',
  realm: 'none',
  summary: 'All wards of a province of the two-level scheme',
  input: z.object({ provinceId: unitId }),
  output: z.array(unitSchema),
  errors: [],
  cache,
})

export const listOldPlaces = endpoint({
  method: 'GET',
  path: '/location/new/old-places/{wardId}',
  realm: 'none',
  summary: 'The old wards that went into a ward of today, to find the ids an order needs',
  input: z.object({ wardId: unitId }),
  output: z.array(oldPlaceSchema),
  errors: [],
  cache,
})

export const getEstimatedDelivery = endpoint({
  method: 'GET',
  path: '/admin/estimated-delivery/public',
  realm: 'none',
  summary: 'Days until a delivery arrives in a province',
  input: z.object({ provinceId: unitId }),
  output: z.object({ from: z.int(), to: z.int(), unit: z.string() }),
  errors: ['notFound'],
  cache,
})

/** What a shopper is told beside a product, of the province they live in or of the shop's usual one. */
export const getDeliveryPromise = endpoint({
  method: 'GET',
  path: '/location/delivery-promise',
  realm: 'none',
  summary: 'Days, fee and return promise of a delivery; to the usual province when none is named',
  input: z.object({ provinceId: unitId.optional() }),
  output: z.object({
    /** Null where nothing is known of the province. */
    delivery: z.object({ province: z.string(), from: z.int(), to: z.int() }).nullable(),
    fee: vndField,
    pickup_fee: vndField,
    return_days: z.int(),
  }),
  errors: [],
  cache: {
    tags: ['location', 'setting:shippingFee', 'setting:deliveryPromise', 'setting:parcel'],
    maxAge: 60,
  },
})
export type DeliveryPromise = z.output<typeof getDeliveryPromise.output>

export const listWarehouseLeadTimes = endpoint({
  method: 'GET',
  path: '/admin/estimated-delivery/warehouse/public',
  realm: 'none',
  summary: 'Days until goods leave a warehouse or lie ready there',
  input: z.object({
    shippingType: z.string().max(40).optional().transform(shippingTypeOf),
    orderType: z.string().max(40).optional().transform(orderTypeOf),
  }),
  output: z.array(z.object({ warehouse: z.string(), province_id: z.int(), days: z.int() })),
  errors: [],
  cache,
})

/** Types that partners made up count as the ordinary ones. */
function shippingTypeOf(wire: string | undefined): ShippingType {
  return shippingTypes.find((type) => type === wire) ?? 'delivery'
}

/** The wire says `vnvc` for an order of the vaccine shop. */
function orderTypeOf(wire: string | undefined): OrderType {
  return wire === 'vnvc' || wire === 'vaccine' ? 'vaccine' : 'normal'
}
