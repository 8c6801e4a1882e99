import { Counter, Histogram, type Registry } from 'prom-client'
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
    noticeLag: lagHistogram(registry),
  }
}

/** Counts how late the bank told of a transfer, in seconds. */
export function countNoticeLag(registry: Registry, seconds: number): void {
  const { noticeLag } = paymentFigures(registry)
  noticeLag.observe(Math.max(0, seconds))
}

/** Counts a notification: its verdict, `repeated` for one told before. */
export function countNotification(
  registry: Registry,
  provider: CardProvider | 'bank',
  verdict: NotificationVerdict | 'repeated' | 'taken' | 'otherAccount' | 'malformed' | 'notForUs',
): void {
  paymentFigures(registry).notifications.inc({ provider, verdict })
}

function lagHistogram(registry: Registry): Histogram {
  const name = 'payment_notice_lag_seconds'
  const known = registry.getSingleMetric(name) as Histogram | undefined
  const help = 'From the booking of a transfer at the bank until it told us'
  return known ?? new Histogram({ name, help, buckets: lagBuckets, registers: [registry] })
}

const lagBuckets = [5, 15, 60, 300, 900, 3600]

function counter<T extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: T[],
): Counter<T> {
  const known = registry.getSingleMetric(name) as Counter<T> | undefined
  return known ?? new Counter({ name, help, labelNames, registers: [registry] })
}
