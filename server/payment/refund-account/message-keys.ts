import { maxAsks } from '#domain/payment/refund-account/states.ts'

/** Under which key the message goes that asks for the `no`th time. */
export function refundAccountKey(refundId: number, no: number): string {
  return `refund-account:${refundId}:${no}`
}

/** Under which keys messages may have asked for the account of a refund. */
export function refundAccountKeys(refundId: number): string[] {
  return Array.from({ length: maxAsks }, (_, at) => refundAccountKey(refundId, at + 1))
}
