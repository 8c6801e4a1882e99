import { getSession } from '#domain/identity/api.ts'
import { api } from '#web/api.ts'
import { refreshPoints } from '#web/shop/membership/refresh-points.ts'
import { paths } from '#web/paths.ts'
import { getMemberMark, setMember, type Member } from '#web/shop/state/member.ts'
import { writeStored } from '#web/state/storage.ts'
import { clearPersonalData } from './personal-data.ts'
import { evaluateSession, sessionEndedKey } from './session-check.ts'

/** Asks the server who is signed in and acts on the answer; what cannot be asked is left as it is. */
export async function checkSession(shown: Member | null, refresh: () => void): Promise<void> {
  if (!navigator.onLine || (!shown && !getMemberMark())) return
  const answer = await api.call(getSession, {}).catch(() => null)
  if (!answer) return
  const actual = answer.member
  switch (evaluateSession({ mark: getMemberMark(), shown, actual })) {
    case 'same':
      // Somewhere else points may have been earned or spent meanwhile.
      return actual ? refreshPoints() : undefined
    case 'arrived':
      setMember(actual)
      void refreshPoints()
      return refresh()
    case 'ended':
      clearPersonalData()
      writeStored(sessionEndedKey, '1', 'session')
      return location.reload()
    case 'replaced':
      clearPersonalData()
      setMember(actual)
      return location.assign(paths.cart())
  }
}
