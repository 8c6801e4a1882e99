/** What a transfer back says. Names no order: should it come back, the bank's feed must not take it for a payment. */
export function refundContent(refundId: number): string {
  return `HOAN TIEN ${refundCode(refundId)}`
}

/** What a refund is called: `HT000012`. */
function refundCode(refundId: number): string {
  return `HT${String(refundId).padStart(6, '0')}`
}
