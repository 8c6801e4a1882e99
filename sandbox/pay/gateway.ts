import { Refusal } from '#domain/errors.ts'
import { seconds } from '#domain/kernel/durations.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Choice, Forgery, Outcome } from './choice.ts'
import type { Courier, Parcel } from './courier.ts'
import type { KeptPayments } from './kept-payments.ts'
import type { ShopAnswer, ShopRequest } from './shop-line.ts'
import { payTexts } from './texts.ts'

export type Fields = Record<string, string>

/** What every card gateway knows of a payment. */
export interface GatewayPayment {
  reference: string
  /** Đồng. */
  amount: number
  /** What the shop sent, signed by it. */
  request: Fields
  state: 'open' | 'paid' | 'failed' | 'review'
  /** Đồng given back. */
  refunded?: number
  /** The gateway's result code, once it has ended. */
  code?: string
  /** What tells the shop of the end, signed. */
  notice?: Fields
  /** What the shop was told and what it answered. */
  log: string[]
}

/** What the gateways have in common; each speaks its own language. */
export interface Gateway<P extends GatewayPayment> {
  kept: KeptPayments<P>
  /** Its result code for an outcome. */
  codeOf(outcome: Outcome): string
  /** The payment as it ends with this code, at the present. */
  end(payment: P, code: string): P
  /** A notice as the shop gets it from the gateway's server. */
  requestOf(notice: Fields): ShopRequest
  /** Where the buyer's browser goes from an ended payment, and what it brings. */
  wayBack(payment: P): GatewayForm | null
  forge(payment: P, forgery: Forgery): Fields
  isTaken(answer: ShopAnswer): boolean
  pauses: readonly number[]
}

export interface CarriedOut<P> {
  payment: P
  /** What the shop has answered so far. */
  answers: ShopAnswer[]
  /** Whether the buyer's browser goes back to the shop. */
  goesBack: boolean
}

/**
 * Lets happen what was chosen: ends the payment and tells the shop, or sends something else.
 * Refuses `conflict` when the payment has ended before, or has not and something is to be told again.
 */
export async function carryOut<P extends GatewayPayment>(
  gateway: Gateway<P>,
  courier: Courier,
  payment: P,
  choice: Choice,
): Promise<CarriedOut<P>> {
  const { reference } = payment
  const parcelOf = (notice: Fields, label: string) =>
    toParcel(gateway, reference, gateway.requestOf(notice), label)
  if (choice.outcome === 'forged') {
    const parcel = parcelOf(gateway.forge(payment, choice.forgery), payTexts.forged)
    const answer = await courier.bring({ ...parcel, pauses: [] })
    return { payment: gateway.kept.get(reference), answers: [answer], goesBack: false }
  }
  const ended = choice.outcome === 'again' ? payment : endPayment(gateway, payment, choice)
  if (!ended.notice) throw new Refusal('conflict')
  const answers = await tell(courier, parcelOf(ended.notice, payTexts.told), choice)
  const goesBack = choice.outcome !== 'noReturn' && choice.outcome !== 'again'
  return { payment: gateway.kept.get(reference), answers, goesBack }
}

function endPayment<P extends GatewayPayment>(gateway: Gateway<P>, payment: P, choice: Choice): P {
  if (payment.state !== 'open') throw new Refusal('conflict')
  return gateway.kept.save(gateway.end(payment, choice.code ?? gateway.codeOf(choice.outcome)))
}

async function tell(courier: Courier, parcel: Parcel, choice: Choice): Promise<ShopAnswer[]> {
  switch (choice.outcome) {
    case 'silent':
      return []
    case 'late':
      courier.bringLater(parcel, seconds(choice.after))
      return []
    case 'doubled':
      // At the same moment: the harder of the two ways to be told twice.
      return Promise.all([courier.bring(parcel), courier.bring(parcel)])
    default:
      return [await courier.bring(parcel)]
  }
}

function toParcel<P extends GatewayPayment>(
  gateway: Gateway<P>,
  reference: string,
  request: ShopRequest,
  label: string,
): Parcel {
  return {
    label: `${label} ${reference}`,
    request,
    isTaken: gateway.isTaken,
    pauses: gateway.pauses,
    onAnswer: ({ status, body }) => {
      const now = gateway.kept.get(reference)
      const line = `${label}: ${status} ${body.slice(0, shownOfAnswer)}`
      gateway.kept.save({ ...now, log: [...now.log, line].slice(-keptLines) })
    },
  }
}

const shownOfAnswer = 200
const keptLines = 20
