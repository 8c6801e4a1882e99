import { useEffect, useState } from 'react'
import { getSetting } from '#domain/settings/api.ts'
import { api } from '#web/api.ts'

/** Whether at least one channel of each purpose is asked for; so it is unless the shop says otherwise. */
export function useNeedsConsent(): boolean {
  const [needs, setNeeds] = useState(true)
  useEffect(() => {
    const leaving = new AbortController()
    const key = 'registrationNeedsConsent'
    api.call(getSetting, { key }, { signal: leaving.signal }).then(
      ({ value }) => setNeeds(value !== false),
      // The server asks again at the end.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return needs
}
