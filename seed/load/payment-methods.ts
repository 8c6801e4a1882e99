import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { Context } from '#server/context.ts'
import { addSetting } from '#server/settings/index.ts'

/**
 * The demo takes money in every way: the payment sandbox plays the providers that are not set up.
 * Also where the demo was loaded before; what staff have chosen stays.
 */
export async function loadPaymentMethods({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await addSetting(db, 'paymentMethods', everyWay, clock.now())
}

/** As checkout shows them. */
const everyWay: PaymentMethod[] = [
  'cash',
  'qrCode',
  'domesticCard',
  'internationalCard',
  'transfer',
]
