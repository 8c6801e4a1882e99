import type { VietnamDay } from '../kernel/dates.ts'

/** What a cycle does whose delivery has its fee: nothing is charged above the agreed one without a yes. */
export type FeeStep = 'order' | 'wait' | 'skip'

/** Fees in đồng; `today` is the cycle's day or later. */
export function feeStep(cycle: {
  fee: number
  agreedFee: number
  dueOn: VietnamDay
  today: VietnamDay
}): FeeStep {
  if (cycle.fee <= cycle.agreedFee) return 'order'
  return cycle.today <= cycle.dueOn ? 'wait' : 'skip'
}

/** Where a member agrees at one press, as a message writes it. */
export function agreementAddress(publicUrl: string): string {
  return `${new URL(publicUrl).host}/ho-so-thanh-vien/mua-dinh-ky/`
}
