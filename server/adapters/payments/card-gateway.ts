import type { GatewayForm } from '#domain/payment/api.ts'
import type { Outcome } from '#domain/payment/attempts.ts'

export type CardProvider = 'vnpay' | 'cybersource'

/** A company that takes cards for us. All amounts are whole đồng; what it makes of them stays inside. */
export interface CardGateway {
  readonly provider: CardProvider
  /** How a moment is written for it, as it is needed again for questions and refunds. */
  dateOf(moment: Date): string
  /** The form that takes the buyer's browser to it. */
  form(attempt: NewAttempt): GatewayForm
  /** What its server or the buyer's browser brings back; only what it has signed is read. With `now` by its former key too. */
  read(fields: Fields, now?: Date): Reading
  /** The payment that fields say they are about, signed or not. */
  claimedReference(fields: Fields): string
  /** What its server is told about a notification. */
  answer(verdict: NotificationVerdict): ProviderAnswer
  /** Asks what became of a payment. Missing where it cannot be asked. */
  query?(asked: AskedPayment, signal?: AbortSignal): Promise<QueryAnswer>
  /** Gives money of a payment back. Missing where people do that on its own pages. */
  refund?(asked: AskedRefund, signal?: AbortSignal): Promise<RefundAnswer>
}

export type Fields = Readonly<Record<string, string>>

export interface NewAttempt {
  reference: string
  orderCode: string
  amount: number
  createdAt: Date
  expiresAt: Date
  /** The buyer's network address. */
  address: string
}

export type Reading =
  | { isGenuine: true; report: GatewayReport }
  /** `signature`: not theirs. `merchant`: theirs, but not for us. `malformed`: nothing one could read. */
  | { isGenuine: false; because: 'signature' | 'merchant' | 'malformed' }

/** What a gateway says of a payment. */
export interface GatewayReport {
  /** The same for the same news, however often it is told. */
  eventId: string
  reference: string
  /** Null where it is no whole number of đồng. */
  amount: number | null
  currency: string
  outcome: Outcome
  /** The gateway's own result code. */
  code: string
  /** Its number of the transaction; null where it made none. */
  providerReference: string | null
}

/** What a genuine report means for the payment it is about. */
export type Verdict =
  | 'applied'
  | 'failed'
  | 'review'
  | 'settledBefore'
  | 'paidTwice'
  | 'unknownReference'
  | 'wrongAmount'
  | 'wrongCurrency'
  | 'pending'

/** `forged`: not genuine. `fault`: we could not take it; it must be told again. */
export type NotificationVerdict = Verdict | 'forged' | 'fault'

export interface ProviderAnswer {
  status: number
  body: object
}

export interface AskedPayment {
  reference: string
  orderCode: string
  /** When it was begun, in the gateway's own writing. */
  date: string
  /** The present. */
  at: Date
}

export interface AskedRefund extends AskedPayment {
  amount: number
  /** Less than the whole payment goes back. */
  isPartial: boolean
  /** The gateway's number of the payment. */
  providerReference: string
  /** Who asks for it, as the gateway's records name them. */
  by: string
}

export type QueryAnswer =
  | { outcome: 'told'; report: GatewayReport; refund: 'none' | 'made' | 'refused' }
  /** It has never seen the payment. */
  | { outcome: 'absent' }
  /** No answer, or one that says nothing. */
  | { outcome: 'unclear'; code: string }

export type RefundAnswer =
  | { outcome: 'made'; reference: string }
  /** Surely no money went back. */
  | { outcome: 'refused'; code: string }
  /** It has such a refund in hand already: this one, asked for before, or another. */
  | { outcome: 'repeated' }
  /** Money may have gone back. */
  | { outcome: 'unclear'; code: string }
