import { z } from 'zod'
import { consentPurposes, hasConsentFor, type Consents } from '#domain/identity/consent.ts'
import { register, type User } from '#domain/identity/api.ts'
import { api, ApiError } from '#web/api.ts'
import { authTexts } from '#web/features/identity/texts.ts'
import { failureText } from '#web/form/failure-text.ts'
import { useForm } from '#web/form/use-form.ts'
import { useAddressForm } from '#web/shop/address/use-address-form.ts'
import { wireAddress } from '#web/shop/address/wire-address.ts'
import { typedBirthday } from '../birthday.ts'
import { twiceFields, wrongPassword } from '../NewPasswordFields.tsx'
import { personIn, registrationSchema, wirePerson } from '../person.ts'
import { getRegistrationDraft, keepRegistrationDraft, type ProfileStep } from './draft.ts'
import type { Registration } from './use-registration.ts'
import type { RegistrationRules } from './use-registration-rules.ts'

const schema = registrationSchema.extend({
  ...twiceFields,
  consent: z.custom<Partial<Consents>>(),
})
type Values = z.input<typeof schema>

/** What a step asks; the address is a form of its own. */
const fieldsOf = {
  person: ['full_name', 'gender', 'birthday', 'email'],
  secret: ['password', 'repeat', 'consent'],
} as const

/** Everything the profile's steps ask, kept while it is typed; `goTo` leads to the step where something is wrong. */
export function useProfileForm(
  way: Registration,
  rules: RegistrationRules,
  goTo: (step: ProfileStep) => void,
) {
  const { phone, sessionKey } = way
  const kept = getRegistrationDraft()
  const address = useAddressForm(kept.address, {
    keep: (draft) => keepRegistrationDraft({ address: draft }),
  })
  const personOf = ({ birthday }: Pick<Values, 'birthday'>) => ({
    phone,
    birthday: typedBirthday.safeParse(birthday).data,
  })
  const form = useForm(schema, {
    initial: {
      ...kept.person,
      password: way.password,
      repeat: way.password,
      consent: kept.consent,
    },
    namesMissing: true,
    alsoWrong: (values) => ({
      ...wrongPassword(values, personOf(values), rules.refuses_easy_passwords),
      ...(rules.needs_consent && missingConsents(values.consent)),
    }),
    keep: (values) => keepRegistrationDraft({ person: personIn(values), consent: values.consent }),
    send: async (values) => {
      const place = address.finish()
      if (!place) return goTo('address')
      const { password, consent } = values
      way.setPassword(password)
      const profile = { ...wirePerson(personIn(values)), ...wireAddress(place), consent }
      way.created(await createAccount({ ...profile, phone, sessionKey, password }))
    },
    explain: (error) => {
      if (way.isRefused(error)) return ''
      if (!(error instanceof ApiError)) return undefined
      const at = stepOf(Object.keys(error.fields))
      if (at) goTo(at)
      address.form.refuse(error.fields)
      form.refuse(error.fields)
      return failureText(error)
    },
  })
  const isRight = {
    person: () => form.check(fieldsOf.person),
    address: () => {
      const isWhole = address.finish() !== null
      // The first wrong field gets the focus of this form, in which the address stands.
      if (!isWhole) form.refuse({})
      return isWhole
    },
    secret: () => form.check(fieldsOf.secret),
  }
  return { form, address, person: personOf(form.values), isRight }
}

export type ProfileForm = ReturnType<typeof useProfileForm>

async function createAccount(
  input: Parameters<typeof api.call<typeof register>>[1],
): Promise<User> {
  return (await api.call(register, input)).user
}

function missingConsents(given: Partial<Consents>): Record<string, string> {
  const missing = consentPurposes.filter((purpose) => !hasConsentFor(given, purpose))
  return Object.fromEntries(
    missing.map((purpose) => [`consent.${purpose}`, authTexts.channelMissing[purpose]]),
  )
}

/** Where a field that the server objects to stands. */
function stepOf([name = '']: readonly string[]): ProfileStep | undefined {
  if ((fieldsOf.person as readonly string[]).includes(name)) return 'person'
  if (/^(new_)?(province|district|ward)_id$|^address$/.test(name)) return 'address'
  return name.startsWith('consent') ? 'secret' : undefined
}
