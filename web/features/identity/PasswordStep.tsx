import { useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { FailureNote } from './FailureNote.tsx'
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx'
import { StepHeading } from './StepHeading.tsx'
import { authTexts as texts } from './texts.ts'
import { useSubmit } from './use-fields.ts'

export interface PasswordStepProps {
  phone: string
  onPassword: (password: string) => void | Promise<void>
}

/** A new password, twice. */
export function PasswordStep({ phone, onPassword }: PasswordStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useNewPassword(form)
  const { busy, failure, submit } = useSubmit(fields, async () => {
    await onPassword(fields.values.password)
  })
  return (
    <div className="flex flex-col gap-3">
      <StepHeading>{texts.passwordStep}</StepHeading>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-2">{texts.passwordText}</p>
        {/* So that the browser's keeper of passwords knows whose it is. */}
        <input type="text" autoComplete="username" value={phone} readOnly hidden />
        <NewPasswordFields fields={fields} />
        <FailureNote>{failure}</FailureNote>
        <Button type="submit" size="main" wide busy={busy}>
          {texts.continue}
        </Button>
      </form>
    </div>
  )
}
