import { useState } from 'react'
import { counterTexts } from '#domain/counter/texts.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { today } from '#web/state/clock.ts'
import { DayField } from '#web/features/day/DayField.tsx'

interface Days {
  from: string | undefined
  to: string | undefined
}

/**
 * Two days, typed or from a calendar. Days that cannot be meant, the first after the last or
 * more than `most`, stay as they were chosen, with what is wrong beside them.
 */
export function DayFields({
  from,
  to,
  labels,
  max,
  onChange,
}: Days & {
  labels: { from: string; to: string }
  max?: number
  onChange: (days: Days) => void
}) {
  const [chosen, setChosen] = useState<Days>({ from, to })
  const problem = findProblem(chosen, max)
  const choose = (part: Partial<Days>) => {
    const days = { ...chosen, ...part }
    setChosen(days)
    if (findProblem(days, max) === null) onChange(days)
  }
  return (
    <>
      <Day
        label={labels.from}
        value={chosen.from}
        onChange={(day) => choose({ from: day })}
        isWrong={problem !== null}
      />
      <Day
        label={labels.to}
        value={chosen.to}
        onChange={(day) => choose({ to: day })}
        isWrong={problem !== null}
        problem={problem}
      />
    </>
  )
}

function findProblem({ from, to }: Days, max: number | undefined): string | null {
  if (!from || !to) return null
  if (from > to) return counterTexts.endsBeforeStart
  return max && addDays(from, max - 1) < to ? counterTexts.tooManyDays(max) : null
}

function Day({
  label,
  value,
  problem,
  isWrong,
  onChange,
}: {
  label: string
  value: string | undefined
  problem?: string | null
  isWrong: boolean
  onChange: (day: string | undefined) => void
}) {
  return (
    <DayField
      label={label}
      error={problem}
      isWrong={isWrong}
      className="min-w-38 flex-1"
      max={today()}
      value={value ?? ''}
      onValueChange={(day) => onChange(day || undefined)}
    />
  )
}
