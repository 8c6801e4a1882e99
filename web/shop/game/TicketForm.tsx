import { useEffect, useRef, useState } from 'react'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { plainTicketId, ticketInput, TicketWords } from './PlainTicketForm.tsx'
import { gameTexts as texts } from './texts.ts'
import { ticketForm } from './ticket.rules.ts'
import { turnFormAction } from './TurnForm.tsx'

export interface TicketFormProps {
  slug: string
  /** What was typed last. */
  ticket: string
  /** Where scripts run it is played in place; a plain form otherwise. */
  onSubmit: (code: string) => void
}

/** A printed code is all that is asked for. */
export function TicketForm({ slug, ticket, onSubmit }: TicketFormProps) {
  const [begun] = useState(findBegun)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (begun?.hasFocus) input.current?.focus()
  }, [begun])
  const form = useForm(ticketForm, {
    initial: { ticket: begun?.text ?? ticket },
    send: async (values) => onSubmit(values.ticket),
  })
  return (
    <Form form={form} action={turnFormAction}>
      <TicketWords />
      <input type="hidden" name="slug" value={slug} />
      <Form.Custom name="ticket" label={texts.ticket}>
        {({ onValueChange, ...control }) => (
          <TextInput
            {...control}
            ref={input}
            size="main"
            name="ticket"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => onValueChange(event.target.value)}
            className={ticketInput}
          />
        )}
      </Form.Custom>
      <Button type="submit" size="main" wide>
        {texts.ticketPlay}
      </Button>
    </Form>
  )
}

/** What somebody has typed before the script was here: the plain form stands until this one is drawn. */
function findBegun(): { text: string; hasFocus: boolean } | null {
  const plain = document.getElementById(plainTicketId)
  if (!(plain instanceof HTMLInputElement)) return null
  return { text: plain.value, hasFocus: document.activeElement === plain }
}
