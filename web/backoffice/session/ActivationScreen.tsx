import { acceptInvitation, type SignedInUser } from '#domain/staff/api.ts'
import { api } from '#web/api.ts'
import { usePasswordForm } from '#web/features/session/use-password-form.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { CopyText } from '../parts/CopyText.tsx'
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
      <AppPart totp={invitation.totp} />
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

function AppPart({ totp }: { totp: Invitation['totp'] }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{texts.activateApp}</h2>
      <p className="text-sm text-ink-2">{texts.activateAppText}</p>
      <img
        src={totp.svg}
        alt={texts.qr}
        width={200}
        height={200}
        className="self-center rounded-md border border-line p-2"
      />
      <div className="flex items-center justify-between gap-2 rounded-md bg-ground px-3 py-1.5">
        <div className="min-w-0">
          <p className="text-xs text-ink-2">{texts.secret}</p>
          <code className="text-sm break-all">{totp.secret}</code>
        </div>
        <CopyText text={totp.secret} label={texts.copySecret} />
      </div>
      <ButtonLink to={totp.uri} variant="quiet" className="desk:hidden">
        {texts.openApp}
      </ButtonLink>
    </section>
  )
}
