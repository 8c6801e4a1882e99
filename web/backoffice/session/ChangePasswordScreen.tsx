import { changeStaffPassword, type SignedInUser } from '#domain/staff/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { usePasswordForm } from '#web/features/session/use-password-form.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { newPasswordSchema, StaffPasswordForm } from './StaffPasswordForm.tsx'
import { sessionTexts as texts } from './texts.ts'

const schema = newPasswordSchema.extend({
  old_password: changeStaffPassword.input.shape.old_password.refine(Boolean, texts.passwordMissing),
})

/** The own password, proved by the old one and the app. */
export function ChangePasswordScreen({ user, onDone }: { user: SignedInUser; onDone: () => void }) {
  const state = usePasswordForm(schema, {
    repeatDiffers: texts.repeatDiffers,
    oldWrong: texts.oldPasswordWrong,
    send: async ({ repeat: _repeat, ...given }) => {
      await callBackoffice(changeStaffPassword, given)
      notify({ text: texts.changed })
      onDone()
    },
  })
  return <StaffPasswordForm state={state} user={user} action={texts.change} className="max-w-112" />
}
