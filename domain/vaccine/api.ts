import { z } from 'zod'
import { productDetailSchema, productSchema } from '../catalog/api.ts'
import { listPolicy, type Shown } from '../catalog/cache-policies.ts'
import { endpoint } from '../contract.ts'
import { placeOrder, placedOrderSchema, placeOrderFields } from '../order/api.ts'
import { orderTexts } from '../order/texts.ts'
import { pageInput, pageOf } from '../paging.ts'

const placeCache = { tags: ['location'], maxAge: 3600 } as const
const slug = z.string().min(1).max(200)
const unitId = z.coerce.number().int().min(0).max(999_999)
const parentId = z.coerce.number().int().min(1).max(999_999)

export const listVaccineProducts = endpoint({
  method: 'GET',
  path: '/vnvc/products',
  realm: 'none',
  summary: 'What the vaccine-centre shop sells, best sellers first; by category',
  input: z.object({ category: slug.optional(), ...pageInput }),
  output: pageOf(productSchema).extend({
    /** Those with something to sell, whatever is filtered. */
    categories: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  }),
  errors: [],
  cache: listPolicy((page: { items: Shown[] }) => page.items),
})

export const getVaccineProduct = endpoint({
  method: 'GET',
  path: '/vnvc/products/{slug}',
  realm: 'none',
  summary: 'One product of the vaccine-centre shop; `related` are others of it',
  input: z.object({ slug }),
  output: productDetailSchema,
  errors: ['notFound'],
  cache: listPolicy((one: Shown & { related: Shown[] }) => [one, ...one.related]),
})

export const vaccineCenter = z.object({
  code: z.string(),
  name: z.string(),
  /** Street, ward, district and province joined. */
  address: z.string(),
  province_id: z.int(),
  province: z.string(),
  phone: z.string(),
  /** `7:30–17:00, thứ Hai đến Chủ nhật`. */
  opening_hours: z.string(),
})
export type VaccineCenter = z.output<typeof vaccineCenter>

export const listVaccineCenters = endpoint({
  method: 'GET',
  path: '/vnvc/centers',
  realm: 'none',
  summary: 'The centres where an order can be fetched, from north to south',
  input: z.object({}),
  output: z.array(vaccineCenter),
  errors: [],
  cache: placeCache,
})

export const hasVaccineShop = endpoint({
  method: 'GET',
  path: '/vnvc',
  realm: 'none',
  summary: 'Whether a centre is open: without one nothing of the shop leads to the vaccine shop',
  input: z.object({}),
  output: z.object({ is_open: z.boolean() }),
  errors: [],
  cache: placeCache,
})

/** The units under the names of this shop; their erp ids are these ids. */
export const listVaccineProvinces = endpoint({
  method: 'GET',
  path: '/vnvc/location/provinces',
  realm: 'none',
  summary: 'Provinces as the vaccine-centre shop names them',
  input: z.object({}),
  output: z.array(z.object({ PROVINCE_ID: z.int(), PROVINCE_NAME: z.string() })),
  errors: [],
  cache: placeCache,
})

export const listVaccineDistricts = endpoint({
  method: 'GET',
  path: '/vnvc/location/districts/{id}',
  realm: 'none',
  summary: 'Districts of a province as the vaccine-centre shop names them',
  input: z.object({ id: parentId }),
  output: z.array(
    z.object({ DISTRICT_ID: z.int(), DISTRICT_NAME: z.string(), PROVINCE_ID: z.int() }),
  ),
  errors: [],
  cache: placeCache,
})

export const listVaccineWards = endpoint({
  method: 'GET',
  path: '/vnvc/location/wards/{id}',
  realm: 'none',
  summary: 'Wards of a district as the vaccine-centre shop names them',
  input: z.object({ id: parentId }),
  output: z.array(z.object({ WARDS_ID: z.int(), WARDS_NAME: z.string(), DISTRICT_ID: z.int() })),
  errors: [],
  cache: placeCache,
})

/** The wire's names of the three units, in the fields of any order. */
const vaccineOrderInput = placeOrderFields
  .omit({ province_id: true, district_id: true, ward_id: true, pickup_branch: true })
  .extend({
    PROVINCE_ID: unitId.optional(),
    DISTRICT_ID: unitId.optional(),
    WARDS_ID: unitId.optional(),
    /** The centre where the goods are fetched; without one they are delivered. */
    center_code: z.string().max(40).optional(),
  })
  .refine(({ products }) => products.length > 0, {
    path: ['products'],
    error: orderTexts.emptyOrder,
  })
  .transform(({ PROVINCE_ID, DISTRICT_ID, WARDS_ID, ...order }) => ({
    ...order,
    province_id: PROVINCE_ID,
    district_id: DISTRICT_ID,
    ward_id: WARDS_ID,
  }))
export type PlaceVaccineOrderBody = z.input<typeof vaccineOrderInput>

/** The fields of an address as this shop's orders name them, for a refusal that is about one. */
export function inVaccineNames(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [wireNames[name] ?? name, message]),
  )
}

const wireNames: Record<string, string> = {
  province_id: 'PROVINCE_ID',
  district_id: 'DISTRICT_ID',
  ward_id: 'WARDS_ID',
}

export const placeVaccineOrder = endpoint({
  method: 'POST',
  path: '/order-vnvc',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Place an order of the vaccine-centre shop; `order_type` is `vaccine`',
  input: vaccineOrderInput,
  output: placedOrderSchema,
  errors: placeOrder.errors,
  idempotent: true,
})
