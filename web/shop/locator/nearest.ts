import { metresBetween } from '#domain/pharmacy/distance.ts'
import { isOpenAt } from '#domain/pharmacy/opening-hours.ts'
import type { Point } from '#domain/pharmacy/point.ts'
import type { ListedPharmacy } from './load-locator.ts'

/** Those that are open, the nearest first; those of which nobody knows where they are come last. */
export function arrange(
  pharmacies: readonly ListedPharmacy[],
  { from, openAt }: { from: Point | null; openAt: Date | null },
): ListedPharmacy[] {
  const open = openAt ? pharmacies.filter(({ hours }) => isOpenAt(hours, openAt)) : pharmacies
  if (!from) return [...open]
  return open
    .map((pharmacy) => ({ ...pharmacy, distance: distanceOf(pharmacy, from) }))
    .toSorted((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity))
}

function distanceOf({ lat, lng }: ListedPharmacy, from: Point): number | undefined {
  if (lat === undefined || lng === undefined) return undefined
  return metresBetween(from, { latitude: lat, longitude: lng })
}
