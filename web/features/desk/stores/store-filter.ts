import { storeSorts, type StoreSort } from '#domain/drugstore/desk/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { readPositive, readWords, sayPage } from '../parts/list-address.ts'

/** What the list is narrowed to, as its address says. */
export interface StoreListFilter {
  q: string
  status?: 'active' | 'disabled'
  provinceId?: number
  sort: StoreSort
  page: number
}

export function readFilter(query: URLSearchParams): StoreListFilter {
  return {
    q: readWords(query),
    status: (['active', 'disabled'] as const).find((each) => each === query.get('trang-thai')),
    provinceId: readPositive(query, 'tinh'),
    sort: storeSorts.find((each) => each === query.get('sap-xep')) ?? 'code',
    page: readPositive(query, 'trang') ?? 1,
  }
}

export function pathOf({ q, status, provinceId, sort, page }: StoreListFilter): string {
  const narrowing = { q, 'trang-thai': status, tinh: provinceId ? String(provinceId) : undefined }
  const order = sort === 'code' ? undefined : sort
  return deskPaths.stores({ ...narrowing, 'sap-xep': order, trang: sayPage(page) })
}

/** What the API is asked. */
export function inputOf({ q, status, provinceId }: StoreListFilter) {
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(provinceId && { province_id: provinceId }),
  }
}

/** The address of the file with all that the list is narrowed to. */
export function exportOf(filter: StoreListFilter): string {
  const asked = Object.entries(inputOf(filter)).map(([name, value]) => [name, String(value)])
  return `/api/admin/drugstores/export?${new URLSearchParams(asked).toString()}`
}

export function isNarrowed({ q, status, provinceId }: StoreListFilter): boolean {
  return q !== '' || status !== undefined || provinceId !== undefined
}
