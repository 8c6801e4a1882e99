import type { Order } from '#domain/order/api.ts'
import type { OrderReturns } from '#domain/order/return-request/api.ts'
import { needsWords } from '#domain/order/return-request/fields.ts'
import { returnReasonLabels, returnReasons } from '#domain/order/return-request/states.ts'
import { ApiError } from '#web/api.ts'
import { PhotosField } from '#web/features/photo/PhotosField.tsx'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { PiecesField } from './PiecesField.tsx'
import { draftOf, returnSchema, type ReturnAsk } from './return-draft.ts'
import { returnTexts as texts } from './texts.ts'
import { useSendReturn } from './use-send-return.ts'

export interface ReturnDialogProps {
  order: Order
  token: string | undefined
  ask: ReturnAsk
  onClose: () => void
  onSent: (returns: OrderReturns) => void
}

/** Asks which goods, why, with pictures of them, and whom to call; what was typed stays when it is refused. */
export function ReturnDialog({ order, token, ask, onClose, onSent }: ReturnDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={570}
      title={texts.formTitle}
      description={texts.formText}
    >
      <ReturnForm order={order} token={token} ask={ask} onSent={onSent} />
    </Dialog>
  )
}

function ReturnForm({ order, token, ask, onSent }: Omit<ReturnDialogProps, 'onClose'>) {
  const send = useSendReturn(order.code, token)
  const form = useForm(returnSchema, {
    initial: draftOf(ask, order.receiver.phone),
    send: async (draft) => onSent(await send(draft)),
    explain: (error) =>
      error instanceof ApiError && error.code !== 'offline' ? undefined : texts.unsent,
  })
  return (
    <Form form={form} className="flex flex-col gap-5">
      <PiecesField lines={ask.lines} />
      <Form.Radio
        legend={texts.reason}
        name="reason"
        options={returnReasons.map((value) => ({
          value,
          label: returnReasonLabels[value],
          text: texts.reasonHints[value] || undefined,
        }))}
      />
      <Form.Text
        name="words"
        label={texts.words}
        hint={texts.wordsHint}
        required={needsWords(form.values.reason)}
      />
      <PhotosField label={texts.photos} hint={texts.photosHint} />
      <Form.Phone name="contact_phone" label={texts.phone} autoComplete="tel-national" />
      <StickyActions>
        <Form.Failure />
        <Button type="submit" size="main" wide busy={form.busy}>
          {texts.send}
        </Button>
        <p role="status" className="mt-1 text-center text-sm text-ink-2 empty:hidden">
          {form.busy ? texts.sending : ''}
        </p>
      </StickyActions>
    </Form>
  )
}
