import { useRevalidator } from 'react-router'
import type { User } from '#domain/identity/api.ts'
import { refreshPoints } from '#web/shop/membership/refresh-points.ts'
import { renewCartDay } from '#web/shop/state/cart.ts'
import { paths } from '#web/paths.ts'
import { getMemberMark, setMember } from '#web/shop/state/member.ts'
import { clearPersonalData } from './personal-data.ts'
import { toMember } from './session-check.ts'

/** What a login changes in the browser: the greeting, the cart's day, and what pages show. */
export function useSignedIn(): (user: User) => void {
  const { revalidate } = useRevalidator()
  return (user) => {
    const mark = getMemberMark()
    if (mark && mark.id !== user.id) return startAnew(user)
    setMember(toMember(user))
    void refreshPoints()
    renewCartDay()
    void revalidate()
  }
}

/** Another phone than the one whose data lies here. */
function startAnew(user: User): void {
  clearPersonalData()
  setMember(toMember(user))
  location.assign(paths.cart())
}
