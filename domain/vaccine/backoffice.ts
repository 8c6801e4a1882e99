import { z } from 'zod'
import { shelfTexts as texts } from '../catalog/backoffice/shelf-texts.ts'
import { fieldMessages } from '../kernel/field-messages.ts'
import { textField } from '../kernel/fields.ts'
import { resource, type RowOf } from '../resource.ts'

const required = (max: number) => textField(max).pipe(z.string().min(2, fieldMessages.required))

/** Where orders of the vaccine-centre shop are fetched; a closed one takes no new order. */
export const vaccineCenters = resource({
  path: 'vaccine-centers',
  permission: 'products',
  subject: 'vaccineCenter',
  row: z.object({
    id: z.int(),
    version: z.int(),
    code: z.string(),
    name: z.string(),
    province_id: z.int(),
    province: z.string(),
    sort: z.int(),
    published: z.boolean(),
  }),
  once: z.object({
    code: textField(20).pipe(z.string().regex(/^[A-Z0-9-]{2,20}$/, texts.centerCode)),
  }),
  fields: z.object({
    name: required(150),
    street: required(200),
    /** Ward and district, as they are printed. */
    place: required(200),
    /** Of the units that addresses had until 2025. */
    province_id: z.int().min(1, texts.centerProvince).max(999_999, texts.centerProvince),
    phone: textField(40).default(''),
    opening_hours: textField(100).default(''),
    sort: z.int().min(0).max(9999).default(0),
    published: z.boolean(),
  }),
  detail: z.object({
    street: z.string(),
    place: z.string(),
    phone: z.string(),
    opening_hours: z.string(),
  }),
  filters: z.object({ state: z.enum(['open', 'closed']).optional() }),
  sorts: ['sort', 'name'],
  actions: ['open', 'close'],
})
export type Center = RowOf<typeof vaccineCenters>
