import { useEffect, useState } from 'react'
import type { LoyaltyAddress, SavedAddress } from '#domain/identity/api.ts'
import { addAddress, listAddresses } from '#domain/identity/addresses/api.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import type { Address } from '#domain/location/address-shape.ts'
import { addressKey, mergeAddresses } from '#domain/location/address.ts'
import { api } from '#web/api.ts'
import { wireAddress } from '#web/shop/address/wire-address.ts'
import { notify } from '#web/features/notices/notify.ts'
import { changeCheckout, useCheckout, type Destination } from '#web/shop/state/checkout.ts'
import { useMember } from '#web/shop/state/member.ts'
import { settledAddress } from './settled-address.ts'
import { checkoutTexts as texts } from './texts.ts'

/**
 * The account's addresses before those this browser remembers and those of the loyalty programme, each place once.
 * With gifts in the cart a member has the account's and the programme's alone.
 */
export function useMemberAddresses({ hasGifts, orderType, destination }: AddressQuestion) {
  const { savedAddresses } = useCheckout()
  const member = useMember()
  const [own, setOwn] = useState<readonly SavedAddress[] | null>(null)
  const [loyalty, setLoyalty] = useState<readonly LoyaltyAddress[]>([])
  const [failed, setFailed] = useState(false)
  const memberId = member?.id
  useEffect(() => {
    if (memberId === undefined) return
    const leaving = new AbortController()
    api.call(listAddresses, {}, { signal: leaving.signal }).then(
      ({ addresses, loyalty: known }) => {
        setOwn(addresses)
        setLoyalty(known)
      },
      // Those of the browser are there, and another one can be typed.
      () => !leaving.signal.aborted && setFailed(true),
    )
    return () => leaving.abort()
  }, [memberId])
  const save = async (address: Address) => {
    try {
      setOwn((await api.call(addAddress, wireAddress(address))).addresses)
    } catch {
      // The order goes on with it all the same.
      notify({ text: texts.addressNotSaved, kind: 'info' })
    }
  }
  const known = member ? (own ?? []) : []
  const onlyOwn = hasGifts && member !== null
  /** False while it is not known. */
  const isForeign = (address: Address) =>
    onlyOwn &&
    own !== null &&
    ![...own, ...loyalty].some((each) => addressKey(each) === addressKey(address))
  const fromLoyalty = member ? loyalty : []
  const addresses = mergeAddresses(onlyOwn ? known : [...known, ...savedAddresses], fromLoyalty)
  const isKnown = !member || own !== null || failed
  useDefaultAddress(known[0], isForeign, { orderType, destination })
  useSettledAddress(known, destination)
  return {
    own: known,
    isForeign,
    addresses,
    /** Nothing can be picked, so it is typed. */
    mustType: isKnown && !onlyOwn && addresses.length === 0,
    isKnown,
    onlyOwn,
    save: member && !onlyOwn ? save : null,
  }
}

interface AddressQuestion {
  hasGifts: boolean
  orderType: OrderType
  destination: Destination | null
}

/** A member's first address is taken where none was chosen, or one that goods with gifts cannot go to. */
function useDefaultAddress(
  first: SavedAddress | undefined,
  isForeign: (address: Address) => boolean,
  { orderType, destination }: Omit<AddressQuestion, 'hasGifts'>,
): void {
  const isOpen =
    destination === null || (destination.kind === 'delivery' && isForeign(destination.address))
  useEffect(() => {
    if (!first || !isOpen || orderType !== 'normal') return
    changeCheckout({ destination: { kind: 'delivery', address: first } })
  }, [first, isOpen, orderType])
}

function useSettledAddress(own: readonly SavedAddress[], destination: Destination | null): void {
  const settled = settledAddress(own, destination)
  useEffect(() => {
    if (settled) changeCheckout({ destination: { kind: 'delivery', address: settled } })
  }, [settled])
}
