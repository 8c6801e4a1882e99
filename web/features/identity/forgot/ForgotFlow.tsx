import { useCallback, useEffect, useState } from 'react'
import {
  resetPassword,
  sendForgotPasswordCode,
  submitForgotPasswordCode,
} from '#domain/identity/api.ts'
import { api, isRefused } from '#web/api.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Done } from '../Done.tsx'
import { FailureNote } from '../FailureNote.tsx'
import { OtpForm } from '../otp/OtpForm.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { PhoneStep } from '../PhoneStep.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { authTexts as texts } from '../texts.ts'

export interface ForgotFlowProps {
  phone?: string
  onLogin: (phone?: string) => void
  onRegister: (phone: string) => void
}

type Step =
  { name: 'phone' } | { name: 'code' } | { name: 'password'; sessionKey: string } | { name: 'done' }

/** Phone, code, new password: first specification, section 4. */
export function ForgotFlow({ onLogin, onRegister, ...props }: ForgotFlowProps) {
  const [step, setStep] = useState<Step>({ name: 'phone' })
  const [phone, setPhone] = useState(props.phone ?? '')
  const [unknown, setUnknown] = useState(false)
  const [failure, setFailure] = useState('')
  const proof = useCaptcha()
  // Solved while the phone is typed.
  useEffect(() => proof.captcha.start(), [proof.captcha])
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
        <div className="flex flex-col gap-3">
          <FailureNote>{failure}</FailureNote>
          <PhoneStep
            phone={phone}
            text={texts.forgotText}
            note={<CaptchaField {...proof} />}
            onPhone={(given) => {
              setPhone(given)
              setStep({ name: 'code' })
            }}
          />
          <Button look="plain" onClick={() => onLogin(phone)}>
            {texts.loginAgain}
          </Button>
        </div>
      )
    case 'code':
      return (
        <div className="flex flex-col gap-3">
          <StepHeading>{texts.otpStep}</StepHeading>
          <OtpForm type="forgotPassword" phone={phone} proof={proof} send={send} submit={prove} />
          <Button look="plain" onClick={() => setStep({ name: 'phone' })}>
            {texts.changePhone}
          </Button>
          {unknown && (
            <NotRegistered
              phone={phone}
              onRegister={() => onRegister(phone)}
              onLogin={() => onLogin()}
              onClose={() => setUnknown(false)}
            />
          )}
        </div>
      )
    case 'password':
      return (
        <div className="flex flex-col gap-3">
          <StepHeading>{texts.passwordStep}</StepHeading>
          <PasswordStep
            phone={phone}
            onPassword={(password) => change(step.sessionKey, password)}
          />
        </div>
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

/** First specification, section 8. */
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
