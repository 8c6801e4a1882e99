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
import { getRegistrationDraft, keepRegistrationDraft, type ProfileStep } from './draft.ts'

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
  /** All of it as the API takes it, or the first step that is still open. */
  const finish = () => {
    const missing = findConsentErrors(consent)
    setConsentErrors(missing)
    if (!isPersonRight()) return open('person')
    const place = address.finish()
    if (!place) return open('address')
    if (hasErrors(missing)) return open('secret')
    return { openStep: null, profile: { ...wirePerson(person), ...wireAddress(place), consent } }
  }
  const refuse = (found: Record<string, string>) => {
    address.refuse(found)
    fields.refuse(found)
  }
  return {
    ...{ fields, address, consent, consentErrors, changeConsent },
    ...{ isPersonRight, isAddressRight, finish, refuse },
  }
}

function open(openStep: ProfileStep) {
  return { openStep, profile: null }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
