import { z } from 'zod'
import { isSameText } from './same-text.ts'

/** A thousand billion: more than any order, and sums of it stay whole numbers. */
const maxVnd = 1_000_000_000_000

/** What SePay tells of a movement on an account (its webhook's body). */
const webhook = z.object({
  id: z.union([z.int().min(1), z.string().regex(/^[\w.:-]{1,60}$/)]).transform(String),
  gateway: z.string().max(100).nullish(),
  /** `2026-11-21 14:02:37`, in Vietnam. */
  transactionDate: z.string().max(40).nullish(),
  accountNumber: z.string().max(40),
  subAccount: z.string().max(40).nullish(),
  /** A payment code that SePay itself found in the content. */
  code: z.string().max(100).nullish(),
  content: z.string().max(1000).nullish(),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.int().min(0).max(maxVnd),
  referenceCode: z.string().max(100).nullish(),
})

export interface FeedTransfer {
  feedId: string
  direction: 'in' | 'out'
  /** All accounts that it may be booked on: the real one and a virtual one. */
  accounts: readonly string[]
  amount: number
  content: string
  /** Where the content says nothing: what SePay made of it. */
  foundCode: string
  bankReference: string
  /** Null where it is not told in a way one could read. */
  bookedAt: Date | null
}

/** Whether the webhook brings our key; compared in constant time. */
export function isFeedKey(authorization: string | undefined, key: string): boolean {
  return isSameText(authorization ?? '', `Apikey ${key}`)
}

/** A movement as SePay tells it, or null for what is none. */
export function readFeed(body: unknown): FeedTransfer | null {
  const parsed = webhook.safeParse(body)
  if (!parsed.success) return null
  const told = parsed.data
  return {
    feedId: told.id,
    direction: told.transferType,
    accounts: [told.accountNumber, ...(told.subAccount ? [told.subAccount] : [])],
    amount: told.transferAmount,
    content: told.content ?? '',
    foundCode: told.code ?? '',
    bankReference: told.referenceCode ?? '',
    bookedAt: vietnamTime(told.transactionDate ?? ''),
  }
}

function vietnamTime(text: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text)
  const at = match ? Date.parse(`${match[1]}T${match[2]}+07:00`) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at)
}
