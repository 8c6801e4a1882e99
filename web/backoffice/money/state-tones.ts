import type { BankState, RefundState } from '#domain/payment/refunds.ts'
import type { RefundAccountState } from '#domain/payment/refund-account/states.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

export const bankTones: Record<BankState, BadgeTone> = {
  new: 'info',
  matched: 'ok',
  partial: 'point',
  excess: 'point',
  double: 'sale',
  late: 'sale',
  unmatched: 'sale',
  resolved: 'neutral',
}

export const refundTones: Record<RefundState, BadgeTone> = {
  sending: 'info',
  byHand: 'point',
  done: 'ok',
}

export const accountTones: Record<RefundAccountState, BadgeTone> = {
  unneeded: 'neutral',
  unasked: 'sale',
  asked: 'info',
  given: 'point',
  paying: 'point',
  paid: 'ok',
}
