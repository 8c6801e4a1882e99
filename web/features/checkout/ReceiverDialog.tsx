import { useRef, type FormEvent } from 'react'
import { getDrafts, keepDraft } from '#web/state/checkout-drafts.ts'
import type { Receiver } from '#web/state/checkout.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { emptyReceiver } from './receiver-fields.ts'
import { ReceiverFields, useReceiverForm } from './ReceiverFields.tsx'
import { checkoutTexts as texts } from './texts.ts'

export interface ReceiverDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  receiver: Receiver | null
  onSave: (receiver: Receiver) => void
}

const formId = 'receiver-form'

/** Who takes the goods: name, phone and, if wanted, an e-mail. */
export function ReceiverDialog(props: ReceiverDialogProps) {
  const { open, onOpenChange, title, receiver, onSave } = props
  const form = useRef<HTMLFormElement>(null)
  const fields = useReceiverForm(getDrafts().receiver ?? receiver ?? emptyReceiver)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = fields.finish()
    // The marks are drawn first.
    if (!given) return void setTimeout(() => focusFirstInvalid(form.current))
    keepDraft({ receiver: null })
    onSave(given)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={448}
      title={title}
      footer={
        <Button type="submit" form={formId} size="main" wide>
          {texts.saveReceiver}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ReceiverFields form={fields} />
      </form>
    </Dialog>
  )
}
