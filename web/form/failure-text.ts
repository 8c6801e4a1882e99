import { ApiError } from '#web/api.ts'
import { authTexts } from '#web/features/identity/texts.ts'

/** What to tell a person of a failed call; the server's words where it has some. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return authTexts.failed
  return error.message
}
