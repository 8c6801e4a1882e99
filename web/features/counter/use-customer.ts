import { useCallback, useEffect, useState } from 'react'
import { isPhone } from '#domain/kernel/phone.ts'
import { searchCustomer, type MaskedMembership } from '#domain/membership/api.ts'
import { ApiError } from '#web/api.ts'
import { callStore } from '#web/features/store/call-store.ts'
import { useOnline } from '#web/features/store/use-online.ts'

/** What is known of whoever stands at the counter. */
export type Customer =
  | { kind: 'none' }
  | { kind: 'looking' }
  | { kind: 'found'; membership: MaskedMembership }
  | { kind: 'new' }
  /** Without a network: codes are taken all the same. */
  | { kind: 'later' }
  | { kind: 'failed'; text: string }

interface Found {
  phone: string
  /** It is looked again when this changes. */
  attempt: string
  customer: Customer
}

/** The customer of a phone, as soon as it is complete, and again when the network is back. */
export function useCustomer(phone: string): { customer: Customer; lookAgain: () => void } {
  const [found, setFound] = useState<Found | null>(null)
  const [round, setRound] = useState(0)
  const isOnline = useOnline()
  const isComplete = isPhone(phone)
  const attempt = `${isOnline} ${round}`
  useEffect(() => {
    if (!isComplete) return
    const left = new AbortController()
    findCustomer(phone, left.signal).then(
      (customer) => {
        if (!left.signal.aborted) setFound({ phone, attempt, customer })
      },
      () => undefined,
    )
    return () => left.abort()
  }, [phone, isComplete, attempt])
  const lookAgain = useCallback(() => {
    setFound(null)
    setRound((before) => before + 1)
  }, [])
  if (!isComplete) return { customer: { kind: 'none' }, lookAgain }
  if (found?.phone !== phone) return { customer: { kind: 'looking' }, lookAgain }
  return { customer: found.customer, lookAgain }
}

/** Rejects only when it has been given up. */
async function findCustomer(phone: string, signal: AbortSignal): Promise<Customer> {
  try {
    const membership = await callStore(searchCustomer, { phone }, { signal })
    return membership.exists ? { kind: 'found', membership } : { kind: 'new' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'offline' ? { kind: 'later' } : { kind: 'failed', text: error.message }
  }
}
