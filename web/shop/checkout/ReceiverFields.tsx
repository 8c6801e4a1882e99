import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { keepDraft } from '#web/shop/state/checkout-drafts.ts'
import type { Receiver } from '#web/shop/state/checkout.ts'
import { receiverSchema } from './receiver-fields.ts'
import { checkoutTexts as texts } from './texts.ts'

/** Name, phone and, if wanted, an e-mail of who takes the goods. */
export function ReceiverFields() {
  return (
    <>
      <Form.Text name="fullname" label={texts.fullname} autoComplete="name" enterKeyHint="next" />
      <Form.Phone
        name="phone"
        label={texts.phone}
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <div className="sm:col-span-2">
        <Form.Text
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          enterKeyHint="done"
        />
      </div>
    </>
  )
}

/** What is typed outlives its dialog. */
export function useReceiverForm(
  initial: Receiver,
  send?: (receiver: Receiver) => Promise<unknown>,
) {
  return useForm(receiverSchema, {
    initial,
    send,
    namesMissing: true,
    keep: (receiver) => keepDraft({ receiver }),
  })
}
