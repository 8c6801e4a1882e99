import type { Point } from './point.ts'

/** Metres between two points as the crow flies, on a round earth. */
export function metresBetween(one: Point, other: Point): number {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)]
  const half =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) *
      Math.cos(otherNorth) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half))))
}

/** In metres. */
export const earthRadius = 6_371_000

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
