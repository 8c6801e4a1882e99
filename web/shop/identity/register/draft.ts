import * as v from 'valibot'
import { genders } from '#domain/identity/fields.ts'
import { addressSchema, type Address } from '#domain/location/address-shape.ts'
import { getDrafts } from '#web/shop/state/checkout-drafts.ts'
import { getCheckout } from '#web/shop/state/checkout.ts'
import { readAs, storedState } from '#web/state/storage.ts'
import { nobody, type Person } from '../person.ts'

export const profileSteps = ['person', 'address', 'secret'] as const
export type ProfileStep = (typeof profileSteps)[number]

/** What was typed so far, in this tab alone: it outlives a reload, the way back and a code that came too late. */
export interface RegistrationDraft {
  phone: string
  /** That the phone was proved; the password is never kept. */
  proof: { sessionKey: string; until: number } | null
  step: ProfileStep
  person: Person
  address: Address | null
  consent: Record<string, boolean>
}

const nothing: RegistrationDraft = {
  phone: '',
  proof: null,
  step: 'person',
  person: nobody,
  address: null,
  consent: {},
}

const storedDraft = v.object({
  phone: v.string(),
  proof: v.nullable(v.object({ sessionKey: v.string(), until: v.number() })),
  step: v.fallback(v.picklist(profileSteps), 'person'),
  person: v.object({
    full_name: v.string(),
    gender: v.nullable(v.picklist(genders)),
    birthday: v.string(),
    email: v.string(),
    job: v.string(),
    healths: v.array(v.number()),
  }),
  address: v.fallback(v.nullable(addressSchema), null),
  consent: v.record(v.string(), v.boolean()),
})

const draftState = storedState<RegistrationDraft>({
  key: 'registration',
  area: 'session',
  empty: nothing,
  parse: (text) => readAs(storedDraft, text) ?? nothing,
  serialize: (draft) => JSON.stringify(draft),
})

export function getRegistrationDraft(): RegistrationDraft {
  return draftState.get()
}

export function keepRegistrationDraft(change: Partial<RegistrationDraft>): void {
  draftState.update((draft) => ({ ...draft, ...change }))
}

export function forgetRegistrationDraft(): void {
  draftState.set(nothing)
}

/**
 * What the owner of a phone has told for an order in this browser is not asked again: name, e-mail and
 * where it goes. Nothing that was typed here is replaced. Whether anything was filled in.
 */
export function fillFromOrder(phone: string): boolean {
  const { person, address } = draftState.get()
  const { receiver, destination } = getCheckout()
  const drafts = getDrafts()
  const known = [drafts.receiver, receiver].find((each) => each?.phone === phone)
  if (!known || person.full_name || address) return false
  const place = destination?.kind === 'delivery' ? destination.address : drafts.address
  keepRegistrationDraft({
    person: { ...person, full_name: known.fullname, email: person.email || known.email },
    address: place,
  })
  return true
}
