import { useCallback, useEffect, useState } from 'react'
import { sendRegisterCode, submitRegisterCode, type User } from '#domain/identity/api.ts'
import { api } from '#web/api.ts'
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
import { ConsentNote } from './ConsentNote.tsx'
import { ProfileStep } from './ProfileStep.tsx'

export interface RegisterFlowProps {
  phone?: string
  onCreated: (user: User) => void
  onFinish: () => void
  onLogin: (phone?: string) => void
}

type Step =
  | { name: 'phone' }
  | { name: 'code' }
  | { name: 'password'; sessionKey: string }
  | { name: 'profile'; sessionKey: string; password: string }
  | { name: 'done' }

/** Phone, code, password, profile: first specification, section 4. */
export function RegisterFlow(props: RegisterFlowProps) {
  const { onCreated, onFinish, onLogin } = props
  const [step, setStep] = useState<Step>({ name: 'phone' })
  const [phone, setPhone] = useState(props.phone ?? '')
  const [exists, setExists] = useState(false)
  const [failure, setFailure] = useState('')
  const proof = useCaptcha()
  // Solved while the phone is typed.
  useEffect(() => proof.captcha.start(), [proof.captcha])
  const send = useCallback(
    (captcha: string) => api.call(sendRegisterCode, { phone, captcha }),
    [phone],
  )
  const prove = async (code: string) => {
    const proved = await api.call(submitRegisterCode, { phone, code })
    if (proved.exists) setExists(true)
    else setStep({ name: 'password', sessionKey: proved.sessionKey })
  }
  const restart = (reason = '') => {
    setFailure(reason)
    setStep({ name: 'phone' })
  }
  switch (step.name) {
    case 'phone':
      return (
        <div className="flex flex-col gap-3">
          <FailureNote>{failure}</FailureNote>
          <PhoneStep
            phone={phone}
            text={texts.registerText}
            note={
              <>
                <ConsentNote />
                <CaptchaField {...proof} />
              </>
            }
            onPhone={(given) => {
              setPhone(given)
              setFailure('')
              setStep({ name: 'code' })
            }}
          />
          <p className="flex flex-wrap items-center justify-center text-sm text-ink-2">
            {texts.haveAccount}
            <Button look="plain" onClick={() => onLogin()}>
              {texts.login}
            </Button>
          </p>
        </div>
      )
    case 'code':
      return (
        <div className="flex flex-col gap-3">
          <StepHeading>{texts.otpStep}</StepHeading>
          <OtpForm type="register" phone={phone} proof={proof} send={send} submit={prove} />
          <Button look="plain" onClick={() => restart()}>
            {texts.changePhone}
          </Button>
          {exists && (
            <AccountExists
              phone={phone}
              onLogin={() => onLogin(phone)}
              onOtherPhone={() => {
                setPhone('')
                restart()
              }}
              onClose={() => setExists(false)}
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
            onPassword={(password) => setStep({ ...step, name: 'profile', password })}
          />
        </div>
      )
    case 'profile':
      return (
        <ProfileStep
          phone={phone}
          sessionKey={step.sessionKey}
          password={step.password}
          onCreated={(user) => {
            setStep({ name: 'done' })
            onCreated(user)
          }}
          onRefused={(error) =>
            restart(error.code === 'sessionKeyNotValid' ? texts.sessionLate : error.message)
          }
        />
      )
    case 'done':
      return (
        <Done
          title={texts.created}
          text={texts.createdText}
          action={texts.finish}
          onAction={onFinish}
        />
      )
  }
}

interface AccountExistsProps {
  phone: string
  onLogin: () => void
  onOtherPhone: () => void
  onClose: () => void
}

function AccountExists({ phone, onLogin, onOtherPhone, onClose }: AccountExistsProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.existsTitle}
      message={texts.existsText(phone)}
      confirm={{ label: texts.login, onPress: onLogin }}
      cancel={{ label: texts.otherPhone, onPress: onOtherPhone }}
    />
  )
}
