import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Order } from '#domain/order/api.ts'
import type { OrderReturns } from '#domain/order/return-request/api.ts'
import {
  returnReasonLabels,
  returnReasons,
  type ReturnReason,
} from '#domain/order/return-request/states.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { PhotosField } from './PhotosField.tsx'
import { PiecesField } from './PiecesField.tsx'
import {
  checkReturn,
  draftOf,
  type ReturnAsk,
  type ReturnDraft,
  type ReturnErrors,
} from './return-draft.ts'
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
      <ReturnForm {...{ order, token, ask, onSent }} />
    </Dialog>
  )
}

function ReturnForm({ order, token, ask, onSent }: Omit<ReturnDialogProps, 'onClose'>) {
  const [draft, setDraft] = useState<ReturnDraft>(() => draftOf(ask, order.receiver.phone))
  const [errors, setErrors] = useState<ReturnErrors>({})
  const { busy, failure, send } = useSendReturn(order.code, token)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current)
  }, [errors])
  const change = (part: Partial<ReturnDraft>) => {
    setDraft((known) => ({ ...known, ...part }))
    setErrors({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = checkReturn(draft)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const sent = await send(draft)
    if (sent) onSent(sent)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <PiecesField
        lines={ask.lines}
        pieces={draft.pieces}
        error={errors.pieces}
        onChange={(pieces) => change({ pieces })}
      />
      <RadioCards
        legend={texts.reason}
        name="return-reason"
        required
        options={returnReasons.map((value) => ({
          value,
          label: returnReasonLabels[value],
          text: texts.reasonHints[value] || undefined,
        }))}
        value={draft.reason}
        onValueChange={(reason) => change({ reason: reason as ReturnReason })}
        error={errors.reason}
      />
      <Field
        label={texts.words}
        hint={texts.wordsHint}
        error={errors.words}
        required={draft.reason === 'other'}
      >
        {(control) => (
          <Textarea
            {...control}
            value={draft.words}
            maxLength={1000}
            onChange={({ target }) => change({ words: target.value })}
          />
        )}
      </Field>
      <PhotosField
        photos={draft.photos}
        error={errors.photos}
        onChange={(photos) => change({ photos })}
      />
      <Field label={texts.phone} error={errors.phone} required>
        {(control) => (
          <DigitsInput
            {...control}
            type="tel"
            autoComplete="tel-national"
            value={draft.phone}
            maxLength={10}
            normalize={normalizePhone}
            onValueChange={(phone) => change({ phone })}
          />
        )}
      </Field>
      <StickyActions>
        <div role="alert" className="not-empty:mb-2">
          <FieldError id="return-failure">{failure}</FieldError>
        </div>
        <Button type="submit" size="main" wide busy={busy}>
          {texts.send}
        </Button>
        <p role="status" className="mt-1 text-center text-sm text-ink-2 empty:hidden">
          {busy ? texts.sending : ''}
        </p>
      </StickyActions>
    </form>
  )
}
