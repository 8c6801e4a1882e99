import type { MenuCategory } from '#domain/catalog/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { FrameSettings } from '#domain/settings/api.ts'
import { idOf } from '#web/features/kept/kept-part.ts'
import type { Hotline } from '#web/features/hotline/hotline.ts'

/** What every page's frame shows: the same for everyone, so it may be kept with the page. */
export interface ShopFrame {
  menu: readonly MenuCategory[]
  settings: FrameSettings
  /** Ways to pay that the shop offers now. */
  payments: readonly PaymentMethod[]
  /** Pages that there are not: nothing leads to them. */
  hiddenPaths: readonly string[]
}

/** Looks that are in use at once: two hotlines, and both from before a change. */
export const framesKept = 4

/** What the frame of guests is made of, for `keptPart`: menu and settings are one object until they change. */
export function lookOfFrame(frame: ShopFrame, { phone, isVaccine }: Hotline): string {
  const { menu, settings, payments, hiddenPaths } = frame
  return JSON.stringify([idOf(menu), idOf(settings), payments, hiddenPaths, phone, isVaccine])
}
