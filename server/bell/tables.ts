import type { ColumnType, Generated } from 'kysely'
import type { BellWays } from '#domain/bell/choices.ts'

export interface BellTables {
  /** What happened, written by triggers. */
  staff_event: {
    id: Generated<number>
    kind: string
    subject: Generated<string>
    title: Generated<string>
    whom: number[] | null
    authors: Generated<number[]>
    actor: number | null
    ends: Generated<string[]>
    once: string | null
    tx: Generated<string>
    at: Generated<Date>
  }
  staff_event_told: { event_id: number; staff_id: number }
  staff_notification: {
    id: Generated<number>
    staff_id: number
    kind: string
    subject: string
    title: string
    count: Generated<number>
    event_id: number
    at: Date
    read_at: Date | null
    place: Generated<number>
  }
  staff_bell: {
    staff_id: number
    version: Generated<number>
    ways: ColumnType<BellWays, string, string>
    quiet_from: number | null
    quiet_until: number | null
  }
}
