import { textField } from '../kernel/fields.ts'
import { pharmacyRuleTexts as texts } from './texts.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** A point as maps give it: `21.0131, 105.8516`; empty for none. */
export const pointField = textField(60)
  .refine((text) => text === '' || readPoint(text) !== null, texts.pointWrong)
  .refine((text) => isNearVietnam(readPoint(text)), texts.pointFar)
  .transform((text) => pointText(readPoint(text)))

/** Null for what is no point. */
export function readPoint(text: string): Point | null {
  const found = /^\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?$/.exec(
    text.trim(),
  )
  if (!found) return null
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** Vietnam with its islands, Hoàng Sa and Trường Sa among them; the numbers are the database's too. */
export const vietnamBounds = { south: 6, north: 24, west: 102, east: 118 } as const

function isNearVietnam(point: Point | null): boolean {
  if (!point) return true
  const { south, north, west, east } = vietnamBounds
  const { latitude, longitude } = point
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** Empty for none. */
export function pointText(point: Point | null): string {
  return point ? `${point.latitude}, ${point.longitude}` : ''
}
