import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { fullNameField, textField } from '../kernel/fields.ts'
import { listing } from '../listing.ts'
import { resource, type RowOf } from '../resource.ts'
import { listAudit, staffUserSchema } from './api.ts'
import { auditEntrySchema } from './audit.ts'
import { reasonField, usernameField } from './fields.ts'
import { staffRoles } from './permissions.ts'

const invitation = z.object({
  /** Shown once: whoever has it sets the password. It belongs into the address's fragment. */
  token: z.string(),
  expires_at: z.string(),
})

/**
 * Who works in the back office. A locked one is out at the next request and their open invitation is void;
 * unlocked they are what they were: invited, where they have not set their factors yet. Of the active admins
 * one always stays (`lastAdmin`).
 */
export const staffAccounts = resource({
  path: 'staff',
  permission: 'staff',
  subject: 'staff',
  row: staffUserSchema.extend({ version: z.int(), locked: z.boolean(), licence: z.string() }),
  once: z.object({ username: usernameField }),
  fields: z.object({
    full_name: fullNameField,
    role: z.enum(staffRoles),
    /** Of a pharmacist, whose name and number stand under what they approve; empty for anybody else. */
    licence: textField(40).default(''),
  }),
  later: z.object({ locked: z.boolean() }),
  issued: invitation,
  refusals: ['lastAdmin'],
  filters: z.object({
    role: z.enum(staffRoles).optional(),
    state: z.enum(['invited', 'active', 'disabled']).optional(),
  }),
  sorts: ['username', 'name', 'seen'],
  actions: ['lock', 'unlock'],
})
export type StaffAccount = RowOf<typeof staffAccounts>

export const resetStaff = endpoint({
  method: 'POST',
  path: '/admin/staff/{id}/reset',
  realm: 'staff',
  permission: 'staff.edit',
  errorsShownInPlace: true,
  summary: 'A new invitation for somebody who lost password or phone; ends all sessions',
  input: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647), reason: reasonField }),
  output: z.object({ ...invitation.shape, user: staffAccounts.record }),
  errors: ['notFound', 'lastAdmin'],
})

const { staff_id, subject_kind, subject_id } = listAudit.input.shape

/** What staff did. It has no end, so it stands in one order. */
export const auditList = listing({
  path: 'audit',
  reads: 'audit.read',
  shares: 'audit.read',
  row: auditEntrySchema,
  filters: z.object({ staff_id, subject_kind, subject_id }),
  sorts: [],
  list: listAudit,
})
