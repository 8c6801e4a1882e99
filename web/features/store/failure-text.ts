import { ApiError } from '#web/api.ts'
import { texts } from '#web/texts.ts'

/** What to tell a person of a failed call; the server's words where it has some. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : texts.error
}
