import { counterKinds, type CounterKind } from '#domain/counter/api.ts'
import { readDay } from '../parts/read-day.ts'

export interface HistoryFilter {
  from?: string | undefined
  to?: string | undefined
  status?: 'used' | 'cancelled' | undefined
  kind?: CounterKind | undefined
  keyword?: string | undefined
  page: number
}

/** As the address says it; what it says wrongly does not count. */
export function readHistoryFilter(query: URLSearchParams): HistoryFilter {
  const keyword = (query.get('tim') ?? '').trim().slice(0, 40)
  return {
    from: readDay(query.get('tu')),
    to: readDay(query.get('den')),
    status: (['used', 'cancelled'] as const).find((one) => one === query.get('trang-thai')),
    kind: counterKinds.find((one) => one === query.get('loai')),
    keyword: keyword.length >= 3 ? keyword : undefined,
    page: Math.max(1, Math.floor(Number(query.get('trang'))) || 1),
  }
}

/** The same for an address. */
export function historyQuery({ from, to, status, kind, keyword, page }: HistoryFilter) {
  return {
    tu: from,
    den: to,
    'trang-thai': status,
    loai: kind,
    tim: keyword,
    trang: page > 1 ? page : undefined,
  }
}
