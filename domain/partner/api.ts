import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { phoneField, rowIdField, streetField, textField, vndField } from '../kernel/fields.ts'
import { regions } from '../location/units.ts'
import { orderCodeField, quantityField } from '../order/fields.ts'
import { orderStatuses, paymentStatuses } from '../order/status.ts'
import { paymentTypes } from '../payment/api.ts'
import { textBoolean } from './fields.ts'
import { partnerTexts as texts } from './texts.ts'

/** What partners call: below `/api/api/app`, by the header `x-api-key`. Every answer stands in `data.data`. */

const cache = { tags: ['location'], maxAge: 0 } as const
const unitId = z.coerce.number().int().min(1).max(999_999)
/** How many of a list are wanted; all of them are given, whatever is asked. */
const size = z.coerce.number().int().min(1).max(100_000).default(100)

/** The answer's own envelope, as partners' programs have always read it. */
function answer<T extends z.ZodType>(data: T) {
  return z.object({ data })
}

export const partnerUnitSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The code that the carrier's system has for it. */
  erpId: z.string().nullable(),
  sort: z.int(),
})

export const partnerProvinceSchema = partnerUnitSchema.extend({ region: z.enum(regions) })

export const listPartnerJobs = endpoint({
  method: 'GET',
  path: '/api/app/MasterData/jobs',
  realm: 'partner',
  scope: 'masterdata.read',
  summary: 'Jobs that a member may name',
  input: z.object({}),
  output: answer(z.array(z.object({ id: z.int(), name: z.string(), code: z.string() }))),
  errors: [],
})

export const listPartnerProvinces = endpoint({
  method: 'GET',
  path: '/api/app/Location/provinces',
  realm: 'partner',
  scope: 'places.read',
  summary: 'The 63 provinces and "Khác" (99)',
  input: z.object({}),
  output: answer(z.array(partnerProvinceSchema)),
  errors: [],
  cache,
})

export const listPartnerDistricts = endpoint({
  method: 'GET',
  path: '/api/app/Location/districts',
  realm: 'partner',
  scope: 'places.read',
  summary: 'All districts of a province',
  input: z.object({ provinceId: unitId, size }),
  output: answer(z.array(partnerUnitSchema)),
  errors: [],
  cache,
})

export const listPartnerWards = endpoint({
  method: 'GET',
  path: '/api/app/Location/wards',
  realm: 'partner',
  scope: 'places.read',
  summary: 'All wards of a district; five island districts have none',
  input: z.object({ districtId: unitId, size }),
  output: answer(z.array(partnerUnitSchema)),
  errors: [],
  cache,
})

export const searchPartnerDistricts = endpoint({
  method: 'POST',
  path: '/api/app/Location/districts/search',
  realm: 'partner',
  scope: 'places.read',
  summary: 'The same as the list of districts, asked by a body',
  input: z.object({ provinceId: unitId, size }),
  output: answer(z.array(partnerUnitSchema)),
  errors: [],
})

export const searchPartnerWards = endpoint({
  method: 'POST',
  path: '/api/app/Location/wards/search',
  realm: 'partner',
  scope: 'places.read',
  summary: 'The same as the list of wards, asked by a body',
  input: z.object({ districtId: unitId, size }),
  output: answer(z.array(partnerUnitSchema)),
  errors: [],
})

const codeField = textField(60).pipe(z.string().min(1))

export const getPartnerFee = endpoint({
  method: 'POST',
  path: '/api/app/Booking/GetFeeByCode/get-fee-by-code',
  realm: 'partner',
  scope: 'products.read',
  summary: 'What some of a product or a service costs now, with delivery',
  input: z.object({
    code: codeField,
    quantity: quantityField.default(1),
    province_id: unitId.optional(),
    district_id: unitId.optional(),
  }),
  output: answer(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Of one piece, as the shop sells it now. */
      price: vndField,
      /** To that province, or the usual fee where none is named; 0 for what is not carried. */
      shipping_fee: vndField,
      total: vndField,
      currency: z.literal('VND'),
    }),
  ),
  errors: ['notFound'],
})

const amount = z.object({ amount: vndField })

