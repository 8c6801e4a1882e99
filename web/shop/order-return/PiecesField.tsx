import { useId } from 'react'
import { useField } from '#web/form/form-context.ts'
import { cx } from '#web/ui/class-names.ts'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import type { ReturnAsk, ReturnDraft } from './return-draft.ts'
import { returnTexts as texts } from './texts.ts'

/** Of each thing how many pieces are to go back. */
export function PiecesField({ lines }: { lines: ReturnAsk['lines'] }) {
  const { value, rules, error, change: take } = useField('pieces')
  const pieces = value as ReturnDraft['pieces']
  const id = useId()
  const change = (line: number, quantity: number) => {
    const others = pieces.filter(({ line_no }) => line_no !== line)
    take(quantity === 0 ? others : [...others, { line_no: line, quantity }])
  }
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1 text-sm font-semibold">
        {texts.goods}
        {rules.isRequired && <RequiredMark />}
      </legend>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <ul
        className={cx('divide-y divide-line border-y', error ? 'mt-1 border-sale' : 'border-line')}
      >
        {lines.map(({ line_no: line, name, max, thumbnail }) => (
          <li key={line} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <span className="flex min-w-0 flex-1 basis-52 items-center gap-3">
              {thumbnail && (
                <span className="shrink-0 overflow-hidden rounded-md bg-ground">
                  <Picture src={thumbnail} alt="" sizes="48px" width={48} height={48} />
                </span>
              )}
              <span className="min-w-0">
                <span className="block text-md font-medium">{name}</span>
                <span className="text-sm text-ink-3">{texts.ofMost(max)}</span>
              </span>
            </span>
            <QuantityStepper
              label={texts.quantityOf(name)}
              value={pieces.find(({ line_no }) => line_no === line)?.quantity ?? 0}
              min={0}
              max={max}
              onValueChange={(quantity) => change(line, quantity)}
              className="ml-auto w-36 shrink-0"
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
