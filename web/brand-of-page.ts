import { becomeBrand, type CurrentBrand } from '#domain/brand/current-brand.ts'

/** The element of the head in which a page says whose it is: of all applications, and without a network. */
export const brandMetaName = 'brand'

/** Name, short name, and the logos where there are any. */
export function serializeBrand({ name, shortName, logo, darkLogo }: CurrentBrand): string {
  return JSON.stringify({
    name,
    shortName,
    logo: logo ?? undefined,
    darkLogo: darkLogo ?? undefined,
  })
}

/** In the browser: the texts of the page speak of its shop from here on. */
export function becomeBrandOfPage(): void {
  const told = document.querySelector<HTMLMetaElement>('meta[name=brand]')!
  becomeBrand(JSON.parse(told.content) as CurrentBrand)
}
