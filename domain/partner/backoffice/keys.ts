import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, rowIdField, versionField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { ipRangeField, keyNameField, maxRanges, perMinuteField, scopesField } from '../fields.ts'
import { partnerScopeNames } from '../scopes.ts'

/** `good`, or why it opens nothing. */
export const keyStates = ['good', 'blocked', 'ended'] as const

export const partnerKeySchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  /** Its first letters, by which people tell keys apart. */
  prefix: z.string(),
  state: z.enum(keyStates),
  scopes: z.array(z.enum(partnerScopeNames)),
  ip_ranges: z.array(z.string()),
  per_minute: z.int(),
  ends_at: z.string().optional(),
  created_at: z.string(),
  created_by: z.string(),
  calls: z.int(),
  errors: z.int(),
  last_used_at: z.string().optional(),
  last_used_from: z.string().optional(),
})
export type PartnerKey = z.output<typeof partnerKeySchema>

/** What people write of a key. */
export const partnerKeyFields = z.object({
  name: keyNameField,
  scopes: scopesField,
  /** The last Vietnam day on which it is good; null for as long as nobody ends it. */
  ends_on: dayField.nullable().default(null),
  ip_ranges: z.array(ipRangeField).max(maxRanges).default([]),
  per_minute: perMinuteField.default(600),
})

/** Told once and never again. */
const issuedKey = z.object({ key: partnerKeySchema, secret: z.string() })

export const listPartnerKeys = endpoint({
  method: 'GET',
  path: '/admin/partners/{id}/keys',
  realm: 'staff',
  permission: 'partners.read',
  summary: "A partner's keys, newest first, without what opens anything",
  input: z.object({ id: rowIdField }),
  output: z.array(partnerKeySchema),
  errors: ['notFound'],
})

export const issuePartnerKey = endpoint({
  method: 'POST',
  path: '/admin/partners/{id}/keys',
  realm: 'staff',
  permission: 'partners.edit',
  errorsShownInPlace: true,
  summary: 'A new key of a partner; the key itself is told once',
  input: z.object({ id: rowIdField, ...partnerKeyFields.shape, reason: reasonField }),
  output: issuedKey,
  errors: ['notFound', 'conflict'],
})

export const changePartnerKey = endpoint({
  method: 'PUT',
  path: '/admin/partner-keys/{id}',
  realm: 'staff',
  permission: 'partners.edit',
  errorsShownInPlace: true,
  summary: 'What a key may do, from where, how often and until when',
  input: z.object({
    id: rowIdField,
    ...partnerKeyFields.shape,
    version: versionField,
    reason: reasonField,
  }),
  output: partnerKeySchema,
  errors: ['notFound', 'conflict'],
  current: partnerKeySchema,
})

export const rotatePartnerKey = endpoint({
  method: 'POST',
  path: '/admin/partner-keys/{id}/rotate',
  realm: 'staff',
  permission: 'partners.edit',
  errorsShownInPlace: true,
  summary: 'Another key with the same terms; the old one is good for some hours more',
  input: z.object({
    id: rowIdField,
    /** Hours for which both are good. */
    overlap: z.coerce.number().int().min(0).max(720),
    reason: reasonField,
  }),
  output: issuedKey,
  errors: ['notFound', 'conflict'],
})

export const endPartnerKey = endpoint({
  method: 'POST',
  path: '/admin/partner-keys/{id}/end',
  realm: 'staff',
  permission: 'partners.edit',
  errorsShownInPlace: true,
  summary: 'A key opens nothing from now on, and never again',
  input: z.object({ id: rowIdField, reason: reasonField }),
  output: partnerKeySchema,
  errors: ['notFound', 'conflict'],
})

export const blockPartnerKey = endpoint({
  method: 'POST',
  path: '/admin/partner-keys/{id}/block',
  realm: 'staff',
  permission: 'partners.edit',
  errorsShownInPlace: true,
  summary: 'A key opens nothing until it is unblocked',
  input: z.object({ id: rowIdField, blocked: z.boolean(), reason: reasonField }),
  output: partnerKeySchema,
  errors: ['notFound', 'conflict'],
})

export const issueTokenKey = endpoint({
  method: 'POST',
  path: '/admin/partners/{id}/token-key',
  realm: 'staff',
  permission: 'partners.edit',
  errorsShownInPlace: true,
  summary: "A new key for a partner's csrf tokens, instead of the one before; told once",
  input: z.object({ id: rowIdField, reason: reasonField }),
  output: z.object({ token_key: z.string() }),
  errors: ['notFound'],
})
