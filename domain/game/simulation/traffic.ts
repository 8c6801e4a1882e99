import { z } from 'zod'
import { entrySources } from '../definition.ts'

/** What one person did at a moment of a day, and how many entries it would have brought. */
const trafficEvent = z.object({
  /** From the day's midnight in Vietnam. */
  minute: z.int(),
  /** A number in place of a person: it is the same person wherever it stands. */
  person: z.int(),
  entries: z.int(),
  /** A pharmacy's code. */
  store: z.string().optional(),
})
export type TrafficEvent = z.output<typeof trafficEvent>

/** Who would have brought entries: as the shop saw it on real days, or made up. */
export const trafficShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('real'),
    /** Vietnam days, both included. */
    from: z.string(),
    to: z.string(),
    /** Entries that each source would have brought in that time. */
    counts: z.partialRecord(z.enum(entrySources), z.int()),
    days: z.array(z.object({ weekday: z.int(), events: z.array(trafficEvent) })),
  }),
  /** So many entries, evenly over the window from seven to twenty-two o'clock, each of somebody else. */
  z.object({ kind: z.literal('even'), entries: z.int() }),
])
export type Traffic = z.output<typeof trafficShape>

/** Sunday is 0, as of a Vietnam day. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay()
}
