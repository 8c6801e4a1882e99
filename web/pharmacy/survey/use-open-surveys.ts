import { useEffect, useState, useSyncExternalStore } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { checkSurveyAccess, listSurveyQuestions } from '#domain/survey/api.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import {
  openSurveys,
  type OpenSurveys,
  type SurveysView,
} from '#web/pharmacy/survey/open-surveys.ts'
import { accessBook } from '#web/pharmacy/survey/survey-access.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { usePharmacySession } from '../session/pharmacy-session.ts'
import { recallSurveys, rememberSurveys } from './remembered-surveys.ts'

/** A counter waits this long for what it knows already, and longer for what it does not. */
const shortTimeout = seconds(5)
const longTimeout = seconds(20)

/** What is known of each pharmacy that was asked for on this device, as long as the page lives. */
const book = accessBook(async (code) => {
  const { error } = await callPharmacy(
    checkSurveyAccess,
    { id: code },
    { pharmacy: code, ...soon(code) },
  )
  return error
})

/** The surveys of a pharmacy, asked for when the page opens, after a login, and when the network is back. */
export function useOpenSurveys(code: string): SurveysView & { retry: () => void } {
  const [surveys] = useState(() => surveysOf(code))
  const view = useSyncExternalStore(surveys.subscribe, surveys.view, surveys.view)
  // Whoever is known to be here writes with the proof that goes with it; nobody is asked to log in.
  const { user, failure, logins } = usePharmacySession(code)
  const [loginsBefore] = useState(logins)
  const isChecked = user !== undefined || failure !== null
  useEffect(() => {
    if (!isChecked) return
    const comeBack = () => void surveys.comeBack()
    // What was denied to nobody in particular is not denied to whoever has come in since.
    void (logins === loginsBefore ? surveys.load() : surveys.comeBack())
    addEventListener('online', comeBack)
    return () => removeEventListener('online', comeBack)
  }, [surveys, isChecked, logins, loginsBefore])
  return { ...view, retry: () => void surveys.retry() }
}

function surveysOf(code: string): OpenSurveys {
  return openSurveys({
    code,
    access: book,
    isOffline,
    list: () => callPharmacy(listSurveyQuestions, {}, soon(code)),
    recall: () => recallSurveys(code),
    remember: (open) =>
      void rememberSurveys(code, open).then((hasDropped) => {
        if (hasDropped) notify({ text: texts.closedDropped, kind: 'info' })
      }),
  })
}

function soon(code: string): { timeout: number } {
  return { timeout: recallSurveys(code) ? shortTimeout : longTimeout }
}

/** No answer at all, or none in time. What the server refuses is no such thing. */
function isOffline(error: unknown): boolean {
  return error instanceof ApiError ? error.code === 'offline' : isTimeout(error)
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
