/** Addresses of the experts' pages: apart, so that no other page carries them. */
export const expertPaths = {
  list: ({ c = '', search = '', page = 1 }: ExpertFilter = {}) => {
    const query = new URLSearchParams()
    if (c) query.set('c', c)
    if (search) query.set('search', search)
    if (page > 1) query.set('page', String(page))
    const asked = query.toString()
    return asked ? `/chuyen-gia-tu-van/?${asked}` : '/chuyen-gia-tu-van/'
  },
  answer: (slug: string) => `/chuyen-gia-tu-van/${encodeURIComponent(slug)}/`,
  ownAnswer: (token: string) => `/chuyen-gia-tu-van/tra-loi/${encodeURIComponent(token)}/`,
}

/** The query of the page of experts. */
export interface ExpertFilter {
  /** A category's slug. */
  c?: string
  search?: string
  page?: number
}
