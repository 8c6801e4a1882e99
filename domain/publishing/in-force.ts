/** A publication as a rule sees it; moments in milliseconds. */
export interface PublicationTimes {
  id: number
  startsAt: number
  /** Its planned end; null for none. */
  endsAt: number | null
  /** Somebody ended it by hand, or the release it belongs to was stopped. */
  stoppedAt: number | null
}

/**
 * The publication that the public sees at a moment: of those begun and not ended, the one that began last; of
 * two that began together the one made last. Null while there is none. PostgreSQL asks the same
 * (`content_in_force`); this is the rule it is tested against.
 */
export function inForce<P extends PublicationTimes>(
  publications: readonly P[],
  at: number,
): P | null {
  const running = publications.filter((each) => runsAt(each, at))
  return running.toSorted((a, b) => b.startsAt - a.startsAt || b.id - a.id)[0] ?? null
}

/** The next moment at which another one may be in force; null when nothing more is planned. */
export function nextChange(publications: readonly PublicationTimes[], at: number): number | null {
  const moments = publications.flatMap(({ startsAt, endsAt, stoppedAt }) =>
    [startsAt, endsAt, stoppedAt].filter((moment) => moment !== null && moment > at),
  ) as number[]
  return moments.length > 0 ? Math.min(...moments) : null
}

/** An end belongs to what comes after it: what ends at 08:00 is gone at 08:00. */
function runsAt({ startsAt, endsAt, stoppedAt }: PublicationTimes, at: number): boolean {
  return (
    startsAt <= at && (endsAt === null || at < endsAt) && (stoppedAt === null || at < stoppedAt)
  )
}
