import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { bankName } from '#domain/payment/banks.ts'
import type { RefundView } from '#domain/payment/api.ts'
import type { RefundAccountView } from '#domain/payment/backoffice/api.ts'
import {
  canMoveAccount,
  maxAsks,
  refundAccountState,
} from '#domain/payment/refund-account/states.ts'
import { refundDeskTexts as texts } from '#domain/payment/refund-account/texts.ts'
import type { RefundState } from '#domain/payment/refunds.ts'
import type { Context } from '../../context.ts'
import type { AccountFacts } from './account-queries.ts'
import { refundPathOf } from './link.ts'

interface OfRefund {
  state: RefundState
  method: PaymentMethod
  account: AccountFacts | null
}

/** Where the account of a refund stands. */
export function stateOf({ state, method, account }: OfRefund) {
  return refundAccountState({
    state,
    method,
    asks: account?.asks ?? 0,
    isKnown: account?.givenAt != null,
    isPaying: account?.payingBy != null,
  })
}

/** The account of a refund as the desk lists it; `nameOf` knows the staff. */
export function viewAccount(
  refund: OfRefund,
  nameOf: (actor: string) => string | null,
): RefundAccountView {
  const { account } = refund
  const state = stateOf(refund)
  const { asks = 0, askedAt, bankBin, tail, givenBy, givenAt, note, version = 0 } = account ?? {}
  const { payingBy, payingAt } = account ?? {}
  const isPaying = state === 'paying' && !!payingBy && !!payingAt
  return {
    state,
    ...(bankBin && tail ? { bank: bankName(bankBin), tail } : {}),
    asks_left: Math.max(0, maxAsks - asks),
    ...(askedAt ? { asked_at: iso(askedAt) } : {}),
    ...(givenAt && givenBy ? { given_at: iso(givenAt), given_by: giverOf(givenBy, nameOf) } : {}),
    ...(note ? { note } : {}),
    ...(isPaying
      ? {
          paying_by: nameOf(payingBy) ?? payingBy,
          paying_actor: payingBy,
          paying_at: iso(payingAt),
        }
      : {}),
    version,
  }
}

/** The same for its buyer, with the page that changes it; nothing where no account is asked for. */
export function viewBuyerAccount(
  ctx: Pick<Context, 'config' | 'clock'>,
  refund: OfRefund & { id: number },
): RefundView['account'] {
  const state = stateOf(refund)
  if (state === 'unneeded') return undefined
  const { bankBin, tail } = refund.account ?? {}
  return {
    state,
    ...(bankBin && tail ? { bank: bankName(bankBin), tail } : {}),
    ...(canMoveAccount(state, 'give') ? { path: refundPathOf(ctx, refund.id) } : {}),
  }
}

/** Whose names a list needs. */
export function actorsOf(account: AccountFacts | null): string[] {
  return [account?.givenBy, account?.payingBy].filter((actor) => actor != null)
}

function giverOf(actor: string, nameOf: (actor: string) => string | null): string {
  if (actor === 'customer') return texts.byCustomer
  if (actor === 'earlier') return texts.bySystem
  return nameOf(actor) ?? actor
}

function iso(text: string): string {
  return toVietnamIso(new Date(text))
}
