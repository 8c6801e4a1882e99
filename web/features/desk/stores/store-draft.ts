import type { Input } from '#domain/contract.ts'
import type { addDeskStore, DeskStoreDetail } from '#domain/drugstore/desk/api.ts'
import type { Address } from '#domain/location/address-shape.ts'
import { emptyDraft } from '#web/features/address/address-draft.ts'

/** What is typed of a store; `place` carries the street and the units. */
export interface StoreDraft {
  name: string
  phone: string
  place: Address
  /** As maps give it: `21.0131, 105.8516`. */
  point: string
}

export const emptyStore: StoreDraft = { name: '', phone: '', place: emptyDraft, point: '' }

export function draftOf(store: DeskStoreDetail): StoreDraft {
  const { name, phone, street, scheme, latitude, longitude } = store
  const { province_id = 0, district_id = 0, ward_id = 0 } = store
  const isPlaced = latitude !== undefined && longitude !== undefined
  return {
    ...{ name, phone },
    place: { ...emptyDraft, scheme, address: street, province_id, district_id, ward_id },
    point: isPlaced ? `${latitude}, ${longitude}` : '',
  }
}

type Fields = Omit<Input<typeof addDeskStore>, 'code' | 'reason'>

/** What is sent; null while the point cannot be read. */
export function fieldsOf({ name, phone, place, point }: StoreDraft): Fields | null {
  const found = readPoint(point)
  if (found === null) return null
  return {
    ...{ name: name.trim(), phone: phone.trim(), street: place.address.trim() },
    ...unitsOf(place),
    ...found,
  }
}

/** From above: nothing below a unit that was not chosen. */
function unitsOf({ scheme, province_id, district_id, ward_id }: Address) {
  if (!province_id) return { scheme }
  const province = { scheme, province_id }
  if (scheme === 'gso34') return ward_id ? { ...province, ward_id } : province
  if (!district_id) return province
  return ward_id ? { ...province, district_id, ward_id } : { ...province, district_id }
}

/** Empty for none; null for what is no point. */
export function readPoint(text: string): { latitude?: number; longitude?: number } | null {
  if (text.trim() === '') return {}
  const found = /^\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?$/.exec(
    text.trim(),
  )
  if (!found) return null
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
