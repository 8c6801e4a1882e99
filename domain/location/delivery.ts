import { isEmptyId, otherProvince, type Region } from './units.ts'

export const shippingTypes = ['delivery', 'pickup'] as const
export type ShippingType = (typeof shippingTypes)[number]

export const orderTypes = ['normal', 'vaccine'] as const
export type OrderType = (typeof orderTypes)[number]

export interface DeliveryEstimate {
  from: number
  to: number
  unit: string
}

/** Where goods leave from; all three branches keep stock. */
export const warehouses = [
  { name: 'Kho Hà Nội', provinceId: 1 },
  { name: 'Kho Đà Nẵng', provinceId: 48 },
  { name: 'Kho Hồ Chí Minh', provinceId: 79 },
] as const

/** Days a warehouse needs until goods leave it or lie ready (docs/rules/locations.md §5). */
export const defaultLeadDays: Record<ShippingType, Record<OrderType, number>> = {
  delivery: { normal: 1, vaccine: 1 },
  pickup: { normal: 0, vaccine: 1 },
}

/** The first estimate for a province; staff change the table afterwards. */
export function defaultDeliveryEstimate(
  provinceId: number,
  region: Region | null,
): DeliveryEstimate {
  if (warehouses.some((warehouse) => warehouse.provinceId === provinceId)) return days(1, 2)
  if (isEmptyId(provinceId) || provinceId === otherProvince.id || !region) return days(5, 7)
  return region === 'central' ? days(3, 5) : days(2, 4)
}

/** Days until goods lie ready at a branch. */
export const pickupEstimate = { from: 0, to: 1 } as const

/** `2–4 ngày`, `1 ngày`. */
export function formatEstimate({ from, to, unit }: DeliveryEstimate): string {
  return from === to ? `${from} ${unit}` : `${from}–${to} ${unit}`
}

function days(from: number, to: number): DeliveryEstimate {
  return { from, to, unit: 'ngày' }
}
