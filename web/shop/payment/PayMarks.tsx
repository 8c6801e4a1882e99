import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { cx } from '#web/ui/class-names.ts'
import { PaymentMark, type PaymentMarkName } from '#web/ui/payment-marks.tsx'

/** By what a way to pay is recognised; its name stands in words beside. */
export function PayMarks({ method, className }: { method: PaymentMethod; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('flex flex-wrap gap-1.5', className)}>
      {marksOf[method].map((mark) => (
        <PaymentMark key={mark} name={mark} />
      ))}
    </span>
  )
}

export function hasMarks(method: PaymentMethod): boolean {
  return marksOf[method].length > 0
}

const marksOf: Record<PaymentMethod, readonly PaymentMarkName[]> = {
  cash: [],
  qrCode: ['vietqr', 'napas'],
  domesticCard: ['vnpay', 'napas'],
  internationalCard: ['visa', 'mastercard', 'jcb'],
  transfer: ['napas'],
}
