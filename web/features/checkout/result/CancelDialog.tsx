import { useState, type FormEvent } from 'react'
import { cancelOrder, getOrder, type Order } from '#domain/order/api.ts'
import { api, ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import {
  RepeatAfterCancelChoice,
  type RepeatAfterCancel,
} from '#web/features/replenish/RepeatAfterCancelChoice.tsx'
import type { RepeatedProduct } from '#web/features/replenish/repeated-of.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import type { CancelWords } from './cancel-words.ts'
import { orderPageTexts as texts } from './texts.ts'

export interface CancelDialogProps {
  code: string
  token: string | undefined
  words: CancelWords
  /** What of the order comes again: the buyer says what becomes of it. */
  repeated: readonly RepeatedProduct[]
  onClose: () => void
  onChange: (order: Order) => void
}

/** Says what will happen, money included, asks why, and cancels or asks for it. */
export function CancelDialog(props: CancelDialogProps) {
  const { code, token, words, repeated, onClose, onChange } = props
  const cancel = async (given: CancelGiven) => {
    onChange(await cancelOrRefresh({ code, token, ...given }, onChange))
    onClose()
    notify({ text: words.done })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={448}
      title={words.title}
      description={words.text}
    >
      <CancelForm label={words.title} repeated={repeated} onCancel={cancel} onKeep={onClose} />
    </Dialog>
  )
}

/** An order that has moved on meanwhile cannot be cancelled: it is shown as it stands behind the dialog. */
async function cancelOrRefresh(
  asked: CancelGiven & { code: string; token: string | undefined },
  onChange: (order: Order) => void,
): Promise<Order> {
  try {
    return await api.call(cancelOrder, asked)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'orderStatusConflict') {
      const { code, token } = asked
      await api.call(getOrder, { code, token }).then(onChange, () => undefined)
    }
    throw error
  }
}

const other = 'other'
const maxReason = 300

interface CancelGiven {
  reason: string
  repeat?: RepeatAfterCancel
}

interface CancelFormProps extends Pick<CancelDialogProps, 'repeated'> {
  label: string
  onCancel: (given: CancelGiven) => Promise<void>
  onKeep: () => void
}

function CancelForm({ label, repeated, onCancel, onKeep }: CancelFormProps) {
  const [repeat, setRepeat] = useState<RepeatAfterCancel | null>(null)
  const [choice, setChoice] = useState<string | null>(null)
  const [ownWords, setOwnWords] = useState('')
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const reason = choice === other ? ownWords.trim() : (choice ?? '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (!reason || busy || (asksRepeat && repeat === null)) return
    setBusy(true)
    setFailure('')
    try {
      await onCancel({ reason, ...(repeat !== null && { repeat }) })
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : texts.reorderFailed)
    } finally {
      setBusy(false)
    }
  }
  const asksRepeat = repeated.length > 0
  const missing = pressed && !reason ? texts.reasonMissing : undefined
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <RadioCards
        legend={texts.cancelReason}
        name="cancel-reason"
        required
        options={[
          ...texts.cancelReasons.map((text) => ({ value: text, label: text })),
          { value: other, label: texts.otherReason },
        ]}
        value={choice}
        onValueChange={setChoice}
        error={choice === null ? missing : undefined}
      />
      {choice === other && (
        <Field label={texts.otherReasonLabel} error={missing} required>
          {(control) => (
            <Textarea
              {...control}
              value={ownWords}
              maxLength={maxReason}
              onChange={(event) => setOwnWords(event.target.value)}
            />
          )}
        </Field>
      )}
      {asksRepeat && (
        <RepeatAfterCancelChoice
          repeated={repeated}
          value={repeat}
          onValueChange={setRepeat}
          error={pressed && repeat === null ? texts.reasonMissing : undefined}
        />
      )}
      <div role="alert">
        <FieldError id="cancel-failure">{failure}</FieldError>
      </div>
      <Button type="submit" look="danger" size="main" wide busy={busy}>
        {label}
      </Button>
      <Button look="quiet" wide onClick={onKeep}>
        {texts.keepOrder}
      </Button>
    </form>
  )
}
