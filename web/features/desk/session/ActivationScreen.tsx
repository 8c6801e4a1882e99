import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { acceptInvitation, type SignedInUser } from '#domain/staff/api.ts'
import { staffTexts } from '#domain/staff/texts.ts'
import { api, isRefused } from '#web/api.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { CopyText } from '../parts/CopyText.tsx'
import { PasswordFields } from './PasswordFields.tsx'
import { sessionTexts as texts } from './texts.ts'
import { TotpField, totpLength } from './TotpField.tsx'
import type { Invitation } from './use-invitation.ts'
import { useNewPassword } from './use-new-password.ts'

/** A new colleague's first minute: the authenticator app, a password, and they are at the desk. */
export function ActivationScreen({
  invitation,
  onDone,
}: {
  invitation: Invitation
  onDone: (user: SignedInUser) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const activation = useActivation(invitation, form, onDone)
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={activation.submit}
      className="flex flex-col gap-4"
    >
      <p className="-mt-4 text-ink-2">{texts.activateHello(invitation.full_name)}</p>
      <AppPart totp={invitation.totp} />
      <h2 className="mt-2 text-lg">{texts.activatePassword}</h2>
      {/* Password managers keep the new password under this name. */}
      <input type="text" hidden readOnly autoComplete="username" value={invitation.username} />
      <PasswordFields field={activation.password} />
      <TotpField
        label={texts.activateCode}
        value={activation.code}
        onValueChange={activation.setCode}
        error={activation.codeError}
      />
      <FailureNote>{activation.failure}</FailureNote>
      <Button type="submit" size="main" wide busy={activation.busy}>
        {texts.activate}
      </Button>
    </form>
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
      <ButtonLink to={totp.uri} look="quiet" className="desk:hidden">
        {texts.openApp}
      </ButtonLink>
    </section>
  )
}

function useActivation(
  { token, username, full_name }: Invitation,
  form: RefObject<HTMLFormElement | null>,
  onDone: (user: SignedInUser) => void,
) {
  const password = useNewPassword([username, full_name])
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState('')
  const { busy, failure, attempt, setFailure } = useAttempt()
  const pointOut = () => void setTimeout(() => focusFirstInvalid(form.current))
  const explain = (error: unknown) => {
    pointOut()
    if (isRefused(error, 'totpNotValid')) setCodeError(error.message)
    else if (isRefused(error, 'passwordTooCommon')) password.refuse(error.message)
    else return failureText(error)
    return ''
  }
  const send = async () => {
    const input = { token, password: password.password, totp: code }
    const { user } = await api.call(acceptInvitation, input)
    onDone(user)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isCodeWhole = code.length === totpLength
    setFailure('')
    setCodeError(isCodeWhole ? '' : staffTexts.totpFormat)
    if (password.isReady() && isCodeWhole) void attempt(send, explain)
    else pointOut()
  }
  return { password, code, setCode, codeError, failure, busy, submit }
}
