import { earnWithCode, type EarnResult } from '#domain/membership/api.ts'
import { api, ApiError } from '#web/api.ts'
import { dropEntry, settleEntry, type Entry } from './entries.ts'

/** What became of sending a code. */
export type Answer =
  | { kind: 'result'; result: EarnResult }
  /** It may or may not have arrived: sent again under its key, it counts once. */
  | { kind: 'unsent' }
  | { kind: 'tooFast'; text: string }
  /** The server understood it and cannot serve now. */
  | { kind: 'failed'; text: string }
  /** Not the form of a code. */
  | { kind: 'malformed'; text: string }
  /** The session has ended meanwhile. */
  | { kind: 'signedOut' }

/** Sends an entered code under its own key and keeps the answer in the session's history. */
export async function sendCode(entry: Entry): Promise<Answer> {
  try {
    const input = { code: entry.code ?? '' }
    const result = await api.call(earnWithCode, input, { idempotencyKey: entry.key })
    settleEntry(entry, result)
    return { kind: 'result', result }
  } catch (error) {
    const answer = answerOfError(error)
    if (answer.kind === 'malformed' || answer.kind === 'signedOut') dropEntry(entry)
    return answer
  }
}

/** The refusals of earning, in the words of the screen. Anything that is no refusal is thrown on. */
export function answerOfError(error: unknown): Exclude<Answer, { kind: 'result' }> {
  if (!(error instanceof ApiError)) throw error
  switch (error.code) {
    case 'offline':
      return { kind: 'unsent' }
    case 'rateLimited':
      return { kind: 'tooFast', text: error.message }
    case 'unauthenticated':
      return { kind: 'signedOut' }
    case 'invalidInput':
      return { kind: 'malformed', text: error.fields['code'] ?? error.message }
    default:
      return { kind: 'failed', text: error.message }
  }
}
