import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fullNameField, phoneField, pointsField } from '../../kernel/fields.ts'
import { register, sessionKeyField, signedInSchema } from '../api.ts'
import { passwordField } from '../fields.ts'

export const getRegistrationRules = endpoint({
  method: 'GET',
  path: '/auth/register/rules',
  realm: 'none',
  summary: 'What registration asks for here, and what becomes of easy passwords',
  input: z.object({}),
  output: z.object({
    /** Phone, code, password and name are enough. */
    short: z.boolean(),
    needs_consent: z.boolean(),
    refuses_easy_passwords: z.boolean(),
    /** For the rest of the profile after the short form. */
    profile_reward: pointsField,
  }),
  errors: [],
  cache: {
    tags: [
      'setting:shortRegistration',
      'setting:registrationNeedsConsent',
      'setting:refuseEasyPasswords',
      'setting:profileReward',
    ],
    maxAge: 60,
  },
})

export const registerShort = endpoint({
  method: 'POST',
  path: '/auth/register/short',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Create the account with a name alone, where the shop lets people; signs in',
  input: z.object({
    sessionKey: sessionKeyField,
    password: passwordField,
    full_name: fullNameField,
    phone: phoneField,
  }),
  output: signedInSchema,
  errors: [...register.errors, 'notFound'],
})
