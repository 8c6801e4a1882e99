import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SignedInUser } from '#domain/staff/api.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { useHydrated } from '#web/state/storage.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SecretInput } from '#web/ui/SecretInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { sessionTexts as texts } from './texts.ts'
import { TotpField, totpLength } from './TotpField.tsx'
import { useLogin, type Login } from './use-login.ts'

export interface LoginFormProps {
  /** Whoever was at work: only they can go on. */
  username?: string
  onDone: (user: SignedInUser) => void
}

/** Name and password, then the code of the authenticator app. */
export function LoginForm({ username, onDone }: LoginFormProps) {
  const login = useLogin(onDone)
  return login.step === 'totp' ? (
    <CodeStep login={login} isFixed={username !== undefined} />
  ) : (
    <PasswordStep login={login} fixed={username} />
  )
}

function PasswordStep({ login, fixed }: { login: Login; fixed: string | undefined }) {
  const [username, setUsername] = useState(fixed ?? login.username)
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isReady = useHydrated()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!login.busy && username.trim() && password) void login.sendPassword(username, password)
  }
  return (
    // Sent before the script is here, a password must not end in the address.
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={texts.username}
        error={isTried && !username.trim() && texts.usernameMissing}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            readOnly={fixed !== undefined}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label={texts.password} error={isTried && !password && texts.passwordMissing} required>
        {(control) => (
          <SecretInput
            {...control}
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {login.proof.status !== 'idle' && <CaptchaField {...login.proof} />}
      <FailureNote>{login.failure}</FailureNote>
      <Button type="submit" size="main" wide busy={login.busy} disabled={!isReady}>
        {texts.goOn}
      </Button>
    </form>
  )
}

function CodeStep({ login, isFixed }: { login: Login; isFixed: boolean }) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = async (digits: string) => {
    await login.sendCode(digits)
    // A refused code is no use any more.
    setCode('')
  }
  const typed = (digits: string) => {
    setCode(digits)
    if (digits.length === totpLength && !login.busy) void send(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === totpLength && !login.busy) void send(code)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-2">{texts.totpHint(login.username)}</p>
      <TotpField ref={field} value={code} onValueChange={typed} />
      {login.proof.status !== 'idle' && <CaptchaField {...login.proof} />}
      <FailureNote>{login.failure}</FailureNote>
      <Button type="submit" size="main" wide busy={login.busy}>
        {texts.login}
      </Button>
      {!isFixed && (
        <Button look="plain" onClick={login.startAgain} className="-my-1.5">
          {texts.otherAccount}
        </Button>
      )}
    </form>
  )
}
