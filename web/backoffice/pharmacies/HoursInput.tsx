import { weekdays, type OpeningHours, type Weekday } from '#domain/pharmacy/opening-hours.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { ExceptionsInput } from './ExceptionsInput.tsx'
import { IntervalsInput } from './IntervalsInput.tsx'
import { pharmacyTexts as texts } from './texts.ts'

/** When a pharmacy is open: a week, day by day, and the days that are not like it. */
export function HoursInput({ name, label }: InputProps) {
  const { value, errors, change } = useField(name)
  const hours = value as OpeningHours
  const changeWeek = (weekly: OpeningHours['weekly']) => change({ ...hours, weekly })
  const copy = (from: Weekday) => {
    const copied = weekdays.map((day) => [day, hours.weekly[from]])
    changeWeek(Object.fromEntries(copied) as OpeningHours['weekly'])
  }
  return (
    <>
      <fieldset>
        <legend className="text-sm font-semibold">{label}</legend>
        <p className="text-xs text-ink-3">{texts.hoursHint}</p>
        <ul className="mt-2 divide-y divide-line rounded-md border border-line">
          {weekdays.map((day) => (
            <li key={day} className="px-3 py-2">
              <IntervalsInput
                label={texts.weekdays[day]}
                intervals={hours.weekly[day]}
                errors={errors}
                path={`weekly.${day}`}
                onChange={(intervals) => changeWeek({ ...hours.weekly, [day]: intervals })}
              >
                {hours.weekly[day].length > 0 && (
                  <Button
                    variant="plain"
                    aria-label={texts.copyToAllOf(texts.weekdays[day])}
                    onClick={() => copy(day)}
                    className="-mr-3 text-sm"
                  >
                    {texts.copyToAll}
                  </Button>
                )}
              </IntervalsInput>
            </li>
          ))}
        </ul>
      </fieldset>
      <ExceptionsInput
        exceptions={hours.exceptions}
        errors={errors}
        onChange={(exceptions) => change({ ...hours, exceptions })}
      />
    </>
  )
}
