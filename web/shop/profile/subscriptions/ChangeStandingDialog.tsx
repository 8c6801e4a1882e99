import { addDays } from '#domain/kernel/dates.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { changeSubscription } from '#domain/subscription/api.ts'
import { api } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useField } from '#web/form/form-context.ts'
import { useForm } from '#web/form/use-form.ts'
import { notify } from '#web/features/notices/notify.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { standingForm } from './standing.rules.ts'
import type { SubscriptionProps } from './SubscriptionCard.tsx'
import { standingTexts as texts } from './texts.ts'

export function ChangeStandingDialog({
  order,
  onChange,
  onClose,
}: SubscriptionProps & { onClose: () => void }) {
  const form = useForm(standingForm, {
    initial: { quantity: order.quantity, next_on: order.next_on ?? '' },
    // Without this a day half typed would be dropped without a word and the rest saved.
    alsoWrong: ({ next_on: day }) =>
      order.next_on && !day ? { next_on: fieldMessages.required } : {},
    send: async ({ quantity, next_on: day }) => {
      const isMoved = day && day !== order.next_on
      const wanted = { id: order.id, quantity, ...(isMoved && { next_on: day }) }
      onChange(await api.call(changeSubscription, wanted, { silent: true }))
      notify({ text: texts.saved })
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} width={448} title={texts.changeTitle}>
      <Form form={form}>
        <Quantity />
        <Form.Date
          name="next_on"
          label={texts.nextDay}
          // It is announced two days before.
          min={addDays(today(), 2)}
          max={addDays(today(), 365)}
        />
        <Form.Failure />
        <Button type="submit" size="main" wide busy={form.busy}>
          {texts.save}
        </Button>
      </Form>
    </Dialog>
  )
}

function Quantity() {
  const { value, rules, change } = useField('quantity')
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="text-sm font-semibold">{texts.quantity}</span>
      <QuantityStepper
        label={texts.quantity}
        value={value as number}
        max={rules.max}
        onValueChange={change}
      />
    </div>
  )
}
