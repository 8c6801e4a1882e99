import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { ApiError } from '#web/api.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { failureText } from '#web/features/identity/failure-text.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { Dialog, type DialogWidth } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { Textarea } from '#web/ui/Textarea.tsx'
import { partTexts as texts } from './texts.ts'

export interface ActionDialogProps {
  title: string
  width?: DialogWidth
  /** What will happen, before it is confirmed. */
  says: ReactNode
  confirm: string
  look?: ButtonLook
  /** Why: asked for and sent along. */
  reason?: { label?: string; hint?: string; required: boolean; shortest?: number; longest?: number }
  /** More that must be said: a tracking code, a proof; with what the server says of `fields`. */
  children?: ReactNode | ((errors: FieldErrors) => ReactNode)
  /** The fields whose errors the children show. */
  fields?: readonly string[]
  /** False while what the children ask for is not whole. */
  isReady?: boolean
  /** What is still to be done until then, told beside the button that cannot be pressed. */
  notReady?: string
  /** Does it. What it throws is shown in the dialog, which stays with all that was typed. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

export type FieldErrors = Readonly<Record<string, string | undefined>>

const none: FieldErrors = {}

/** Nothing dangerous without a dialog that says what will happen; with a reason where one is kept. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, width = 570, says, confirm, look = 'primary', reason, onClose } = props
  const { isReady = true } = props
  const form = useRef<HTMLFormElement>(null)
  const action = useAction(props, form)
  const lack = useId()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} width={width}>
      <form ref={form} noValidate onSubmit={action.submit} className="flex flex-col gap-4">
        <div className="text-ink-2">{says}</div>
        {typeof props.children === 'function' ? props.children(action.errors) : props.children}
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
                name="reason"
                maxLength={reason.longest ?? 300}
                value={action.reason}
                onChange={(event) => action.setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        <FailureNote>{action.failure}</FailureNote>
        <p
          id={lack}
          role="status"
          className="text-sm text-ink-2 empty:hidden above-phone:text-right"
        >
          {!isReady && (props.notReady ?? texts.notReady)}
        </p>
        <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
          <Button look="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            look={look}
            busy={action.busy}
            disabled={!isReady}
            aria-describedby={isReady ? undefined : lack}
          >
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useAction(props: ActionDialogProps, form: RefObject<HTMLFormElement | null>) {
  const { reason: asked, onConfirm, onClose, isReady = true, fields = [] } = props
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [failure, setFailure] = useState('')
  const [errors, setErrors] = useState(none)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (errors !== none) focusFirstInvalid(form.current)
  }, [errors, form])
  const isMissing = asked?.required === true && reason.trim().length < (asked.shortest ?? 1)
  const send = async () => {
    setBusy(true)
    setFailure('')
    setErrors(none)
    try {
      await onConfirm(reason.trim())
      onClose()
    } catch (error) {
      const { own, isAll } = errorsOf(error, fields)
      setErrors(own)
      setFailure(isAll ? '' : failureText(error))
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isMissing) event.currentTarget.querySelector<HTMLElement>('[name="reason"]')?.focus()
    else if (!busy && isReady) void send()
  }
  const reasonError = isTried && isMissing ? texts.reasonMissing : undefined
  return { reason, setReason, reasonError, failure, errors, busy, submit }
}

/** What the server says of the dialog's own fields (`phones.0` is of `phones`), and whether that is all. */
function errorsOf(error: unknown, fields: readonly string[]): { own: FieldErrors; isAll: boolean } {
  const told = error instanceof ApiError ? Object.entries(error.fields) : []
  const own = told
    .map(([path, message]) => [path.split('.')[0]!, message] as const)
    .filter(([name]) => fields.includes(name))
  const isAll = own.length > 0 && own.length === told.length
  return { own: own.length > 0 ? Object.fromEntries(own) : none, isAll }
}
