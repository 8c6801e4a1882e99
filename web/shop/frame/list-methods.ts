import { listPaymentMethods, paymentMethodOf } from '#domain/order/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { getAsOf } from '#domain/publishing/api.ts'
import type { Api } from '#web/api.ts'

/** The ways to pay that the shop offers now; cash where that cannot be known. */
export async function listMethods(api: Api): Promise<PaymentMethod[]> {
  const offered = await api.call(listPaymentMethods, {}).catch(() => [])
  return offered.length > 0 ? offered.map(paymentMethodOf) : ['cash']
}

/** The moment at which staff walk the shop; null for everybody else. */
export async function findAsOf(api: Api): Promise<string | null> {
  return (await api.call(getAsOf, {})).at
}
