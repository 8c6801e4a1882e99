import { hitKinds, type SearchHit } from '#domain/backoffice/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { searchTexts as texts } from './texts.ts'

/** A part of the back office that somebody may see; `records` is the path of the resource that it lists. */
export interface Screen {
  label: string
  path: string
  records?: string | undefined
}

/** Where a hit leads; null where the back office has no page of it. A record's page lies below its list's. */
export function hitPath({ link }: SearchHit, screens: readonly Screen[]): string | null {
  switch (link?.page) {
    case 'order':
      return backofficePaths.order(link.id)
    case 'customer':
      return backofficePaths.customer(link.id)
    case 'product':
      return backofficePaths.product(link.id)
    case 'record': {
      const screen = screens.find(({ records }) => records === link.list)
      return screen ? `${screen.path}${encodeURIComponent(link.id)}/` : null
    }
    case undefined:
      return null
  }
}

export interface HitGroup {
  label: string
  hits: readonly SearchHit[]
}

/** Hits by kind, in the order in which kinds are shown, then records by their lists; none without any. */
export function groupHits(hits: readonly SearchHit[], screens: readonly Screen[]): HitGroup[] {
  const kinds = hitKinds.map((kind) => ({
    label: kind === 'record' ? '' : texts.kinds[kind],
    hits: hits.filter((hit) => kind !== 'record' && hit.kind === kind),
  }))
  const lists = screens.map(({ label, records }) => ({
    label,
    hits: hits.filter(({ link }) => link?.page === 'record' && link.list === records),
  }))
  return [...kinds, ...lists].filter((group) => group.hits.length > 0)
}
