import type { StatusNotice, StatusPart } from './api.ts'

/** As a visitor is touched by it. */
export type PublicState = 'good' | 'slow' | 'down' | 'closed'

export interface PublicStatus {
  /** When it was looked at. */
  at: Date
  parts: { part: StatusPart; state: PublicState }[]
  notices: StatusNotice[]
}
