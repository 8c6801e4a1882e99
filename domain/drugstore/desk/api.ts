import { z } from 'zod'
import { endpoint, pageInput, pageOf } from '../../contract.ts'
import { schemes } from '../../location/units.ts'
import { phoneField, textField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { linkIdField, storeCodeField, storeUsernameField } from '../fields.ts'
import { linkTargets } from '../link-targets.ts'
import { storeRoles } from '../../session/store-roles.ts'
import { storeLinkSchema } from '../api.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const version = z.int().min(1).max(2_147_483_647)
const unitId = z.int().min(0).max(999_999)
const statuses = ['active', 'disabled'] as const

export const deskStoreSchema = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  phone: z.string(),
  full_address: z.string(),
  status: z.enum(statuses),
  accounts: z.int(),
  /** ISO 8601; missing while nobody has logged in. */
  last_seen_at: z.string().optional(),
  version,
})
export type DeskStore = z.output<typeof deskStoreSchema>

export const storeFields = {
  name: textField(150).pipe(z.string().min(3)),
  phone: z.union([z.literal(''), phoneField]),
  /** Of the codes below: `gso34` has no districts. */
  scheme: z.enum(schemes).default('gso63'),
  province_id: unitId.optional(),
  district_id: unitId.optional(),
  ward_id: unitId.optional(),
  street: textField(200),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
}

export const deskStoreFilter = {
  /** Start of a code, words of the name (without accents too), or a phone (whole or its end). */
  q: textField(80).optional(),
  status: z.enum(statuses).optional(),
  /** A province of today; stores in the old scheme are found by what theirs went into. */
  province_id: z.coerce.number().int().min(1).max(999_999).optional(),
}

/** Upwards, or downwards with a dash in front. */
export const storeSorts = [
  ...(['code', '-code', 'name', '-name'] as const),
  ...(['accounts', '-accounts', 'seen', '-seen'] as const),
] as const
export type StoreSort = (typeof storeSorts)[number]

export const listDeskStores = endpoint({
  method: 'GET',
  path: '/admin/drugstores',
  actor: 'staff:stores.read',
  summary: 'Stores, searched, sorted and page after page',
  input: z.object({
    ...deskStoreFilter,
    sort: z.enum(storeSorts).default('code'),
    ...pageInput,
  }),
  output: pageOf(deskStoreSchema),
  errors: [],
})
// `GET /admin/drugstores/export`, same filter, CSV in the import's columns (raw route, staff:stores.read).

export const storeAccountSchema = z.object({
  id: z.int(),
  username: z.string(),
  full_name: z.string(),
  role: z.enum(storeRoles),
  status: z.enum(statuses),
  must_change: z.boolean(),
  last_seen_at: z.string().optional(),
})
export type StoreAccount = z.output<typeof storeAccountSchema>

export const deskLinkSchema = storeLinkSchema.extend({
  note: z.string(),
  status: z.enum(statuses),
  /** The whole address to print, and its QR picture as SVG text. */
  url: z.string(),
  svg: z.string(),
})
export type DeskLink = z.output<typeof deskLinkSchema>

export const deskStoreDetailSchema = deskStoreSchema.extend({
  scheme: z.enum(schemes),
  province_id: z.int().optional(),
  district_id: z.int().optional(),
  ward_id: z.int().optional(),
  street: z.string(),
  /** What an address of the old scheme is today, where there is one answer; a suggestion. */
  new_address: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  users: z.array(storeAccountSchema),
  links: z.array(deskLinkSchema),
})
export type DeskStoreDetail = z.output<typeof deskStoreDetailSchema>

export const getDeskStore = endpoint({
  method: 'GET',
  path: '/admin/drugstores/{code}',
  actor: 'staff:stores.read',
  summary: 'One store with its accounts and links',
  input: z.object({ code: storeCodeField }),
  output: deskStoreDetailSchema,
  errors: ['notFound'],
})

export const addDeskStore = endpoint({
  method: 'POST',
  path: '/admin/drugstores',
  actor: 'staff:stores.edit',
  toldInPlace: true,
  summary: 'Add a store; a code that is taken is told per field',
  input: z.object({ code: storeCodeField, ...storeFields, reason: reasonField }),
  output: deskStoreDetailSchema,
  errors: ['conflict'],
})

