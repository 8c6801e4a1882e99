import * as v from 'valibot'
import { addressSchema, type Address } from '#domain/location/address-shape.ts'
import { addressKey, hasCompleteIds } from '#domain/location/address.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { holdsDose } from '#domain/catalog/dose.ts'
import { findPickupBranch } from '#domain/location/pickup-branches.ts'
import { paymentMethods, type PaymentMethod } from '#domain/order/payment-method.ts'
import { readAs, storedState } from '#web/state/storage.ts'

/** Where the goods go: to an address, to one of our branches, or to a vaccine centre. */
export type Destination =
  | { kind: 'delivery'; address: Address }
  | { kind: 'pickup'; branch: string }
  | { kind: 'center'; code: string; name: string; address: string }

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
  /** The shopper has chosen to order without an account, and is not asked again. */
  asGuest: boolean
}

const noCheckout: Checkout = {
  destination: null,
  receiver: null,
  note: '',
  paymentMethod: 'cash',
  savedAddresses: [],
  asGuest: false,
}

const completeAddress = v.pipe(
  addressSchema,
  v.check((address) => hasCompleteIds(address)),
)

const knownBranch = v.pipe(
  v.string(),
  v.check((code) => findPickupBranch(code) !== null),
)

const storedCheckout = v.object({
  destination: v.fallback(
    v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('delivery'), address: completeAddress }),
        v.object({ kind: v.literal('pickup'), branch: knownBranch }),
        v.object({
          kind: v.literal('center'),
          code: v.string(),
          name: v.string(),
          address: v.string(),
        }),
      ]),
    ),
    null,
  ),
  receiver: v.fallback(
    v.nullable(v.object({ fullname: v.string(), phone: v.string(), email: v.string() })),
    null,
  ),
  note: v.fallback(v.string(), ''),
  paymentMethod: v.fallback(v.picklist(paymentMethods), 'cash'),
  savedAddresses: v.fallback(v.array(completeAddress), []),
  asGuest: v.fallback(v.boolean(), false),
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

/**
 * The chosen place, if a cart can go there: branches and centres are of one shop each, and a shot is
 * given at a centre alone.
 */
export function destinationFor(
  { destination }: Pick<Checkout, 'destination'>,
  { orderType, lines }: Pick<Cart, 'orderType' | 'lines'>,
): Destination | null {
  if (hasDose({ lines }) && destination?.kind !== 'center') return null
  const otherShops = orderType === 'vaccine' ? 'pickup' : 'center'
  return destination?.kind === otherShops ? null : destination
}

/** Whether a cart holds a shot. */
export function hasDose({ lines }: Pick<Cart, 'lines'>): boolean {
  return holdsDose(lines.map(({ item }) => item))
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

/** After an order: what belonged to it goes; who, where and how stays for the next one. */
export function finishCheckout(): void {
  changeCheckout({ note: '' })
}

/** Who and where goes too: somebody else may use this browser next. */
export function forgetCheckout(): void {
  checkoutState.set(noCheckout)
}

/** The address first, each place once. */
export function withAddress(saved: readonly Address[], address: Address): Address[] {
  const others = saved.filter((each) => addressKey(each) !== addressKey(address))
  return [address, ...others].slice(0, keptAddresses)
}

export function parseCheckout(text: string | null): Checkout {
  return readAs(storedCheckout, text) ?? noCheckout
}
