import { z } from 'zod'
import { addressSchema, type Address } from '#domain/location/api.ts'
import type { Receiver } from './checkout.ts'
import { parseJson, storedState } from './storage.ts'

/** What was typed into a dialog and not yet given; it outlives the dialog and a reload of the page. */
export interface CheckoutDrafts {
  address: Address | null
  receiver: Receiver | null
}

const noDrafts: CheckoutDrafts = { address: null, receiver: null }

const storedDrafts = z.object({
  address: addressSchema.nullable().catch(null),
  receiver: z
    .object({ fullname: z.string(), phone: z.string(), email: z.string() })
    .nullable()
    .catch(null),
})

const draftState = storedState<CheckoutDrafts>({
  key: 'checkout-drafts',
  area: 'session',
  empty: noDrafts,
  parse: (text) => storedDrafts.safeParse(parseJson(text)).data ?? noDrafts,
  serialize: (drafts) => JSON.stringify(drafts),
})

export function getDrafts(): CheckoutDrafts {
  return draftState.get()
}

export function keepDraft(draft: Partial<CheckoutDrafts>): void {
  draftState.update((drafts) => ({ ...drafts, ...draft }))
}
