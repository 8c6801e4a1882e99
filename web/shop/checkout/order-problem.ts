import type { CartGift } from '#domain/cart/cart.ts'
import { ApiError } from '#web/api.ts'
import { checkoutTexts as texts } from './texts.ts'

/** Why an order was not placed, in words that say what to do, and where to do it. */
export interface OrderProblem {
  text: string
  /** The part of the page to go to. */
  at?: 'destination' | 'receiver'
  /** Calling helps. */
  call?: boolean
  /** The gifts are to be looked at again: what is gone leaves, what is too dear opens the editor. */
  gifts?: boolean
}

export function orderProblem(
  error: unknown,
  { retryAfter, gifts = [] }: { retryAfter?: number; gifts?: readonly NamedGift[] } = {},
): OrderProblem {
  if (!(error instanceof ApiError)) return { text: texts.busy }
  switch (error.code) {
    case 'offline':
      return { text: texts.offline }
    case 'busy':
    case 'internal':
      return { text: texts.busy, call: true }
    case 'rateLimited':
      return { text: rateLimitText(retryAfter), call: true }
    case 'paymentMethodUnavailable':
      return { text: texts.paymentUnavailable }
    case 'invalidInput':
      return invalidInput(error)
    case 'overOrderLimit':
      return { text: Object.values(error.fields).join(' ') || error.message }
    case 'membershipLocked':
      return { text: error.message, call: true, gifts: true }
    case 'notEnoughPoints':
    case 'exchangeQuotaUsed':
    case 'exchangeNotActive':
    case 'giftOutOfStock':
    case 'notFound':
      return { text: giftText(error, gifts), gifts: true }
    case 'priceChanged':
      return { text: texts.savingChanged }
    default:
      return { text: error.message }
  }
}

type NamedGift = Pick<CartGift, 'id' | 'name'>

/** Fields of such refusals are named by gift id. */
function giftText({ fields, message }: ApiError, gifts: readonly NamedGift[]): string {
  const reasons = gifts.flatMap(({ id, name }) => {
    const reason = fields[String(id)]
    return reason ? [texts.giftProblem(name, reason)] : []
  })
  return [...(reasons.length > 0 ? reasons : [message]), texts.giftsReviewed].join(' ')
}

function rateLimitText(seconds: number | undefined): string {
  return seconds ? texts.rateLimited(Math.ceil(seconds / 60)) : texts.rateLimitedSoon
}

const destinationFields = [
  'province_id',
  'district_id',
  'ward_id',
  'address',
  'pickup_branch',
  'PROVINCE_ID',
  'DISTRICT_ID',
  'WARDS_ID',
  'center_code',
]

function invalidInput({ fields, message }: ApiError): OrderProblem {
  const names = Object.keys(fields)
  if (names.some((name) => destinationFields.includes(name))) {
    return { text: texts.destinationInvalid, at: 'destination' }
  }
  if (names.some((name) => /^(receiver|customer)_/.test(name))) {
    return { text: texts.receiverInvalid, at: 'receiver' }
  }
  return { text: Object.values(fields)[0] ?? message }
}
