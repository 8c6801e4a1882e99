import * as v from 'valibot'
import { genders } from '#domain/identity/fields.ts'
import { addressSchema, type Address } from '#domain/location/address-shape.ts'
import { readAs, storedState } from '#web/state/storage.ts'
import { nobody, type Person } from '../person.ts'

/** What was typed so far, in this tab alone: it outlives a reload, the way back and a code that came too late. */
export interface RegistrationDraft {
  phone: string
  /** That the phone was proved; the password is never kept. */
  proof: { sessionKey: string; until: number } | null
  person: Person
  address: Address | null
  consent: Record<string, boolean>
}

const nothing: RegistrationDraft = {
  phone: '',
  proof: null,
  person: nobody,
  address: null,
  consent: {},
}

const storedDraft = v.object({
  phone: v.string(),
  proof: v.nullable(v.object({ sessionKey: v.string(), until: v.number() })),
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
