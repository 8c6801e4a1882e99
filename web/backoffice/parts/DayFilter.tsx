import { useState } from 'react'
import { today } from '#web/state/clock.ts'
import { DayField } from '#web/features/day/DayField.tsx'
import { quickOf, quickRanges, rangeOf, type DayRange, type QuickRange } from './day-ranges.ts'
import { SelectFilter } from './SelectFilter.tsx'
import { partTexts as texts } from './texts.ts'
import { useIsWide } from './use-is-wide.ts'

const options = [
  ...quickRanges.map((quick) => ({ value: quick as string, label: texts.quickDays[quick] })),
  { value: 'own', label: texts.ownDays },
]

/** Days by a quick choice, or two of one's own. */
export function DayFilter({
  range,
  onChange,
}: {
  range: DayRange
  onChange: (range: DayRange) => void
}) {
  const [isOwn, setIsOwn] = useState(false)
  const quick = quickOf(range, today())
  const shown = isOwn || quick === 'own' ? 'own' : (quick ?? '')
  const chosen = (value: string) => {
    setIsOwn(value === 'own')
    if (value === '') onChange({})
    else if (value !== 'own') onChange(rangeOf(value as QuickRange, today()))
  }
  return (
    <>
      <SelectFilter
        label={texts.days}
        all={texts.allDays}
        value={shown}
        options={options}
        onChange={chosen}
      />
      {shown === 'own' && (
        <div className="flex gap-2.5">
          <Day
            label={texts.from}
            value={range.from}
            onChange={(from) => onChange({ ...range, from })}
          />
          <Day label={texts.to} value={range.to} onChange={(to) => onChange({ ...range, to })} />
        </div>
      )}
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
  const isWide = useIsWide()
  return (
    <DayField
      label={label}
      labelHidden={isWide}
      className="min-w-38 flex-1"
      max={today()}
      value={value ?? ''}
      onValueChange={(day) => onChange(day || undefined)}
    />
  )
}
