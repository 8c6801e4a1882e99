import type { BrandPicture } from './brand.ts'

/** What every text, page and picture calls the shop by. */
export interface CurrentBrand {
  name: string
  /** Below an icon on a phone: as short as it can be. */
  shortName: string
  slogan: string
  hotline: string
  /** `#0b5fd3`: what the tokens of the screens are derived from. */
  color: string
  /** In place of the leaf and the name; null where there is none. */
  logo: BrandPicture | null
  /** The same on dark ground. */
  darkLogo: BrandPicture | null
  /** Another one for every look: what is drawn of it is asked for anew. */
  version: string
}

/** The shop's name, as staff wrote it in the settings. Read where a text is used, never where a file is loaded. */
export function brandName(): string {
  return current.name
}

/** For where every letter costs: messages, icons. */
export function shortBrandName(): string {
  return current.shortName || current.name
}

export function currentBrand(): Readonly<CurrentBrand> {
  return current
}

/**
 * A process serves one shop and a browser shows one, so that texts need not be handed the name through every
 * function (decision 0097). Called by the server whenever the settings change, by the browser when a page begins.
 */
export function becomeBrand(brand: CurrentBrand): void {
  current = brand
}

// Of a page's texts none is said before it is known whose they are.
let current = { name: '' } as CurrentBrand
