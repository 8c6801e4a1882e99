import { listPaymentMethods, paymentMethodOf } from '#domain/order/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { getAsOf } from '#domain/publishing/api.ts'
import { listMissingPages } from '#domain/publishing/places/api.ts'
import { hasVaccineShop } from '#domain/vaccine/api.ts'
import type { Api } from '#web/api.ts'
import { paths } from '#web/paths.ts'

/** The ways to pay that the shop offers now; cash where that cannot be known. */
export async function listMethods(api: Api): Promise<PaymentMethod[]> {
  const offered = await api.call(listPaymentMethods, {}).catch(() => [])
  return offered.length > 0 ? offered.map(paymentMethodOf) : ['cash']
}

/** What is not published, and the vaccine shop without a centre; where that cannot be known, nothing. */
export async function listHiddenPaths(api: Api): Promise<string[]> {
  const [missing, vaccines] = await Promise.all([
    api.call(listMissingPages, {}).catch((): string[] => []),
    api.call(hasVaccineShop, {}).catch(() => ({ is_open: true })),
  ])
  return [
    ...missing.map((slug) => paths.page(slug)),
    ...(vaccines.is_open ? [] : [paths.vaccineShop()]),
  ]
}

/** The moment at which staff walk the shop; null for everybody else. */
export async function findAsOf(api: Api): Promise<string | null> {
  return (await api.call(getAsOf, {})).at
}
