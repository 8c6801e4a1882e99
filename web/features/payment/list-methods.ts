import * as v from 'valibot'
import { paymentMethods, type PaymentMethod } from '#domain/order/payment-method.ts'
import { getSetting } from '#domain/settings/api.ts'
import type { Api } from '#web/api.ts'

const methodsSchema = v.fallback(v.pipe(v.array(v.picklist(paymentMethods)), v.minLength(1)), [
  'cash',
])

/** The ways to pay that the shop offers now; cash where that cannot be known. */
export async function listMethods(api: Api): Promise<PaymentMethod[]> {
  const setting = await api.call(getSetting, { key: 'paymentMethods' }).catch(() => null)
  return v.parse(methodsSchema, setting?.value)
}
