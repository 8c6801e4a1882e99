import { deskPaths } from '#web/desk-paths.ts'
import { readPositive, readWords, sayPage } from '../parts/list-address.ts'

/** What the list is narrowed to, as its address says. */
export interface StoreListFilter {
  q: string
  status?: 'active' | 'disabled'
  provinceId?: number
  page: number
}

export function readFilter(query: URLSearchParams): StoreListFilter {
  return {
    q: readWords(query),
    status: (['active', 'disabled'] as const).find((each) => each === query.get('trang-thai')),
    provinceId: readPositive(query, 'tinh'),
    page: readPositive(query, 'trang') ?? 1,
  }
}

export function pathOf({ q, status, provinceId, page }: StoreListFilter): string {
  const tinh = provinceId ? String(provinceId) : undefined
  return deskPaths.stores({ q, 'trang-thai': status, tinh, trang: sayPage(page) })
}

export function isNarrowed({ q, status, provinceId }: StoreListFilter): boolean {
  return q !== '' || status !== undefined || provinceId !== undefined
}
