import { redirect, type LoaderFunctionArgs } from 'react-router'
import { getStaticPage } from '#domain/publishing/places/api.ts'
import {
  listPharmacies,
  listPharmacyDistricts,
  listPharmacyProvinces,
  listPharmacyWards,
  type CountedUnit,
  type FoundPharmacy,
} from '#domain/pharmacy/locator/api.ts'
import type { RichText } from '#domain/richtext/document.ts'
import { ApiError, apiOf, loaderApi, type Api } from '#web/api.ts'
import { askedBy, locatorHref, parseLocatorFilter, type LocatorFilter } from './locator-filter.ts'

/** Open or not is told by the browser's clock: the page is kept for longer than a minute. */
export type ListedPharmacy = Omit<FoundPharmacy, 'open_now'>

export interface LocatorData {
  filter: LocatorFilter
  pharmacies: ListedPharmacy[]
  total: number
  pages: number
  provinces: CountedUnit[]
  districts: CountedUnit[]
  wards: CountedUnit[]
  /** Provinces of today, for the map. */
  tiles: CountedUnit[]
  /** What staff have written of the company's own branches; null for nothing. */
  branches: RichText | null
  jsonLd: object[]
}

/** A phone shows some one and a half at a time: the map below stays within reach. */
const pharmaciesAPage = 10

/** The pharmacies of the query in the address. A page behind the last one leads to the last. */
export async function loadLocator(args: LoaderFunctionArgs): Promise<LocatorData> {
  const { origin, searchParams } = new URL(args.request.url)
  const filter = parseLocatorFilter(searchParams)
  const api = loaderApi(args.context)
  const [{ items, paginate }, places, branches] = await Promise.all([
    api.call(listPharmacies, { ...askedBy(filter), page: filter.page, limit: pharmaciesAPage }),
    listPlaces(api, filter),
    findBranches(apiOf(args.context)),
  ])
  if (items.length === 0 && paginate.total_page > 0) {
    throw redirect(locatorHref({ ...filter, page: paginate.total_page }))
  }
  const pharmacies = items.map(({ open_now: _now, ...pharmacy }) => pharmacy)
  // For search engines, who ask the server: the browser goes without.
  const { locatorJsonLd } = await import('./locator-json-ld.ts')
  const data = { filter, pharmacies, ...places }
  return {
    ...data,
    total: paginate.total_data,
    pages: paginate.total_page,
    branches,
    jsonLd: locatorJsonLd(origin, data),
  }
}

async function listPlaces(api: Api, { scheme, province, district }: LocatorFilter) {
  const isOld = scheme === 'gso63'
  const [tiles, old, districts, wards] = await Promise.all([
    api.call(listPharmacyProvinces, {}),
    isOld ? api.call(listPharmacyProvinces, { scheme }) : null,
    isOld && province ? api.call(listPharmacyDistricts, { province }) : [],
    listWards(api, isOld ? { district } : { province }),
  ])
  return { tiles, provinces: old ?? tiles, districts, wards }
}

function listWards(
  api: Api,
  { district, province }: { district?: number; province?: number },
): Promise<CountedUnit[]> {
  if (district) return api.call(listPharmacyWards, { district })
  return province ? api.call(listPharmacyWards, { province }) : Promise.resolve([])
}

const branchesSlug = 'he-thong-nha-thuoc'

async function findBranches(api: Api): Promise<RichText | null> {
  return api
    .call(getStaticPage, { slug: branchesSlug })
    .then(({ content }) => content, exceptNotFound)
}

function exceptNotFound(error: unknown): null {
  if (error instanceof ApiError && error.code === 'notFound') return null
  throw error
}
