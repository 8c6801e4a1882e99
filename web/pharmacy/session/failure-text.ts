import { ApiError } from '#web/api.ts'
import { texts } from '#web/texts.ts'

/** What to tell a person of a failed call: what the server says of its fields, else its own words. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.error
  const ofFields = [...new Set(Object.values(error.fields))].join(' ')
  return ofFields || error.message
}

/** How to ask again; undefined where the same question is only refused again. */
export function retryOf(error: unknown, retry: () => void): { onRetry?: () => void } {
  return error instanceof ApiError && error.code === 'invalidInput' ? {} : { onRetry: retry }
}
