import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import { register } from '#domain/identity/api.ts'
import { consentPurposes } from '#domain/identity/consent.ts'
import { api, ApiError } from '#web/api.ts'
import { AddressFields } from '#web/features/address/AddressFields.tsx'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { typedBirthday } from '../birthday.ts'
import { ConsentChoices, registrationMedia } from '../ConsentChoices.tsx'
import { failureText } from '../failure-text.ts'
import { NewPasswordFields, useNewPassword } from '../NewPasswordFields.tsx'
import { HealthTopics, JobField, PersonFields } from '../PersonFields.tsx'
import { authTexts as texts } from '../texts.ts'
import { hasErrors } from '../use-fields.ts'
import {
  getRegistrationDraft,
  keepRegistrationDraft,
  profileSteps,
  type ProfileStep,
} from './draft.ts'
import { Progress } from './Progress.tsx'
import { StepForm, type StepFormProps } from './StepForm.tsx'
import { useProfileForm, type ProfileForm } from './use-profile-form.ts'
import type { Registration } from './use-registration.ts'
import type { RegistrationRules } from './use-registration-rules.ts'

export interface ProfileStepsProps {
  way: Registration
  rules: RegistrationRules
  place: StepFormProps['place']
}

/** The specified profile and the password in three short screens; each says why it asks. */
export function ProfileSteps({ way, rules, place }: ProfileStepsProps) {
  const { phone, sessionKey } = way
  const [step, setStep] = useState<ProfileStep>(() => getRegistrationDraft().step)
  const [note, setNote] = useState(way.note)
  const form = useRef<HTMLFormElement>(null)
  const profile = useProfileForm(form, rules.needs_consent)
  const birthday = typedBirthday.safeParse(profile.fields.values.birthday).data
  const secret = useNewPassword(form, {
    ...{ phone, birthday, initial: way.password },
    refusesEasy: rules.refuses_easy_passwords,
  })
  const { busy, failure, attempt, setFailure } = useAttempt()
  const goTo = (next: ProfileStep) => {
    setFailure('')
    setNote('')
    setStep(next)
    keepRegistrationDraft({ step: next })
  }
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) return failureText(error)
    if (['sessionKeyNotValid', 'phoneRegistered'].includes(error.code)) {
      way.refused(error)
      return ''
    }
    const { password, ...ofProfile } = error.fields
    const at = stepOf(Object.keys(ofProfile))
    if (at) goTo(at)
    profile.refuse(ofProfile)
    if (password) secret.refuse({ password })
    return failureText(error)
  }
  const create = () => {
    const wrong = secret.findErrors()
    const { profile: whole, openStep } = profile.finish()
    if (openStep && openStep !== 'secret') return goTo(openStep)
    if (hasErrors(wrong) || !whole) return secret.refuse(wrong)
    const { password } = secret.values
    way.setPassword(password)
    void attempt(async () => {
      const { user } = await api.call(register, { ...whole, phone, sessionKey, password })
      way.created(user)
    }, explain)
  }
  const goOn = () => {
    setFailure('')
    if (step === 'secret') create()
    else if (step === 'person' && profile.isPersonRight()) goTo('address')
    else if (step === 'address' && profile.isAddressRight()) goTo('secret')
  }
  const at = profileSteps.indexOf(step)
  const before = profileSteps[at - 1]
  return (
    <>
      <Progress names={texts.steps} at={at + 1} />
      <StepForm
        key={step}
        form={form}
        place={place}
        {...texts.profileSteps[step]}
        note={note}
        failure={failure}
        busy={busy}
        action={step === 'secret' ? texts.createAccount : texts.continue}
        onBack={before && (() => goTo(before))}
        onSubmit={goOn}
      >
        {step === 'person' && <AboutPerson profile={profile} />}
        {step === 'address' && <AddressFields address={profile.address} />}
        {step === 'secret' && (
          <>
            <NewPasswordFields fields={secret} phone={phone} />
            <Channels profile={profile} required={rules.needs_consent} />
          </>
        )}
      </StepForm>
    </>
  )
}

function AboutPerson({ profile: { fields } }: { profile: ProfileForm }) {
  return (
    <>
      <PersonFields fields={fields} needsEmail says={texts.personWhy} />
      <details className="group rounded-md border border-line px-4 open:pb-4">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 py-2 text-sm font-semibold">
          {texts.moreAboutYou}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4">
          <JobField value={fields.values.job} onChange={(job) => fields.set('job', job)} />
          <HealthTopics
            value={fields.values.healths}
            onChange={(healths) => fields.set('healths', healths)}
          />
        </div>
      </details>
    </>
  )
}

function Channels({ profile, required }: { profile: ProfileForm; required: boolean }) {
  return (
    <>
      {consentPurposes.map((purpose) => (
        <ConsentChoices
          key={purpose}
          purpose={purpose}
          media={registrationMedia}
          required={required}
          value={profile.consent}
          error={profile.consentErrors[purpose]}
          onChange={profile.changeConsent}
        />
      ))}
      <p className="text-sm text-ink-2">{texts.consentTakenBack}</p>
    </>
  )
}

/** Where a field that the server objects to stands. */
function stepOf([name = '']: readonly string[]): ProfileStep | undefined {
  if (['full_name', 'gender', 'birthday', 'email'].includes(name)) return 'person'
  if (/^(new_)?(province|district|ward)_id$|^address$/.test(name)) return 'address'
  return name.startsWith('consent') ? 'secret' : undefined
}
