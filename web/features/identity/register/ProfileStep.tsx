import { useRef, useState, type FormEvent } from 'react'
import { register, type User } from '#domain/identity/api.ts'
import {
  consentPurposes,
  hasConsentFor,
  type Consents,
  type ConsentPurpose,
} from '#domain/identity/consent.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { api, ApiError } from '#web/api.ts'
import { AddressFields } from '#web/features/address/AddressFields.tsx'
import { useAddressForm } from '#web/features/address/use-address-form.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { ConsentChoices, registrationMedia } from '../ConsentChoices.tsx'
import { failureText } from '../failure-text.ts'
import { FailureNote } from '../FailureNote.tsx'
import { nobody, registrationRules, wirePerson } from '../person.ts'
import { HealthTopics, PersonFields } from '../PersonFields.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { authTexts, personTexts as texts } from '../texts.ts'
import { hasErrors, useFields } from '../use-fields.ts'
import { useNeedsConsent } from './use-needs-consent.ts'

export interface ProfileStepProps {
  phone: string
  sessionKey: string
  password: string
  onCreated: (user: User) => void
  /** The way has to begin again. */
  onRefused: (error: ApiError) => void
}

type ConsentErrors = Partial<Record<ConsentPurpose, string>>

/** The full profile; what is missing is said beside its field. */
export function ProfileStep(props: ProfileStepProps) {
  const { phone, sessionKey, password } = props
  const form = useRef<HTMLFormElement>(null)
  const fields = useFields(nobody, registrationRules, form)
  const address = useAddressForm(null)
  const [consent, setConsent] = useState<Partial<Consents>>({})
  const [consentErrors, setConsentErrors] = useState<ConsentErrors>({})
  const needsConsent = useNeedsConsent()
  const { busy, failure, attempt, setFailure } = useAttempt()
  const findConsentErrors = (given: Partial<Consents>): ConsentErrors =>
    needsConsent
      ? Object.fromEntries(
          consentPurposes
            .filter((purpose) => !hasConsentFor(given, purpose))
            .map((purpose) => [purpose, fieldMessages.choose]),
        )
      : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailure('')
    const found = fields.findErrors()
    const place = address.finish()
    const missing = findConsentErrors(consent)
    setConsentErrors(missing)
    if (!place || hasErrors(found) || hasErrors(missing)) return fields.refuse(found)
    const { province_id, district_id, ward_id, address: street } = place
    const person = {
      ...wirePerson(fields.values),
      ...{ sessionKey, password, phone, consent },
      ...{ province_id, district_id, ward_id, address: street },
    }
    void attempt(async () => {
      const { user } = await api.call(register, person)
      props.onCreated(user)
    }, explain)
  }
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) return failureText(error)
    if (['sessionKeyNotValid', 'phoneRegistered'].includes(error.code)) {
      props.onRefused(error)
      return ''
    }
    address.refuse(error.fields)
    fields.refuse(error.fields)
    return failureText(error)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <StepHeading>{authTexts.profileStep}</StepHeading>
      <Field label={authTexts.phone}>
        {(control) => <TextInput {...control} value={phone} readOnly />}
      </Field>
      <PersonFields fields={fields} needsEmail />
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-3 text-base font-semibold">{texts.address}</legend>
        <AddressFields address={address} />
      </fieldset>
      <HealthTopics
        value={fields.values.healths}
        onChange={(healths) => fields.set('healths', healths)}
      />
      <div className="flex flex-col gap-4 rounded-md bg-ground p-4">
        <p className="font-semibold">{texts.consents}</p>
        {consentPurposes.map((purpose) => (
          <ConsentChoices
            key={purpose}
            purpose={purpose}
            media={registrationMedia}
            required={needsConsent}
            value={consent}
            error={consentErrors[purpose]}
            onChange={(channel, granted) => {
              const next = { ...consent, [channel]: granted }
              setConsent(next)
              if (hasErrors(consentErrors)) setConsentErrors(findConsentErrors(next))
            }}
          />
        ))}
      </div>
      <FailureNote>{failure}</FailureNote>
      <Button type="submit" size="main" wide busy={busy}>
        {authTexts.createAccount}
      </Button>
    </form>
  )
}
