import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { textField } from '../../kernel/fields.ts'
import { schemes } from '../../location/units.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { hoursSchema } from '../hours-field.ts'
import { pharmacyServices } from '../services.ts'
import { vietnamBounds as bounds } from '../point.ts'
import { locatorTexts as texts } from './texts.ts'

const unitId = z.coerce.number().int().min(1).max(999_999).optional()

/**
 * Of which scheme the codes are: `gso34` has provinces and wards of today, `gso63` provinces, districts and wards
 * before July 2025. Left out, it is that of today, or the older one where a district is named: no other has any.
 */
const schemeField = z.enum(schemes).optional()

export const foundPharmacySchema = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** As it is written, in either scheme. */
  full_address: z.string(),
  /** What an address before July 2025 is called today, where one ward can be it. */
  new_address: z.string().optional(),
  /** For customers; empty for none. */
  phone: z.string(),
  lat: z.number().optional(),
  lng: z.number().optional(),
  hours: hoursSchema,
  /** In this minute; false too where the hours are not known. */
  open_now: z.boolean(),
  services: z.array(z.enum(pharmacyServices)),
  /** In metres, as the crow flies, from `lat` and `lng`. */
  distance: z.int().optional(),
})
export type FoundPharmacy = z.output<typeof foundPharmacySchema>

/** `lat` and `lng` are for partners: a page of the shop measures in the browser and sends no position. */
export const listPharmacies = endpoint({
  method: 'GET',
  path: '/pharmacies',
  realm: 'none',
  summary:
    'Pharmacies that agreed to be listed, by name, or the nearest first when `lat` and `lng` are given; ' +
    'units in the codes of `scheme` find pharmacies written in either scheme',
  input: z
    .object({
      scheme: schemeField,
      province: unitId,
      district: unitId,
      ward: unitId,
      q: textField(80).optional(),
      lat: z.coerce.number().min(bounds.south).max(bounds.north).optional(),
      lng: z.coerce.number().min(bounds.west).max(bounds.east).optional(),
      ...pageInput,
    })
    .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      error: texts.bothNeeded,
      path: ['lng'],
    }),
  output: pageOf(foundPharmacySchema),
  errors: [],
  cache: { tags: ['drugstores', 'location', 'minute'], maxAge: 0 },
})

const countedUnitSchema = z.object({
  id: z.int(),
  name: z.string(),
  scheme: z.enum(schemes),
  /** Pharmacies that a list narrowed to this unit finds. */
  count: z.int(),
})
export type CountedUnit = z.output<typeof countedUnitSchema>

const cache = { tags: ['drugstores', 'location'], maxAge: 60 } as const

export const listPharmacyProvinces = endpoint({
  method: 'GET',
  path: '/pharmacies/locations/provinces',
  realm: 'none',
  summary: 'Provinces of a scheme (today’s when none is named) that have pharmacies, with how many',
  input: z.object({ scheme: z.enum(schemes).default('gso34') }),
  output: z.array(countedUnitSchema),
  errors: [],
  cache,
})

export const listPharmacyDistricts = endpoint({
  method: 'GET',
  path: '/pharmacies/locations/districts',
  realm: 'none',
  summary: 'Districts of a province before July 2025 that have pharmacies, with how many',
  input: z.object({ province: z.coerce.number().int().min(1).max(999_999) }),
  output: z.array(countedUnitSchema),
  errors: [],
  cache,
})

export const listPharmacyWards = endpoint({
  method: 'GET',
  path: '/pharmacies/locations/wards',
  realm: 'none',
  summary:
    'Wards that have pharmacies, with how many: of a district before July 2025, or of a province of today',
  input: z
    .object({ district: unitId, province: unitId })
    .refine(({ district, province }) => (district === undefined) !== (province === undefined), {
      error: texts.oneNeeded,
      path: ['district'],
    }),
  output: z.array(countedUnitSchema),
  errors: [],
  cache,
})
