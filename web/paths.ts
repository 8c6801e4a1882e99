import type { OrderType } from '#domain/location/delivery.ts'
import { lookupPath } from '#domain/order/lookup-address.ts'

/** Apart, for the other applications: they lead here and nowhere else in the shop. */
export const shopHomePath = '/'

/** Every URL of the shop, built here and nowhere else; each page path ends with a slash. */
export const paths = {
  home: () => shopHomePath,
  shop: (filter: ShopFilter = {}) => `/mua-hang/${queryOf(filter)}`,
  /** The vaccine-centre shop has pages of its own for what it sells. */
  product: (slug: string, shop: OrderType = 'normal') =>
    `/${shop === 'vaccine' ? 'vnvcshop' : 'mua-hang'}/${encodeURIComponent(slug)}/`,
  vaccineShop: (filter: VaccineFilter = {}) => `/vnvcshop/${queryOf(filter)}`,
  search: (text = '') => `/s/${text ? `?search=${encodeURIComponent(text)}` : ''}`,
  cart: () => '/gio-hang/',
  delivery: (shop: OrderType = 'normal') =>
    shop === 'vaccine' ? '/gio-hang/thanh-toan/vnvcshop/' : '/gio-hang/giao-hang/',
  orderResult: (code: string, shop: OrderType = 'normal') =>
    `/gio-hang/thanh-toan/${shop === 'vaccine' ? 'vnvcshop/' : ''}${encodeURIComponent(code)}/`,
  orderLookup: () => lookupPath,
  offers: () => '/uu-dai/',
  promotion: (id: string) => `/ctkm/${encodeURIComponent(id)}/`,
  articles: (filter: ArticleFilter = {}) => `/song-khoe/${queryOf(filter)}`,
  article: (slug: string) => `/song-khoe/${encodeURIComponent(slug)}/`,
  pharmacies: (filter: PharmacyFilter = {}) => `/he-thong-nha-thuoc/${queryOf(filter)}`,
  page: (slug: string) => `/${slug}/`,
  login: () => '/dang-nhap/',
  register: () => '/dang-ky/',
  profile: () => '/ho-so-thanh-vien/',
  accountInfo: () => '/ho-so-thanh-vien/thong-tin-tai-khoan/',
  changePassword: () => '/ho-so-thanh-vien/doi-mat-khau/',
  myOrders: (filter: OrderFilter = {}) => `/ho-so-thanh-vien/don-hang-cua-toi/${queryOf(filter)}`,
  myOrder: (code: string) => `/ho-so-thanh-vien/don-hang-cua-toi/${encodeURIComponent(code)}/`,
  memberCard: () => '/ho-so-thanh-vien/the-thanh-vien/',
  myVouchers: () => '/ho-so-thanh-vien/voucher-cua-toi/',
  pointsHistory: (filter: PointsFilter = {}) => `/ho-so-thanh-vien/lich-su-diem/${queryOf(filter)}`,
  subscriptions: () => '/ho-so-thanh-vien/mua-dinh-ky/',
  privacy: () => '/ho-so-thanh-vien/quyen-rieng-tu/',
  devices: () => '/ho-so-thanh-vien/thiet-bi/',
  earn: () => '/tich-diem/',
  gifts: () => '/doi-qua/',
  buyPoints: () => '/mua-diem/',
} as const

/** Below it lies the back office, an application of its own; its addresses are in `back office-paths.ts`. */
export const backofficeRoot = '/quan-tri/'

/** A page of the back office beside the product's own. */
export const productEditorRoot = '/san-pham/editor/'

export function isBackofficePath(path: string): boolean {
  return path.startsWith(backofficeRoot) || path.startsWith(productEditorRoot)
}

/** Below these lies the area of the pharmacies; its addresses are in `pharmacy/paths.ts`. */
export const pharmacyRoot = '/nha-thuoc/'
export const pharmacyLinkRoot = '/nt/'

export function isPharmacyPath(path: string): boolean {
  return path.startsWith(pharmacyRoot) || path.startsWith(pharmacyLinkRoot)
}

export type Application = 'shop' | 'backoffice' | 'pharmacy'

/** Which of the three applications a page belongs to; links between them load a page. */
export function applicationOf(path: string): Application {
  if (isBackofficePath(path)) return 'backoffice'
  return isPharmacyPath(path) ? 'pharmacy' : 'shop'
}

/** The shop page's query, by the specification's own names. */
export interface ShopFilter {
  /** Category slugs. */
  c?: readonly string[]
  /** Sub-category slugs. */
  sc?: readonly string[]
  search?: string
  page?: number
  brands?: readonly string[]
  /** `from-to` or `from-`, in đồng. */
  prices?: readonly string[]
  sort?: string
}

/** The query of the vaccine-centre shop's page. */
export interface VaccineFilter {
  /** A category's slug. */
  c?: string
  page?: number
}

/** The query of the page of pharmacies: codes of units in a scheme. */
export interface PharmacyFilter {
  scheme?: string
  province?: number
  district?: number
  ward?: number
  q?: string
  page?: number
}

/** The query of a member's order list. */
export interface OrderFilter {
  /** A key of the list's tabs. */
  tab?: string
  /** Part of an order's code. */
  code?: string
  page?: number
}

/** The query of a member's ledger of points. */
export interface PointsFilter {
  /** Keys of the page's kinds and periods. */
  loai?: string
  ky?: string
  /** With the bookkeeping. */
  so?: string
  page?: number
}

/** The query of the health blog. */
export interface ArticleFilter {
  /** Slug of a category. */
  c?: string
  /** Slug of a topic. */
  tag?: string
  search?: string
  page?: number
}

function queryOf(
  filter: ShopFilter | VaccineFilter | PharmacyFilter | OrderFilter | PointsFilter | ArticleFilter,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text && !(name === 'page' && text === '1')) query.set(name, text)
  }
  // Commas separate slugs; written plainly they stay readable and shareable.
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
