import GitCompare from 'lucide-react/icons/git-compare-arrows'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import type { Difference } from './conflict.ts'
import { conflictTexts as texts } from './conflict-texts.ts'

/** What two people have written, side by side: one of both is chosen for each field. */
export function ConflictFields({
  differences,
  labelOf,
  renderValue,
  onChoose,
}: {
  differences: readonly Difference[]
  labelOf: (name: string) => string | undefined
  renderValue: (name: string, value: unknown) => ReactNode
  onChoose: (name: string, value: unknown) => void
}) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      role="alert"
      className="rounded-md border border-point-line bg-point-tint p-3.5 outline-none"
    >
      <h3 className="flex items-center gap-2 text-base">
        <GitCompare aria-hidden="true" className="size-5 text-point" />
        {texts.conflictTitle}
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        {differences.length > 0 ? texts.conflictText : texts.conflictMerged}
      </p>
      {differences.map((difference) => (
        <Sides
          key={difference.name}
          difference={difference}
          label={labelOf(difference.name)}
          renderValue={(value) => renderValue(difference.name, value)}
          onChoose={(value) => onChoose(difference.name, value)}
        />
      ))}
    </section>
  )
}

function Sides({
  difference: { mine, theirs },
  label: name,
  renderValue,
  onChoose,
}: {
  difference: Difference
  label: string | undefined
  renderValue: (value: unknown) => ReactNode
  onChoose: (value: unknown) => void
}) {
  const [chosen, setChosen] = useState<'mine' | 'theirs'>('mine')
  const sides = [
    ['mine', texts.mine, mine],
    ['theirs', texts.theirs, theirs],
  ] as const
  return (
    <fieldset className="mt-3">
      <legend className="mb-1 text-sm font-semibold">{name}</legend>
      <div className="grid grid-cols-2 gap-2 phone:grid-cols-1">
        {sides.map(([side, label, value]) => (
          <button
            key={side}
            type="button"
            aria-pressed={chosen === side}
            onClick={() => {
              setChosen(side)
              onChoose(value)
            }}
            className={cx(
              'min-h-11 rounded-md border bg-white px-3 py-2 text-left text-sm wrap-anywhere',
              chosen === side ? 'border-2 border-primary' : 'border-line hover:border-primary',
            )}
          >
            <span className="block text-xs font-semibold text-ink-3">{label}</span>
            {renderValue(value)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
