import { useState } from 'react'
import type { Purchase } from '#domain/purchase/api.ts'
import type { PurchaseList } from './use-purchases.ts'

/** How many of a list are looked at without scrolling. */
const inSight = 3

/**
 * The purchase that was saved just now, when the list on show does not have it where one looks for it:
 * lists begin with the newest day, and a search shows others.
 */
export function useSavedPurchase({ key, keyword, answer: { data, isOld } }: PurchaseList) {
  const [saved, setSaved] = useState<{ purchase: Purchase; list: string; before: typeof data }>()
  const tell = (purchase: Purchase) => setSaved({ purchase, list: key, before: data })
  const isAnswered = saved?.list === key && data !== saved.before && !isOld
  if (!isAnswered || keyword === saved.purchase.phone) return { tell, outOfSight: null }
  const first = data?.purchases?.slice(0, inSight) ?? []
  const isSeen = first.some(({ id }) => id === saved.purchase.id)
  return { tell, outOfSight: isSeen ? null : saved.purchase }
}
