import { PasswordForm, type PasswordFormProps } from '#web/features/session/PasswordForm.tsx'
import { authTexts } from '#web/features/identity/texts.ts'
import { EasyPasswordNote, newPasswordLabels } from './NewPasswordFields.tsx'

type MemberPasswordFormProps = Pick<PasswordFormProps, 'state' | 'action' | 'className'> & {
  phone: string
  text: string
  oldLabel?: string
}

/** A member's new password of six digits, and the old one where it is asked for. */
export function MemberPasswordForm({ phone, text, oldLabel, ...form }: MemberPasswordFormProps) {
  const { password } = form.state.form.values
  return (
    <PasswordForm
      {...form}
      username={phone}
      labels={{ ...newPasswordLabels, old: oldLabel }}
      hint={authTexts.passwordHint}
      lead={<p className="text-ink-2">{text}</p>}
      note={<EasyPasswordNote password={password} person={{ phone }} />}
    />
  )
}
