import { useState } from 'react'
import { DayField } from '#web/features/day/DayField.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { momentOf, momentWords, partsOfMoment } from './moment-words.ts'
import { partTexts as texts } from './texts.ts'

/** A day and a time in Vietnam, said in words below; empty while one of both is missing. */
export function MomentField({
  label,
  value,
  error,
  required,
  min,
  onChange,
}: {
  label: string
  /** An instant as ISO text, or ''. */
  value: string
  error?: string
  required?: boolean
  min?: string
  onChange: (iso: string) => void
}) {
  const [typed, setTyped] = useState({ known: value, ...partsOfMoment(value) })
  if (typed.known !== value) setTyped({ known: value, ...partsOfMoment(value) })
  const set = (changed: { day?: string; time?: string }) => {
    const next = { ...typed, ...changed }
    const moment = momentOf(next.day, next.time)
    setTyped({ ...next, known: moment })
    if (moment !== value) onChange(moment)
  }
  return (
    <div role="group" aria-label={label}>
      <div className="flex flex-wrap items-start gap-3">
        <DayField
          label={label}
          min={min}
          className="min-w-40 flex-1"
          value={typed.day}
          error={error}
          required={required}
          onValueChange={(day) => set({ day, time: typed.time || '08:00' })}
        />
        <Field label={texts.time} className="w-36">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={typed.time}
              onChange={({ target }) => set({ time: target.value })}
            />
          )}
        </Field>
      </div>
      <p role="status" className="mt-1 text-sm text-ink-2">
        {value && !Number.isNaN(Date.parse(value)) && momentWords(value)}
      </p>
    </div>
  )
}
