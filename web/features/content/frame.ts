import { useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getMenu, type MenuCategory } from '#domain/catalog/api.ts'
import { getShopIdentity, type ShopIdentity } from '#domain/settings/api.ts'
import { loaderApi } from '#web/api.ts'

/** What the frame around every page shows. */
export interface FrameData {
  menu: MenuCategory[]
  settings: ShopIdentity
}

/** Id of the route that loads the frame (web/routes.ts). */
const frameRouteId = 'root'

export async function loadFrame({ context }: LoaderFunctionArgs): Promise<FrameData> {
  const api = loaderApi(context)
  const [menu, settings] = await Promise.all([api.call(getMenu, {}), api.call(getShopIdentity, {})])
  return { menu, settings }
}

/** The frame's data on any page. Pages are only shown inside the frame, so it is always there. */
export function useFrame(): FrameData {
  const frame = useRouteLoaderData<FrameData>(frameRouteId)
  if (!frame) throw new Error('a page outside the frame asked for its data')
  return frame
}
