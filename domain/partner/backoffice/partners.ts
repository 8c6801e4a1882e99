import { z } from 'zod'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { optionalEmailField, textField } from '../../kernel/fields.ts'
import { resource, type RecordOf, type RowOf } from '../../resource.ts'

/** Companies whose programs call the shop. */
export const partners = resource({
  path: 'partners',
  permission: 'partners',
  subject: 'partner',
  row: z.object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    contact_name: z.string(),
    contact_email: z.string(),
    /** False shuts all its keys at once and holds its webhooks. */
    active: z.boolean(),
    /** Keys that are good now. */
    keys: z.int(),
    /** When one of its keys was used last; missing before the first call. */
    last_used_at: z.string().optional(),
    /** Calls and failed calls of today. */
    calls_today: z.int(),
    errors_today: z.int(),
  }),
  fields: z.object({
    name: textField(120).pipe(z.string().min(2, fieldMessages.required)),
    contact_name: textField(100).default(''),
    contact_email: optionalEmailField.transform((email) => email ?? ''),
    note: textField(1000).default(''),
    active: z.boolean(),
  }),
  filters: z.object({ state: z.enum(['active', 'inactive']).optional() }),
  sorts: ['name', 'used'],
  actions: ['activate', 'deactivate'],
  detail: z.object({
    note: z.string(),
    /** Since when it has a key for csrf tokens; missing where none was issued. */
    token_key_at: z.string().optional(),
  }),
})
export type Partner = RowOf<typeof partners>
export type PartnerRecord = RecordOf<typeof partners>
