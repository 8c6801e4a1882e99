import { orderStatusLabels, type OrderStatus } from '#domain/order/status.ts'

/** Orders go on: a state that this page does not know is told as it came. */
export function orderStateText(state: string): string {
  return orderStatusLabels[state as OrderStatus] ?? state
}
