import { z } from 'zod'
import { acceptInvitation } from '#domain/staff/api.ts'
import { PasswordForm, type PasswordFormProps } from '#web/features/session/PasswordForm.tsx'
import { StrengthHint } from './StrengthHint.tsx'
import { sessionTexts as texts } from './texts.ts'
import { TotpField } from './TotpField.tsx'

/** A long password, and the code of the app that proves who sets it. */
export const newPasswordSchema = z.object({
  ...acceptInvitation.input.pick({ password: true, totp: true }).shape,
  repeat: z.string().min(1, texts.repeatDiffers),
  old_password: z.string(),
})

type StaffPasswordFormProps = Pick<PasswordFormProps, 'state' | 'lead' | 'action' | 'className'> & {
  user: { username: string; full_name: string }
  codeLabel?: string
}

/** A new password with a word on how good it is, and the code of the app. */
export function StaffPasswordForm({ user, codeLabel, ...form }: StaffPasswordFormProps) {
  const { password } = form.state.form.values
  const names = [user.username, user.full_name]
  return (
    <PasswordForm
      {...form}
      username={user.username}
      labels={{ old: texts.oldPassword, password: texts.newPassword, repeat: texts.repeat }}
      hint={<StrengthHint password={password} names={names} />}
    >
      <TotpField label={codeLabel} />
    </PasswordForm>
  )
}
