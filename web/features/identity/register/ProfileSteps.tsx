import { useRef, useState, type FormEvent } from 'react'
import { register, type User } from '#domain/identity/api.ts'
import { consentPurposes } from '#domain/identity/consent.ts'
import { findEasyReason } from '#domain/identity/easy-password.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { api, ApiError } from '#web/api.ts'
import { AddressFields } from '#web/features/address/AddressFields.tsx'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { typedBirthday } from '../birthday.ts'
import { ConsentChoices, registrationMedia } from '../ConsentChoices.tsx'
import { EasyPasswordNote } from '../EasyPasswordNote.tsx'
import { failureText } from '../failure-text.ts'
import { FailureNote } from '../FailureNote.tsx'
import { HealthTopics, JobField, PersonFields } from '../PersonFields.tsx'
import { authTexts as texts } from '../texts.ts'
import { StepCount, StepFrame } from './StepFrame.tsx'
import { useProfileForm } from './use-profile-form.ts'
import type { RegistrationRules } from './use-registration-rules.ts'

export interface ProfileStepsProps {
  phone: string
  sessionKey: string
  password: string
  rules: RegistrationRules
  /** Everything was told before the proof ran out: only the last step is asked again. */
  startsLast: boolean
  onCreated: (user: User) => void
  /** The way has to begin again. */
  onRefused: (error: ApiError) => void
  /** Another password is wanted, or asked for with a reason. */
  onPassword: (reason: string) => void
}

const profileSteps = ['person', 'address', 'consent'] as const
type Step = (typeof profileSteps)[number]

/** The specified profile in three short screens; each says why it asks. */
export function ProfileSteps(props: ProfileStepsProps) {
  const { phone, sessionKey, password, rules } = props
  const [step, setStep] = useState<Step>(props.startsLast ? 'consent' : 'person')
  const form = useRef<HTMLFormElement>(null)
  const profile = useProfileForm(form, rules.needs_consent)
  const { fields, address, consent } = profile
  const { busy, failure, attempt, setFailure } = useAttempt()
  const isBirthday = isBirthdayOf(password, fields.values.birthday)

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) return failureText(error)
    if (['sessionKeyNotValid', 'phoneRegistered'].includes(error.code)) {
      props.onRefused(error)
      return ''
    }
    const { password: ofPassword } = error.fields
    if (ofPassword) props.onPassword(ofPassword)
    else {
      setStep(stepOf(Object.keys(error.fields)) ?? step)
      address.refuse(error.fields)
      fields.refuse(error.fields)
    }
    return failureText(error)
  }
  const create = () => {
    const told = profile.finish()
    if (!told) return
    void attempt(async () => {
      const { user } = await api.call(register, { ...told, phone, sessionKey, password })
      props.onCreated(user)
    }, explain)
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailure('')
    if (step === 'person' && profile.isPersonRight()) {
      if (isBirthday && rules.refuses_easy_passwords) {
        props.onPassword(identityTexts.easyPassword.birthday)
      } else setStep('address')
    } else if (step === 'address' && profile.isAddressRight()) setStep('consent')
    else if (step === 'consent') create()
  }
  const at = profileSteps.indexOf(step)
  const before = profileSteps[at - 1]
  return (
    <>
      <StepCount at={at + 4} of={6} />
      <StepFrame
        key={step}
        title={texts.profileSteps[step].title}
        why={texts.profileSteps[step].why}
        onBack={before && (() => setStep(before))}
      >
        <form ref={form} noValidate onSubmit={goOn} className="flex flex-col gap-4">
          {step === 'person' && <PersonFields fields={fields} needsEmail />}
          {step === 'person' && isBirthday && (
            <EasyPasswordNote reason="birthday" onChange={() => props.onPassword('')} />
          )}
          {step === 'address' && <AddressFields address={address} />}
          {step === 'consent' &&
            consentPurposes.map((purpose) => (
              <ConsentChoices
                key={purpose}
                purpose={purpose}
                media={registrationMedia}
                required={rules.needs_consent}
                value={consent}
                error={profile.consentErrors[purpose]}
                onChange={profile.changeConsent}
              />
            ))}
          {step === 'consent' && (
            <details className="rounded-md border border-line px-4 open:pb-4">
              <summary className="flex min-h-12 cursor-pointer items-center py-2 font-semibold">
                {texts.moreAboutYou}
              </summary>
              <div className="flex flex-col gap-4">
                <JobField value={fields.values.job} onChange={(job) => fields.set('job', job)} />
                <HealthTopics
                  value={fields.values.healths}
                  onChange={(healths) => fields.set('healths', healths)}
                />
              </div>
            </details>
          )}
          <FailureNote>{failure}</FailureNote>
          <Button type="submit" size="main" wide busy={busy}>
            {step === 'consent' ? texts.createAccount : texts.continue}
          </Button>
        </form>
      </StepFrame>
    </>
  )
}

function isBirthdayOf(password: string, typed: string): boolean {
  const birthday = typedBirthday.safeParse(typed)
  return birthday.success && findEasyReason(password, { birthday: birthday.data }) === 'birthday'
}

/** Where a field that the server objects to stands. */
function stepOf(names: readonly string[]): Step | undefined {
  const [name = ''] = names
  if (['full_name', 'gender', 'birthday', 'email'].includes(name)) return 'person'
  if (/^(province|district|ward)_id$|^address$/.test(name)) return 'address'
  return name.startsWith('consent') ? 'consent' : undefined
}
