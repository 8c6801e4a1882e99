import { useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getMenu, type MenuCategory } from '#domain/catalog/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { getShopIdentity, type FrameSettings } from '#domain/settings/api.ts'
import { loaderApi } from '#web/api.ts'
import { frameRouteId } from '#web/page-data.ts'

/** What the frame around every page shows. */
export interface FrameData {
  menu: MenuCategory[]
  settings: FrameSettings
  payments: PaymentMethod[]
  /** Pages that there are not, or not yet: nothing leads to them. */
  hiddenPaths: string[]
  /** The moment at which staff walk the shop; null for everybody else. */
  asOf: string | null
}

export async function loadFrame({ context }: LoaderFunctionArgs): Promise<FrameData> {
  const api = loaderApi(context)
  // The browser hardly ever asks here, so its first load goes without the orders' endpoints.
  const { findAsOf, listHiddenPaths, listMethods } = await import('#web/shop/frame/list-methods.ts')
  const [menu, settings, payments, hiddenPaths, asOf] = await Promise.all([
    api.call(getMenu, {}),
    api.call(getShopIdentity, {}),
    listMethods(api),
    listHiddenPaths(api),
    findAsOf(api),
  ])
  return { menu, settings, payments, hiddenPaths, asOf }
}

/** The frame's data on any page. Pages are only shown inside the frame, so it is always there. */
export function useFrame(): FrameData {
  const frame = useRouteLoaderData<FrameData>(frameRouteId)
  if (!frame) throw new Error('a page outside the frame asked for its data')
  return frame
}
