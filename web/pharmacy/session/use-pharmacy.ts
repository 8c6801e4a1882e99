import { useMemo } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { pharmacyPathsFor, type PharmacyPaths } from '#web/pharmacy/paths.ts'
import type { PharmacyFrame } from '../area/load-area.ts'
import type { PharmacyArea, PharmacyUser } from '../area/remembered-pharmacy.ts'
import { usePharmacySession } from './pharmacy-session.ts'

export interface Pharmacy {
  code: string
  name: string
  area: PharmacyArea
  /** Today lies in the window of the active programme: codes bring points. */
  isEarning: boolean
  /** Undefined until it is known who works here, null for nobody. */
  user: PharmacyUser | null | undefined
}

/** The pharmacy whose page this is. Pages below `/nha-thuoc/` are only rendered where there is one. */
export function usePharmacy(): Pharmacy {
  const frame = useRouteLoaderData<PharmacyFrame>('pharmacy/frame')
  const { user } = usePharmacySession(frame?.area.code ?? '')
  if (!frame) throw new Error('No store is open on this page')
  const { area, isEarning } = frame
  return { code: area.code, name: area.name, area, isEarning, user }
}

/** Addresses of this pharmacy's pages; the campaign that somebody came from goes along. */
export function usePharmacyPaths(): PharmacyPaths {
  const { code } = usePharmacy()
  const { search } = useLocation()
  return useMemo(() => pharmacyPathsFor(code, search), [code, search])
}
