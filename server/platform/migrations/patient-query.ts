import { hours } from '#domain/kernel/durations.ts'

/** A statement that our own clock lets run far longer than any of a request; pg's types leave that out. */
export function patientQuery(text: string): { text: string; query_timeout: number } {
  return { text, query_timeout: hours(12) }
}
