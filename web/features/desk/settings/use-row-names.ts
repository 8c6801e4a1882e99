import { useMemo } from 'react'
import { listProvinces } from '#domain/location/api.ts'
import { useUnits } from '#web/features/address/use-units.ts'
import { namesOfProvinces, plainNames, type RowNames } from './row-names.ts'

/** Null while the names are on their way; where they cannot be had, the keys themselves. */
export function useRowNames(path: string): RowNames | null {
  const isByProvince = path.split('.').includes('byProvince')
  const { items, status } = useUnits(listProvinces, isByProvince ? {} : null)
  return useMemo(() => {
    if (!isByProvince || status === 'failed') return plainNames
    return status === 'loading' ? null : namesOfProvinces(items)
  }, [isByProvince, items, status])
}
