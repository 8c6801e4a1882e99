import Phone from 'lucide-react/icons/phone'
import { useEffect } from 'react'
import { LoginForm } from '#web/features/session/LoginForm.tsx'
import { PasswordField } from '#web/features/session/PasswordField.tsx'
import { UsernameField } from '#web/features/session/UsernameField.tsx'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import type { PharmacyUser } from '../area/remembered-pharmacy.ts'
import { usePharmacy } from './use-pharmacy.ts'
import { loginTexts as texts } from './texts.ts'
import { usePharmacyLogin } from './use-pharmacy-login.ts'

export interface PharmacyLoginFormProps {
  code: string
  username: string
  /** In a dialog: the name is there already, the thumb goes on with the password. */
  takesFocus?: boolean
  onDone: (user: PharmacyUser, password: string) => void
}

/** Name and password of an account of this pharmacy. */
export function PharmacyLoginForm({ takesFocus, ...of }: PharmacyLoginFormProps) {
  const login = usePharmacyLogin(of)
  const { password } = login
  useEffect(() => {
    if (takesFocus) password.current?.focus()
  }, [password, takesFocus])
  return (
    <LoginForm login={login} action={texts.login} size="counter" after={<LostPassword />}>
      <UsernameField label={texts.username} size="main" />
      <PasswordField
        name="password"
        ref={password}
        isWrong={login.isWrong}
        label={texts.password}
        size="main"
        autoComplete="current-password"
      />
    </LoginForm>
  )
}

/** Who helps: the company draws a new password, for whoever works at the pharmacy. */
function LostPassword() {
  const { hotline } = usePharmacy().area
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
