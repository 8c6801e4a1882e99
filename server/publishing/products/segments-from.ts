import { inForce, nextChange, type PublicationTimes } from '#domain/publishing/in-force.ts'

export interface Running extends PublicationTimes {
  revisionId: number
}

export interface Segment {
  startsAt: Date
  revisionId: number
}

/**
 * From now on: when another revision takes over, and which. Where nothing is in force the one before stays shown:
 * `ensureDescribed` sees to it that no product on sale comes to that.
 */
export function segmentsFrom(publications: readonly Running[], from: Date): Segment[] {
  const segments: Segment[] = []
  let moment: number | null = from.getTime()
  while (moment !== null) {
    const current = inForce(publications, moment)
    if (current && current.revisionId !== segments.at(-1)?.revisionId) {
      segments.push({ startsAt: new Date(moment), revisionId: current.revisionId })
    }
    moment = nextChange(publications, moment)
  }
  return segments
}
