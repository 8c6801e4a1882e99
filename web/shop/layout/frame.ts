import type { MenuCategory } from '#domain/catalog/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { FrameSettings } from '#domain/settings/api.ts'

/** What every page's frame shows: the same for everyone, so it may be kept with the page. */
export interface ShopFrame {
  menu: readonly MenuCategory[]
  settings: FrameSettings
  /** Ways to pay that the shop offers now. */
  payments: readonly PaymentMethod[]
  /** Pages that there are not: nothing leads to them. */
  hiddenPaths: readonly string[]
}
