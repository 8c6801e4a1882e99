import { useEffect, useState } from 'react'
import { promisedPoints } from '#domain/cart/cart.ts'
import type { CartChange } from '#domain/cart/refresh.ts'
import { api } from '#web/api.ts'
import { setGifts } from '#web/shop/state/cart-extras.ts'
import { getCart } from '#web/shop/state/cart.ts'
import { today } from '#web/state/clock.ts'
import { useMember } from '#web/shop/state/member.ts'
import { loadGiftShop, type GiftShop } from './gift-shop.ts'
import { refreshGifts } from './refresh-gifts.ts'

/**
 * Brings the cart's gifts up to date when a page opens. Until that is known, and where it cannot be
 * asked, the cart stays as it is: the order is checked again.
 */
export function useCartGifts(onChanges: (changes: readonly CartChange[]) => void) {
  const memberId = useMember()?.id
  const [shop, setShop] = useState<GiftShop | null>(null)
  const [isEditing, setEditing] = useState(false)
  useEffect(() => {
    if (memberId === undefined) return
    const leaving = new AbortController()
    loadGiftShop(api, leaving.signal).then(
      (loaded) => {
        if (leaving.signal.aborted) return
        setShop(loaded)
        const { gifts, changes } = refreshGifts(getCart().gifts, loaded, today())
        setGifts(gifts)
        if (changes.length > 0) onChanges(changes)
        setEditing(promisedPoints(gifts) > loaded.membership.AvailablePoint)
      },
      () => undefined,
    )
    return () => leaving.abort()
    // The page hands over the same function all its life.
  }, [memberId, onChanges])
  return { shop: memberId === undefined ? null : shop, isEditing, setEditing }
}
