import type { StandbyHealth } from '#domain/health/api.ts'
import { seconds } from '#domain/kernel/durations.ts'
import type { Position } from './position.ts'
import type { PrimaryLog } from './primary-log.ts'

/** What keeps a standby from being read: it is too far behind, does not answer, leads itself, or follows who knows whom. */
export type StandbyState = StandbyHealth['state']

/** What a standby says of itself. */
export interface StandbyAnswer {
  /** Which start of which server it was: an answer of another one says nothing about this one. */
  server: string
  follows: boolean
  replayed: Position
}

export interface Limits {
  behindMs: number
  behindBytes: number
  /** After another leader has come or the last one was lost. */
  doubtMs: number
}

export const usualLimits: Limits = {
  behindMs: seconds(5),
  behindBytes: 16 * 1024 * 1024,
  doubtMs: seconds(10),
}

/** Since when nobody knows whom a standby follows, and how far it was then. */
export interface Doubt {
  since: number
  replayed: Position
}

export interface Judged {
  state: StandbyState
  behindMs: number
  behindBytes: number
}

/**
 * Whether a standby may be read. After a change of the leader one may have stayed with the last one's history, where
 * positions mean something else: it is believed again when it goes on, which it only does behind the new one.
 */
export function judge(
  answer: StandbyAnswer | null,
  log: PrimaryLog,
  { now, limits, doubt }: { now: number; limits: Limits; doubt: Doubt | null },
): Judged {
  if (!answer) return { state: 'away', behindMs: 0, behindBytes: 0 }
  const missing = log.last - answer.replayed
  const behindBytes = missing > 0n ? Number(missing) : 0
  const behindMs = log.ageOf(answer.replayed, now)
  const of = (state: StandbyState) => ({ state, behindMs, behindBytes })
  if (!answer.follows) return of('leads')
  if (doubt && (now - doubt.since < limits.doubtMs || answer.replayed === doubt.replayed)) {
    return of('doubted')
  }
  if (behindMs > limits.behindMs || behindBytes > limits.behindBytes) return of('behind')
  return of('used')
}
