import * as v from 'valibot'
import { addressSchema, type Address } from '#domain/location/address-shape.ts'
import type { Receiver } from './checkout.ts'
import { readAs, storedState } from '#web/state/storage.ts'

/** What was typed into a dialog and not yet given; it outlives the dialog and a reload of the page. */
export interface CheckoutDrafts {
  address: Address | null
  receiver: Receiver | null
}

const noDrafts: CheckoutDrafts = { address: null, receiver: null }

const storedDrafts = v.object({
  address: v.fallback(v.nullable(addressSchema), null),
  receiver: v.fallback(
    v.nullable(v.object({ fullname: v.string(), phone: v.string(), email: v.string() })),
    null,
  ),
})

const draftState = storedState<CheckoutDrafts>({
  key: 'checkout-drafts',
  area: 'session',
  empty: noDrafts,
  parse: (text) => readAs(storedDrafts, text) ?? noDrafts,
  serialize: (drafts) => JSON.stringify(drafts),
})

export function getDrafts(): CheckoutDrafts {
  return draftState.get()
}

export function forgetDrafts(): void {
  draftState.set(noDrafts)
}

export function keepDraft(draft: Partial<CheckoutDrafts>): void {
  draftState.update((drafts) => ({ ...drafts, ...draft }))
}
