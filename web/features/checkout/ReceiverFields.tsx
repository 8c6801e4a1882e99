import { useState } from 'react'
import { normalizePhone } from '#domain/kernel/phone.ts'
import { missingField } from '#web/features/address/missing-field.ts'
import { keepDraft } from '#web/state/checkout-drafts.ts'
import type { Receiver } from '#web/state/checkout.ts'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import {
  cleanReceiver,
  receiverErrors,
  receiverFieldError,
  type ReceiverErrors,
  type ReceiverField,
} from './receiver-fields.ts'
import { checkoutTexts as texts } from './texts.ts'

/** Name, phone and, if wanted, an e-mail of who takes the goods. */
export function ReceiverFields({ form }: { form: ReceiverForm }) {
  const { draft, errors, change, check } = form
  return (
    <>
      <Field label={texts.fullname} error={missingField(errors.fullname, texts.fullname)} required>
        {(control) => (
          <TextInput
            {...control}
            value={draft.fullname}
            maxLength={100}
            autoComplete="name"
            enterKeyHint="next"
            onChange={(event) => change('fullname', event.target.value)}
            onBlur={() => check('fullname')}
          />
        )}
      </Field>
      <Field label={texts.phone} error={missingField(errors.phone, texts.phone)} required>
        {(control) => (
          <DigitsInput
            {...control}
            type="tel"
            autoComplete="tel-national"
            enterKeyHint="next"
            value={draft.phone}
            maxLength={10}
            normalize={normalizePhone}
            onValueChange={(digits) => change('phone', digits)}
            onBlur={() => check('phone')}
          />
        )}
      </Field>
      <Field label={texts.email} error={errors.email} className="sm:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            enterKeyHint="done"
            value={draft.email}
            maxLength={200}
            onChange={(event) => change('email', event.target.value)}
            onBlur={() => check('email')}
          />
        )}
      </Field>
    </>
  )
}

export type ReceiverForm = ReturnType<typeof useReceiverForm>

/** What is typed outlives its dialog; a field is judged when it is left, and again while it is mended. */
export function useReceiverForm(initial: Receiver) {
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
  /** The receiver when nothing is missing; otherwise null, and the fields say what is. */
  const finish = (): Receiver | null => {
    const found = receiverErrors(draft)
    setErrors(found)
    return Object.keys(found).length > 0 ? null : cleanReceiver(draft)
  }
  return { draft, errors, change, check, finish }
}
