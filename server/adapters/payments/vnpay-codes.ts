import type { Outcome } from '#domain/payment/attempts.ts'

/**
 * What VNPay's two codes of a payment mean together (docs/rules/payments.md): paid only when both are
 * `00`; `07` took the money but doubts it; `01` is not at its end. All the rest brought nothing.
 */
export function outcomeOf(responseCode: string, transactionStatus: string): Outcome {
  if (responseCode === suspicious || transactionStatus === suspicious) return 'review'
  if (transactionStatus === '01') return 'pending'
  return responseCode === '00' && transactionStatus === '00' ? 'paid' : 'failed'
}

const suspicious = '07'

/** The code that tells most of a failure: VNPay's status where its response says nothing. */
export function failureOf(responseCode: string, transactionStatus: string): string {
  const isSilent = responseCode === '00' && transactionStatus !== '00'
  return isSilent ? `status${transactionStatus}` : responseCode
}

/** The statuses that only money on its way back has: in hand, sent to the bank, refused there. */
export function isRefunding(transactionStatus: string): boolean {
  return ['05', '06', '09'].includes(transactionStatus)
}

/** What VNPay's status of a refund means, when it is asked about the payment later. */
export function refundOf(transactionStatus: string): 'made' | 'refused' {
  return transactionStatus === '09' || transactionStatus === '02' ? 'refused' : 'made'
}

/** `querydr` and `refund` know the money did not move only with these; 99 and what is unknown may be anything. */
export const refusedRefundCodes: ReadonlySet<string> = new Set(['02', '03', '91', '95', '97'])
/** Such a refund is in hand already. */
export const repeatedRefundCode = '94'
/** There is no such payment. */
export const absentCode = '91'

/** VNPay counts in hundredths of a đồng; null for what is no whole đồng. */
export function wholeVnd(hundredths: string | undefined): number | null {
  const amount = /^\d+$/.test(hundredths ?? '') ? Number(hundredths) / 100 : Number.NaN
  return Number.isSafeInteger(amount) ? amount : null
}
