import { useEffect, useRef, useState } from 'react'
import { openCustomer, otherReason, type CustomerHead } from '#domain/customer/backoffice/api.ts'
import { lookReasons, openMinutes, type LookReason } from '#domain/customer/looks.ts'
import { Form } from '#web/form/Form.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { Panel } from '../parts/Panel.tsx'
import { customerTexts as texts } from './texts.ts'

export interface OpenCustomerPanelProps {
  id: number
  onOpened: (customer: CustomerHead) => void
}

/** Why somebody looks, chosen first: one press, as a caller waits. */
export function OpenCustomerPanel({ id, onOpened }: OpenCustomerPanelProps) {
  const [isOther, setOther] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { busy, failure, attempt } = useAttempt()
  const open = (cause: LookReason, words = '') =>
    callBackoffice(openCustomer, { id, cause, words }, { silent: true }).then(onOpened)
  return (
    <Panel title={texts.openTitle}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{texts.openText(openMinutes)}</p>
        <div className="flex flex-wrap gap-2.5 phone:flex-col">
          {lookReasons.map((reason, place) => (
            <Button
              key={reason}
              variant={place === 0 ? 'primary' : 'secondary'}
              ref={place === 0 ? first : undefined}
              aria-expanded={reason === 'other' ? isOther : undefined}
              disabled={busy}
              onClick={() =>
                reason === 'other' ? setOther(true) : void attempt(() => open(reason))
              }
            >
              {texts.reasons[reason]}
            </Button>
          ))}
        </div>
        <FieldError id={`mo-khach-${id}`}>{failure}</FieldError>
        {isOther && <OtherReason onOpen={(words) => open('other', words)} />}
      </div>
    </Panel>
  )
}

function OtherReason({ onOpen }: { onOpen: (words: string) => Promise<void> }) {
  const form = useForm(otherReason, {
    initial: { words: '' },
    send: ({ words }) => onOpen(words),
  })
  return (
    <Form form={form} className="flex max-w-130 flex-col items-start gap-3">
      <div className="w-full">
        <Form.Text name="words" label={texts.otherWords} />
      </div>
      <Form.Failure />
      <Button type="submit" busy={form.busy}>
        {texts.open}
      </Button>
    </Form>
  )
}
