import { listPointPackages, type PointPackage } from '#domain/catalog/api.ts'
import { isPaidInAdvance, type PaymentMethod } from '#domain/order/payment-method.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { apiOf, loaderApi } from '#web/api.ts'
import { loadCheckoutSettings } from '#web/features/checkout/checkout-settings.ts'

export interface PointsShop {
  packages: readonly PointPackage[]
  /** Points are paid online. */
  methods: readonly PaymentMethod[]
  needsOtp: boolean
}

export async function loadPointsShop({ context }: LoaderFunctionArgs): Promise<PointsShop> {
  const [packages, { methods, needsOtp }] = await Promise.all([
    loaderApi(context).call(listPointPackages, {}),
    loadCheckoutSettings(apiOf(context)),
  ])
  return { packages, methods: methods.filter(isPaidInAdvance), needsOtp }
}
