import { today } from '#web/state/clock.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { readDay } from './read-day.ts'

/** Two days, each with the phone's own calendar. */
export function DayFields({
  from,
  to,
  labels,
  onChange,
}: {
  from: string | undefined
  to: string | undefined
  labels: { from: string; to: string }
  onChange: (days: { from?: string | undefined; to?: string | undefined }) => void
}) {
  return (
    <>
      <Day label={labels.from} value={from} onChange={(day) => onChange({ from: day, to })} />
      <Day label={labels.to} value={to} onChange={(day) => onChange({ from, to: day })} />
    </>
  )
}

function Day({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}) {
  return (
    <Field label={label} className="min-w-36 flex-1">
      {(control) => (
        <TextInput
          {...control}
          type="date"
          max={today()}
          value={value ?? ''}
          onChange={({ target }) => onChange(readDay(target.value))}
        />
      )}
    </Field>
  )
}
