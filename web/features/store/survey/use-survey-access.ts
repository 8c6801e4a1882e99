import { useEffect, useSyncExternalStore } from 'react'
import { checkSurveyAccess } from '#domain/survey/api.ts'
import { accessBook, type SurveyAccess } from '#web/features/survey/survey-access.ts'
import { callStore } from '../call-store.ts'
import { useStoreSession } from '../session/store-session.ts'

/** What is known of each store that was asked for on this device, as long as the page lives. */
const book = accessBook(
  async (code) => (await callStore(checkSurveyAccess, { id: code }, { store: code })).error,
)

/** Whether surveys are open to this store; asked when somebody wants to know. */
export function useSurveyAccess(code: string): SurveyAccess & { retry: () => void } {
  const access = useSyncExternalStore(
    book.subscribe,
    () => book.of(code),
    () => unknown,
  )
  // Whoever is known to be here writes with the proof that goes with it; nobody is asked to log in.
  const { user, failure } = useStoreSession(code)
  const isChecked = user !== undefined || failure !== null
  useEffect(() => {
    if (isChecked) void book.ask(code)
  }, [code, isChecked])
  const retry = () => {
    book.forget(code)
    void book.ask(code)
  }
  return { ...access, retry }
}

const unknown: SurveyAccess = { state: 'unknown' }
