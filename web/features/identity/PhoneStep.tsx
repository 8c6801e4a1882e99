import { useRef, type FormEvent, type ReactNode } from 'react'
import { phoneField } from '#domain/kernel/fields.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import type { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { useHydrated } from '#web/state/storage.ts'
import { Button } from '#web/ui/Button.tsx'
import { FailureNote } from './FailureNote.tsx'
import { PhoneField } from './PhoneField.tsx'
import { authTexts as texts } from './texts.ts'
import { hasErrors, useFields } from './use-fields.ts'

export interface PhoneStepProps {
  phone: string
  text: string
  /** Why the way begins again; empty where it does not. */
  failure: string
  /** That a person is there. */
  proof: ReturnType<typeof useCaptcha>
  /** Above the form: what one has of it. */
  lead?: ReactNode
  /** Between the field and the button: what pressing it agrees to. */
  note?: ReactNode
  onPhone: (phone: string) => void
  /** Below the form: the other ways. */
  children: ReactNode
}

const rules = { phone: phoneField }

/** The phone a code will be sent to. */
export function PhoneStep(props: PhoneStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFields({ phone: props.phone }, rules, form)
  // Sent before the script is here, what was typed would be lost.
  const isReady = useHydrated()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = fields.findErrors()
    if (hasErrors(found)) fields.refuse(found)
    else props.onPhone(phoneField.parse(fields.values.phone))
  }
  return (
    <div className="flex flex-col gap-3">
      <FailureNote>{props.failure}</FailureNote>
      {props.lead}
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-2">{props.text}</p>
        <PhoneField
          value={fields.values.phone}
          error={fields.errors.phone}
          onChange={(digits) => fields.set('phone', digits)}
          onLeave={() => fields.leave('phone')}
        />
        {props.note}
        <CaptchaField {...props.proof} />
        <Button type="submit" size="main" wide disabled={!isReady}>
          {texts.continue}
        </Button>
      </form>
      {props.children}
    </div>
  )
}
