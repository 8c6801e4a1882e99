export interface SeedPage {
  /** The address without its slashes: `chinh-sach-doi-tra`. */
  slug: string
  title: string
  description: string
  /** h2, h3, p, ul, ol, li, strong, em, a, table. */
  html: string
}

export interface SeedBanner {
  place: 'home' | 'promotion'
  /** What the picture shows, for those who do not see it. */
  title: string
  eyebrow: string
  heading: string
  text: string
  actionLabel: string
  link: string
  /** `/media/banners/{picture}-{width}.{avif,webp}`. */
  picture: string
  tone: 'blue' | 'green' | 'amber'
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
  title: string
  picture: string
  link: string
  productSlug: string
  startsOn: string
  endsOn: string
}
