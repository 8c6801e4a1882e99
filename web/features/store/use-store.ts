import { useMemo } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { storePathsFor, type StorePaths } from '#web/store-paths.ts'
import type { StoreFrame } from './area/load-area.ts'
import type { StoreArea, StoreUser } from './area/remembered-store.ts'
import { useStoreSession } from './session/store-session.ts'

export interface Store {
  code: string
  name: string
  area: StoreArea
  /** Today lies in the window of the active programme: codes bring points. */
  isEarning: boolean
  /** Undefined until it is known who works here, null for nobody. */
  user: StoreUser | null | undefined
}

/** The store whose page this is. Pages below `/nha-thuoc/` are only rendered where there is one. */
export function useStore(): Store {
  const frame = useRouteLoaderData<StoreFrame>('store/frame')
  const { user } = useStoreSession(frame?.area.code ?? '')
  if (!frame) throw new Error('No store is open on this page')
  const { area, isEarning } = frame
  return { code: area.code, name: area.name, area, isEarning, user }
}

/** Addresses of this store's pages; the campaign that somebody came from goes along. */
export function useStorePaths(): StorePaths {
  const { code } = useStore()
  const { search } = useLocation()
  return useMemo(() => storePathsFor(code, search), [code, search])
}
