import { hitKinds, maxHitsOfKind, type SearchHit } from '#domain/backoffice/api.ts'
import { backofficePaths, backofficeQuery } from '#web/backoffice/paths.ts'
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
  /** The list with all of them; null where these are all, or no list has them. */
  more: string | null
}

/** Hits by kind, then records by their lists, in the order in which the server has them; none without any. */
export function groupHits(
  hits: readonly SearchHit[],
  screens: readonly Screen[],
  query = '',
): HitGroup[] {
  const kinds = hitKinds.map((kind) => ({
    label: kind === 'record' ? '' : texts.kinds[kind],
    hits: hits.filter((hit) => kind !== 'record' && hit.kind === kind),
    list: kind === 'record' || kind === 'code' ? null : lists[kind]({ q: query }),
  }))
  const records = screens.map(({ label, path, records: list }) => ({
    label,
    hits: hits.filter(({ link }) => link?.page === 'record' && link.list === list),
    list: `${path}${backofficeQuery({ q: query })}`,
  }))
  return [...kinds, ...records]
    .filter((group) => group.hits.length > 0)
    .toSorted((a, b) => hits.indexOf(a.hits[0]!) - hits.indexOf(b.hits[0]!))
    .map(({ list, ...group }) => ({
      ...group,
      more: group.hits.length < maxHitsOfKind ? null : list,
    }))
}

const lists = {
  order: backofficePaths.orders,
  customer: backofficePaths.customers,
  product: backofficePaths.products,
} as const
