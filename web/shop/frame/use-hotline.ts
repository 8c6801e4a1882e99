import { useLocation, useMatches } from 'react-router'
import { useHasVaccineOrder } from '#web/shop/state/cart.ts'
import { useFrame } from './frame.ts'
import { hotlineFor, type Hotline } from '#web/features/hotline/hotline.ts'

/** The hotline of the page that is shown: on the way of a vaccine order that shop's own. */
export function useHotline(): Hotline {
  const inCart = useHasVaccineOrder()
  const shown = useMatches().some(({ loaderData }) => isVaccineOrder(loaderData))
  return hotlineFor(useLocation().pathname, { inCart, shown }, useFrame().settings)
}

/** What the page of a member's own order has loaded. */
function isVaccineOrder(loaded: unknown): boolean {
  const { order } = (loaded ?? {}) as { order?: { order_type?: unknown } }
  return order?.order_type === 'vaccine'
}
