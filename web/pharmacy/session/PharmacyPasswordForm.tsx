import { changePharmacyPassword } from '#domain/pharmacy/api.ts'
import { PasswordForm } from '#web/features/session/PasswordForm.tsx'
import { usePasswordForm } from '#web/features/session/use-password-form.ts'
import { callPharmacy } from './call-pharmacy.ts'
import { loginFailure } from './login-failure.ts'
import { passwordForm } from './session.rules.ts'
import { loginTexts as texts } from './texts.ts'
import { usePharmacy } from './use-pharmacy.ts'

interface PharmacyPasswordFormProps {
  /** Typed a moment ago at the login: not asked for again. */
  oldPassword?: string
  onDone: () => void
}

/** A new password, typed twice, for the account that is logged in. */
export function PharmacyPasswordForm({ oldPassword = '', onDone }: PharmacyPasswordFormProps) {
  const { user } = usePharmacy()
  const state = usePasswordForm(passwordForm, {
    repeatDiffers: texts.repeatDiffers,
    old: oldPassword,
    oldWrong: texts.oldWrong,
    explain: loginFailure,
    send: async ({ old_password, password }) => {
      await callPharmacy(changePharmacyPassword, { old_password, password }, { quiet: true })
      onDone()
    },
  })
  return (
    <PasswordForm
      state={state}
      username={user?.username}
      labels={{ old: texts.oldPassword, password: texts.newPassword, repeat: texts.repeat }}
      hint={texts.hint}
      action={texts.save}
    />
  )
}
