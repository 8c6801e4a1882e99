import { useId, type KeyboardEvent } from 'react'
import { keepDigits } from '#web/ui/DigitsInput.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

/** A figure that is typed over where it stands; Enter and the arrows go to the one of the next row, as in a sheet. */
export function FigureCell({
  field,
  label,
  value,
  maxLength,
  wrong,
  readOnly,
  onChange,
}: {
  field: string
  label: string
  value: string
  /** As its schema has it. */
  maxLength: number | undefined
  wrong: string | undefined
  readOnly: boolean
  onChange: (text: string) => void
}) {
  const id = useId()
  return (
    <span className="inline-flex flex-col items-end gap-1">
      <TextInput
        value={value}
        readOnly={readOnly}
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLength}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        data-cell={field}
        onFocus={({ target }) => target.select()}
        onKeyDown={goAlong}
        onChange={({ target }) => onChange(keepDigits(target.value, maxLength))}
        className="tabular w-16! scroll-my-28 text-right desk:h-9"
      />
      {wrong && (
        <span className="max-w-56 text-left whitespace-normal">
          <FieldError id={id}>{wrong}</FieldError>
        </span>
      )}
    </span>
  )
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

function goAlong(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: input } = event
  const step = steps[key]
  if (step === undefined || event.nativeEvent.isComposing) return
  event.preventDefault()
  const rows = input.closest('[data-rows]')
  const name = input.dataset['cell'] ?? ''
  const cells = rows?.querySelectorAll<HTMLInputElement>(`[data-cell="${CSS.escape(name)}"]`) ?? []
  ;[...cells].at([...cells].indexOf(input) + step)?.focus()
}
