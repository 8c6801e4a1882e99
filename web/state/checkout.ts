import { z } from 'zod'
import { addressSchema, type Address } from '#domain/location/api.ts'
import { addressKey, hasCompleteIds } from '#domain/location/address.ts'
import { findPickupBranch } from '#domain/location/pickup-branches.ts'
import { paymentMethods, type PaymentMethod } from '#domain/order/payment-method.ts'
import { parseJson, storedState } from './storage.ts'

/** Where the goods go: to an address or to one of our branches, never both. */
export type Destination =
  { kind: 'delivery'; address: Address } | { kind: 'pickup'; branch: string }

export interface Receiver {
  fullname: string
  phone: string
  email: string
}

/** What this browser remembers between carts, so that the next order is quick. */
export interface Checkout {
  destination: Destination | null
  receiver: Receiver | null
  note: string
  paymentMethod: PaymentMethod
  savedAddresses: readonly Address[]
  /** The day of the cart for which the shopper chose to go on without an account. */
  guestCart: string | null
}

const noCheckout: Checkout = {
  destination: null,
  receiver: null,
  note: '',
  paymentMethod: 'cash',
  savedAddresses: [],
  guestCart: null,
}

const completeAddress = addressSchema.refine(hasCompleteIds)

const storedCheckout = z.object({
  destination: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('delivery'), address: completeAddress }),
      z.object({
        kind: z.literal('pickup'),
        branch: z.string().refine((code) => findPickupBranch(code) !== null),
      }),
    ])
    .nullable()
    .catch(null),
  receiver: z
    .object({ fullname: z.string(), phone: z.string(), email: z.string() })
    .nullable()
    .catch(null),
  note: z.string().catch(''),
  paymentMethod: z.enum(paymentMethods).catch('cash'),
  savedAddresses: z.array(completeAddress).catch([]),
  guestCart: z.string().nullable().catch(null),
})

const keptAddresses = 10

const checkoutState = storedState<Checkout>({
  key: 'checkout',
  empty: noCheckout,
  parse: parseCheckout,
  serialize: (checkout) => JSON.stringify(checkout),
})

export function useCheckout(): Checkout {
  return checkoutState.use()
}

export function getCheckout(): Checkout {
  return checkoutState.get()
}

export function changeCheckout(changes: Partial<Checkout>): void {
  checkoutState.update((checkout) => ({ ...checkout, ...changes }))
}

/** Takes the shopper's choice over; an address typed for the first time joins the saved ones. */
export function chooseDestination(destination: Destination): void {
  const { savedAddresses } = checkoutState.get()
  changeCheckout({
    destination,
    ...(destination.kind === 'delivery'
      ? { savedAddresses: withAddress(savedAddresses, destination.address) }
      : {}),
  })
}

/** After an order: what belonged to it goes, who and where stays for the next one. */
export function finishCheckout(): void {
  changeCheckout({ note: '', guestCart: null })
}

/** The address first, each place once. */
export function withAddress(saved: readonly Address[], address: Address): Address[] {
  const others = saved.filter((each) => addressKey(each) !== addressKey(address))
  return [address, ...others].slice(0, keptAddresses)
}

export function parseCheckout(text: string | null): Checkout {
  return storedCheckout.safeParse(parseJson(text)).data ?? noCheckout
}
