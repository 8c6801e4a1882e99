import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { useField } from '#web/form/form-context.ts'
import { cx } from '#web/ui/class-names.ts'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { ownReviewTexts as texts } from './texts.ts'

/** Five stars to press, or to walk through with the arrow keys; what they mean is said below. */
export function StarsField() {
  const { value, rules, error, change } = useField('stars')
  const stars = value as number | null
  const id = useId()
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-word ${id}-error`}
      className="min-w-0"
    >
      <legend className="text-sm font-semibold">
        {texts.stars}
        {rules.isRequired && <RequiredMark />}
      </legend>
      <div className="mt-1 -ml-1.5 flex">
        {texts.starWords.map((word, at) => (
          <label
            key={word}
            className="grid size-14 cursor-pointer place-items-center rounded-md has-focus-visible:ring-3 has-focus-visible:ring-primary/30"
          >
            <input
              type="radio"
              name="stars"
              value={at + 1}
              checked={stars === at + 1}
              onChange={() => change(at + 1)}
              aria-label={texts.star(at + 1, word)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={cx(
                'size-9 transition-colors',
                stars !== null && at < stars ? 'fill-star text-star' : 'text-ink-3',
              )}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-word`} className="min-h-6 text-sm text-ink-2">
        {stars === null ? '' : texts.starWords[stars - 1]}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
