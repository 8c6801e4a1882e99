import { useEffect } from 'react'

/** Keeps the screen lit while this is shown, where a browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    const asked = navigator.wakeLock.request('screen').catch(() => null)
    return () => void asked.then((lock) => lock?.release())
  }, [])
}
