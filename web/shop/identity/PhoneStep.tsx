import type { ReactNode } from 'react'
import { z } from 'zod'
import { phoneField } from '#domain/kernel/fields.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import type { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Button } from '#web/ui/Button.tsx'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'

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

const schema = z.object({ phone: phoneField })

/** The phone a code will be sent to. */
export function PhoneStep(props: PhoneStepProps) {
  const form = useForm(schema, {
    initial: { phone: props.phone },
    send: async ({ phone }) => props.onPhone(phoneField.parse(phone)),
  })
  // Sent before the script is here, what was typed would be lost.
  const isReady = useHydrated()
  return (
    <div className="flex flex-col gap-3">
      <FailureNote>{props.failure}</FailureNote>
      {props.lead}
      <Form form={form}>
        <p className="text-ink-2">{props.text}</p>
        <Form.Phone name="phone" label={texts.phone} autoComplete="tel-national" />
        {props.note}
        <CaptchaField {...props.proof} />
        <Button type="submit" size="main" wide disabled={!isReady}>
          {texts.continue}
        </Button>
      </Form>
      {props.children}
    </div>
  )
}
