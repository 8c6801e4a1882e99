import { useRevalidator } from 'react-router'
import type { User } from '#domain/identity/api.ts'
import { renewCartDay } from '#web/state/cart.ts'
import { setMember } from '#web/state/member.ts'
import { toMember } from './session-check.ts'

/** What a login changes in the browser: the greeting, the cart's day, and what pages show. */
export function useSignedIn(): (user: User) => void {
  const { revalidate } = useRevalidator()
  return (user) => {
    setMember(toMember(user))
    renewCartDay()
    void revalidate()
  }
}
