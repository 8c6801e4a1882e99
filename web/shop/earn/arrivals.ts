import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { readScannedCode } from '#domain/genuine/scanned-code.ts'
import { paths } from '#web/paths.ts'
import { takeHandedOver } from './hand-over.ts'
import { findChecked, takeKeptForLogin } from './waiting-code.ts'

/** What another page has left for this one goes on here: a code to be checked, or the wish to scan. */
export function useHandedOver(check: (code: string) => void, scan: () => void): void {
  const taken = useEffectEvent(() => {
    const handed = takeHandedOver()
    if (handed === 'scan') scan()
    else if (handed) check(handed.code.toUpperCase())
  })
  useEffect(() => taken(), [])
}

/** A code from before the login goes out as soon as the member is known, whatever way the login took. */
export function useKeptForLogin(isSignedIn: boolean, send: (code: string) => void): void {
  const signedIn = useEffectEvent(() => {
    const kept = takeKeptForLogin()
    if (kept) send(kept)
  })
  useEffect(() => {
    if (isSignedIn) signedIn()
  }, [isSignedIn])
}

/** A good code that was checked here stands here again: nobody types twelve characters twice. */
export function useCheckedBefore(ask: (code: string) => void): void {
  const came = useEffectEvent(() => {
    const code = findChecked()
    if (code) ask(code)
  })
  useEffect(() => came(), [])
}

/**
 * The phone's own camera opens the address on a stamp, code and all: the code goes into the field
 * and out of the address. It is not sent unasked, since any link could carry one.
 */
export function useCodeInAddress(take: (code: string) => void): void {
  const navigate = useNavigate()
  const found = useEffectEvent(take)
  useEffect(() => {
    const code = readScannedCode(location.href)
    if (!code) return
    found(code)
    void navigate(paths.earn(), { replace: true })
  }, [navigate])
}

/** Does this when the browser finds a network again. */
export function useOnline(action: () => void): void {
  const online = useEffectEvent(action)
  useEffect(() => {
    const back = () => online()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
