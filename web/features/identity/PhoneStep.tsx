import { useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { phoneField } from '#domain/kernel/fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { PhoneField } from './PhoneField.tsx'
import { authTexts as texts } from './texts.ts'
import { hasErrors, useFields } from './use-fields.ts'

export interface PhoneStepProps {
  phone: string
  text: string
  /** Between the field and the button: what pressing it agrees to. */
  note?: ReactNode
  onPhone: (phone: string) => void
}

const rules = { phone: phoneField }

/** The phone a code will be sent to. */
export function PhoneStep({ phone, text, note, onPhone }: PhoneStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFields({ phone }, rules, form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = fields.findErrors()
    if (hasErrors(found)) fields.refuse(found)
    else onPhone(phoneField.parse(fields.values.phone))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-2">{text}</p>
      <PhoneField
        value={fields.values.phone}
        error={fields.errors.phone}
        onChange={(digits) => fields.set('phone', digits)}
        onLeave={() => fields.leave('phone')}
      />
      {note}
      <Button type="submit" size="main" wide>
        {texts.continue}
      </Button>
    </form>
  )
}
