import { useId } from 'react'
import { cx } from '#web/ui/class-names.ts'
import type { AnswerInputProps } from './QuestionField.tsx'

/** A scale as keys; many steps stand in two rows, so that each is wide enough for a thumb. */
export function ScaleInput({
  question: { min = 1, max = 5, min_label: low, max_label: high },
  value,
  onChange,
  labelledBy,
  describedBy,
  isWrong,
}: AnswerInputProps) {
  const name = useId()
  const steps = Array.from({ length: Math.max(0, max - min + 1) }, (_, place) => min + place)
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={isWrong ? describedBy : undefined}
      aria-invalid={isWrong ? true : undefined}
    >
      <div className={cx('grid gap-2', columns[steps.length] ?? 'grid-cols-5')}>
        {steps.map((step) => (
          <label
            key={step}
            className="tabular grid min-h-15 place-items-center rounded-md border border-line bg-white text-xl font-semibold transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-white has-focus-visible:ring-3 has-focus-visible:ring-primary/30"
          >
            <input
              type="radio"
              name={name}
              checked={value === step}
              onChange={() => onChange(step)}
              className="sr-only"
            />
            {step}
          </label>
        ))}
      </div>
      {(low || high) && (
        <p className="mt-2 flex justify-between gap-4 text-sm text-ink-2">
          <span>{low && `${min}: ${low}`}</span>
          <span className="text-right">{high && `${max}: ${high}`}</span>
        </p>
      )}
    </div>
  )
}

const columns: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
  6: 'grid-cols-6',
  7: 'grid-cols-4',
  8: 'grid-cols-4',
  9: 'grid-cols-5',
  10: 'grid-cols-5',
  11: 'grid-cols-6',
}
