import { z } from 'zod'
import { menuCategory, subCategoryRef } from '../catalog/api.ts'
import { endpoint } from '../contract.ts'
import {
  captchaField,
  emailField,
  fullNameField,
  optionalEmailField,
  otpField,
  phoneField,
  streetField,
} from '../kernel/fields.ts'
import { provinceSchema } from '../location/api.ts'
import {
  birthdayField,
  genderField,
  healthsField,
  jobField,
  loginPasswordField,
  passwordErrors,
  passwordField,
} from './fields.ts'
import { addressInput, consentsInput, unitId, unsureWard, userSchema } from './wire-shapes.ts'

export type {
  LoyaltyAddress,
  MemberEventKind,
  SavedAddress,
  SignedInDevice,
  User,
} from './wire-shapes.ts'

export const sessionKeyField = z.string().min(1).max(100)
export const signedInSchema = z.object({ accessToken: z.string(), user: userSchema })
const sentCode = z.object({ expiresIn: z.int(), resendIn: z.int() })
const done = z.object({ ok: z.literal(true) })
const nothing = z.object({})
const codeErrors = ['otpNotValid', 'otpExpired', 'otpTooManyAttempts', 'rateLimited'] as const
const sendErrors = [
  'rateLimited',
  'captchaRequired',
  'captchaInvalid',
  'captchaUnavailable',
  'codeNotSent',
] as const

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Log in by phone and password; sets the session cookie too',
  input: z.object({ phone: phoneField, password: loginPasswordField, captcha: captchaField }),
  output: signedInSchema,
  errors: [
    ...passwordErrors,
    'captchaRequired',
    'captchaInvalid',
    'captchaUnavailable',
    'rateLimited',
  ],
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  realm: 'member',
  summary: 'End this session',
  input: nothing,
  output: done,
  errors: [],
})

/** Costs a page no query of its own: what the session already told. */
export const getSession = endpoint({
  method: 'GET',
  path: '/auth/session',
  realm: 'member',
  guests: true,
  summary: 'Who is signed in, as far as a header needs it; null for a guest',
  input: nothing,
  output: z.object({
    member: z
      .object({
        id: z.int(),
        phone: z.string(),
        full_name: z.string(),
        is_member: z.boolean(),
        is_employee: z.boolean(),
      })
      .nullable(),
  }),
  errors: [],
})

export const getUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  realm: 'member',
  summary: 'The signed-in member',
  input: nothing,
  output: z.object({ user: userSchema }),
  errors: [],
})

export const postUser = endpoint({
  ...getUser,
  method: 'POST',
  summary: 'The signed-in member, asked by POST',
})

export const checkPhone = endpoint({
  method: 'GET',
  path: '/auth/check-phone',
  realm: 'member',
  guests: true,
  summary: 'Whether a phone has an account; limited per network address',
  input: z.object({ phone: phoneField }),
  output: z.object({ exists: z.boolean() }),
  errors: ['rateLimited'],
})

export const sendRegisterCode = endpoint({
  method: 'POST',
  path: '/auth/register/send-otp',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Send the code that starts a registration',
  input: z.object({ phone: phoneField, captcha: captchaField }),
  output: sentCode,
  errors: sendErrors,
})

export const submitRegisterCode = endpoint({
  method: 'POST',
  path: '/auth/register/submit-otp',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Prove the phone; the session key is good for 10 minutes and one use',
  input: z.object({ phone: phoneField, code: otpField }),
  output: z.object({ sessionKey: z.string(), exists: z.boolean() }),
  errors: codeErrors,
})

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Create the account and sign in',
  input: z.object({
    sessionKey: sessionKeyField,
    password: passwordField,
    full_name: fullNameField,
    gender: genderField,
    job_id: jobField.nullish(),
    birthday: birthdayField,
    phone: phoneField,
    email: emailField,
    province_id: unitId,
    district_id: unitId,
    ward_id: unitId,
    address: streetField,
    /** The ward of today, and whether it is the only one that is known. */
    new_ward_id: unitId.optional(),
    ...unsureWard,
    healths: healthsField.default([]),
    consent: consentsInput.default({}),
  }),
  output: signedInSchema,
  errors: ['sessionKeyNotValid', 'phoneRegistered', 'busy', 'rateLimited'],
})

export const sendForgotPasswordCode = endpoint({
  method: 'POST',
  path: '/auth/forgot-password/send-otp',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Send the code that starts setting a new password',
  input: z.object({ phone: phoneField, captcha: captchaField }),
  output: sentCode,
  errors: sendErrors,
})

export const submitForgotPasswordCode = endpoint({
  method: 'POST',
  path: '/auth/forgot-password/submit-otp',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Prove the phone; the session key is good for 10 minutes and one use',
  input: z.object({ phone: phoneField, code: otpField }),
  output: z.object({ sessionKey: z.string() }),
  errors: [...codeErrors, 'phoneNotRegistered'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Set a new password; ends all sessions',
  input: z.object({ phone: phoneField, sessionKey: sessionKeyField, password: passwordField }),
  output: done,
  errors: ['sessionKeyNotValid', 'phoneNotRegistered', 'busy', 'rateLimited'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/user/change-password',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Change the password; ends the other sessions',
  input: z.object({ old_password: loginPasswordField, password: passwordField }),
  output: done,
  errors: passwordErrors,
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/auth/user/update',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Change the profile; what is not sent stays',
  input: z.object({
    full_name: fullNameField.optional(),
    gender: genderField.optional(),
    birthday: birthdayField.optional(),
    email: optionalEmailField,
    job_id: jobField.nullish(),
    healths: healthsField.optional(),
    consents: consentsInput.optional(),
    /** Replaces the saved addresses. */
    extra_address: z.array(z.object(addressInput)).max(20).optional(),
  }),
  output: z.object({ user: userSchema }),
  errors: [],
})

const choice = z.object({ id: z.int(), code: z.string(), name: z.string() })

export const getMasterData = endpoint({
  method: 'GET',
  path: '/master-data',
  realm: 'none',
  summary: 'Categories, jobs, health topics and provinces',
  input: nothing,
  output: z.object({
    categories: z.array(menuCategory),
    subCategories: z.array(subCategoryRef),
    jobs: z.array(choice),
    healths: z.array(choice),
    provinces: z.array(provinceSchema),
  }),
  errors: [],
  cache: { tags: ['catalog', 'location'], maxAge: 60 },
})
