import { useEffect, useState } from 'react'
import { getRegistrationRules } from '#domain/identity/registration/api.ts'
import type { Output } from '#domain/contract.ts'
import { points } from '#domain/kernel/points.ts'
import { api } from '#web/api.ts'

export type RegistrationRules = Output<typeof getRegistrationRules>

/** Until it is known: the full form. The server judges again at the end. */
const usual: RegistrationRules = {
  short: false,
  needs_consent: true,
  refuses_easy_passwords: false,
  profile_reward: points(0),
}

/** What this shop asks for; fetched while the phone is typed. */
export function useRegistrationRules(): RegistrationRules {
  const [rules, setRules] = useState(usual)
  useEffect(() => {
    const leaving = new AbortController()
    api.call(getRegistrationRules, {}, { signal: leaving.signal }).then(setRules, () => undefined)
    return () => leaving.abort()
  }, [])
  return rules
}
