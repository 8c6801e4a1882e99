import { useState, type FormEvent } from 'react'
import { cancelVoucherLog, type VoucherLog } from '#domain/counter/api.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { ApiError } from '#web/api.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { withDots } from '#web/features/earn/code-typing.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callStore } from '../call-store.ts'
import { failureText } from '../failure-text.ts'
import { historyTexts as texts } from './texts.ts'

/** Says what taking a use back does, and asks why. Load it lazily: it brings Base UI. */
export function CancelDialog({
  log,
  onClose,
  onDone,
}: {
  log: VoucherLog
  onClose: () => void
  onDone: () => void
}) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const { busy, failure, attempt } = useAttempt()
  const send = async () => {
    await callStore(cancelVoucherLog, { id: log.id, reason })
    notify({ kind: 'success', text: texts.cancelDone })
    onClose()
    onDone()
  }
  const explain = (error: unknown) => {
    const ofReason = error instanceof ApiError ? error.fields['reason'] : undefined
    setProblem(ofReason ?? '')
    return ofReason ? '' : failureText(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reasonField.safeParse(reason).success) void attempt(send, explain)
    else if (!busy) setProblem(texts.reasonShort)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.cancelTitle}
      description={texts.cancelText(log.name, withDots(log.phone))}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={texts.reason} error={problem} required>
          {(control) => (
            <TextInput
              {...control}
              size="main"
              value={reason}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => {
                setReason(target.value)
                setProblem('')
              }}
            />
          )}
        </Field>
        <FailureNote>{failure}</FailureNote>
        <Button type="submit" look="danger" size="main" wide busy={busy}>
          {texts.cancel}
        </Button>
        <Button look="quiet" size="main" wide onClick={onClose}>
          {texts.keep}
        </Button>
      </form>
    </Dialog>
  )
}
