/** Where a pharmacy is, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** From so many of one pharmacy or phone on one day (docs/rules/counter.md §5). */
export const manyWrongFrom = 10
export const manyPharmaciesFrom = 4
/** What nobody drives between two counters, and the distance below which it says nothing. */
const fastestKmPerHour = 120
const minKm = 20
const earthRadiusKm = 6371

/** Kilometres as the crow flies, whole. */
export function distanceOf(one: Place, other: Place): number {
  const [lat1, lat2] = [radians(one.latitude), radians(other.latitude)]
  const byLatitude = Math.sin((lat2 - lat1) / 2) ** 2
  const byLongitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const share = byLatitude + Math.cos(lat1) * Math.cos(lat2) * byLongitude
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(share))))
}

/** Whether nobody gets that far in the time, given in milliseconds. */
export function isImpossible(km: number, time: number): boolean {
  return km > minKm && km > (fastestKmPerHour * time) / 3_600_000
}

/** In hours: nobody needs longer from one end of the country to the other. */
export const maxTripHours = 15

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
