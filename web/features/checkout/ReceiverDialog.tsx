import { useRef, useState, type FormEvent } from 'react'
import { normalizePhone } from '#domain/kernel/phone.ts'
import { getDrafts, keepDraft } from '#web/state/checkout-drafts.ts'
import type { Receiver } from '#web/state/checkout.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import {
  cleanReceiver,
  emptyReceiver,
  receiverErrors,
  receiverFieldError,
  type ReceiverErrors,
  type ReceiverField,
} from './receiver-fields.ts'
import { checkoutTexts as texts } from './texts.ts'

export interface ReceiverDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  receiver: Receiver | null
  onSave: (receiver: Receiver) => void
}

/** Who takes the goods: name, phone and, if wanted, an e-mail. */
export function ReceiverDialog({ open, onOpenChange, receiver, onSave }: ReceiverDialogProps) {
  const save = (saved: Receiver) => {
    onSave(saved)
    onOpenChange(false)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} width={448} title={texts.receiverTitle}>
      <ReceiverForm initial={getDrafts().receiver ?? receiver ?? emptyReceiver} onSave={save} />
    </Dialog>
  )
}

function ReceiverForm({
  initial,
  onSave,
}: {
  initial: Receiver
  onSave: (receiver: Receiver) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, errors, setErrors, change, check } = useReceiverDraft(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = receiverErrors(draft)
    setErrors(found)
    // The marks are drawn first.
    if (Object.keys(found).length > 0) setTimeout(() => focusFirstInvalid(form.current))
    else {
      keepDraft({ receiver: null })
      onSave(cleanReceiver(draft))
    }
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={texts.fullname} error={errors.fullname} required>
        {(control) => (
          <TextInput
            {...control}
            value={draft.fullname}
            maxLength={100}
            autoComplete="name"
            onChange={(event) => change('fullname', event.target.value)}
            onBlur={() => check('fullname')}
          />
        )}
      </Field>
      <Field label={texts.phone} error={errors.phone} required>
        {(control) => (
          <DigitsInput
            {...control}
            type="tel"
            autoComplete="tel-national"
            value={draft.phone}
            maxLength={10}
            normalize={normalizePhone}
            onValueChange={(digits) => change('phone', digits)}
            onBlur={() => check('phone')}
          />
        )}
      </Field>
      <Field label={texts.email} error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={draft.email}
            maxLength={200}
            onChange={(event) => change('email', event.target.value)}
            onBlur={() => check('email')}
          />
        )}
      </Field>
      <Button type="submit" size="main" wide>
        {texts.saveReceiver}
      </Button>
    </form>
  )
}

/** What is typed outlives the dialog; a field is judged when it is left, and again while it is mended. */
function useReceiverDraft(initial: Receiver) {
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<ReceiverErrors>({})
  const judge = (field: ReceiverField, value: string) =>
    setErrors((known) => ({ ...known, [field]: receiverFieldError(field, value) }))
  const change = (field: ReceiverField, value: string) => {
    const next = { ...draft, [field]: value }
    setDraft(next)
    keepDraft({ receiver: next })
    if (errors[field]) judge(field, value)
  }
  const check = (field: ReceiverField) => {
    if (draft[field]) judge(field, draft[field])
  }
  return { draft, errors, setErrors, change, check }
}
