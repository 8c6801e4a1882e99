import { deskPaths } from '#web/desk-paths.ts'

/** What the list is narrowed to, as its address says. */
export interface StoreListFilter {
  q: string
  status?: 'active' | 'disabled'
  provinceId?: number
  page: number
}

export function readFilter(query: URLSearchParams): StoreListFilter {
  const page = Number(query.get('trang'))
  const province = Number(query.get('tinh'))
  return {
    q: (query.get('q') ?? '').trim().slice(0, 80),
    status: (['active', 'disabled'] as const).find((each) => each === query.get('trang-thai')),
    provinceId: Number.isInteger(province) && province > 0 ? province : undefined,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

export function pathOf({ q, status, provinceId, page }: StoreListFilter): string {
  const trang = page > 1 ? String(page) : undefined
  const tinh = provinceId ? String(provinceId) : undefined
  return deskPaths.stores({ q, 'trang-thai': status, tinh, trang })
}

export function isNarrowed({ q, status, provinceId }: StoreListFilter): boolean {
  return q !== '' || status !== undefined || provinceId !== undefined
}
