import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { paths } from '#web/paths.ts'
import { locatorHref, type LocatorFilter } from './locator-filter.ts'

/** What a shopper has just chosen shows at once, before the list for it has come. */
export function usePickedLocator(listed: LocatorFilter) {
  const navigate = useNavigate()
  const isPending = useNavigation().location?.pathname === paths.pharmacies()
  const [picked, setPicked] = useState({ from: listed, filter: listed })
  const pick = (filter: LocatorFilter) => {
    setPicked({ from: listed, filter })
    void navigate(locatorHref(filter), { preventScrollReset: true })
  }
  return { picked: picked.from === listed ? picked.filter : listed, pick, isPending }
}
