import { ApiError } from '#web/api.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { sessionTexts as texts } from './texts.ts'

/** Why a login failed; the server's own words for a lock speak of a shopper's phone. */
export function sessionFailure(error: unknown): string {
  return isRefused(error, 'accountLocked') ? texts.locked : failureText(error)
}

export function isRefused(error: unknown, code: ApiError['code']): error is ApiError {
  return error instanceof ApiError && error.code === code
}
