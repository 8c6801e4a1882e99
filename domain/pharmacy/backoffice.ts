import { z } from 'zod'
import { fieldMessages } from '../kernel/field-messages.ts'
import { dayField, phoneField, textField } from '../kernel/fields.ts'
import { normalizePhone } from '../kernel/phone.ts'
import { schemes } from '../location/units.ts'
import { resource, type RecordOf, type RowOf } from '../resource.ts'
import { pharmacyCodeField } from './fields.ts'
import { hoursField, hoursSchema } from './hours-field.ts'
import { pointField } from './point.ts'
import { pharmacyServices } from './services.ts'
import { pharmacyRuleTexts } from './texts.ts'
import { accountStates, backofficeLinkSchema, pharmacyAccountSchema } from './backoffice/api.ts'
import { pharmacyTexts as texts } from './backoffice/texts.ts'

const unitId = z.int().min(0).max(999_999).optional()

/** The units of one scheme, from above, as far as they are known: `gso34` has no districts. */
const placeField = z.object({
  scheme: z.enum(schemes).default('gso63'),
  province_id: unitId,
  district_id: unitId,
  ward_id: unitId,
})
export type PharmacyPlace = z.output<typeof placeField>

/** The pharmacies of the programme. A closed one keeps its log and figures; its people are out at once. */
export const pharmacies = resource({
  path: 'drugstores',
  permission: 'stores',
  subject: 'store',
  id: pharmacyCodeField,
  row: z.object({
    /** The code, as it is printed. */
    id: z.string(),
    version: z.int(),
    code: z.string(),
    name: z.string(),
    phone: z.string(),
    /** `name` is the units in words. */
    place: placeField.extend({ name: z.string() }),
    street: z.string(),
    full_address: z.string(),
    /** `21.0131, 105.8516`; empty where it is not known. */
    point: z.string(),
    /** The day on which it agreed that customers find it; empty while it is not listed. */
    listed_on: z.string(),
    /** For customers. */
    public_phone: z.string(),
    hours: hoursSchema,
    services: z.array(z.enum(pharmacyServices)),
    status: z.enum(accountStates),
    accounts: z.int(),
    /** ISO 8601; missing while nobody has logged in. */
    last_seen_at: z.string().optional(),
  }),
  once: z.object({ code: pharmacyCodeField }),
  fields: z.object({
    name: textField(150).pipe(z.string().min(3, texts.nameLength)),
    phone: z.union([z.literal(''), phoneField], { error: fieldMessages.phone }),
    place: placeField,
    street: textField(200),
    point: pointField,
    listed_on: z.union([z.literal(''), dayField], { error: fieldMessages.choose }),
    public_phone: z
      .string()
      .max(40, pharmacyRuleTexts.publicPhone)
      .transform(normalizePhone)
      .pipe(z.string().regex(/^(?:0\d{9,10}|1[89]\d{6,8})?$/, pharmacyRuleTexts.publicPhone)),
    hours: hoursField,
    services: z.array(z.enum(pharmacyServices)).max(pharmacyServices.length),
    status: z.enum(accountStates),
  }),
  filters: z.object({
    status: z.enum(accountStates).optional(),
    listed: z.enum(['yes', 'no']).optional(),
    /** A province of today; pharmacies in the old scheme are found by what theirs went into. */
    province_id: z.coerce.number().int().min(1).max(999_999).optional(),
  }),
  sorts: ['code', 'name', 'accounts', 'seen'],
  detail: z.object({
    /** What an address of the old scheme is today, where there is one answer; a suggestion. */
    new_address: z.string().optional(),
    users: z.array(pharmacyAccountSchema),
    links: z.array(backofficeLinkSchema),
  }),
})
export type Pharmacy = RowOf<typeof pharmacies>
export type PharmacyRecord = RecordOf<typeof pharmacies>
