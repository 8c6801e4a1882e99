export interface SeedPage {
  /** The address without its slashes: `chinh-sach-doi-tra`. */
  slug: string
  title: string
  description: string
  /** h2, h3, p, ul, ol, li, strong, em, a, table. */
  html: string
}

export interface SeedBanner {
  slug: string
  place: 'home' | 'promotion'
  eyebrow: string
  title: string
  text: string
  action: string
  link: string
  /** What the picture shows, for those who do not see it. */
  alt: string
  /** `/media/banners/{picture}-{width}.{avif,webp}`. */
  picture: string
  tone: 'blue' | 'green' | 'amber' | 'rose'
  /** Planned: from the day so many days from now to the one before the other. */
  fromDay?: number
  toDay?: number
}

export interface SeedPromotion {
  id: string
  title: string
  summary: string
  html: string
  /** Vietnam days, both inclusive: YYYY-MM-DD. */
  startsOn: string
  endsOn: string
  /** As a banner's picture. */
  picture: string
  productSlugs: string[]
}

export interface SeedPopup {
  slug: string
  title: string
  text: string
  action: string
  action_type: 'view' | 'add_to_cart' | 'exit'
  pages: ('home' | 'list' | 'product' | 'blog')[]
  picture: string
  alt: string
  link: string
  productSlug: string | null
  shownWith: string[]
  startsOn: string
  endsOn: string
}
