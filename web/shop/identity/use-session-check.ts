import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { onSessionLost } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { getMemberMark, memberMarkKey, setMember, useMember } from '#web/shop/state/member.ts'
import { getAccountDialog, openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { readStored, writeStored } from '#web/state/storage.ts'
import { evaluateSession, sessionEndedKey } from './session-check.ts'
import { sessionTexts as texts } from './session-texts.ts'

/**
 * The session check of the specification: on arrival, on coming back to the tab
 * and when another tab signs in or out. Its code comes when there is something to check.
 */
export function useSessionCheck(): void {
  const shown = useMember()
  const present = useRef(shown)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    present.current = shown
  }, [shown])
  useEffect(() => {
    tellEnded()
    const page = present.current
    const check = () => {
      if (!present.current && !getMemberMark()) return
      void import('./check-session.ts').then(({ checkSession }) =>
        checkSession(present.current, () => void revalidate()),
      )
    }
    // The page itself has just asked the server: only a disagreement is asked about again.
    const verdict = evaluateSession({ mark: getMemberMark(), shown: page, actual: page })
    if (verdict === 'ended' || verdict === 'replaced') check()
    else if (page) setMember(page)
    const seen = () => {
      if (document.visibilityState === 'visible') check()
    }
    const heard = (event: StorageEvent) => {
      if (event.key === memberMarkKey) check()
    }
    onSessionLost(askAgain)
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('storage', heard)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('storage', heard)
    }
  }, [revalidate])
}

/** What was typed stays: the same member signs in again and goes on. */
function askAgain(): void {
  if (getAccountDialog()?.kind === 'logout') return
  const phone = getMemberMark()?.phone
  openAccountDialog({ kind: 'login', title: texts.again, phone, onSignedIn: () => {} })
}

/** After the reload, a word about why the greeting is gone. */
function tellEnded(): void {
  if (readStored(sessionEndedKey, 'session') === null) return
  writeStored(sessionEndedKey, null, 'session')
  notify({ text: texts.ended, kind: 'info' })
}
