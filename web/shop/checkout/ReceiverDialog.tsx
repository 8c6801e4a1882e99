import { Form } from '#web/form/Form.tsx'
import { getDrafts, keepDraft } from '#web/shop/state/checkout-drafts.ts'
import type { Receiver } from '#web/shop/state/checkout.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { cleanReceiver, emptyReceiver } from './receiver-fields.ts'
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
  const initial = getDrafts().receiver ?? receiver ?? emptyReceiver
  const form = useReceiverForm(initial, async (given) => {
    keepDraft({ receiver: null })
    onSave(cleanReceiver(given))
    onOpenChange(false)
  })
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
      <Form form={form} id={formId}>
        <ReceiverFields />
      </Form>
    </Dialog>
  )
}
