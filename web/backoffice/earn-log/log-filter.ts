import { signKinds, type SignKind } from '#domain/counter/backoffice/api.ts'
import { earnLogStatuses, type EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { readDay, type DayRange } from '../parts/day-ranges.ts'
import { readPositive } from '../parts/list-address.ts'

/** Where a code may be entered: at a pharmacy's counter or by the member. */
export const channels = ['store', 'member', 'guest'] as const

export interface BackofficeLogFilter extends DayRange {
  status?: EarnLogStatus | undefined
  /** A code, or words of a name. */
  pharmacy?: string | undefined
  phone?: string | undefined
  /** An entry of the customer whose entries alone are shown. */
  customer_of?: number | undefined
  channel?: (typeof channels)[number] | undefined
}

/** As the address says it; what it says wrongly does not count. */
export function readBackofficeLogFilter(query: URLSearchParams): BackofficeLogFilter {
  return {
    ...readDays(query),
    status: earnLogStatuses.find((one) => one === query.get('ket-qua')),
    pharmacy: query.get('nha-thuoc')?.trim().slice(0, 80) || undefined,
    phone: query.get('sdt')?.slice(0, 20) || undefined,
    customer_of: readPositive(query, 'khach'),
    channel: channels.find((one) => one === query.get('noi-nhap')),
  }
}

export function backofficeLogPath(filter: BackofficeLogFilter): string {
  const { from, to, status, pharmacy, phone, customer_of: customer, channel } = filter
  return backofficePaths.earnLog({
    'ket-qua': status,
    'nha-thuoc': pharmacy,
    sdt: phone,
    'noi-nhap': channel,
    khach: customer === undefined ? undefined : String(customer),
    tu: from,
    den: to,
  })
}

/** What the API is asked. */
export function backofficeLogInput(filter: BackofficeLogFilter): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** The address of the file with what the log shows. */
export function backofficeLogExport(filter: BackofficeLogFilter): string {
  return `/api/admin/earn-log/export?${new URLSearchParams(backofficeLogInput(filter)).toString()}`
}

export interface SignFilter extends DayRange {
  kind?: SignKind | undefined
}

export function readSignFilter(query: URLSearchParams): SignFilter {
  const kind = signKinds.find((one) => one === query.get('loai'))
  return { ...readDays(query), ...(kind ? { kind } : {}) }
}

export function signPath({ kind, from, to }: SignFilter): string {
  return backofficePaths.earnLog({ xem: 'dau-hieu', loai: kind, tu: from, den: to })
}

function readDays(query: URLSearchParams): DayRange {
  const [from, to] = [readDay(query.get('tu')), readDay(query.get('den'))]
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}
