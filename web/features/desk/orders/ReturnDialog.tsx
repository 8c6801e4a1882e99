import { useState } from 'react'
import type { DeskOrder } from '#domain/order/desk/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Field } from '#web/ui/Field.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import { ReturnPreviewBox } from './ReturnPreviewBox.tsx'
import { codesOf, piecesOf, returnableOf, withPieces, type Pieces } from './returns.ts'
import { useReturnPreview, useReturnSender, type ReturnPreview } from './use-return.ts'

const none: readonly { line_no: number; quantity: number }[] = []

/** Pieces of a delivered order come back: which, why, and what is given for them. */
export function ReturnDialog({
  data: { order, lines },
  asked = none,
  onDone,
  onClose,
}: {
  data: DeskOrder
  /** What the buyer asked to give back: chosen already. */
  asked?: readonly { line_no: number; quantity: number }[]
  onDone: (data: DeskOrder) => void
  onClose: () => void
}) {
  const [pieces, setPieces] = useState<Pieces>(() => piecesOf(asked))
  const [condition, setCondition] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const codes = codesOf(typed)
  const preview = useReturnPreview(order.code, { pieces, codes })
  const send = useReturnSender(order.code)
  const confirm = async (reason: string) => {
    onDone(await send({ pieces, codes, reason, restock: condition === 'restock' }))
    notify({ text: texts.returned })
  }
  return (
    <ActionDialog
      title={texts.returnTitle}
      says={texts.returnSays}
      confirm={texts.takeBackNow(preview.shown?.amount ?? null)}
      isReady={isSound(preview) && condition !== null}
      notReady={lackOf(pieces, condition, preview)}
      reason={{ label: texts.returnReason, required: true, shortest: 3, longest: 500 }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <ReturnLine
            key={line.line_no}
            line={line}
            quantity={pieces.get(line.line_no) ?? 0}
            onChange={(quantity) => setPieces(withPieces(pieces, line.line_no, quantity))}
          />
        ))}
      </ul>
      <RadioCards
        legend={texts.condition}
        name="condition"
        required
        value={condition}
        onValueChange={setCondition}
        options={[
          { value: 'restock', label: texts.restock, text: texts.restockText },
          { value: 'discard', label: texts.discard, text: texts.discardText },
        ]}
      />
      <Field label={texts.codes} hint={texts.codesHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <ReturnPreviewBox preview={preview} hasPieces={pieces.size > 0} />
    </ActionDialog>
  )
}

function isSound({ shown }: ReturnPreview): boolean {
  return shown !== undefined && shown.codes.every(({ problem }) => problem === undefined)
}

/** Nothing to be done while the amount is being worked out. */
function lackOf(pieces: Pieces, condition: string | null, preview: ReturnPreview): string {
  if (pieces.size === 0) return texts.previewNone
  if (preview.shown && !isSound(preview)) return texts.codesWrong
  return condition === null ? texts.conditionMissing : ''
}

function ReturnLine({
  line,
  quantity,
  onChange,
}: {
  line: DeskOrder['lines'][number]
  quantity: number
  onChange: (quantity: number) => void
}) {
  const most = returnableOf(line)
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <span className="min-w-0">
        <span className="block font-medium">{line.name}</span>
        <span className="text-sm text-ink-2">
          {formatVnd(line.unit_price)} · {texts.returnable(most)}
        </span>
      </span>
      <QuantityStepper
        value={quantity}
        min={0}
        max={most}
        disabled={most === 0}
        label={texts.returnQuantity(line.name)}
        onValueChange={onChange}
        className="shrink-0"
      />
    </li>
  )
}
