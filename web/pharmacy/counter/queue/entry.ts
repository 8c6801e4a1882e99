import * as v from 'valibot'
import { maskCode } from '#domain/genuine/mask.ts'
import { maskPhone } from '#domain/kernel/phone.ts'

const storedOutcome = v.object({
  /** Result code of the specification. */
  code: v.number(),
  points: v.number(),
  /** What the customer can spend afterwards. */
  available: v.number(),
  product: v.string(),
  boxes: v.number(),
  /** Who was first, for a used code; `phone` masked, `at` ISO. */
  usedBy: v.nullable(v.object({ isOwn: v.boolean(), phone: v.string(), at: v.string() })),
  lockedUntil: v.nullable(v.string()),
  recallReason: v.nullable(v.string()),
  /** Names of the voucher that came with the code, and of the one that was used along. */
  voucherGiven: v.nullable(v.string()),
  voucherUsed: v.nullable(v.string()),
})
export type Outcome = v.InferOutput<typeof storedOutcome>

export const storedEntry = v.object({
  /** The idempotency key, made when the code was entered: however often it is sent, it counts once. */
  key: v.pipe(v.string(), v.minLength(8)),
  /** The pharmacy's exact code: only its own session ever sends the entry. */
  pharmacy: v.string(),
  /** Username and name of who entered it. */
  by: v.object({ username: v.string(), name: v.string() }),
  /** What is sent, in clear; gone once nothing is left to send. */
  secret: v.nullable(
    v.object({ phone: v.string(), code: v.string(), voucherCode: v.nullable(v.string()) }),
  ),
  /** What is shown. */
  masked: v.object({ phone: v.string(), code: v.string() }),
  /** Milliseconds since 1970; no two entries of a device have the same. */
  at: v.number(),
  state: v.picklist(['waiting', 'done', 'failed']),
  /** Of a done one. */
  outcome: v.nullable(storedOutcome),
  /** Of a failed one, in words. */
  failure: v.string(),
  settledAt: v.nullable(v.number()),
  /** Its outcome has been on the screen. */
  isSeen: v.boolean(),
})
export type Entry = v.InferOutput<typeof storedEntry>

export interface Entered {
  pharmacy: string
  by: Entry['by']
  /** Normalised. */
  phone: string
  /** In capitals. */
  code: string
  voucherCode?: string
}

/** A code as it was entered, before anybody has been asked about it. */
export function newEntry(entered: Entered, key: string, at: number): Entry {
  const { pharmacy, by, phone, code, voucherCode } = entered
  return {
    key,
    pharmacy,
    by,
    at,
    secret: { phone, code, voucherCode: voucherCode || null },
    masked: { phone: maskPhone(phone), code: maskCode(code) },
    state: 'waiting',
    outcome: null,
    failure: '',
    settledAt: null,
    isSeen: false,
  }
}
