import { z } from 'zod'

/** What a person at the gateway, or a test, lets happen to a payment by card. */
export const outcomes = [
  'paid',
  'declined',
  'cancelled',
  'review',
  'error',
  /** The rest is paid (or ends with `code`), but the shop hears of it in another way. */
  'silent',
  'late',
  'doubled',
  'noReturn',
  /** What is no end of a payment. */
  'forged',
  'again',
] as const
export type Outcome = (typeof outcomes)[number]

/** What is wrong with a forged notification; but for the first its signature is right. */
export const forgeries = ['signature', 'amount', 'order', 'currency', 'ownForm'] as const
export type Forgery = (typeof forgeries)[number]

const maxDelay = 7200

export const choiceFields = {
  outcome: z.enum(outcomes).optional(),
  /** The gateway's own result code, where another than the usual one of the outcome is wanted. */
  code: z.string().min(1).max(10).optional(),
  /** Seconds until a late notification leaves. */
  after: z.coerce.number().int().min(0).max(maxDelay).default(20),
  forgery: z.enum(forgeries).default('signature'),
}

export interface Choice {
  outcome: Outcome
  code?: string | undefined
  after: number
  forgery: Forgery
}
