import { ApiError } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { failureText } from './failure-text.ts'
import { FailureNote } from './FailureNote.tsx'
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx'
import { StepHeading } from './StepHeading.tsx'
import { authTexts as texts } from './texts.ts'
import { useArrival } from './use-arrival.ts'
import { useSubmit } from './use-fields.ts'

export interface PasswordStepProps {
  phone: string
  onPassword: (password: string) => void | Promise<void>
}

/** A new password, twice. */
export function PasswordStep({ phone, onPassword }: PasswordStepProps) {
  const form = useArrival<HTMLFormElement>()
  const fields = useNewPassword(form, { phone })
  const send = async () => {
    await onPassword(fields.values.password)
  }
  const explain = (error: unknown) => {
    const ofPassword = error instanceof ApiError ? error.fields['password'] : undefined
    if (!ofPassword) return failureText(error)
    fields.refuse({ password: ofPassword })
    return ''
  }
  const { busy, failure, submit } = useSubmit(fields, send, explain)
  return (
    <div className="flex flex-col gap-3">
      <StepHeading>{texts.passwordStep}</StepHeading>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-2">{texts.passwordText}</p>
        <NewPasswordFields fields={fields} phone={phone} />
        <FailureNote>{failure}</FailureNote>
        <Button type="submit" size="main" wide busy={busy}>
          {texts.continue}
        </Button>
      </form>
    </div>
  )
}
