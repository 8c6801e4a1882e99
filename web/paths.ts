/** Every URL of the shop, built here and nowhere else; each page path ends with a slash. */
export const paths = {
  home: () => '/',
  shop: (filter: ShopFilter = {}) => `/mua-hang/${queryOf(filter)}`,
  product: (slug: string) => `/mua-hang/${encodeURIComponent(slug)}/`,
  search: (text = '') => `/s/${text ? `?search=${encodeURIComponent(text)}` : ''}`,
  cart: () => '/gio-hang/',
  delivery: () => '/gio-hang/giao-hang/',
  orderResult: (code: string) => `/gio-hang/thanh-toan/${encodeURIComponent(code)}/`,
  orderLookup: () => '/tra-cuu-don-hang/',
  offers: () => '/uu-dai/',
  promotion: (id: string) => `/ctkm/${encodeURIComponent(id)}/`,
  page: (slug: string) => `/${slug}/`,
  login: () => '/dang-nhap/',
  register: () => '/dang-ky/',
  profile: () => '/ho-so-thanh-vien/',
  earn: () => '/tich-diem/',
  gifts: () => '/doi-qua/',
} as const

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

function queryOf(filter: ShopFilter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text && !(name === 'page' && text === '1')) query.set(name, text)
  }
  // Commas separate slugs; written plainly they stay readable and shareable.
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
