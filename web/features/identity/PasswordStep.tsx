import { useRef } from 'react'
import { ApiError } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { failureText } from './failure-text.ts'
import { FailureNote } from './FailureNote.tsx'
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx'
import { StepHeading } from './StepHeading.tsx'
import { authTexts as texts } from './texts.ts'
import { useSubmit } from './use-fields.ts'

export interface PasswordStepProps {
  phone: string
  /** Why it is asked again; empty where it is not. */
  note?: string
  refusesEasy?: boolean
  onPassword: (password: string) => void | Promise<void>
}

/** A new password, twice. */
export function PasswordStep({ phone, note = '', refusesEasy, onPassword }: PasswordStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useNewPassword(form, { phone, ...(refusesEasy ? { refusesEasy } : {}) })
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
        <FailureNote>{note}</FailureNote>
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
