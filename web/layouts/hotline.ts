import type { ShopIdentity } from '#domain/settings/api.ts'

/**
 * The hotline of a page: the vaccine shop has its own, also on the cart pages while the order is a
 * vaccine order (first specification, section 1).
 */
export function hotlineFor(
  path: string,
  hasVaccineOrder: boolean,
  settings: Pick<ShopIdentity, 'hotline' | 'vaccineHotline'>,
): string {
  const isVaccinePage = path.includes('vnvcshop')
  const isCartPage = path.startsWith('/gio-hang/')
  return isVaccinePage || (isCartPage && hasVaccineOrder)
    ? settings.vaccineHotline
    : settings.hotline
}
