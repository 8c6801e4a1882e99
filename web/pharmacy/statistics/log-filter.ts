import { earnLogStatuses, type EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { readDay } from '../parts/read-day.ts'

export interface LogFilter {
  from?: string | undefined
  to?: string | undefined
  status?: EarnLogStatus | undefined
  user?: string | undefined
  keyword?: string | undefined
  page: number
}

/** As the address says it; what it says wrongly does not count. Nothing means today, page 1. */
export function readLogFilter(query: URLSearchParams): LogFilter {
  const keyword = (query.get('tim') ?? '').trim().slice(0, 40)
  return {
    from: readDay(query.get('tu')),
    to: readDay(query.get('den')),
    status: earnLogStatuses.find((one) => one === query.get('ket-qua')),
    user: query.get('nguoi') || undefined,
    keyword: keyword.length >= 3 ? keyword : undefined,
    page: Math.max(1, Math.floor(Number(query.get('trang'))) || 1),
  }
}

/** Today's are five to a page; whoever looks back leafs less. */
export function rowsOf({ from, to }: LogFilter): number | undefined {
  return from || to ? 20 : undefined
}

/** The same for an address. */
export function logQuery({ from, to, status, user, keyword, page }: LogFilter) {
  return {
    tu: from,
    den: to,
    'ket-qua': status,
    nguoi: user,
    tim: keyword,
    trang: page > 1 ? page : undefined,
  }
}

/** What of it narrows an export. */
export function exportQuery({ page: _page, ...narrowing }: LogFilter): string {
  const given = Object.entries(narrowing).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given).toString()
  return text && `?${text}`
}
