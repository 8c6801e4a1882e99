import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { consentPurposes, type Consents } from '#domain/identity/consent.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { useFormAround } from '#web/form/form-context.ts'
import { AddressFields } from '#web/shop/address/AddressFields.tsx'
import { ConsentChoices, registrationMedia } from '../ConsentChoices.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { HealthTopics, JobField, PersonFields } from '../PersonFields.tsx'
import {
  getRegistrationDraft,
  keepRegistrationDraft,
  profileSteps,
  type ProfileStep,
} from './draft.ts'
import { Progress } from './Progress.tsx'
import { StepForm, type StepFormProps } from './StepForm.tsx'
import { useProfileForm } from './use-profile-form.ts'
import type { Registration } from './use-registration.ts'
import type { RegistrationRules } from './use-registration-rules.ts'

export interface ProfileStepsProps {
  way: Registration
  rules: RegistrationRules
  place: StepFormProps['place']
}

/** The specified profile and the password in three short screens; each says why it asks. */
export function ProfileSteps({ way, rules, place }: ProfileStepsProps) {
  const [step, setStep] = useState<ProfileStep>(() => getRegistrationDraft().step)
  const [note, setNote] = useState(way.note)
  const goTo = (next: ProfileStep) => {
    setNote('')
    setStep(next)
    keepRegistrationDraft({ step: next })
  }
  const { form, address, person, isRight } = useProfileForm(way, rules, goTo)
  const goOn = () => {
    form.setFailure('')
    const open = profileSteps
      .slice(0, profileSteps.indexOf(step) + 1)
      .find((each) => !isRight[each]())
    if (open && open !== step) goTo(open)
    else if (!open && step === 'secret') form.submit()
    else if (!open) goTo(step === 'person' ? 'address' : 'secret')
  }
  const at = profileSteps.indexOf(step)
  const before = profileSteps[at - 1]
  const back = () => {
    form.setFailure('')
    if (before) goTo(before)
  }
  return (
    <>
      <Progress names={texts.steps} at={at + 1} />
      <StepForm
        key={step}
        form={form}
        place={place}
        {...texts.profileSteps[step]}
        note={note}
        action={step === 'secret' ? texts.createAccount : texts.continue}
        onBack={before && back}
        onSubmit={goOn}
      >
        {step === 'person' && <AboutPerson />}
        {step === 'address' && <AddressFields address={address} />}
        {step === 'secret' && (
          <>
            <NewPasswordFields person={person} warnsOfEasy={!rules.refuses_easy_passwords} />
            <Channels required={rules.needs_consent} />
          </>
        )}
      </StepForm>
    </>
  )
}

function AboutPerson() {
  return (
    <>
      <PersonFields says={texts.personWhy} />
      <details className="group rounded-md border border-line px-4 open:pb-4">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 py-2 text-sm font-semibold">
          {texts.moreAboutYou}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4">
          <JobField />
          <HealthTopics />
        </div>
      </details>
    </>
  )
}

function Channels({ required }: { required: boolean }) {
  const { values, errors, set } = useFormAround()
  const { consent } = values as { consent: Partial<Consents> }
  return (
    <>
      {consentPurposes.map((purpose) => (
        <ConsentChoices
          key={purpose}
          purpose={purpose}
          media={registrationMedia}
          required={required}
          value={consent}
          error={errors[`consent.${purpose}`]}
          onChange={(channel, granted) => set('consent', { ...consent, [channel]: granted })}
        />
      ))}
      <p className="text-sm text-ink-2">
        {!required && `${texts.consentFree} `}
        {texts.consentTakenBack}
      </p>
    </>
  )
}
