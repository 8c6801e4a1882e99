import { useCallback, useEffect, useState } from 'react'
import { sendRegisterCode, submitRegisterCode, type User } from '#domain/identity/api.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { api, type ApiError } from '#web/api.ts'
import { now } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { CodeStep } from '../CodeStep.tsx'
import { Done } from '../Done.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { PhoneStep } from '../PhoneStep.tsx'
import { authTexts as texts } from '../texts.ts'
import { usePhoneProof } from '../use-phone-proof.ts'
import { Benefits } from './Benefits.tsx'
import { ConsentNote } from './ConsentNote.tsx'
import { forgetRegistrationDraft, getRegistrationDraft, keepRegistrationDraft } from './draft.ts'
import { NameStep } from './NameStep.tsx'
import { ProfileSteps } from './ProfileSteps.tsx'
import { StepCount } from './StepFrame.tsx'
import { useRegistrationRules } from './use-registration-rules.ts'

export interface RegisterFlowProps {
  phone?: string
  onCreated: (user: User) => void
  onFinish: () => void
  onLogin: (phone?: string) => void
}

type Step = 'phone' | 'code' | 'password' | 'profile' | 'done'

/** A proof is good for ten minutes; one that is nearly over is asked for anew. */
const proofLasts = minutes(9)

/** Phone, code, password, profile; what was typed is kept all the way. */
export function RegisterFlow(props: RegisterFlowProps) {
  const { onFinish, onLogin } = props
  const [step, setStep] = useState<Step>('phone')
  const { phone, setPhone, proof } = usePhoneProof(props.phone)
  const [sessionKey, setSessionKey] = useState('')
  const [password, setPassword] = useState('')
  const [wasLast, setWasLast] = useState(false)
  const [exists, setExists] = useState(false)
  const [failure, setFailure] = useState('')
  const rules = useRegistrationRules()
  const steps = rules.short ? 4 : 6
  useEffect(() => {
    const kept = getRegistrationDraft()
    if (!kept.phone || (props.phone && props.phone !== kept.phone)) return
    setPhone(kept.phone)
    if (!kept.proof || kept.proof.until < now()) return
    setSessionKey(kept.proof.sessionKey)
    setFailure(texts.passwordAgain)
    setStep('password')
    // Only what was there when the form came; later it is this form that keeps it.
  }, [props.phone, setPhone])
  const send = useCallback(
    (captcha: string) => api.call(sendRegisterCode, { phone, captcha }),
    [phone],
  )
  const prove = async (code: string) => {
    const proved = await api.call(submitRegisterCode, { phone, code })
    if (proved.exists) return setExists(true)
    setSessionKey(proved.sessionKey)
    const kept = { sessionKey: proved.sessionKey, until: now() + proofLasts }
    keepRegistrationDraft({ phone, proof: kept })
    setFailure('')
    setStep(password ? 'profile' : 'password')
  }
  const restart = (reason = '') => {
    keepRegistrationDraft({ proof: null })
    setFailure(reason)
    setStep('phone')
  }
  const created = (user: User) => {
    forgetRegistrationDraft()
    setStep('done')
    props.onCreated(user)
  }
  const refused = (error: ApiError) => {
    const isLate = error.code === 'sessionKeyNotValid'
    setWasLast(isLate)
    restart(isLate ? texts.sessionLate : error.message)
  }
  const choosePassword = (reason: string) => {
    setFailure(reason)
    setStep('password')
  }
  switch (step) {
    case 'phone':
      return (
        <>
          <StepCount at={1} of={steps} />
          <PhoneStep
            key={phone}
            phone={phone}
            text={texts.registerText}
            failure={failure}
            proof={proof}
            note={
              <>
                <Benefits />
                <ConsentNote />
              </>
            }
            onPhone={(given) => {
              setPhone(given)
              keepRegistrationDraft({ phone: given })
              setFailure('')
              setStep('code')
            }}
          >
            <p className="flex flex-wrap items-center justify-center text-sm text-ink-2">
              {texts.haveAccount}
              <Button look="plain" onClick={() => onLogin()}>
                {texts.login}
              </Button>
            </p>
          </PhoneStep>
        </>
      )
    case 'code':
      return (
        <>
          <StepCount at={2} of={steps} />
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
                  keepRegistrationDraft({ phone: '' })
                  setExists(false)
                  restart()
                }}
                onClose={() => setExists(false)}
              />
            )}
          </CodeStep>
        </>
      )
    case 'password':
      return (
        <>
          <StepCount at={3} of={steps} />
          <PasswordStep
            phone={phone}
            note={failure}
            refusesEasy={rules.refuses_easy_passwords}
            onPassword={(given) => {
              setPassword(given)
              setFailure('')
              setStep('profile')
            }}
          />
        </>
      )
    case 'profile': {
      const known = { phone, sessionKey, password }
      const on = { onCreated: created, onRefused: refused, onPassword: choosePassword }
      return rules.short ? (
        <NameStep {...known} {...on} reward={rules.profile_reward} />
      ) : (
        <ProfileSteps {...known} {...on} rules={rules} startsLast={wasLast} />
      )
    }
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
