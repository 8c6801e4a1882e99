import { useState, type FormEvent, type ReactNode } from 'react'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { failureText } from '#web/features/identity/failure-text.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { partTexts as texts } from './texts.ts'

export interface ActionDialogProps {
  title: string
  /** What will happen, before it is confirmed. */
  says: ReactNode
  confirm: string
  look?: ButtonLook
  /** Why: asked for and sent along. */
  reason?: { label?: string; hint?: string; required: boolean; shortest?: number; longest?: number }
  /** More that must be said: a tracking code, a proof. */
  children?: ReactNode
  /** False while what the children ask for is not whole. */
  isReady?: boolean
  /** Does it. What it throws is shown in the dialog, which stays with all that was typed. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** Nothing dangerous without a dialog that says what will happen; with a reason where one is kept. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, says, confirm, look = 'primary', reason, isReady = true, onClose } = props
  const action = useAction(props)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} width={570}>
      <form noValidate onSubmit={action.submit} className="flex flex-col gap-4">
        <div className="text-ink-2">{says}</div>
        {props.children}
        {reason && (
          <Field
            label={reason.label ?? texts.reason}
            hint={reason.hint}
            error={action.reasonError}
            required={reason.required}
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={reason.longest ?? 300}
                value={action.reason}
                onChange={(event) => action.setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        <FailureNote>{action.failure}</FailureNote>
        <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
          <Button look="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" look={look} busy={action.busy} disabled={!isReady}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useAction({ reason: asked, onConfirm, onClose, isReady = true }: ActionDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const isMissing = asked?.required === true && reason.trim().length < (asked.shortest ?? 1)
  const send = async () => {
    setBusy(true)
    setFailure('')
    try {
      await onConfirm(reason.trim())
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isMissing) event.currentTarget.querySelector('textarea')?.focus()
    else if (!busy && isReady) void send()
  }
  const reasonError = isTried && isMissing ? texts.reasonMissing : undefined
  return { reason, setReason, reasonError, failure, busy, submit }
}
