import { signKinds, type SignKind } from '#domain/counter/desk/api.ts'
import { earnLogStatuses, type EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { readDay, type DayRange } from '../parts/day-ranges.ts'
import { readPositive } from '../parts/list-address.ts'

/** Where a code may be entered: at a pharmacy's counter or by the member. */
export const channels = ['store', 'member', 'guest'] as const

export interface DeskLogFilter extends DayRange {
  status?: EarnLogStatus | undefined
  /** A code, or words of a name. */
  store?: string | undefined
  phone?: string | undefined
  /** An entry of the customer whose entries alone are shown. */
  customer_of?: number | undefined
  channel?: (typeof channels)[number] | undefined
}

/** As the address says it; what it says wrongly does not count. */
export function readDeskLogFilter(query: URLSearchParams): DeskLogFilter {
  return {
    ...readDays(query),
    status: earnLogStatuses.find((one) => one === query.get('ket-qua')),
    store: query.get('nha-thuoc')?.trim().slice(0, 80) || undefined,
    phone: query.get('sdt')?.slice(0, 20) || undefined,
    customer_of: readPositive(query, 'khach'),
    channel: channels.find((one) => one === query.get('noi-nhap')),
  }
}

export function deskLogPath(filter: DeskLogFilter): string {
  const { from, to, status, store, phone, customer_of: customer, channel } = filter
  return deskPaths.earnLog({
    ...{ 'ket-qua': status, 'nha-thuoc': store, sdt: phone, 'noi-nhap': channel },
    khach: customer === undefined ? undefined : String(customer),
    ...{ tu: from, den: to },
  })
}

/** What the API is asked. */
export function deskLogInput(filter: DeskLogFilter): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** The address of the file with what the log shows. */
export function deskLogExport(filter: DeskLogFilter): string {
  return `/api/admin/earn-log/export?${new URLSearchParams(deskLogInput(filter)).toString()}`
}

export interface SignFilter extends DayRange {
  kind?: SignKind | undefined
}

export function readSignFilter(query: URLSearchParams): SignFilter {
  const kind = signKinds.find((one) => one === query.get('loai'))
  return { ...readDays(query), ...(kind ? { kind } : {}) }
}

export function signPath({ kind, from, to }: SignFilter): string {
  return deskPaths.earnLog({ xem: 'dau-hieu', loai: kind, tu: from, den: to })
}

function readDays(query: URLSearchParams): DayRange {
  const [from, to] = [readDay(query.get('tu')), readDay(query.get('den'))]
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}
