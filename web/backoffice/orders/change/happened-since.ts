import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { changeOrderTexts as texts } from './texts.ts'

/** What others did to an order meanwhile, a line each. */
export function happenedSince(before: BackofficeOrder, now: BackofficeOrder): string[] {
  const entries = now.money.entries.slice(before.money.entries.length)
  return [
    ...now.history
      .slice(before.history.length)
      .map(({ label, by, note }) => texts.happened(label, by, note)),
    ...entries.map(({ label }) => label),
  ]
}
