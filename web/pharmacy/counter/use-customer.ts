import { useCallback, useEffect, useState } from 'react'
import { isPhone } from '#domain/kernel/phone.ts'
import { useOnline } from '#web/pharmacy/parts/use-online.ts'
import { findCustomer, type Customer } from './find-customer.ts'

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
