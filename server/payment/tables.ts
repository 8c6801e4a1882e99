import type { ColumnType, Generated } from 'kysely'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { AttemptState, Teller } from '#domain/payment/attempts.ts'
import type {
  BankState,
  RefundReason,
  RefundState,
  TransferResolution,
} from '#domain/payment/refunds.ts'
import type { CardProvider, Verdict } from '../adapters/payments/card-gateway.ts'

type Json = ColumnType<unknown, string, string>

export interface PaymentTables {
  payment: {
    id: Generated<number>
    order_id: number
    order_code: string
    attempt_no: number
    method: 'domesticCard' | 'internationalCard'
    provider: CardProvider
    reference: string
    amount: number
    state: Generated<AttemptState>
    returned_at: Date | null
    failure: string | null
    provider_reference: string | null
    provider_date: string | null
    created_at: Date
    expires_at: Date
    settled_at: Date | null
    ask_at: Date | null
    asks: Generated<number>
  }
  payment_event: {
    id: Generated<number>
    provider: CardProvider
    event_id: string
    kind: Teller
    payment_id: number | null
    verdict: Verdict
    raw: Json
    received_at: Date
  }
  payment_rejection: {
    id: Generated<number>
    provider: CardProvider | 'bank'
    reason: string
    raw: string
    address: Generated<string>
    at: Date
  }
  bank_transaction: {
    id: Generated<number>
    feed_id: string
    account: string
    amount: number
    content: string
    bank_reference: Generated<string>
    booked_at: Date
    received_at: Date
    raw: Json
    order_code: string | null
    order_id: number | null
    state: Generated<BankState>
    resolution: TransferResolution | null
    resolved_by: string | null
    resolved_reason: string | null
    resolved_at: Date | null
  }
  payment_receipt: {
    id: Generated<number>
    order_id: number
    amount: number
    cause: string
    payment_id: number | null
    bank_transaction_id: number | null
    received_at: Date
  }
  refund: {
    id: Generated<number>
    order_id: number | null
    order_code: Generated<string>
    receipt_id: number | null
    bank_transaction_id: number | null
    method: PaymentMethod
    amount: number
    reason: RefundReason
    cause: string
    state: RefundState
    tries: Generated<number>
    asked_at: Date | null
    failure: string | null
    proof: string | null
    created_at: Date
    next_try_at: Date | null
    done_at: Date | null
    done_by: string | null
  }
  refund_account: {
    refund_id: number
    asks: Generated<number>
    asked_at: Date | null
    bank_bin: string | null
    account_number: string | null
    holder: string | null
    given_by: string | null
    given_at: Date | null
    note: Generated<string>
    version: Generated<number>
    paying_by: string | null
    paying_at: Date | null
    forgotten_at: Date | null
  }
}
