import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { HoursException } from '#domain/pharmacy/opening-hours.ts'
import { DayField } from '#web/features/day/DayField.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { IntervalsInput } from './IntervalsInput.tsx'
import { pharmacyTexts as texts } from './texts.ts'

interface ExceptionsInputProps {
  exceptions: readonly HoursException[]
  /** Of the whole field of hours, by path. */
  errors: FieldErrors
  onChange: (exceptions: HoursException[]) => void
}

/** Days that are not like their weekday. */
export function ExceptionsInput({ exceptions, errors, onChange }: ExceptionsInputProps) {
  const change = (nth: number, changed: Partial<HoursException>) =>
    onChange(exceptions.map((one, other) => (other === nth ? { ...one, ...changed } : one)))
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{texts.exceptions}</legend>
      <p className="text-xs text-ink-3">{texts.exceptionsHint}</p>
      {exceptions.length > 0 && (
        <ul className="mt-2 flex flex-col gap-3">
          {exceptions.map((exception, nth) => (
            <li key={nth} className="rounded-md border border-line p-3">
              <Exception
                exception={exception}
                name={texts.exception(nth + 1)}
                path={`exceptions.${nth}`}
                errors={errors}
                onChange={(changed) => change(nth, changed)}
                onRemove={() => onChange(exceptions.filter((_, other) => other !== nth))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="plain"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => onChange([...exceptions, { from: '', to: '', intervals: [], note: '' }])}
        className="-ml-4"
      >
        {texts.addException}
      </Button>
    </fieldset>
  )
}

function Exception({
  exception,
  name,
  path,
  errors,
  onChange,
  onRemove,
}: {
  exception: HoursException
  name: string
  path: string
  errors: FieldErrors
  onChange: (changed: Partial<HoursException>) => void
  onRemove: () => void
}) {
  const { from, to, intervals, note } = exception
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <DayField
          label={texts.exceptionFrom}
          required
          value={from}
          error={errors[`${path}.from`]}
          // Most are of one day.
          onValueChange={(day) =>
            onChange(to === '' || to < day ? { from: day, to: day } : { from: day })
          }
        />
        <DayField
          label={texts.exceptionTo}
          required
          value={to}
          error={errors[`${path}.to`]}
          onValueChange={(day) => onChange({ to: day })}
        />
        <IconButton
          label={texts.removeException(name)}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={onRemove}
          className="sm:mt-6.5"
        />
      </div>
      <IntervalsInput
        label={texts.hours}
        intervals={intervals}
        errors={errors}
        path={`${path}.intervals`}
        onChange={(changed) => onChange({ intervals: changed })}
      />
      <Field label={texts.exceptionNote} error={errors[`${path}.note`]}>
        {(control) => (
          <TextInput
            {...control}
            value={note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Field>
    </div>
  )
}
