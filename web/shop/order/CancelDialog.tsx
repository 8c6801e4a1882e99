import { cancelOrder, getOrder, type Order } from '#domain/order/api.ts'
import { api, ApiError } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { notify } from '#web/features/notices/notify.ts'
import {
  RepeatAfterCancelChoice,
  type RepeatAfterCancel,
} from '#web/shop/subscription/RepeatAfterCancelChoice.tsx'
import type { RepeatedProduct } from '#web/shop/subscription/repeated-of.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import type { CancelWords } from './cancel-words.ts'
import { orderPageTexts as texts } from './texts.ts'
import { cancelForm } from './cancel.rules.ts'

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
  const asksRepeat = repeated.length > 0
  const { missing } = cancelForm.fields.choice
  const form = useForm(cancelForm, {
    initial: { choice: '', words: '', repeat: undefined },
    alsoWrong: ({ choice, words = '', repeat }) => ({
      ...(choice === other && words.trim() === '' && { words: missing }),
      ...(asksRepeat && repeat === undefined && { repeat: missing }),
    }),
    send: ({ choice, words = '', repeat }) =>
      onCancel({ reason: choice === other ? words.trim() : choice, ...(repeat && { repeat }) }),
    explain: (error) => (error instanceof ApiError ? error.message : texts.cancelFailed),
  })
  return (
    <Form form={form}>
      <Form.Radio
        legend={texts.cancelReason}
        name="choice"
        options={[
          ...texts.cancelReasons.map((text) => ({ value: text, label: text })),
          { value: other, label: texts.otherReason },
        ]}
      />
      {form.values.choice === other && (
        <Form.Text name="words" label={texts.otherReasonLabel} rows={3} required />
      )}
      {asksRepeat && <RepeatAfterCancelChoice repeated={repeated} />}
      <Form.Failure />
      <Button type="submit" variant="danger" size="main" wide busy={form.busy}>
        {label}
      </Button>
      <Button variant="quiet" wide onClick={onKeep}>
        {texts.keepOrder}
      </Button>
    </Form>
  )
}
