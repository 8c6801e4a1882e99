import { hitKinds, type HitKind, type SearchHit } from '#domain/desk/api.ts'
import { deskPaths } from '#web/desk-paths.ts'

/** Where a hit leads; null where the desk has no page of it. */
export function hitPath({ link }: SearchHit): string | null {
  switch (link?.page) {
    case 'order':
      return deskPaths.order(link.id)
    case 'orders':
      return deskPaths.orders({ q: link.id })
    case 'product':
      return deskPaths.product(link.id)
    case undefined:
      return null
  }
}

export interface HitGroup {
  kind: HitKind
  hits: readonly SearchHit[]
  /** The place of the first of them among all hits. */
  first: number
}

/** Hits by kind, in the order in which kinds are shown; kinds without any are left out. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups: HitGroup[] = []
  for (const kind of hitKinds) {
    const ofKind = hits.filter((hit) => hit.kind === kind)
    const before = groups.at(-1)
    const first = before ? before.first + before.hits.length : 0
    if (ofKind.length > 0) groups.push({ kind, hits: ofKind, first })
  }
  return groups
}
