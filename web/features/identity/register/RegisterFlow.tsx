import { useCallback, useState } from 'react'
import { sendRegisterCode, submitRegisterCode, type User } from '#domain/identity/api.ts'
import { api } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { CodeStep } from '../CodeStep.tsx'
import { Done } from '../Done.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { PhoneStep } from '../PhoneStep.tsx'
import { authTexts as texts } from '../texts.ts'
import { usePhoneProof } from '../use-phone-proof.ts'
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
  const { phone, setPhone, proof } = usePhoneProof(props.phone)
  const [exists, setExists] = useState(false)
  const [failure, setFailure] = useState('')
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
        <PhoneStep
          phone={phone}
          text={texts.registerText}
          failure={failure}
          proof={proof}
          note={<ConsentNote />}
          onPhone={(given) => {
            setPhone(given)
            setFailure('')
            setStep({ name: 'code' })
          }}
        >
          <p className="flex flex-wrap items-center justify-center text-sm text-ink-2">
            {texts.haveAccount}
            <Button look="plain" onClick={() => onLogin()}>
              {texts.login}
            </Button>
          </p>
        </PhoneStep>
      )
    case 'code':
      return (
        <CodeStep
          type="register"
          {...{ phone, proof, send }}
          submit={prove}
          onOtherPhone={() => restart()}
        >
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
        </CodeStep>
      )
    case 'password':
      return (
        <PasswordStep
          phone={phone}
          onPassword={(password) => setStep({ ...step, name: 'profile', password })}
        />
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
