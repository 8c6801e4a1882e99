import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId, type ReactNode } from 'react'
import type { Interval } from '#domain/pharmacy/opening-hours.ts'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { pharmacyTexts as texts } from './texts.ts'

/** So many a day, as the schema has it. */
const maxIntervals = 4

interface IntervalsInputProps {
  label: string
  intervals: readonly Interval[]
  /** Of the whole field, by path; `path` is where these stand. */
  errors: FieldErrors
  path: string
  onChange: (intervals: Interval[]) => void
  /** What else may be done with the day. */
  children?: ReactNode
}

/** When a day is open: pairs of times, typed as `07:00`; none is a day off. */
export function IntervalsInput(props: IntervalsInputProps) {
  const { label, intervals, errors, path, onChange, children } = props
  const id = useId()
  const found = Object.entries(errors).find(
    ([at, error]) => error && (at === path || at.startsWith(`${path}.`)),
  )?.[1]
  const change = (nth: number, changed: Partial<Interval>) =>
    onChange(intervals.map((one, other) => (other === nth ? { ...one, ...changed } : one)))
  return (
    <div role="group" aria-label={label} aria-describedby={found ? id : undefined}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-20 shrink-0 text-sm font-semibold">{label}</span>
        {intervals.length === 0 && <span className="text-sm text-ink-3">{texts.closed}</span>}
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {intervals.map((interval, nth) => (
            <span key={nth} className="flex items-center gap-1">
              <Time
                label={texts.opens(label)}
                value={interval.from}
                isWrong={Boolean(found)}
                onChange={(from) => change(nth, { from })}
              />
              <span aria-hidden="true">–</span>
              <Time
                label={texts.closes(label)}
                value={interval.to}
                isWrong={Boolean(found)}
                onChange={(to) => change(nth, { to })}
              />
              <IconButton
                label={texts.removeInterval(label)}
                icon={<X aria-hidden="true" className="size-4.5" />}
                onClick={() => onChange(intervals.filter((_, other) => other !== nth))}
              />
            </span>
          ))}
        </div>
        <span className="ml-auto flex flex-wrap items-center">
          {intervals.length < maxIntervals && (
            <Button
              variant="plain"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              aria-label={texts.addIntervalTo(label)}
              onClick={() => onChange([...intervals, nextInterval(intervals)])}
              className="text-sm"
            >
              {texts.addInterval}
            </Button>
          )}
          {children}
        </span>
      </div>
      <FieldError id={id}>{found}</FieldError>
    </div>
  )
}

function Time({
  label,
  value,
  isWrong,
  onChange,
}: {
  label: string
  value: string
  isWrong: boolean
  onChange: (time: string) => void
}) {
  return (
    <TextInput
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder="07:00"
      value={value}
      onChange={({ target }) => onChange(typedTime(target.value))}
      onBlur={() => onChange(wholeTime(value))}
      className="w-20 tabular"
    />
  )
}

/** A colon comes by itself after two digits and a third: phones' number pads have none. */
function typedTime(text: string): string {
  const signs = text.replace(/[^\d:]/g, '')
  return /^\d{3,4}$/.test(signs) ? `${signs.slice(0, 2)}:${signs.slice(2)}` : signs.slice(0, 5)
}

/** `7` and `7:30` become `07:00` and `07:30`. */
function wholeTime(text: string): string {
  const [hour = '', minute = ''] = text.split(':')
  return hour === '' ? text : `${hour.padStart(2, '0')}:${minute.padEnd(2, '0')}`
}

/** The day's first, or an afternoon after it. */
function nextInterval(intervals: readonly Interval[]): Interval {
  return intervals.length === 0 ? { from: '07:00', to: '21:00' } : { from: '', to: '' }
}
