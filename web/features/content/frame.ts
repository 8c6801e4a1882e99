import { useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getMenu, type MenuCategory } from '#domain/catalog/api.ts'
import { getShopIdentity, type ShopIdentity } from '#domain/settings/api.ts'
import { loaderApi } from '#web/api.ts'

/** What the frame around every page shows. */
export interface FrameData {
  menu: MenuCategory[]
  shop: ShopIdentity
}

/** Id of the route that loads the frame (web/routes.ts). */
const frameRouteId = 'root'

export async function loadFrame({ context }: LoaderFunctionArgs): Promise<FrameData> {
  const api = loaderApi(context)
  const [menu, shop] = await Promise.all([api.call(getMenu, {}), api.call(getShopIdentity, {})])
  return { menu, shop }
}

/** The frame's data on any page; undefined only where the frame itself broke. */
export function useFrame(): FrameData | undefined {
  return useRouteLoaderData<FrameData>(frameRouteId)
}
