import { useCallback, useState } from 'react'
import {
  resetPassword,
  sendForgotPasswordCode,
  submitForgotPasswordCode,
} from '#domain/identity/api.ts'
import { api, isRefused } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { CodeStep } from '../CodeStep.tsx'
import { Done } from '../Done.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { PhoneStep } from '../PhoneStep.tsx'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { usePhoneProof } from '../use-phone-proof.ts'

export interface ForgotFlowProps {
  phone?: string
  onLogin: (phone?: string) => void
  onRegister: (phone: string) => void
}

type Step =
  { name: 'phone' } | { name: 'code' } | { name: 'password'; sessionKey: string } | { name: 'done' }

/** Phone, code, new password. */
export function ForgotFlow({ onLogin, onRegister, ...props }: ForgotFlowProps) {
  const [step, setStep] = useState<Step>({ name: 'phone' })
  const { phone, setPhone, proof } = usePhoneProof(props.phone)
  const [unknown, setUnknown] = useState(false)
  const [failure, setFailure] = useState('')
  const send = useCallback(
    (captcha: string) => api.call(sendForgotPasswordCode, { phone, captcha }),
    [phone],
  )
  const prove = async (code: string) => {
    try {
      const { sessionKey } = await api.call(submitForgotPasswordCode, { phone, code })
      setStep({ name: 'password', sessionKey })
    } catch (error) {
      if (!isRefused(error, 'phoneNotRegistered')) throw error
      setUnknown(true)
    }
  }
  const change = async (sessionKey: string, password: string) => {
    try {
      await api.call(resetPassword, { phone, sessionKey, password })
      setStep({ name: 'done' })
    } catch (error) {
      if (!isRefused(error, 'sessionKeyNotValid')) throw error
      setFailure(texts.sessionLate)
      setStep({ name: 'phone' })
    }
  }
  switch (step.name) {
    case 'phone':
      return (
        <PhoneStep
          phone={phone}
          text={texts.forgotText}
          failure={failure}
          proof={proof}
          onPhone={(given) => {
            setPhone(given)
            setFailure('')
            setStep({ name: 'code' })
          }}
        >
          <Button variant="plain" onClick={() => onLogin(phone)}>
            {texts.loginAgain}
          </Button>
        </PhoneStep>
      )
    case 'code':
      return (
        <CodeStep
          type="forgotPassword"
          phone={phone}
          proof={proof}
          send={send}
          submit={prove}
          onOtherPhone={() => setStep({ name: 'phone' })}
        >
          {unknown && (
            <NotRegistered
              phone={phone}
              onRegister={() => onRegister(phone)}
              onLogin={() => onLogin()}
              onClose={() => setUnknown(false)}
            />
          )}
        </CodeStep>
      )
    case 'password':
      return (
        <PasswordStep phone={phone} onPassword={(password) => change(step.sessionKey, password)} />
      )
    case 'done':
      return (
        <Done
          title={texts.changed}
          text={texts.changedText}
          action={texts.login}
          onAction={() => onLogin(phone)}
        />
      )
  }
}

interface NotRegisteredProps {
  phone: string
  onRegister: () => void
  onLogin: () => void
  onClose: () => void
}

function NotRegistered({ phone, onRegister, onLogin, onClose }: NotRegisteredProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="warning"
      title={texts.notRegisteredTitle}
      message={texts.notRegisteredText(phone)}
      confirm={{ label: texts.register, onPress: onRegister }}
      cancel={{ label: texts.loginAgain, onPress: onLogin }}
    />
  )
}
