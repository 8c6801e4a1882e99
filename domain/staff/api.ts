import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { pharmacySessionSchema } from '../session/pharmacy-session.ts'
import { textField } from '../kernel/fields.ts'
import { pageInput, pageOf } from '../paging.ts'
import { auditEntrySchema } from './audit.ts'
import { permissions, staffRoles, type Permission } from './permissions.ts'
import { loginPasswordField, newPasswordField, totpField } from './fields.ts'

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

export const signedInSchema = staffUserSchema.extend({
  permissions: z.array(z.enum(Object.keys(permissions) as [Permission, ...Permission[]])),
})
export type SignedInUser = z.output<typeof signedInSchema>

const passwordErrors = [
  'loginWrong',
  'accountLocked',
  'accountClosed',
  'captchaRequired',
  'captchaInvalid',
  'captchaUnavailable',
  'busy',
  'rateLimited',
] as const

export const loginStaff = endpoint({
  method: 'POST',
  path: '/admin/auth/login',
  realm: ['pharmacy', 'staff'],
  guests: true,
  errorsShownInPlace: true,
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
    user: signedInSchema.optional(),
    pharmacy: pharmacySessionSchema.optional(),
  }),
  errors: [...passwordErrors, 'totpRequired', 'totpNotValid'],
})

/** For a screen that asks for one thing after the other: what comes next is no refusal. */
export const startStaffLogin = endpoint({
  method: 'POST',
  path: '/admin/auth/login/start',
  realm: ['pharmacy', 'staff'],
  guests: true,
  errorsShownInPlace: true,
  summary: 'The first step of a login: told that the code of an app comes next, or logged in',
  input: loginStaff.input.omit({ totp: true }),
  output: z.object({ next: z.literal('totp').optional(), user: signedInSchema.optional() }),
  errors: passwordErrors,
})

export const logoutStaff = endpoint({
  method: 'POST',
  path: '/admin/auth/logout',
  realm: 'staff',
  permission: 'any',
  summary: 'End the back-office session',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  errors: [],
})

export const getStaffSession = endpoint({
  method: 'GET',
  path: '/admin/auth/session',
  realm: 'staff',
  guests: true,
  summary: 'Who is logged in to the back office, and what they may do; null for nobody',
  input: z.object({}),
  output: z.object({
    user: signedInSchema.nullable(),
    /** The shop waits for its first account (`openSetup`). */
    setup: z.boolean().optional(),
  }),
  errors: [],
})

export const openInvitation = endpoint({
  method: 'POST',
  path: '/admin/auth/invitation',
  realm: 'staff',
  guests: true,
  errorsShownInPlace: true,
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
  realm: 'staff',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Set the password and prove the authenticator app; logs in',
  input: z.object({ token, password: newPasswordField, totp: totpField }),
  output: z.object({ accessToken: z.string(), user: signedInSchema }),
  errors: ['invitationNotValid', 'totpNotValid', 'passwordTooCommon', 'busy', 'rateLimited'],
})

export const changeStaffPassword = endpoint({
  method: 'PUT',
  path: '/admin/auth/password',
  realm: 'staff',
  permission: 'any',
  errorsShownInPlace: true,
  summary: 'Change the own password; ends the other sessions',
  input: z.object({
    old_password: loginPasswordField,
    password: newPasswordField,
    totp: totpField,
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['loginWrong', 'totpNotValid', 'accountLocked', 'passwordTooCommon', 'busy'],
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  realm: 'staff',
  permission: 'audit.read',
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
