import { isTrackingMark } from '#domain/kernel/tracking.ts'
import { storeLinkRoot, storeRoot } from './paths.ts'

/** Pages of a pharmacy's area below `/nha-thuoc/`; the first is its home. */
export const storePages = [
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
export type StorePage = (typeof storePages)[number]

export type StoreQuery = Readonly<Record<string, string | number | undefined>>

/** Asks a page of the area to open the login at once; the page takes it out of its address. */
export const askLoginParameter = 'dang-nhap'

export type StorePaths = ReturnType<typeof storePathsFor>

/**
 * Every address of a pharmacy's area. Each carries the store's code as `id` and, from the address
 * `search` at hand, the marks of the campaign that somebody comes from.
 */
export function storePathsFor(code: string, search = '') {
  const to = (page: StorePage, query: StoreQuery = {}) =>
    `${storeRoot}${page && `${page}/`}${storeQuery({ id: code, ...query }, search)}`
  return {
    to,
    home: () => to(''),
    /** "Tích điểm". */
    earn: (query?: StoreQuery) => to('ap-dung-uu-dai', query),
    offerCodes: (query?: StoreQuery) => to('ma-uu-dai', query),
    prizeCodes: (query?: StoreQuery) => to('ma-du-thuong', query),
    offerHistory: (query?: StoreQuery) => to('lich-su-uu-dai', query),
    statistics: (query?: StoreQuery) => to('thong-ke', query),
    purchases: (query?: StoreQuery) => to('lich-su-mua-hang', query),
    reminders: (query?: StoreQuery) => to('danh-sach-nhac-nho', query),
    /** With `nhac` one reminder, without it a new one. */
    reminder: (query?: StoreQuery) => to('nhac-nho', query),
    survey: (query?: StoreQuery) => to('tra-loi-cau-hoi', query),
    settings: (query?: StoreQuery) => to('cai-dat-dang-nhap', query),
  }
}

/** Where a store's code is typed in. */
export function storeEntrancePath(): string {
  return storeLinkRoot
}

/** `?id=…&a=1` of what is not empty, then the campaign's marks of `search`. */
export function storeQuery(values: StoreQuery, search = ''): string {
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