export const partnerOrderSchema = z.object({
  code: z.string(),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_type: z.enum(paymentTypes),
  created_at: z.string(),
  products: z.array(
    z.object({
      product_name: z.string(),
      product_code: z.string(),
      product_type: z.string(),
      unit_price: vndField,
      original_price: vndField,
      quantity: z.int(),
    }),
  ),
  costs: z.object({
    order_total: amount,
    shipping_fee: amount,
    goods: amount,
    discount: amount,
    voucher: amount.optional(),
  }),
  shipping: z.object({ unit: z.string(), tracking_code: z.string().optional() }),
  /** With `getExtendField=true` alone. */
  receiver: z
    .object({
      fullname: z.string(),
      phone: z.string(),
      email: z.string().optional(),
      full_address: z.string().optional(),
    })
    .optional(),
  timeline: z
    .array(z.object({ status: z.enum(orderStatuses), at: z.string(), note: z.string().optional() }))
    .optional(),
})
export type PartnerOrder = z.output<typeof partnerOrderSchema>

export const getPartnerOrder = endpoint({
  method: 'GET',
  path: '/api/app/Booking/GetById',
  realm: 'partner',
  scope: 'orders.read',
  summary:
    'An order by its code; receiver and timeline with `getExtendField=true`, for `orders.personal`',
  input: z.object({ id: orderCodeField, getExtendField: textBoolean }),
  output: answer(partnerOrderSchema),
  errors: ['notFound', 'forbidden'],
})

/** What became of a product that a partner names. */
export const initOutcomes = ['created', 'found', 'refused'] as const

export const initPartnerProducts = endpoint({
  method: 'POST',
  path: '/api/app/Booking/initProduct',
  realm: 'partner',
  scope: 'products.write',
  secondKey: true,
  csrfToken: true,
  summary: 'Makes unpublished products, or finds those whose code there is; each with its outcome',
  input: z.object({
    products: z
      .array(
        z.object({
          code: codeField.pipe(z.string().regex(/^[\w.-]+$/, texts.codeFormat)),
          name: textField(300).pipe(z.string().min(3, texts.nameShort)),
          price: z.int().min(1).max(2_000_000_000) as unknown as typeof vndField,
          unit: textField(60).default(''),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: answer(
    z.array(
      z.object({
        code: z.string(),
        outcome: z.enum(initOutcomes),
        /** Of one that was made or found. */
        id: z.int().optional(),
        /** Why it was refused. */
        message: z.string().optional(),
      }),
    ),
  ),
  errors: [],
})

export const getPartnerCsrfToken = endpoint({
  method: 'GET',
  path: '/api/app/Csrf/GetToken',
  realm: 'partner',
  scope: 'any',
  summary: 'A token for writes, encrypted with the token key; good for 5 minutes',
  input: z.object({}),
  output: answer(
    z.object({
      /** AES-256-GCM under the token key: base64url of iv (12 bytes), ciphertext and tag (16 bytes). */
      token: z.string(),
    }),
  ),
  errors: ['notFound'],
})

export const checkPartnerPhone = endpoint({
  method: 'GET',
  path: '/api/app/Authenticate/check-phone',
  realm: 'partner',
  scope: 'members.read',
  summary: 'Whether a phone has an account',
  input: z.object({ Phone: phoneField }),
  output: answer(z.object({ exists: z.boolean() })),
  errors: [],
})

export const checkPartnerPhoneV2 = endpoint({
  method: 'GET',
  path: '/api/app/Authenticate/check-phone-v2',
  realm: 'partner',
  scope: 'members.read',
  summary: 'Whether a phone has an account and a membership; its tier, and the name masked',
  input: z.object({ Phone: phoneField }),
  output: answer(
    z.object({
      exists: z.boolean(),
      is_member: z.boolean(),
      tier: z.string().optional(),
      name_masked: z.string().optional(),
    }),
  ),
  errors: [],
})

const loyaltyAddress = z.object({
  id: rowIdField,
  address: z.string(),
  province_id: z.int(),
  district_id: z.int(),
  ward_id: z.int(),
  full_address: z.string(),
  isCrmAddress: z.literal(true),
})

export const putPartnerAddresses = endpoint({
  method: 'PUT',
  path: '/api/app/MasterData/customers/{phone}/addresses',
  realm: 'partner',
  scope: 'members.write',
  csrfToken: true,
  summary: 'The addresses of a membership that partners know: these, instead of those before',
  input: z.object({
    phone: phoneField,
    addresses: z
      .array(
        z.object({
          address: streetField,
          province_id: unitId,
          district_id: z.coerce.number().int().min(0).max(999_999).default(0),
          ward_id: z.coerce.number().int().min(0).max(999_999).default(0),
        }),
      )
      .max(20),
  }),
  output: answer(z.array(loyaltyAddress)),
  errors: ['notFound'],
})
