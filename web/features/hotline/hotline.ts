import type { ShopIdentity } from '#domain/settings/api.ts'

export interface Hotline {
  phone: string
  /** It is the vaccine shop's own and stands beside its picture. */
  isVaccine: boolean
}

/** Orders of the vaccine shop on whose way somebody is. */
export interface VaccineWay {
  inCart?: boolean
  /** The page shows such an order, wherever it stands. */
  shown?: boolean
}

/**
 * The hotline of a page: the vaccine shop has its own, also on the cart pages while the order is a
 * vaccine order, and where a member reads of one.
 */
export function hotlineFor(
  path: string,
  { inCart = false, shown = false }: VaccineWay,
  settings: Pick<ShopIdentity, 'hotline' | 'vaccineHotline'>,
): Hotline {
  const isVaccine = shown || path.includes('vnvcshop') || (inCart && path.startsWith('/gio-hang/'))
  return { phone: isVaccine ? settings.vaccineHotline : settings.hotline, isVaccine }
}

/** Whom the buyer of this order calls. */
export function hotlineOf(
  order: { order_type: string },
  settings: Pick<ShopIdentity, 'hotline' | 'vaccineHotline'>,
): string {
  return order.order_type === 'vaccine' ? settings.vaccineHotline : settings.hotline
}
