import { Counter, type Registry } from 'prom-client'
import type { CardProvider, NotificationVerdict } from '../adapters/payments/card-gateway.ts'

/** Figures of payments, made once for each registry. */
export function paymentFigures(registry: Registry) {
  return {
    notifications: counter(registry, 'payment_notifications_total', 'What payment providers told', [
      'provider',
      'verdict',
    ]),
    queries: counter(registry, 'payment_queries_total', 'Questions to card gateways', [
      'provider',
      'outcome',
    ]),
    refunds: counter(registry, 'payment_refund_tries_total', 'Refunds asked of card gateways', [
      'provider',
      'outcome',
    ]),
  }
}

/** Counts a notification: its verdict, `repeated` for one told before. */
export function countNotification(
  registry: Registry,
  provider: CardProvider | 'bank',
  verdict: NotificationVerdict | 'repeated' | 'taken' | 'otherAccount' | 'malformed' | 'notForUs',
): void {
  paymentFigures(registry).notifications.inc({ provider, verdict })
}

function counter<T extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: T[],
): Counter<T> {
  const known = registry.getSingleMetric(name) as Counter<T> | undefined
  return known ?? new Counter({ name, help, labelNames, registers: [registry] })
}
