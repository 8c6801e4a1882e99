import { useState, type FormEvent } from 'react'
import { cancelOrder, type Order } from '#domain/order/api.ts'
import { api, ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { resultTexts as texts } from './texts.ts'

export interface CancelDialogProps {
  code: string
  token: string | undefined
  /** An unpaid order ends at once; one being handled is asked for. */
  isImmediate: boolean
  /** Points or vouchers are in it. */
  givesBack: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onCancelled: (order: Order) => void
}

/** Says what will happen, asks why, and cancels or asks for it. */
export function CancelDialog(props: CancelDialogProps) {
  const { code, token, isImmediate, givesBack, open, onOpenChange, onCancelled } = props
  const cancel = async (reason: string) => {
    onCancelled(await api.call(cancelOrder, { code, token, reason }))
    onOpenChange(false)
    notify({ text: isImmediate ? texts.cancelled : texts.cancelAsked })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={448}
      title={isImmediate ? texts.cancel : texts.askToCancel}
      description={[
        isImmediate ? texts.cancelText : texts.askToCancelText,
        ...(givesBack ? [texts.cancelGivesBack] : []),
      ].join(' ')}
    >
      <CancelForm
        label={isImmediate ? texts.cancel : texts.askToCancel}
        onCancel={cancel}
        onKeep={() => onOpenChange(false)}
      />
    </Dialog>
  )
}

const other = 'other'
const maxReason = 300

interface CancelFormProps {
  label: string
  onCancel: (reason: string) => Promise<void>
  onKeep: () => void
}

function CancelForm({ label, onCancel, onKeep }: CancelFormProps) {
  const [choice, setChoice] = useState<string | null>(null)
  const [ownWords, setOwnWords] = useState('')
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const reason = choice === other ? ownWords.trim() : (choice ?? '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (!reason || busy) return
    setBusy(true)
    setFailure('')
    try {
      await onCancel(reason)
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : texts.reorderFailed)
    } finally {
      setBusy(false)
    }
  }
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
