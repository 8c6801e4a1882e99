import { useEffect, useState } from 'react'
import { addAddress, listAddresses, type SavedAddress } from '#domain/identity/api.ts'
import type { Address } from '#domain/location/address-shape.ts'
import { addressKey, mergeAddresses } from '#domain/location/address.ts'
import { api } from '#web/api.ts'
import { wireAddress } from '#web/features/address/wire-address.ts'
import { notify } from '#web/features/notices/notify.ts'
import { useCheckout } from '#web/state/checkout.ts'
import { useMember } from '#web/state/member.ts'
import { checkoutTexts as texts } from './texts.ts'

/**
 * The account's addresses before those this browser remembers, each place once. With gifts in the
 * cart a member has the account's alone (first specification, section 6).
 */
export function useMemberAddresses({ hasGifts }: { hasGifts: boolean }) {
  const { savedAddresses } = useCheckout()
  const member = useMember()
  const [own, setOwn] = useState<readonly SavedAddress[] | null>(null)
  const memberId = member?.id
  useEffect(() => {
    if (memberId === undefined) return
    const leaving = new AbortController()
    api.call(listAddresses, {}, { signal: leaving.signal }).then(
      ({ addresses }) => setOwn(addresses),
      // Those of the browser are there, and another one can be typed.
      () => undefined,
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
  return {
    own: known,
    /** False while it is not known. */
    isForeign: (address: Address) =>
      onlyOwn && own !== null && !own.some((each) => addressKey(each) === addressKey(address)),
    addresses: mergeAddresses(onlyOwn ? known : [...known, ...savedAddresses], []),
    onlyOwn,
    save: member && !onlyOwn ? save : null,
  }
}
