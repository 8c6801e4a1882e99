import CalendarDays from 'lucide-react/icons/calendar-days'
import { useRef, useState, type ReactNode } from 'react'
import { formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { Field, labelId } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { InputWithIcons } from '#web/ui/InputWithIcons.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { DayCalendar } from './DayCalendar.tsx'
import { dayTexts as texts } from './texts.ts'
import { formatTypedDay, problemOfTypedDay, readTypedDay, type DayBounds } from './typed-day.ts'

const loadCalendar = () => import('./DayCalendar.tsx')

export interface DayFieldProps extends DayBounds {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  labelHidden?: boolean
  className?: string
  /** Marked as wrong although what is wrong is said elsewhere. */
  isWrong?: boolean
  /** A day, or '' for none. */
  value: VietnamDay
  /** '' while what is typed is no day between `min` and `max`. */
  onValueChange: (day: VietnamDay) => void
}

/**
 * A day typed as 23/11/2026 in whatever browser, or chosen from a calendar that loads when it is wanted.
 * It tells itself what is wrong with a day as it was typed.
 */
export function DayField(props: DayFieldProps) {
  const { label, labelHidden, required, className, hint, error, isWrong, min, max } = props
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { text, type, leave, problem } = useTypedDay(props)
  const { isOpen, setIsOpen, isLacking, Calendar } = useCalendar()
  const choose = (day: VietnamDay) => {
    type(formatDate(day))
    setIsOpen(false)
  }
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      required={required}
      className={className}
      error={problem ?? error}
      hint={isLacking ? texts.noCalendar : hint}
    >
      {(control) => (
        <div ref={place}>
          <InputWithIcons
            isShort
            icons={
              <IconButton
                label={texts.open}
                aria-describedby={labelId(control.id)}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                icon={<CalendarDays aria-hidden="true" className="size-5" />}
                onClick={() => setIsOpen(!isOpen)}
                className="-mr-1.5 text-ink-2 hover:bg-transparent! hover:text-primary"
              />
            }
          >
            <TextInput
              {...control}
              ref={input}
              aria-invalid={control['aria-invalid'] ?? (isWrong || undefined)}
              inputMode="numeric"
              autoComplete="off"
              placeholder={texts.placeholder}
              value={text}
              onChange={({ target }) => type(formatTypedDay(target.value))}
              onBlur={leave}
              className="pr-11 pl-3 below-icon:pr-3"
            />
          </InputWithIcons>
          {isOpen && Calendar && (
            <Calendar
              day={readTypedDay(text)}
              min={min}
              max={max}
              place={place}
              field={input}
              onChoose={choose}
              onClose={() => setIsOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  )
}

/** A counter without a network goes on typing when the calendar does not come. */
function useCalendar() {
  const [Calendar, setCalendar] = useState<typeof DayCalendar | null>(null)
  const [state, setState] = useState<'open' | 'closed' | 'lacking'>('closed')
  const setIsOpen = (isOpen: boolean) => {
    setState(isOpen ? 'open' : 'closed')
    if (isOpen && !Calendar)
      loadCalendar().then(
        (loaded) => setCalendar(() => loaded.DayCalendar),
        () => setState('lacking'),
      )
  }
  return { Calendar, setIsOpen, isOpen: state === 'open', isLacking: state === 'lacking' }
}

function useTypedDay({ value, onValueChange, min, max }: DayFieldProps) {
  const [text, setText] = useState(() => shownAs(value))
  const [known, setKnown] = useState(value)
  const [hasLeft, setHasLeft] = useState(false)
  const problem = problemOfTypedDay(text, { min, max })
  // Only a value that comes from elsewhere replaces what stands here, a half-typed day not.
  if (value !== known) {
    setKnown(value)
    if (value !== (readTypedDay(text) ?? '') && !(value === '' && problem)) setText(shownAs(value))
  }
  const type = (typed: string) => {
    setText(typed)
    const isGood = problemOfTypedDay(typed, { min, max }) === null
    onValueChange((isGood && readTypedDay(typed)) || '')
  }
  const isSaid = hasLeft || text.length === 10
  return { text, type, leave: () => setHasLeft(true), problem: isSaid ? problem : null }
}

function shownAs(day: VietnamDay): string {
  return day && formatDate(day)
}