export const changeDeskStore = endpoint({
  method: 'PUT',
  path: '/admin/drugstores/{code}',
  actor: 'staff:stores.edit',
  toldInPlace: true,
  summary: 'Change a store; closing it logs everybody out at their next call',
  input: z.object({
    code: storeCodeField,
    ...storeFields,
    status: z.enum(statuses),
    version,
    reason: reasonField,
  }),
  output: deskStoreDetailSchema,
  errors: ['notFound', 'conflict'],
})

/** A password drawn for printing: shown once, kept only as its hash. */
const accountWithPassword = z.object({ account: storeAccountSchema, password: z.string() })

export const addStoreAccount = endpoint({
  method: 'POST',
  path: '/admin/drugstores/{code}/accounts',
  actor: 'staff:stores.edit',
  toldInPlace: true,
  summary: 'Add an account with a drawn password, which this answer alone tells',
  input: z.object({
    code: storeCodeField,
    username: storeUsernameField,
    full_name: textField(100).pipe(z.string().min(2)),
    role: z.enum(storeRoles),
    reason: reasonField,
  }),
  output: accountWithPassword,
  errors: ['notFound', 'conflict'],
})

export const changeStoreAccount = endpoint({
  method: 'PUT',
  path: '/admin/drugstores/{code}/accounts/{id}',
  actor: 'staff:stores.edit',
  toldInPlace: true,
  summary: 'Rename, change the role of, disable or enable an account',
  input: z.object({
    code: storeCodeField,
    id,
    full_name: textField(100).pipe(z.string().min(2)),
    role: z.enum(storeRoles),
    status: z.enum(statuses),
    reason: reasonField,
  }),
  output: storeAccountSchema,
  errors: ['notFound'],
})

export const resetStoreAccount = endpoint({
  method: 'POST',
  path: '/admin/drugstores/{code}/accounts/{id}/reset',
  actor: 'staff:stores.edit',
  toldInPlace: true,
  summary: 'Draw a new password and log the account out everywhere',
  input: z.object({ code: storeCodeField, id, reason: reasonField }),
  output: accountWithPassword,
  errors: ['notFound'],
})

export const addStoreLink = endpoint({
  method: 'POST',
  path: '/admin/drugstores/{code}/links',
  actor: 'staff:stores.edit',
  toldInPlace: true,
  summary: 'Make a link to print',
  input: z.object({
    code: storeCodeField,
    target: z.enum(linkTargets),
    islogin: z.boolean(),
    /** Campaign parameters kept in the address (`utm_…`). */
    params: z.record(z.string().regex(/^utm_\w{1,30}$/), z.string().max(100)).default({}),
    note: textField(100),
    reason: reasonField,
  }),
  output: deskLinkSchema,
  errors: ['notFound'],
})

export const changeStoreLink = endpoint({
  method: 'PUT',
  path: '/admin/drugstores/{code}/links/{id}',
  actor: 'staff:stores.edit',
  toldInPlace: true,
  summary: 'Change whether a link asks for a login, its note, or switch it off',
  input: z.object({
    code: storeCodeField,
    id: linkIdField,
    islogin: z.boolean(),
    note: textField(100),
    status: z.enum(statuses),
    reason: reasonField,
  }),
  output: deskLinkSchema,
  errors: ['notFound'],
})

/**
 * `POST /admin/drugstores/import` (multipart: `file` CSV or XLSX, `dry_run`, `reason`) answers this.
 * Nothing is written while a row is wrong, or in a dry run.
 */
export const storeImportSchema = z.object({
  dry_run: z.boolean(),
  written: z.boolean(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Stores that were open and are closed by it: their people are out at the next call. */
  closed: z.int(),
  /** Cells that are wrong; the first of them are told. */
  wrong: z.int(),
  errors: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  /** The first rows as they were understood. */
  preview: z.array(
    z.object({
      row: z.int(),
      code: z.string(),
      name: z.string(),
      full_address: z.string(),
      change: z.enum(['added', 'changed', 'same']),
    }),
  ),
})
export type StoreImport = z.output<typeof storeImportSchema>
