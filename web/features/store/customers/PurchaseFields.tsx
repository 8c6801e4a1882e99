import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { formatDate } from '#domain/kernel/dates.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { DayField } from '#web/features/day/DayField.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { CustomerFields } from './CustomerFields.tsx'
import { ProductField } from './ProductField.tsx'
import {
  emptyLine,
  noticeOf,
  remindersOf,
  withQuantity,
  type DraftErrors,
  type DraftLine,
  type PurchaseDraft,
} from './purchase-draft.ts'
import { purchaseFormTexts as texts } from './texts.ts'

interface PurchaseFieldsProps {
  draft: PurchaseDraft
  errors: DraftErrors
  onChange: (change: (draft: PurchaseDraft) => Partial<PurchaseDraft>) => void
}

/** Who bought what and when, and the days on which they will be reminded. */
export function PurchaseFields({ draft, errors, onChange }: PurchaseFieldsProps) {
  const setLine = (line: DraftLine) =>
    onChange(({ lines }) => ({ lines: lines.map((each) => (each.key === line.key ? line : each)) }))
  const most = 50
  return (
    <>
      <CustomerFields value={draft} errors={errors} onChange={(change) => onChange(() => change)} />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1.5 text-sm font-semibold">{texts.products}</legend>
        {draft.lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            no={index + 1}
            errors={errors.lines?.[line.key] ?? {}}
            onChange={setLine}
            onRemove={
              draft.lines.length > 1
                ? () =>
                    onChange(({ lines }) => ({
                      lines: lines.filter(({ key }) => key !== line.key),
                    }))
                : null
            }
          />
        ))}
        {draft.lines.length < most && (
          <Button
            look="quiet"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => onChange(({ lines }) => ({ lines: [...lines, emptyLine()] }))}
          >
            {texts.addLine}
          </Button>
        )}
      </fieldset>
      <Days draft={draft} errors={errors} onChange={onChange} />
      <Field label={texts.note}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={draft.note}
            onChange={({ target }) => onChange(() => ({ note: target.value }))}
            className="min-h-18"
          />
        )}
      </Field>
    </>
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
  errors: Partial<Record<'name' | 'days', string>>
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
              maxLength={4}
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

function Days({ draft, errors, onChange }: PurchaseFieldsProps) {
  const now = today()
  const reminders = remindersOf(draft)
  return (
    <>
      <DayField
        label={texts.day}
        error={errors.day}
        required
        max={now}
        value={draft.day}
        onValueChange={(day) => onChange(() => ({ day }))}
      />
      <div>
        <Checkbox
          label={texts.ownDay}
          checked={draft.isOwnDay}
          onChange={({ target }) => onChange(() => ({ isOwnDay: target.checked }))}
        />
        {draft.isOwnDay && (
          <DayField
            label={texts.remindDay}
            error={errors.remindDay}
            required
            className="mt-1"
            min={draft.day || undefined}
            value={draft.remindDay}
            onValueChange={(remindDay) => onChange(() => ({ remindDay }))}
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
