import { z } from 'zod'
import { endpoint, pageInput, pageOf } from '../contract.ts'
import { storeSessionSchema } from '../session/store-session.ts'
import { fullNameField, textField } from '../kernel/fields.ts'
import { permissions, staffRoles, type Permission } from './permissions.ts'
import {
  loginPasswordField,
  newPasswordField,
  reasonField,
  totpField,
  usernameField,
} from './fields.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const token = z.string().min(20).max(100)

export const staffUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  full_name: z.string(),
  role: z.enum(staffRoles),
  status: z.enum(['invited', 'active', 'disabled']),
  /** ISO 8601; missing while the user has never logged in. */
  last_seen_at: z.string().optional(),
})
export type StaffUser = z.output<typeof staffUserSchema>

const signedIn = staffUserSchema.extend({
  permissions: z.array(z.enum(Object.keys(permissions) as [Permission, ...Permission[]])),
})
export type SignedInUser = z.output<typeof signedIn>

export const loginStaff = endpoint({
  method: 'POST',
  path: '/admin/auth/login',
  actor: 'anyone',
  toldInPlace: true,
  summary:
    'Log in with a password: the back office with the code of an app as well, a store without',
  input: z.object({
    username: z.string().max(100),
    password: loginPasswordField,
    totp: z.string().max(20).optional(),
    /** Asked for after some wrong tries with the name. */
    captcha: z.string().max(8000).optional(),
  }),
  /** One of the two: `user` of the back office, or whose `store` it is. */
  output: z.object({
    accessToken: z.string(),
    user: signedIn.optional(),
    store: storeSessionSchema.optional(),
  }),
  errors: [
    ...(['loginWrong', 'totpRequired', 'totpNotValid', 'accountLocked'] as const),
    ...(['accountClosed', 'captchaRequired', 'captchaInvalid', 'busy', 'rateLimited'] as const),
  ],
})

export const logoutStaff = endpoint({
  method: 'POST',
  path: '/admin/auth/logout',
  actor: 'staff',
  summary: 'End the back-office session',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  errors: [],
})

export const getStaffSession = endpoint({
  method: 'GET',
  path: '/admin/auth/session',
  actor: 'anyone',
  summary: 'Who is logged in to the back office, and what they may do; null for nobody',
  input: z.object({}),
  output: z.object({ user: signedIn.nullable() }),
  errors: [],
})

export const openInvitation = endpoint({
  method: 'POST',
  path: '/admin/auth/invitation',
  actor: 'anyone',
  toldInPlace: true,
  summary: 'What an invitation is for, with the secret for the authenticator app',
  input: z.object({ token }),
  output: z.object({
    username: z.string(),
    full_name: z.string(),
    /** `uri` is what the app reads from the QR picture (`svg`). */
    totp: z.object({ secret: z.string(), uri: z.string(), svg: z.string() }),
  }),
  errors: ['invitationNotValid', 'rateLimited'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/admin/auth/invitation/accept',
  actor: 'anyone',
  toldInPlace: true,
  summary: 'Set the password and prove the authenticator app; logs in',
  input: z.object({ token, password: newPasswordField, totp: totpField }),
  output: z.object({ accessToken: z.string(), user: signedIn }),
  errors: ['invitationNotValid', 'totpNotValid', 'passwordTooCommon', 'busy', 'rateLimited'],
})

export const changeStaffPassword = endpoint({
  method: 'PUT',
  path: '/admin/auth/password',
  actor: 'staff',
  toldInPlace: true,
  summary: 'Change the own password; ends the other sessions',
  input: z.object({
    old_password: loginPasswordField,
    password: newPasswordField,
    totp: totpField,
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['loginWrong', 'totpNotValid', 'accountLocked', 'passwordTooCommon', 'busy'],
})

export const listStaff = endpoint({
  method: 'GET',
  path: '/admin/staff',
  actor: 'staff:staff.read',
  summary: 'All back-office users',
  input: z.object({}),
  output: z.array(staffUserSchema),
  errors: [],
})

const invitation = z.object({
  user: staffUserSchema,
  /** Shown once: whoever has it sets the password. It belongs into the address's fragment. */
  token: z.string(),
  expires_at: z.string(),
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/admin/staff',
  actor: 'staff:staff.edit',
  toldInPlace: true,
  summary: 'Make a back-office user and an invitation',
  input: z.object({
    username: usernameField,
    full_name: fullNameField,
    role: z.enum(staffRoles),
    reason: reasonField,
  }),
  output: invitation,
  errors: ['conflict'],
})

export const changeStaff = endpoint({
  method: 'PUT',
  path: '/admin/staff/{id}',
  actor: 'staff:staff.edit',
  toldInPlace: true,
  summary: 'Change name, role or status of a user; a disabled one is out at the next request',
  input: z.object({
    id,
    full_name: fullNameField,
    role: z.enum(staffRoles),
    status: z.enum(['active', 'disabled']),
    reason: reasonField,
  }),
  output: staffUserSchema,
  errors: ['notFound', 'lastAdmin'],
})

export const resetStaff = endpoint({
  method: 'POST',
  path: '/admin/staff/{id}/reset',
  actor: 'staff:staff.edit',
  toldInPlace: true,
  summary: 'A new invitation for somebody who lost password or phone; ends all sessions',
  input: z.object({ id, reason: reasonField }),
  output: invitation,
  errors: ['notFound', 'lastAdmin'],
})

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  /** The name they log in with, and how they are called. */
  staff: z.string(),
  staff_name: z.string(),
  /** What was done, in Vietnamese. */
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  reason: z.string(),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  actor: 'staff:audit.read',
  summary: 'What staff did, newest first',
  input: z
    .object({
      ...pageInput,
      staff_id: id.optional(),
      subject_kind: textField(40).optional(),
      /** Of that kind: the audit is searched by both together. */
      subject_id: textField(80).optional(),
    })
    .refine(({ subject_kind, subject_id }) => subject_kind || !subject_id, {
      path: ['subject_kind'],
    }),
  output: pageOf(auditEntrySchema),
  errors: [],
})
