import { useState } from 'react'
import { paymentMethodOf } from '#domain/order/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { paymentHeadingId } from './headings.ts'
import { paymentTexts as texts } from './texts.ts'
import { usePay, type PaysOrder } from './use-pay.ts'

const otherWay = lazyPart(() => import('./OtherWayDialog.tsx').then((part) => part.OtherWayDialog))

export interface PayActionsProps extends PaysOrder {
  /** The words of the button that tries the same way, made of its name; none where that is not needed. */
  label?: (method: string) => string
}

/** Pay in the same way, or choose another one: always the same order. */
export function PayActions({ label, ...paying }: PayActionsProps) {
  const { busy, failure, pay } = usePay(paying)
  const [choosing, setChoosing] = useState(false)
  const method = paymentMethodOf(paying.order.payment_type)
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-2 phone:flex-col">
        {label && (
          <Button size="main" busy={busy} onClick={() => void pay(method)}>
            {label(texts.shortMethods[method])}
          </Button>
        )}
        <Button
          id="pay-another-way"
          data-focus-instead={paymentHeadingId}
          variant={label ? 'quiet' : 'plain'}
          size={label ? 'main' : 'normal'}
          onClick={() => setChoosing(true)}
          {...otherWay.intent}
        >
          {texts.otherWay}
        </Button>
      </div>
      <div role="alert" className="mt-2 empty:hidden">
        <FieldError id="pay-failure">{failure}</FieldError>
      </div>
      {choosing && <otherWay.Part {...paying} onClose={() => setChoosing(false)} />}
    </div>
  )
}
