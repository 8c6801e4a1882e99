import { changePassword } from '#domain/identity/api.ts'
import { loginPasswordField } from '#domain/identity/fields.ts'
import { api } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { usePasswordForm } from '#web/features/session/use-password-form.ts'
import { MemberPasswordForm } from '#web/shop/identity/MemberPasswordForm.tsx'
import { memberPassword, memberPasswordSchema } from '#web/shop/identity/NewPasswordFields.tsx'
import { useMember } from '#web/shop/state/member.ts'
import { profileTexts as texts } from './texts.ts'

const schema = memberPasswordSchema.extend({ old_password: loginPasswordField })

/** The present password, and the new one twice. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const phone = useMember()?.phone ?? ''
  const state = usePasswordForm(schema, {
    ...memberPassword,
    oldWrong: texts.wrongOldPassword,
    send: async ({ old_password, password }) => {
      await api.call(changePassword, { old_password, password })
      notify({ text: texts.passwordChanged })
      onChanged()
    },
  })
  return (
    <MemberPasswordForm
      state={state}
      phone={phone}
      oldLabel={texts.oldPassword}
      text={texts.passwordText}
      action={texts.changePassword}
      className="max-w-md"
    />
  )
}
