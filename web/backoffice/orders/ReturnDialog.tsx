import { z } from 'zod'
import { returnPieces, type BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useField } from '#web/form/form-context.ts'
import { useForm } from '#web/form/use-form.ts'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { ActionFrame } from '../parts/ActionDialog.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import { ReturnPreviewBox } from './ReturnPreviewBox.tsx'
import { codesOf, returnableOf, withPieces, type Pieces } from './returns.ts'
import { useReturnPreview, useReturnSender, type ReturnPreview } from './use-return.ts'

const conditions = ['restock', 'discard'] as const
type Condition = (typeof conditions)[number]
const asked = returnPieces.input.shape
const schema = z.object({
  pieces: asked.pieces,
  // Nothing is chosen beforehand.
  condition: z.enum(conditions, { error: texts.conditionMissing }) as unknown as z.ZodType<
    Condition,
    Condition | undefined
  >,
  /** As they are typed or scanned; what they are is said with the preview. */
  codes: z.string(),
  reason: asked.reason,
})

const none: Pieces = []

/** Pieces of a delivered order come back: which, why, and what is given for them. */
export function ReturnDialog({
  data: { order, lines },
  asked: chosen = none,
  because = '',
  onDone,
  onClose,
}: {
  data: BackofficeOrder
  /** What the buyer asked to give back: chosen already. */
  asked?: Pieces
  /** Why, as the buyer said it. */
  because?: string
  onDone: (data: BackofficeOrder) => void
  onClose: () => void
}) {
  const sendReturn = useReturnSender(order.code)
  const form = useForm(schema, {
    initial: { pieces: [...chosen], condition: undefined, codes: '', reason: because },
    send: async ({ pieces, condition, reason }) => {
      onDone(await sendReturn({ pieces, codes, reason, restock: condition === 'restock' }))
      notify({ text: texts.returned })
      onClose()
    },
  })
  const { pieces, condition } = form.values
  const codes = codesOf(form.values.codes)
  const preview = useReturnPreview(order.code, { pieces, codes })
  const lack = lackOf(preview, { hasPieces: pieces.length > 0, hasCondition: !!condition })
  return (
    <ActionFrame
      form={form}
      title={texts.returnTitle}
      says={texts.returnSays}
      confirm={texts.takeBackNow(preview.shown?.amount ?? null)}
      isReady={isSound(preview) && !!condition}
      notReady={lack}
      reasonWords={{ label: texts.returnReason }}
      onClose={onClose}
    >
      <Lines lines={lines} />
      <Form.Radio
        legend={texts.condition}
        name="condition"
        options={conditions.map((value) => ({
          value,
          label: texts[value],
          text: texts[`${value}Text`],
        }))}
      />
      <Form.Text
        name="codes"
        label={texts.codes}
        hint={texts.codesHint}
        rows={2}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ReturnPreviewBox preview={preview} hasPieces={pieces.length > 0} />
    </ActionFrame>
  )
}

function isSound({ shown }: ReturnPreview): boolean {
  return shown !== undefined && shown.codes.every(({ problem }) => problem === undefined)
}

/** Nothing to be done while the amount is being worked out. */
function lackOf(
  preview: ReturnPreview,
  { hasPieces, hasCondition }: { hasPieces: boolean; hasCondition: boolean },
): string {
  if (!hasPieces) return texts.previewNone
  if (preview.shown && !isSound(preview)) return texts.codesWrong
  return hasCondition ? '' : texts.conditionMissing
}

function Lines({ lines }: Pick<BackofficeOrder, 'lines'>) {
  const { value, change } = useField('pieces')
  const pieces = value as Pieces
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <ReturnLine
          key={line.line_no}
          line={line}
          quantity={pieces.find(({ line_no }) => line_no === line.line_no)?.quantity ?? 0}
          onChange={(quantity) => change(withPieces(pieces, line.line_no, quantity))}
        />
      ))}
    </ul>
  )
}

function ReturnLine({
  line,
  quantity,
  onChange,
}: {
  line: BackofficeOrder['lines'][number]
  quantity: number
  onChange: (quantity: number) => void
}) {
  const max = returnableOf(line)
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <span className="min-w-0">
        <span className="block font-medium">{line.name}</span>
        <span className="text-sm text-ink-2">
          {formatVnd(line.unit_price)} · {texts.returnable(max)}
        </span>
      </span>
      <QuantityStepper
        value={quantity}
        min={0}
        max={max}
        disabled={max === 0}
        label={texts.returnQuantity(line.name)}
        onValueChange={onChange}
        className="shrink-0"
      />
    </li>
  )
}
