import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { fullNameField, textField, versionField } from '../kernel/fields.ts'
import { paymentMethods } from '../order/payment-method.ts'
import { newPasswordField, reasonField, totpField, usernameField } from '../staff/fields.ts'
import { signedInSchema } from '../staff/api.ts'
import { readinessKeys } from './lacks.ts'

export const openingState = z.object({
  is_open: z.boolean(),
  /** To be sent back with a change. */
  version: z.int(),
  /** Missing where nobody ever changed it. */
  changed_at: z.string().optional(),
  changed_by: z.string(),
  may_open: z.boolean(),
  /** Whether the provider of each way to pay is set up: what is not is never offered. */
  payment_ways: z.array(z.object({ method: z.enum(paymentMethods), is_connected: z.boolean() })),
  items: z.array(
    z.object({
      key: z.enum(readinessKeys),
      is_done: z.boolean(),
      is_needed: z.boolean(),
      detail: z.string(),
      /** Of a page that somebody writes: what was begun of it; null for nothing. */
      content_id: z.int().nullable().optional(),
    }),
  ),
})
export type OpeningState = z.output<typeof openingState>

export const getOpening = endpoint({
  method: 'GET',
  path: '/admin/opening',
  realm: 'staff',
  permission: 'settings.read',
  summary: 'Whether the shop sells, and what is missing before it does',
  input: z.object({}),
  output: openingState,
  errors: [],
})

export const changeOpening = endpoint({
  method: 'PUT',
  path: '/admin/opening',
  realm: 'staff',
  permission: 'settings.edit',
  errorsShownInPlace: true,
  summary: 'Open the shop to everybody, or close it again',
  input: z.object({ is_open: z.boolean(), version: versionField, reason: reasonField }),
  output: openingState,
  errors: ['conflict', 'shopNotReady'],
  current: openingState,
})

export const makeFirstShelf = endpoint({
  method: 'POST',
  path: '/admin/opening/shelf',
  realm: 'staff',
  permission: 'products.edit',
  errorsShownInPlace: true,
  summary: 'The first category and the first brand of products, of a shop without any',
  input: z.object({
    category: textField(60).pipe(z.string().min(2)),
    brand: textField(60).pipe(z.string().min(2)),
  }),
  output: z.object({ category_id: z.int(), brand_id: z.int() }),
  errors: ['conflict'],
})

const setupToken = z.string().trim().min(1).max(100)

export const openSetup = endpoint({
  method: 'POST',
  path: '/admin/setup/open',
  realm: 'staff',
  guests: true,
  errorsShownInPlace: true,
  summary: "What the first owner's authenticator app reads; by the token of the server's log",
  input: z.object({ token: setupToken, username: usernameField }),
  output: z.object({
    totp: z.object({ secret: z.string(), uri: z.string(), svg: z.string() }),
    /** The same, sealed: sent back with the account. */
    sealed: z.string(),
  }),
  errors: ['setupClosed', 'setupTokenNotValid', 'rateLimited'],
})

export const createOwner = endpoint({
  method: 'POST',
  path: '/admin/setup/owner',
  realm: 'staff',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Make the first account of a new shop and log it in; once and never again',
  input: z.object({
    token: setupToken,
    sealed: z.string().min(1).max(500),
    full_name: fullNameField,
    username: usernameField,
    password: newPasswordField,
    totp: totpField,
  }),
  output: z.object({ accessToken: z.string(), user: signedInSchema }),
  errors: [
    'setupClosed',
    'setupTokenNotValid',
    'totpNotValid',
    'passwordTooCommon',
    'busy',
    'rateLimited',
  ],
})
