import { seconds } from '#domain/kernel/durations.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import { ApiError } from '#web/api.ts'
import type { Entry } from './entry.ts'
import type { Answer } from './settle.ts'

/** When a server that asks for patience does not say how much. */
const usualRest = seconds(30)

/** Sends one entry by `call` under its own key and says what became of it; never rejects. */
export async function sendEntry(
  entry: Entry,
  call: (entry: Entry) => Promise<EarnResult>,
): Promise<Answer> {
  try {
    return { kind: 'result', result: await call(entry) }
  } catch (error) {
    return answerOf(error)
  }
}

/** What is sent, whoever is logged in then: it is credited to who entered it. */
export function bodyOf({ by, secret }: Pick<Entry, 'by' | 'secret'>) {
  const { phone, code, voucherCode } = secret!
  return {
    phone,
    code,
    ...(voucherCode === null ? {} : { voucherCode }),
    // A page that the worker built may not know yet who works there.
    ...(by.username === '' ? {} : { entered_by: by.username }),
  }
}

/** Only a refusal in the API's own words is one: a portal of a café answers 403 to everything. */
export function answerOf(error: unknown): Answer {
  // Given up after a while, or the page is going: the answer may have been lost on the way.
  if (!(error instanceof ApiError)) return { kind: 'unreachable' }
  switch (error.code) {
    case 'offline':
      return { kind: 'unreachable' }
    case 'unauthenticated':
    case 'newPasswordRequired':
      return { kind: 'signedOut', why: error.code }
    case 'rateLimited':
      return { kind: 'tooFast', retryAfterMs: seconds(error.retryAfter ?? 0) || usualRest }
    case 'internal':
    case 'busy':
    case 'csrfInvalid':
      return { kind: 'fault' }
    default:
      if (error.status >= 500) return { kind: 'fault' }
      return { kind: 'refused', text: wordsOf(error) }
  }
}

function wordsOf({ fields, message }: ApiError): string {
  return Object.values(fields).join(' ') || message
}
