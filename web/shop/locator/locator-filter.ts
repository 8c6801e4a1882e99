import { schemes, type Scheme } from '#domain/location/units.ts'
import { paths } from '#web/paths.ts'

/** The query of the page of pharmacies, read; 0 for a unit that is not named. */
export interface LocatorFilter {
  scheme: Scheme
  province: number
  district: number
  ward: number
  q: string
  page: number
}

export const locatorParameters = ['scheme', 'province', 'district', 'ward', 'q', 'page']

export const wholeCountry: LocatorFilter = {
  scheme: 'gso34',
  province: 0,
  district: 0,
  ward: 0,
  q: '',
  page: 1,
}

const maxCode = 999_999
const maxPage = 100_000
const maxWords = 80

/** Takes any query: what makes no sense counts as absent. A district is of the older scheme, named or not. */
export function parseLocatorFilter(query: URLSearchParams): LocatorFilter {
  const code = (name: string) => wholeUpTo(query.get(name), maxCode)
  const named = schemes.find((scheme) => scheme === query.get('scheme'))
  const district = code('district')
  const scheme = named ?? (district ? 'gso63' : 'gso34')
  return fromAbove({
    scheme,
    province: code('province'),
    district,
    ward: code('ward'),
    q: (query.get('q') ?? '').trim().slice(0, maxWords),
    page: wholeUpTo(query.get('page'), maxPage) || 1,
  })
}

/** Nothing below a unit that is not named; the scheme of today has no districts. */
function fromAbove(filter: LocatorFilter): LocatorFilter {
  const { scheme, province, ward } = filter
  const district = scheme === 'gso63' && province ? filter.district : 0
  const above = scheme === 'gso63' ? district : province
  return { ...filter, district, ward: above ? ward : 0 }
}

/** What the server is asked for. */
export function askedBy({ scheme, province, district, ward, q }: LocatorFilter) {
  return {
    scheme,
    ...(province && { province }),
    ...(district && { district }),
    ...(ward && { ward }),
    ...(q && { q }),
  }
}

export function locatorHref({ scheme, province, district, ward, q, page }: LocatorFilter): string {
  return paths.pharmacies({
    scheme: scheme === 'gso63' ? scheme : undefined,
    province: province || undefined,
    district: district || undefined,
    ward: ward || undefined,
    q,
    page,
  })
}

function wholeUpTo(text: string | null, max: number): number {
  return text !== null && /^\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : 0
}
