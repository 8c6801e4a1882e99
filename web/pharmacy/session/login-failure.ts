import { ApiError } from '#web/api.ts'
import { failureText } from './failure-text.ts'
import { loginTexts as texts } from './texts.ts'

/** Why a password was not taken: the server's words, but a lock in those for pharmacies, and for how long. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'accountLocked') return failureText(error)
  const { retryAfter } = error
  return texts.locked(retryAfter === undefined ? undefined : Math.ceil(retryAfter / 60))
}
