import { listPointPackages, type PointPackage } from '#domain/catalog/point-packages/api.ts'
import { shownQuantity } from '#domain/catalog/shown-stock.ts'
import { getProgramme, type Gift } from '#domain/gift/api.ts'
import { isPaidInAdvance, type PaymentMethod } from '#domain/order/payment-method.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { apiOf, loaderApi } from '#web/api.ts'
import { loadCheckoutSettings } from '#web/shop/checkout/checkout-settings.ts'

export interface PointsShop {
  packages: readonly PointPackage[]
  /** Points are paid online. */
  methods: readonly PaymentMethod[]
  needsOtp: boolean
  /** What points are exchanged for, the cheapest first; nothing while no programme runs. */
  gifts: readonly Pick<Gift, 'id' | 'name' | 'target'>[]
}

export async function loadPointsShop({ context }: LoaderFunctionArgs): Promise<PointsShop> {
  const [packages, { methods, needsOtp }, gifts] = await Promise.all([
    loaderApi(context).call(listPointPackages, {}),
    loadCheckoutSettings(apiOf(context)),
    listGifts(context),
  ])
  return {
    packages: packages.map(withShownQuantity),
    methods: methods.filter(isPaidInAdvance),
    needsOtp,
    gifts,
  }
}

/** Without a programme points can be exchanged for nothing, and the page says nothing of gifts. */
async function listGifts(context: LoaderFunctionArgs['context']): Promise<PointsShop['gifts']> {
  const programme = await apiOf(context)
    .call(getProgramme, {})
    .catch(() => null)
  const gifts = programme?.gifts ?? []
  return gifts
    .map(({ id, name, target }) => ({ id, name, target }))
    .toSorted((one, other) => one.target - other.target)
}

function withShownQuantity(shown: PointPackage): PointPackage {
  return { ...shown, quantity: shownQuantity(shown.quantity) }
}
