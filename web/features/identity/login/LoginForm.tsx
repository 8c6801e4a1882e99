import { useRef, useState, type RefObject } from 'react'
import { login, type User } from '#domain/identity/api.ts'
import { loginPasswordField } from '#domain/identity/fields.ts'
import { refusals } from '#domain/errors.ts'
import { phoneField } from '#domain/kernel/fields.ts'
import { api, isRefused } from '#web/api.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { useHydrated } from '#web/state/storage.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { failureText } from '../failure-text.ts'
import { FailureNote } from '../FailureNote.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { authTexts as texts } from '../texts.ts'
import { useFields, useSubmit } from '../use-fields.ts'
import { withProofWhenAsked } from '../with-proof.ts'

export interface LoginFormProps {
  phone?: string
  onSignedIn: (user: User) => void
  onForgot: (phone: string) => void
  /** Another way stands beside it as the main one. */
  isSecond?: boolean
}

const rules = { phone: phoneField, password: loginPasswordField }

/** Phone and password; a wrong pair is asked about in a dialog with its two ways on. */
export function LoginForm({ phone = '', onSignedIn, onForgot, isSecond }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFields({ phone, password: '' }, rules, form)
  const { values, errors, set } = fields
  const { captcha, status } = useCaptcha()
  const password = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const send = async () => {
    const { user } = await withProofWhenAsked(captcha, (proof) =>
      api.call(login, { ...values, captcha: proof }),
    )
    onSignedIn(user)
  }
  const explain = (error: unknown) => {
    if (!isRefused(error, 'accountWrongPwd')) return failureText(error)
    // The next try may be asked who makes it: solved while the dialog is read.
    captcha.start()
    setWrong(true)
    return ''
  }
  const { busy, failure, submit } = useSubmit(fields, send, explain)
  const isReady = useHydrated()
  return (
    // Sent before the script is here, a password must not end in the address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneField
        value={values.phone}
        error={errors.phone}
        autoComplete="username"
        onChange={(digits) => set('phone', digits)}
        onLeave={() => fields.leave('phone')}
      />
      <Field label={texts.password} error={errors.password} required>
        {(control) => (
          <PasswordInput
            {...control}
            ref={password}
            autoComplete="current-password"
            placeholder={texts.passwordHint}
            maxLength={6}
            value={values.password}
            onValueChange={(digits) => set('password', digits)}
          />
        )}
      </Field>
      {status !== 'idle' && <CaptchaField captcha={captcha} status={status} />}
      <FailureNote>{failure}</FailureNote>
      <Button
        type="submit"
        size="main"
        look={isSecond ? 'secondary' : 'primary'}
        wide
        busy={busy}
        disabled={!isReady}
      >
        {texts.login}
      </Button>
      <Button look="plain" onClick={() => onForgot(values.phone)} className="-my-1.5">
        {texts.forgotPassword}
      </Button>
      {wrong && (
        <WrongPassword
          password={password}
          onClose={() => setWrong(false)}
          onAgain={() => set('password', '')}
          onForgot={() => onForgot(values.phone)}
        />
      )}
    </form>
  )
}

interface WrongPasswordProps {
  password: RefObject<HTMLInputElement | null>
  onClose: () => void
  onAgain: () => void
  onForgot: () => void
}

function WrongPassword({ password, onClose, onAgain, onForgot }: WrongPasswordProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      finalFocus={password}
      tone="warning"
      title={texts.wrongPasswordTitle}
      message={refusals.accountWrongPwd.message}
      confirm={{ label: texts.loginAgain, onPress: onAgain }}
      cancel={{ label: texts.forgotPassword, onPress: onForgot }}
    />
  )
}
