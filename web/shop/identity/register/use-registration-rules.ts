import { useEffect, useState } from 'react'
import { getRegistrationRules } from '#domain/identity/registration/api.ts'
import type { Output } from '#domain/contract.ts'
import { points } from '#domain/kernel/points.ts'
import { api } from '#web/api.ts'

export type RegistrationRules = Output<typeof getRegistrationRules>

/** Where they cannot be had: the full form. The server judges again at the end. */
const usual: RegistrationRules = {
  short: false,
  needs_consent: true,
  refuses_easy_passwords: false,
  profile_reward: points(0),
}

/** What this shop asks for; fetched while the phone is typed, null until then. */
export function useRegistrationRules(): RegistrationRules | null {
  const [rules, setRules] = useState<RegistrationRules | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    api
      .call(getRegistrationRules, {}, { signal: leaving.signal })
      .then(setRules, () => !leaving.signal.aborted && setRules(usual))
    return () => leaving.abort()
  }, [])
  return rules
}
