import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { cx } from '#web/ui/class-names.ts'
import { PaymentMark, type PaymentMarkName } from '#web/ui/payment-marks.tsx'

/** By what a way to pay is recognised; its name stands in words beside. */
export function PayMarks({ method, className }: { method: PaymentMethod; className?: string }) {
  const marks = marksOf[method]
  if (marks.length === 0) return null
  return (
    <span aria-hidden="true" className={cx('mt-2 flex flex-wrap gap-1.5', className)}>
      {marks.map((mark) => (
        <PaymentMark key={mark} name={mark} />
      ))}
    </span>
  )
}

const marksOf: Record<PaymentMethod, readonly PaymentMarkName[]> = {
  cash: [],
  qrCode: ['vietqr', 'napas'],
  domesticCard: ['vnpay', 'napas'],
  internationalCard: ['visa', 'mastercard', 'jcb'],
  transfer: ['napas'],
}
