import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { askLoginParameter } from '#web/pharmacy/paths.ts'
import { checkPharmacySession, openPharmacyLogin, usePharmacySession } from './pharmacy-session.ts'

/** Who works at the pharmacy: asked on arrival, on coming back to the tab, and when the network is back. */
export function usePharmacyCheck(code: string): void {
  useEffect(() => {
    const check = () => void checkPharmacySession(code)
    const seen = () => {
      if (document.visibilityState === 'visible') check()
    }
    check()
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('online', check)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('online', check)
    }
  }, [code])
  useAskedLogin(code)
  useNewPassword(code)
}

/** A password that the company drew is changed before anything else. */
function useNewPassword(code: string): void {
  const { user } = usePharmacySession(code)
  const mustChange = user?.must_change ?? false
  useEffect(() => {
    if (mustChange && navigator.onLine) openPharmacyLogin(code, 'newPasswordRequired')
  }, [code, mustChange])
}

/** A link that asks for a login opens the dialog at once, for whoever is not logged in. */
function useAskedLogin(code: string): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { user } = usePharmacySession(code)
  const isAsked = new URLSearchParams(search).has(askLoginParameter)
  useEffect(() => {
    if (!isAsked || user === undefined) return
    if (user === null) openPharmacyLogin(code)
    const query = new URLSearchParams(search)
    query.delete(askLoginParameter)
    void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true })
  }, [code, isAsked, navigate, pathname, search, user])
}
