import { useEffect, useState, type RefObject } from 'react'
import {
  consentPurposes,
  hasConsentFor,
  type Consents,
  type ConsentChannel,
  type ConsentPurpose,
} from '#domain/identity/consent.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { useAddressForm } from '#web/features/address/use-address-form.ts'
import { wireAddress } from '#web/features/address/wire-address.ts'
import { registrationRules, wirePerson, type Person } from '../person.ts'
import { hasErrors, useFields } from '../use-fields.ts'
import { getRegistrationDraft, keepRegistrationDraft } from './draft.ts'

type ConsentErrors = Partial<Record<ConsentPurpose, string>>

/** Everything the profile's steps ask, kept while it is typed. */
export function useProfileForm(form: RefObject<HTMLFormElement | null>, needsConsent: boolean) {
  const [kept] = useState(getRegistrationDraft)
  const fields = useFields<Person>(kept.person, registrationRules, form)
  const address = useAddressForm(kept.address)
  const [consent, setConsent] = useState<Partial<Consents>>(kept.consent)
  const [consentErrors, setConsentErrors] = useState<ConsentErrors>({})
  const findConsentErrors = (given: Partial<Consents>): ConsentErrors =>
    needsConsent
      ? Object.fromEntries(
          consentPurposes
            .filter((purpose) => !hasConsentFor(given, purpose))
            .map((purpose) => [purpose, fieldMessages.choose]),
        )
      : {}
  const changeConsent = (channel: ConsentChannel, granted: boolean) => {
    const next = { ...consent, [channel]: granted }
    setConsent(next)
    if (hasErrors(consentErrors)) setConsentErrors(findConsentErrors(next))
  }
  const { values: person } = fields
  const { draft } = address
  useEffect(
    () => keepRegistrationDraft({ person, address: draft, consent }),
    [person, draft, consent],
  )
  /** Whether the person's step is right; what is wrong is said beside its field. */
  const isPersonRight = () => {
    const found = fields.findErrors()
    if (hasErrors(found)) fields.refuse(found)
    return !hasErrors(found)
  }
  const isAddressRight = () => {
    const isRight = address.finish() !== null
    if (!isRight) fields.refuse({})
    return isRight
  }
  /** All of it as the API takes it; null where a channel is missing. */
  const finish = () => {
    const missing = findConsentErrors(consent)
    setConsentErrors(missing)
    const place = address.finish()
    if (hasErrors(missing) || !place) {
      fields.refuse({})
      return null
    }
    return { ...wirePerson(fields.values), ...wireAddress(place), consent }
  }
  return {
    fields,
    address,
    consent,
    consentErrors,
    changeConsent,
    isPersonRight,
    isAddressRight,
    finish,
  }
}
