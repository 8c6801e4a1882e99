import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { CardGateway, CardProvider } from '../adapters/payments/card-gateway.ts'
import { cybersourceGateway } from '../adapters/payments/cybersource.ts'
import { vnpayGateway } from '../adapters/payments/vnpay.ts'
import type { Config } from '../platform/env.ts'

type Providing = Pick<Config, 'payments' | 'publicUrl'>

export type CardMethod = Extract<PaymentMethod, 'domesticCard' | 'internationalCard'>

/** Who takes which cards. */
const providersOfCards = {
  domesticCard: 'vnpay',
  internationalCard: 'cybersource',
} as const satisfies Record<CardMethod, CardProvider>

/** Whether a method goes through a card gateway. */
export function isCard(method: PaymentMethod): method is CardMethod {
  return method in providersOfCards
}

/** Whether the provider of a payment method is set up; what is not is not offered. Cash always is. */
export function isMethodReady(
  { payments }: Pick<Config, 'payments'>,
  method: PaymentMethod,
): boolean {
  if (method === 'cash') return true
  return Boolean(payments?.[isCard(method) ? providersOfCards[method] : 'bank'])
}

/** The gateway of a card method; null where it is not set up. */
export function gatewayOf(config: Providing, method: CardMethod): CardGateway | null {
  return gatewayNamed(config, providersOfCards[method])
}

/** A gateway by its name; null where it is not set up. */
export function gatewayNamed(
  { payments, publicUrl }: Providing,
  provider: CardProvider,
): CardGateway | null {
  const returnUrl = `${publicUrl}/api/payment/return/${provider}`
  if (provider === 'vnpay') return payments?.vnpay ? vnpayGateway(payments.vnpay, returnUrl) : null
  const notifyUrl = `${publicUrl}/api/payment/notify/cybersource`
  return payments?.cybersource
    ? cybersourceGateway(payments.cybersource, { returnUrl, notifyUrl })
    : null
}

export const cardProviders = Object.values(providersOfCards)
