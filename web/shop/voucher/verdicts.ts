import { useSyncExternalStore } from 'react'
import type { VoucherProblem } from '#domain/voucher/api.ts'

/** What the shop said of a voucher on the goods of the cart. */
export interface VoucherVerdict {
  code: string
  usable: boolean
  problem?: VoucherProblem
  /** The problem in words. */
  reason?: string
}

let verdicts: readonly VoucherVerdict[] = []
const none: readonly VoucherVerdict[] = []
const listeners = new Set<() => void>()

/** The last answer; empty until the first one, when every chosen voucher counts. */
export function useVerdicts(): readonly VoucherVerdict[] {
  return useSyncExternalStore(
    subscribe,
    () => verdicts,
    () => none,
  )
}

export function getVerdicts(): readonly VoucherVerdict[] {
  return verdicts
}

export function setVerdicts(next: readonly VoucherVerdict[]): void {
  verdicts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
