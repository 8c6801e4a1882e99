import type { z } from 'zod'
import { backofficeQuery } from '../paths.ts'
import { pageParam, readPositive, readQuery } from '../parts/list-address.ts'
import type { Input } from '#domain/contract.ts'
import type { AnyListing } from '#domain/listing.ts'
import type { FilterWords } from './screen.ts'

/** What of a list is looked at, as its address says it. */
export interface ListState {
  q: string
  page: number
  /** A dash in front turns it round; none is the list's usual order. */
  sort?: string
  filters: Readonly<Record<string, string | undefined>>
}

type Filters = Readonly<Record<string, FilterWords>>

/** Only what the list knows: anything else in an address is left out. */
export function readListState(
  query: URLSearchParams,
  words: Filters,
  { filters, sorts }: Pick<AnyListing, 'filters' | 'sorts'>,
): ListState {
  const sort = query.get('sap-xep') ?? undefined
  const known = Object.entries(words).map(([name, { param }]) => {
    const value = query.get(param) ?? undefined
    const schema = filters.shape[name] as z.ZodType
    return [name, schema.safeParse(value).success ? value : undefined] as const
  })
  return {
    q: readQuery(query),
    page: readPositive(query, 'trang') ?? 1,
    sort: sort && sorts.includes(sort.replace(/^-/, '')) ? sort : undefined,
    filters: Object.fromEntries(known),
  }
}

/** `?q=…&trang-thai=…` of a list; empty for all of it. */
export function listQuery({ q, page, sort, filters }: ListState, words: Filters): string {
  const named = Object.entries(words).map(([name, { param }]) => [param, filters[name]] as const)
  return backofficeQuery({
    q,
    ...Object.fromEntries(named),
    'sap-xep': sort,
    trang: pageParam(page),
  })
}

/** The same as the endpoint of a list takes it. */
export function askedOf<L extends AnyListing>(_listing: L, state: ListState): Input<L['list']> {
  return listInput(state) as Input<L['list']>
}

/** What the server is asked. */
export function listInput({ q, sort, filters }: ListState): Record<string, string> {
  const wanted = Object.entries({ q, sort, ...filters }).filter(([, value]) => value)
  return Object.fromEntries(wanted) as Record<string, string>
}

/** A press on a column's head: upwards, downwards, and back to the usual order. */
export function nextSort(sort: string | undefined, column: string): string | undefined {
  if (sort === column) return `-${column}`
  return sort === `-${column}` ? undefined : column
}

export function directionOf(sort: string | undefined, column: string) {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : null
}

export function isNarrowed({ q, filters }: ListState): boolean {
  return q !== '' || Object.values(filters).some(Boolean)
}
