import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { formatDate } from '#domain/kernel/dates.ts'
import { Form } from '#web/form/Form.tsx'
import { useField, useFormAround } from '#web/form/form-context.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { CustomerFields } from './CustomerFields.tsx'
import { ProductField } from './ProductField.tsx'
import {
  emptyLine,
  noticeOf,
  remindersOf,
  withQuantity,
  type DraftLine,
  type PurchaseDraft,
} from './purchase-draft.ts'
import { purchaseFormTexts as texts } from './texts.ts'
import { maxDayDigits } from '#web/pharmacy/limits.rules.ts'

/** Who bought what and when, and the days on which they will be reminded. */
export function PurchaseFields() {
  return (
    <>
      <CustomerFields />
      <Lines />
      <Days />
      <Form.Text name="note" label={texts.note} rows={2} className="min-h-18" />
    </>
  )
}

function Lines() {
  const { value, rules, errors, change } = useField('lines')
  const { set } = useFormAround()
  const lines = value as DraftLine[]
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{texts.products}</legend>
      {lines.map((line, at) => (
        <Line
          key={line.key}
          line={line}
          no={at + 1}
          errors={{ name: errors[`${at}.name`], days: errors[`${at}.days`] }}
          onChange={(changed) => set(`lines.${at}`, changed)}
          onRemove={
            lines.length > 1 ? () => change(lines.filter(({ key }) => key !== line.key)) : null
          }
        />
      ))}
      {lines.length < (rules.maxLength ?? Infinity) && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => change([...lines, emptyLine()])}
        >
          {texts.addLine}
        </Button>
      )}
    </fieldset>
  )
}

function Line({
  line,
  no,
  errors,
  onChange,
  onRemove,
}: {
  line: DraftLine
  no: number
  errors: Record<'name' | 'days', string | undefined>
  onChange: (line: DraftLine) => void
  onRemove: (() => void) | null
}) {
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-3">
      <div className="flex items-start gap-1">
        <ProductField
          line={line}
          label={texts.product(no)}
          error={errors.name}
          onChange={onChange}
        />
        {onRemove && (
          <IconButton
            label={texts.removeLine(no)}
            icon={<Trash aria-hidden="true" className="size-5 text-ink-2" />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <div className="flex flex-col gap-1.5">
          {/* The stepper says whose quantity it is. */}
          <span aria-hidden="true" className="text-sm font-semibold">
            {texts.quantityShort}
          </span>
          <QuantityStepper
            label={texts.quantity(line.name || texts.product(no))}
            value={line.quantity}
            onValueChange={(quantity) => onChange(withQuantity(line, quantity))}
          />
        </div>
        <Field label={texts.days} error={errors.days} className="min-w-28 grow basis-28">
          {(control) => (
            <DigitsInput
              {...control}
              maxLength={maxDayDigits}
              autoComplete="off"
              value={line.days}
              onValueChange={(days) => onChange({ ...line, days, perPiece: null })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

function Days() {
  const now = today()
  const draft = useFormAround().values as PurchaseDraft
  const reminders = remindersOf(draft)
  return (
    <>
      <Form.Date name="purchased_at" label={texts.day} max={now} />
      <div>
        <Form.Check name="isOwnDay" label={texts.ownDay} />
        {draft.isOwnDay && (
          <Form.Date
            name="remind_at"
            label={texts.remindDay}
            required
            className="mt-1"
            min={draft.purchased_at || undefined}
          />
        )}
        <p role="status" className="mt-2 rounded-md bg-primary-tint px-3 py-2 text-sm">
          {reminders.length > 0
            ? texts.willRemind(reminders.map(formatDate).join(', '), noticeOf(draft))
            : texts.willNot}
        </p>
      </div>
    </>
  )
}
