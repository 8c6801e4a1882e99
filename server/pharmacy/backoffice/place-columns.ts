import type { PharmacyPlace } from '#domain/pharmacy/backoffice.ts'
import { pharmacyColumns as columns } from '#domain/pharmacy/backoffice/texts.ts'
import type { Columns } from '../../resource/index.ts'
import { unitNameReader } from '../place.ts'
import { readPlace, type ListedPlace } from './read-place.ts'
import { openUnitNames } from './unit-names.ts'

/** A place as the names of its units. */
export const placeColumns: Columns = {
  cells: {
    province_id: columns.province,
    district_id: columns.district,
    ward_id: columns.ward,
  },
  open: async (ctx) => {
    const units = await openUnitNames(ctx)
    const readNames = unitNameReader(ctx.db)
    return {
      write: async (place) => {
        const names = await readNames(place as PharmacyPlace)
        if (!names) return {}
        const { province, district, ward } = names
        return { province_id: province, district_id: district, ward_id: ward }
      },
      read: async ({ province_id: province, district_id: district, ward_id: ward }, fail) => {
        const place = await readPlace({ province, district, ward }, units, fail)
        return place && ((now) => mergePlace(place, now as PharmacyPlace | undefined))
      },
    }
  },
}

/** Units that the file does not name stay, as long as those above them do. */
function mergePlace(place: ListedPlace, now: PharmacyPlace | undefined): PharmacyPlace {
  if (place.scheme === null) return mergeProvince(place, now)
  if (place.scheme === 'gso34' || place.ward_id !== undefined) return place
  const isThere = now?.scheme === 'gso63' && now.district_id === place.district_id
  return isThere ? now : place
}

/** A province alone changes nothing of a pharmacy that is in it, in whichever scheme that is written. */
function mergeProvince(
  province: Extract<ListedPlace, { scheme: null }>,
  now: PharmacyPlace | undefined,
): PharmacyPlace {
  if (now && now.province_id === province[now.scheme]) return now
  const { gso63, gso34 } = province
  return gso63 === undefined
    ? { scheme: 'gso34', province_id: gso34 }
    : { scheme: 'gso63', province_id: gso63 }
}
