import { z } from 'zod'
import type { ShippingUnit } from './units.ts'

/** Where a carrier shows a parcel: an address with `{code}` in the place of its number; empty for nowhere. */
export const trackingLink = z
  .string()
  .trim()
  .max(300)
  .refine((link) => link === '' || /^(?:https:\/\/|\/(?!\/))\S*\{code\}\S*$/.test(link), {
    error:
      'Địa chỉ bắt đầu bằng https:// và có {code} ở chỗ của mã vận đơn; để trống nếu không có.',
  })

/** A setting: by carrier. */
export const trackingLinks = z.object({
  own: trackingLink,
  viettelPost: trackingLink,
  vnPost: trackingLink,
})
export type TrackingLinks = z.output<typeof trackingLinks>

const keys = {
  ECO: 'own',
  'Viettel Post': 'viettelPost',
  VNPost: 'vnPost',
} as const satisfies Record<ShippingUnit, keyof TrackingLinks>

/** The carrier's page of a parcel; null where it has none. */
export function trackingUrl(links: TrackingLinks, unit: ShippingUnit, code: string): string | null {
  const link = links[keys[unit]]
  return link === '' ? null : link.replaceAll('{code}', encodeURIComponent(code))
}
