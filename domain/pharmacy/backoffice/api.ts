import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { textField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { linkIdField, pharmacyCodeField, pharmacyUsernameField } from '../fields.ts'
import { linkTargets } from '../link-targets.ts'
import { pharmacyRoles } from '../../session/pharmacy-roles.ts'
import { pharmacyLinkSchema } from '../api.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
export const accountStates = ['active', 'disabled'] as const

export const pharmacyAccountSchema = z.object({
  id: z.int(),
  username: z.string(),
  full_name: z.string(),
  role: z.enum(pharmacyRoles),
  status: z.enum(accountStates),
  must_change: z.boolean(),
  last_seen_at: z.string().optional(),
})
export type PharmacyAccount = z.output<typeof pharmacyAccountSchema>

export const backofficeLinkSchema = pharmacyLinkSchema.extend({
  note: z.string(),
  status: z.enum(accountStates),
  /** The whole address to print, and its QR picture as SVG text. */
  url: z.string(),
  svg: z.string(),
})
export type BackofficeLink = z.output<typeof backofficeLinkSchema>

/** A password drawn for printing: shown once, kept only as its hash. */
const accountWithPassword = z.object({ account: pharmacyAccountSchema, password: z.string() })

export const addPharmacyAccount = endpoint({
  method: 'POST',
  path: '/admin/drugstores/{code}/accounts',
  realm: 'staff',
  permission: 'stores.edit',
  errorsShownInPlace: true,
  summary: 'Add an account with a drawn password, which this answer alone tells',
  input: z.object({
    code: pharmacyCodeField,
    username: pharmacyUsernameField,
    full_name: textField(100).pipe(z.string().min(2)),
    role: z.enum(pharmacyRoles),
    reason: reasonField,
  }),
  output: accountWithPassword,
  errors: ['notFound', 'conflict', 'busy'],
})

export const changePharmacyAccount = endpoint({
  method: 'PUT',
  path: '/admin/drugstores/{code}/accounts/{id}',
  realm: 'staff',
  permission: 'stores.edit',
  errorsShownInPlace: true,
  summary: 'Rename, change the role of, disable or enable an account',
  input: z.object({
    code: pharmacyCodeField,
    id,
    full_name: textField(100).pipe(z.string().min(2)),
    role: z.enum(pharmacyRoles),
    status: z.enum(accountStates),
    reason: reasonField,
  }),
  output: pharmacyAccountSchema,
  errors: ['notFound'],
})

export const resetPharmacyAccount = endpoint({
  method: 'POST',
  path: '/admin/drugstores/{code}/accounts/{id}/reset',
  realm: 'staff',
  permission: 'stores.edit',
  errorsShownInPlace: true,
  summary: 'Draw a new password and log the account out everywhere',
  input: z.object({ code: pharmacyCodeField, id, reason: reasonField }),
  output: accountWithPassword,
  errors: ['notFound', 'busy'],
})

export const addPharmacyLink = endpoint({
  method: 'POST',
  path: '/admin/drugstores/{code}/links',
  realm: 'staff',
  permission: 'stores.edit',
  errorsShownInPlace: true,
  summary: 'Make a link to print',
  input: z.object({
    code: pharmacyCodeField,
    target: z.enum(linkTargets),
    islogin: z.boolean(),
    /** Campaign parameters kept in the address (`utm_…`). */
    params: z.record(z.string().regex(/^utm_\w{1,30}$/), z.string().max(100)).default({}),
    note: textField(100),
    reason: reasonField,
  }),
  output: backofficeLinkSchema,
  errors: ['notFound'],
})

export const changePharmacyLink = endpoint({
  method: 'PUT',
  path: '/admin/drugstores/{code}/links/{id}',
  realm: 'staff',
  permission: 'stores.edit',
  errorsShownInPlace: true,
  summary: 'Change whether a link asks for a login, its note, or switch it off',
  input: z.object({
    code: pharmacyCodeField,
    id: linkIdField,
    islogin: z.boolean(),
    note: textField(100),
    status: z.enum(accountStates),
    reason: reasonField,
  }),
  output: backofficeLinkSchema,
  errors: ['notFound'],
})
