import { useRef, useState, type RefObject } from 'react'
import { z } from 'zod'
import { login, type User } from '#domain/identity/api.ts'
import { loginPasswordField } from '#domain/identity/fields.ts'
import { refusals } from '#domain/errors.ts'
import { phoneField } from '#domain/kernel/fields.ts'
import { api, isRefused } from '#web/api.ts'
import { LoginForm as LoginFrame } from '#web/features/session/LoginForm.tsx'
import { PasswordField } from '#web/features/session/PasswordField.tsx'
import { useLoginForm } from '#web/features/session/use-login-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Form } from '#web/form/Form.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'

export interface LoginFormProps {
  phone?: string
  onSignedIn: (user: User) => void
  onForgot: (phone: string) => void
  /** Another way stands beside it as the main one. */
  isSecond?: boolean
}

const schema = z.object({ phone: phoneField, password: loginPasswordField })

/** Phone and password; a wrong pair is asked about in a dialog with its two ways on. */
export function LoginForm({ phone = '', onSignedIn, onForgot, isSecond }: LoginFormProps) {
  const password = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const { form, proof } = useLoginForm(schema, {
    initial: { phone, password: '' },
    send: async (values, captcha) =>
      onSignedIn((await api.call(login, { ...values, captcha })).user),
    explain: (error) => {
      if (!isRefused(error, 'accountWrongPwd')) return failureText(error)
      // The next try may be asked who makes it: solved while the dialog is read.
      proof.captcha.start()
      form.set('password', '')
      setWrong(true)
      return ''
    },
  })
  const forgot = () => onForgot(form.values.phone)
  return (
    <LoginFrame
      login={{ form, proof }}
      action={texts.login}
      variant={isSecond ? 'secondary' : 'primary'}
      after={
        <Button variant="plain" onClick={forgot} className="-my-1.5">
          {texts.forgotPassword}
        </Button>
      }
    >
      <Form.Phone name="phone" label={texts.phone} autoComplete="username" />
      <PasswordField
        name="password"
        ref={password}
        label={texts.password}
        autoComplete="current-password"
        placeholder={texts.passwordHint}
        digits={6}
      />
      {wrong && (
        <WrongPassword password={password} onClose={() => setWrong(false)} onForgot={forgot} />
      )}
    </LoginFrame>
  )
}

interface WrongPasswordProps {
  password: RefObject<HTMLInputElement | null>
  onClose: () => void
  onForgot: () => void
}

function WrongPassword({ password, onClose, onForgot }: WrongPasswordProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      finalFocus={password}
      tone="warning"
      title={texts.wrongPasswordTitle}
      message={refusals.accountWrongPwd.message}
      confirm={{ label: texts.loginAgain }}
      cancel={{ label: texts.forgotPassword, onPress: onForgot }}
    />
  )
}
