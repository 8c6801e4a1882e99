import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { remind } from '#domain/purchase/api.ts'
import { ApiError } from '#web/api.ts'
import { randomKey } from '#web/features/earn/random-key.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { DayField } from '#web/features/day/DayField.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { Textarea } from '#web/ui/Textarea.tsx'
import { callStore } from '../call-store.ts'
import { useStorePaths } from '../use-store.ts'
import { countDue } from './count-due.ts'
import { CustomerFields, findCustomerErrors, type CustomerErrors } from './CustomerFields.tsx'
import { reminderTexts as texts } from './texts.ts'

interface Values {
  phone: string
  name: string
  day: VietnamDay
  note: string
}
type Errors = CustomerErrors & Partial<Record<'day' | 'form', string>>

const choices = [
  [0, texts.today],
  [1, texts.tomorrow],
  [7, texts.inAWeek],
  [30, texts.inAMonth],
] as const

/** A reminder made by hand. */
export function ReminderForm() {
  const form = useRef<HTMLFormElement>(null)
  const { values, errors, busy, set, submit } = useNewReminder(form)
  return (
    <Card>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 gap-x-6 gap-y-4 desk:grid-cols-2 desk:items-start"
      >
        <div className="flex flex-col gap-4">
          <CustomerFields value={values} errors={errors} onChange={set} />
        </div>
        <DayChoice day={values.day} error={errors.day} onChange={(day) => set({ day })} />
        <Field label={texts.note} hint={texts.noteHint} className="desk:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              maxLength={500}
              value={values.note}
              onChange={(event) => set({ note: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-col gap-4 desk:col-span-2 desk:items-start">
          <FailureNote>{errors.form ?? ''}</FailureNote>
          <Button type="submit" size="counter" busy={busy} className="desk:min-w-72">
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function DayChoice({
  day,
  error,
  onChange,
}: {
  day: VietnamDay
  error: string | undefined
  onChange: (day: VietnamDay) => void
}) {
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
              onClick={() => onChange(choice)}
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
      <DayField
        label={texts.day}
        error={error}
        required
        min={now}
        max={addDays(now, 1000)}
        value={day}
        onValueChange={onChange}
      />
    </div>
  )
}

function useNewReminder(form: RefObject<HTMLFormElement | null>) {
  const paths = useStorePaths()
  const navigate = useNavigate()
  const [key] = useState(randomKey)
  const [values, setValues] = useState<Values>(() => ({
    ...{ phone: '', name: '', note: '' },
    day: addDays(today(), 1),
  }))
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const set = (change: Partial<Values>) => {
    setValues((before) => ({ ...before, ...change }))
    setErrors({})
  }
  const refuse = (found: Errors) => {
    setErrors(found)
    setTimeout(() => focusFirstInvalid(form.current))
  }
  const send = async () => {
    setBusy(true)
    try {
      const { phone, name, day, note } = values
      const reminder = { phone, customer_name: name, remind_at: day, note: note || undefined }
      const { is_due: isDue } = await callStore(remind, { ...reminder, client_key: key })
      notify({ text: texts.saved })
      void countDue()
      await navigate(paths.reminders({ xem: isDue ? undefined : 'sap-toi' }))
    } catch (error) {
      const ofDay = error instanceof ApiError ? error.fields['remind_at'] : undefined
      refuse(ofDay ? { day: ofDay } : { form: failureText(error) })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found: Errors = findCustomerErrors(values)
    if (!values.day) found.day = texts.missingDay
    if (Object.keys(found).length > 0) refuse(found)
    else void send()
  }
  return { values, errors, busy, set, submit }
}
