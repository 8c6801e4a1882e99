import { useEffect, useRef } from 'react'
import type { SignedInUser } from '#domain/staff/api.ts'
import { LoginForm as LoginFrame } from '#web/features/session/LoginForm.tsx'
import { PasswordField } from '#web/features/session/PasswordField.tsx'
import { UsernameField } from '#web/features/session/UsernameField.tsx'
import { Button } from '#web/ui/Button.tsx'
import { sessionTexts as texts } from './texts.ts'
import { TotpField } from './TotpField.tsx'
import { useLogin, type Login } from './use-login.ts'

export interface LoginFormProps {
  /** Whoever was at work: only they can go on. */
  username?: string
  onDone: (user: SignedInUser) => void
}

/** Name and password, then the code of the authenticator app. */
export function LoginForm({ username, onDone }: LoginFormProps) {
  const login = useLogin({ username, onDone })
  const isFixed = username !== undefined
  if (login.step === 'totp') return <CodeStep login={login} isFixed={isFixed} />
  return (
    <LoginFrame login={login} action={texts.goOn}>
      <UsernameField label={texts.username} readOnly={isFixed} />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
    </LoginFrame>
  )
}

function CodeStep({ login, isFixed }: { login: Login; isFixed: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const other = (
    <Button variant="plain" onClick={login.startAgain} className="-my-1.5">
      {texts.otherAccount}
    </Button>
  )
  return (
    <LoginFrame login={login} action={texts.login} after={!isFixed && other}>
      <p className="text-ink-2">{texts.totpHint(login.form.values.username.trim())}</p>
      <TotpField ref={field} onValueChange={login.typeCode} />
    </LoginFrame>
  )
}
