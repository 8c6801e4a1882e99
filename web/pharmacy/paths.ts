import { isTrackingMark } from '#domain/kernel/tracking.ts'
import { pharmacyLinkRoot, pharmacyRoot } from '#web/paths.ts'

/** Pages of a pharmacy's area below `/nha-thuoc/`; the first is its home. */
export const pharmacyPages = [
  '',
  'ap-dung-uu-dai',
  'ma-uu-dai',
  'ma-du-thuong',
  'lich-su-uu-dai',
  'thong-ke',
  'lich-su-mua-hang',
  'danh-sach-nhac-nho',
  'nhac-nho',
  'tra-loi-cau-hoi',
  'cai-dat-dang-nhap',
  'quay-so',
  'vong-quay-may-man',
  'li-xi-dau-nam',
] as const
export type PharmacyPage = (typeof pharmacyPages)[number]

export type PharmacyQuery = Readonly<Record<string, string | number | undefined>>

/** Asks a page of the area to open the login at once; the page takes it out of its address. */
export const askLoginParameter = 'dang-nhap'

export type PharmacyPaths = ReturnType<typeof pharmacyPathsFor>

/**
 * Every address of a pharmacy's area. Each carries the pharmacy's code as `id` and, from the address
 * `search` at hand, the marks of the campaign that somebody comes from.
 */
export function pharmacyPathsFor(code: string, search = '') {
  const to = (page: PharmacyPage, query: PharmacyQuery = {}) =>
    `${pharmacyRoot}${page && `${page}/`}${pharmacyQuery({ id: code, ...query }, search)}`
  return {
    to,
    home: () => to(''),
    /** "Tích điểm". */
    earn: (query?: PharmacyQuery) => to('ap-dung-uu-dai', query),
    offerCodes: (query?: PharmacyQuery) => to('ma-uu-dai', query),
    prizeCodes: (query?: PharmacyQuery) => to('ma-du-thuong', query),
    offerHistory: (query?: PharmacyQuery) => to('lich-su-uu-dai', query),
    statistics: (query?: PharmacyQuery) => to('thong-ke', query),
    purchases: (query?: PharmacyQuery) => to('lich-su-mua-hang', query),
    reminders: (query?: PharmacyQuery) => to('danh-sach-nhac-nho', query),
    /** With `nhac` one reminder, without it a new one. */
    reminder: (query?: PharmacyQuery) => to('nhac-nho', query),
    survey: (query?: PharmacyQuery) => to('tra-loi-cau-hoi', query),
    settings: (query?: PharmacyQuery) => to('cai-dat-dang-nhap', query),
  }
}

/** Where a pharmacy's code is typed in. */
export function pharmacyEntrancePath(): string {
  return pharmacyLinkRoot
}

/** `?id=…&a=1` of what is not empty, then the campaign's marks of `search`. */
export function pharmacyQuery(values: PharmacyQuery, search = ''): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  for (const [name, value] of new URLSearchParams(search)) {
    if (isCarried(name) && !query.has(name)) query.append(name, value)
  }
  const text = query.toString()
  return text && `?${text}`
}

/** `ctkm` names the promotion by which somebody came in. */
function isCarried(name: string): boolean {
  return name === 'ctkm' || isTrackingMark(name)
}
