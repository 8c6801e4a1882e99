import { authTexts as texts } from '#web/features/identity/texts.ts'
import { usePasswordForm } from '#web/features/session/use-password-form.ts'
import { MemberPasswordForm } from './MemberPasswordForm.tsx'
import { memberPassword, memberPasswordSchema } from './NewPasswordFields.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useArrival } from './use-arrival.ts'

export interface PasswordStepProps {
  phone: string
  onPassword: (password: string) => Promise<void>
}

/** A new password, twice. */
export function PasswordStep({ phone, onPassword }: PasswordStepProps) {
  const state = usePasswordForm(memberPasswordSchema, {
    ...memberPassword,
    send: ({ password }) => onPassword(password),
  })
  useArrival(state.form.element)
  return (
    <div className="flex flex-col gap-3">
      <StepHeading>{texts.passwordStep}</StepHeading>
      <MemberPasswordForm
        state={state}
        phone={phone}
        text={texts.passwordText}
        action={texts.continue}
      />
    </div>
  )
}
