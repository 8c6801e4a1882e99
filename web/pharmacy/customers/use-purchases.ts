import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listPurchaseCustomers, listPurchases } from '#domain/purchase/api.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { firstPage } from '../parts/first-page.ts'
import { useAnswer } from '../parts/use-answer.ts'

export const customersTab = 'khach-hang'
export type PurchaseList = ReturnType<typeof usePurchases>

/** Purchases or customers, as the address says, narrowed to what was typed. */
export function usePurchases() {
  const [query, setQuery] = useSearchParams()
  const shown = query.get('xem') === customersTab ? 'customers' : 'purchases'
  const page = Math.max(1, Number.parseInt(query.get('trang') ?? '1', 10) || 1)
  // Not in the address: a name or a phone does not belong there.
  const [keyword, setWord] = useState('')
  const setKeyword = (word: string) => {
    setWord(word)
    setQuery(firstPage, { replace: true, preventScrollReset: true })
  }
  const key = JSON.stringify([shown, page, keyword])
  const answer = useAnswer(key, async (signal) => {
    const asked = { page, keyword: keyword || undefined }
    if (shown === 'customers') {
      const { items, paginate } = await callPharmacy(listPurchaseCustomers, asked, { signal })
      return { shown, customers: items, purchases: null, pages: paginate.total_page } as const
    }
    const { items, paginate } = await callPharmacy(listPurchases, asked, { signal })
    return { shown, customers: null, purchases: items, pages: paginate.total_page } as const
  })
  return { key, shown, page, keyword, setKeyword, answer }
}
