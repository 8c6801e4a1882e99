import { useState, type FormEvent } from 'react'
import { addDays } from '#domain/kernel/dates.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { changeStandingOrder } from '#domain/replenish/api.ts'
import { api } from '#web/api.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { DayField } from '#web/features/day/DayField.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import type { StandingOrderProps } from './StandingOrderCard.tsx'
import { standingTexts as texts } from './texts.ts'

const most = 99

export function ChangeStandingDialog({
  order,
  onChange,
  onClose,
}: StandingOrderProps & { onClose: () => void }) {
  const [quantity, setQuantity] = useState(order.quantity)
  const [day, setDay] = useState(order.next_on ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const { busy, failure, attempt } = useAttempt()
  const send = async () => {
    const wanted = {
      id: order.id,
      quantity,
      ...(day && day !== order.next_on && { next_on: day }),
    }
    onChange(await api.call(changeStandingOrder, wanted, { silent: true }))
    notify({ text: texts.saved })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Without this a day half typed would be dropped in silence and the rest saved.
    if (order.next_on && !day) return setIsMissing(true)
    void attempt(send)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} width={448} title={texts.changeTitle}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-4">
          <span className="text-sm font-semibold">{texts.quantity}</span>
          <QuantityStepper
            label={texts.quantity}
            value={quantity}
            max={most}
            onValueChange={setQuantity}
          />
        </div>
        <DayField
          label={texts.nextDay}
          error={isMissing && !day && fieldMessages.required}
          value={day}
          // It is announced two days before.
          min={addDays(today(), 2)}
          max={addDays(today(), 365)}
          onValueChange={setDay}
        />
        <FailureNote>{failure}</FailureNote>
        <Button type="submit" size="main" wide busy={busy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
