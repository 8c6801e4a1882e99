import { Popover as Base } from '@base-ui/react/popover'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { RefObject } from 'react'
import { DayPicker, type Formatters, type Labels, type Matcher } from 'react-day-picker'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { today } from '#web/state/clock.ts'
import { useCloseByBack } from '#web/ui/close-by-back.ts'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { dayTexts as texts } from './texts.ts'
import type { DayBounds } from './typed-day.ts'

interface DayCalendarProps extends DayBounds {
  day: VietnamDay | undefined
  /** Below this it opens, and in it it stands: so it belongs to the dialog around it. */
  place: RefObject<HTMLElement | null>
  /** Takes the focus again. */
  field: RefObject<HTMLInputElement | null>
  onChoose: (day: VietnamDay) => void
  onClose: () => void
}

/** The calendar of a field for a day. Load it lazily: it brings Base UI and the calendar's library. */
export function DayCalendar({ day, min, max, place, field, onChoose, onClose }: DayCalendarProps) {
  useCloseByBack(true, onClose)
  const first = min ?? addDays(today(), -3653)
  const last = max ?? addDays(today(), 3653)
  const shown = [day, today(), first].find((each) => each && each >= first && each <= last) ?? last
  return (
    <Base.Root open onOpenChange={(open, { event }) => !open && !isOnOpener(event) && onClose()}>
      <Base.Portal container={place}>
        <Base.Positioner
          anchor={place}
          positionMethod="fixed"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-60 outline-none"
        >
          <Base.Popup
            aria-label={texts.calendar}
            initialFocus={false}
            finalFocus={field}
            className="rounded-md border border-line bg-white p-2 shadow-lift outline-none"
          >
            <DayPicker
              mode="single"
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the calendar opens at a press, for choosing
              autoFocus
              captionLayout="dropdown"
              weekStartsOn={1}
              selected={day ? asDate(day) : undefined}
              onSelect={(date: Date) => onChoose(asDay(date))}
              today={asDate(today())}
              defaultMonth={asDate(shown)}
              startMonth={asDate(first)}
              endMonth={asDate(last)}
              disabled={outside(min, max)}
              formatters={formatters}
              labels={labels}
              classNames={classNames}
              components={{ Chevron }}
            />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** The button that opened it closes it by itself. */
function isOnOpener(event: Event): boolean {
  const goesTo = event instanceof FocusEvent ? event.relatedTarget : event.target
  return goesTo instanceof Element && goesTo.closest('[aria-haspopup="dialog"]') !== null
}

/** The library knows days of the browser's own zone; noon is on the same day in all of them. */
function asDate(day: VietnamDay): Date {
  return new Date(`${day}T12:00:00`)
}

function asDay(date: Date): VietnamDay {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((n) => `${n}`.padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

function outside(min: VietnamDay | undefined, max: VietnamDay | undefined): Matcher[] {
  return [min && { before: asDate(min) }, max && { after: asDate(max) }].filter((each) => !!each)
}

const nameOf = (date: Date) =>
  texts.dayOf(texts.weekdays[date.getDay()]!, date.getDate(), date.getMonth(), date.getFullYear())

const formatters: Partial<Formatters> = {
  formatMonthDropdown: (date) => texts.months[date.getMonth()]!,
  formatWeekdayName: (date) => texts.shortWeekdays[date.getDay()]!,
}

const labels: Partial<Labels> = {
  labelDayButton: (date, { today: isToday, selected }) =>
    [isToday && texts.today, nameOf(date), selected && texts.chosen].filter(Boolean).join(', '),
  labelGridcell: (date) => nameOf(date),
  labelGrid: (date) => texts.monthOf(date.getMonth(), date.getFullYear()),
  labelWeekday: (date) => texts.weekdays[date.getDay()]!,
  labelPrevious: () => texts.previousMonth,
  labelNext: () => texts.nextMonth,
  labelMonthDropdown: () => texts.chooseMonth,
  labelYearDropdown: () => texts.chooseYear,
  labelNav: () => texts.otherMonths,
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  if (orientation === 'down') return <></>
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden="true" className="size-5" />
}

const classNames = {
  root: 'relative',
  nav: 'pointer-events-none absolute inset-x-0 top-0 z-1 flex justify-between *:pointer-events-auto',
  button_previous: iconButtonClass(),
  button_next: iconButtonClass(),
  month_caption: 'mx-11 flex h-11 items-center justify-center',
  dropdowns: 'flex gap-1',
  dropdown_root: 'inline-flex',
  dropdown: 'h-11 rounded-md bg-white px-1 text-base font-semibold hover:bg-primary-tint',
  // What the library draws over its lists for the eye alone.
  caption_label: 'sr-only',
  month_grid: 'border-collapse',
  weekday: 'size-10 text-xs font-medium text-ink-3',
  day: 'group size-10 p-0 text-center',
  day_button:
    'size-10 rounded-md transition-colors hover:bg-primary-tint group-data-today:font-bold group-data-today:text-primary group-data-selected:bg-primary group-data-selected:text-white disabled:text-ink-3 disabled:line-through disabled:hover:bg-transparent',
}
