import Phone from 'lucide-react/icons/phone'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { drugstoreTexts } from '#domain/drugstore/texts.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { SecretInput } from '#web/ui/SecretInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { telephoneLink } from '#web/telephone-link.ts'
import type { StoreUser } from '../area/remembered-store.ts'
import { useStore } from '../use-store.ts'
import { loginTexts as texts } from './texts.ts'
import { useStoreLogin } from './use-store-login.ts'

/** Name and password of an account of this store. */
export function StoreLoginForm({
  code,
  username: given,
  takesFocus,
  onDone,
}: {
  code: string
  username: string
  /** In a dialog: the name is there already, the thumb goes on with the password. */
  takesFocus?: boolean
  onDone: (user: StoreUser, password: string) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [username, setUsername] = useState(given)
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const login = useStoreLogin(code, onDone)
  // Gone with the dialog where it was taken.
  const retype = () => passwordIn(form.current)?.select()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (login.busy) return
    if (username.trim() && password) void login.send(username.trim(), password).then(retype)
    else setTimeout(() => focusFirstInvalid(form.current))
  }
  useEffect(() => {
    if (takesFocus) passwordIn(form.current)?.focus()
  }, [takesFocus])
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={texts.username}
        error={isTried && !username.trim() && drugstoreTexts.usernameRequired}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            size="main"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={48}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={texts.password}
        error={login.wrong || (isTried && !password && drugstoreTexts.passwordRequired)}
        required
      >
        {(control) => (
          <SecretInput
            {...control}
            size="main"
            name="password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              login.unsay()
            }}
          />
        )}
      </Field>
      {login.proof.status !== 'idle' && <CaptchaField {...login.proof} />}
      <FailureNote>{login.failure}</FailureNote>
      <Button type="submit" size="counter" wide busy={login.busy}>
        {texts.login}
      </Button>
      <LostPassword />
    </form>
  )
}

function passwordIn(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLInputElement>('input[name=password]')
}

/** Who helps: An Lành draws a new password, for whoever works at the store. */
function LostPassword() {
  const { hotline } = useStore().area
  return (
    <p className="-mb-2 border-t border-line pt-3 text-sm text-ink-2">
      <b className="font-semibold text-ink">{texts.lost}</b> {texts.lostHelp}
      <a
        href={telephoneLink(hotline)}
        className="flex min-h-11 w-fit items-center gap-1.5 text-base font-semibold whitespace-nowrap text-primary hover:underline"
      >
        <Phone aria-hidden="true" className="size-4" />
        {hotline}
      </a>
    </p>
  )
}
