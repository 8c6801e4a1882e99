import { acceptInvitation, type SignedInUser } from '#domain/staff/api.ts'
import { api } from '#web/api.ts'
import { usePasswordForm } from '#web/features/session/use-password-form.ts'
import { AuthenticatorCode } from './AuthenticatorCode.tsx'
import { newPasswordSchema, StaffPasswordForm } from './StaffPasswordForm.tsx'
import { sessionTexts as texts } from './texts.ts'
import type { Invitation } from './use-invitation.ts'

/** A new colleague's first minute: the authenticator app, a password, and they are in the back office. */
export function ActivationScreen({
  invitation,
  onDone,
}: {
  invitation: Invitation
  onDone: (user: SignedInUser) => void
}) {
  const { token } = invitation
  const state = usePasswordForm(newPasswordSchema, {
    repeatDiffers: texts.repeatDiffers,
    send: async ({ password, totp }) =>
      onDone((await api.call(acceptInvitation, { token, password, totp })).user),
  })
  const lead = (
    <>
      <p className="-mt-4 text-ink-2">{texts.activateHello(invitation.full_name)}</p>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg">{texts.activateApp}</h2>
        <p className="text-sm text-ink-2">{texts.activateAppText}</p>
        <AuthenticatorCode totp={invitation.totp} />
      </section>
      <h2 className="mt-2 text-lg">{texts.activatePassword}</h2>
    </>
  )
  return (
    <StaffPasswordForm
      state={state}
      user={invitation}
      lead={lead}
      codeLabel={texts.activateCode}
      action={texts.activate}
    />
  )
}
