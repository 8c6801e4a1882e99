import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addDays } from '#domain/kernel/dates.ts'
import { remind } from '#domain/purchase/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useField } from '#web/form/form-context.ts'
import { randomKey } from '#web/form/random-key.ts'
import { useForm } from '#web/form/use-form.ts'
import { notify } from '#web/features/notices/notify.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { countDue } from './count-due.ts'
import { CustomerFields, wrongPhone } from './CustomerFields.tsx'
import { reminderForm } from './customer.rules.ts'
import { reminderTexts as texts } from './texts.ts'

const choices = [
  [0, texts.today],
  [1, texts.tomorrow],
  [7, texts.inAWeek],
  [30, texts.inAMonth],
] as const

/** A reminder made by hand. */
export function ReminderForm() {
  const form = useNewReminder()
  return (
    <Card>
      <Form
        form={form}
        className="grid grid-cols-1 gap-x-6 gap-y-4 desk:grid-cols-2 desk:items-start"
      >
        <div className="flex flex-col gap-4">
          <CustomerFields />
        </div>
        <DayChoice />
        <div className="desk:col-span-2">
          <Form.Text name="note" label={texts.note} hint={texts.noteHint} />
        </div>
        <div className="flex flex-col gap-4 desk:col-span-2 desk:items-start">
          <Form.Failure />
          <Button type="submit" size="counter" busy={form.busy} className="desk:min-w-72">
            {texts.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function DayChoice() {
  const { value: day, change } = useField('remind_at')
  const now = today()
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-4 gap-2 phone:grid-cols-2 desk:grid-cols-2">
        {choices.map(([days, label]) => {
          const choice = addDays(now, days)
          return (
            <button
              key={days}
              type="button"
              aria-pressed={choice === day}
              onClick={() => change(choice)}
              className={cx(
                'min-h-11 rounded-md border px-2 font-semibold',
                choice === day
                  ? 'border-primary bg-primary-tint text-primary-deep'
                  : 'border-line bg-white text-ink-2',
              )}
            >
              {label}
            </button>
          )
        })}
      </div>
      <Form.Date name="remind_at" label={texts.day} min={now} max={addDays(now, 1000)} />
    </div>
  )
}

function useNewReminder() {
  const paths = usePharmacyPaths()
  const navigate = useNavigate()
  const [key] = useState(randomKey)
  const [tomorrow] = useState(() => addDays(today(), 1))
  return useForm(reminderForm, {
    initial: { phone: '', customer_name: '', note: '', remind_at: tomorrow },
    alsoWrong: wrongPhone,
    send: async ({ note, ...reminder }) => {
      const input = { ...reminder, note: note || undefined, client_key: key }
      const { is_due: isDue } = await callPharmacy(remind, input)
      notify({ text: texts.saved })
      void countDue()
      await navigate(paths.reminders({ xem: isDue ? undefined : 'sap-toi' }))
    },
  })
}
