import { useEffect, useState } from 'react'
import { getAddressNames, type NewUnitOption } from '#domain/location/api.ts'
import { hasCompleteIds } from '#domain/location/address.ts'
import type { Address } from '#domain/location/address-shape.ts'
import { api } from '#web/api.ts'

export type OldPlaceIds = Pick<
  Address,
  'scheme' | 'province_id' | 'district_id' | 'ward_id' | 'new_ward_id'
>

const kept = new Map<string, Promise<NewUnitOption | null>>()

/**
 * The ward of today that a place of the old scheme went into, asked for once a place. Null while it is not
 * known, where the place was split, and where nothing is to be asked: the line it fills is missed by nobody.
 */
export function useNewWard(place: OldPlaceIds | null): NewUnitOption | null {
  const [found, setFound] = useState<{ key: string; ward: NewUnitOption | null } | null>(null)
  const key = place && keyOf(place)
  useEffect(() => {
    if (!key) return
    let left = false
    void ask(key).then((ward) => !left && setFound({ key, ward }))
    return () => {
      left = true
    }
  }, [key])
  return found?.key === key ? found.ward : null
}

function keyOf(place: OldPlaceIds): string | null {
  const { scheme, province_id, district_id, ward_id, new_ward_id } = place
  const isOpen = scheme === 'gso63' && !new_ward_id && district_id > 0 && hasCompleteIds(place)
  return isOpen ? `${province_id} ${district_id} ${ward_id}` : null
}

function ask(key: string): Promise<NewUnitOption | null> {
  const known = kept.get(key)
  if (known) return known
  const [province, district, ward] = key.split(' ').map(Number) as [number, number, number]
  const asked = api.call(getAddressNames, { province, district, ward }).then(
    ({ new_ward: newWard }) => newWard ?? null,
    () => {
      // Asked again when the place is shown the next time.
      kept.delete(key)
      return null
    },
  )
  kept.set(key, asked)
  return asked
}
