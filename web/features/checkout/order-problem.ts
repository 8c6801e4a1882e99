import { ApiError } from '#web/api.ts'
import { checkoutTexts as texts } from './texts.ts'

/** Why an order was not placed, in words that say what to do, and where to do it. */
export interface OrderProblem {
  text: string
  /** The part of the page to go to. */
  at?: 'destination' | 'receiver'
  /** Calling helps. */
  call?: boolean
}

export function orderProblem(error: unknown, retryAfterSeconds?: number): OrderProblem {
  if (!(error instanceof ApiError)) return { text: texts.busy }
  switch (error.code) {
    case 'offline':
      return { text: texts.offline }
    case 'busy':
    case 'internal':
      return { text: texts.busy, call: true }
    case 'rateLimited':
      return { text: rateLimitText(retryAfterSeconds), call: true }
    case 'paymentMethodUnavailable':
      return { text: texts.paymentUnavailable }
    case 'invalidInput':
      return invalidInput(error)
    default:
      return { text: error.message }
  }
}

function rateLimitText(seconds: number | undefined): string {
  return seconds ? texts.rateLimited(Math.ceil(seconds / 60)) : texts.rateLimitedSoon
}

const destinationFields = ['province_id', 'district_id', 'ward_id', 'address', 'pickup_branch']

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
