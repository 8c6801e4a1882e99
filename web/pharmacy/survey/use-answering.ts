import { useEffect, useState, useSyncExternalStore } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import type { OpenSurvey } from '#domain/survey/api.ts'
import type { Answering, AnsweringView } from '#web/pharmacy/survey/answering.ts'
import { openAnswering } from './open-answering.ts'

const retryMs = seconds(15)

/** One survey being answered at a pharmacy: what is kept, what waits, and sending all of it. */
export function useAnswering(
  code: string,
  survey: OpenSurvey,
): { answering: Answering; view: AnsweringView } {
  const [answering] = useState(() => openAnswering(code, survey))
  const view = useSyncExternalStore(answering.subscribe, answering.view, answering.view)
  useEffect(() => answering.know(survey.answer), [answering, survey.answer])
  useSending(answering)
  return { answering, view }
}

/** What waits is sent when the page opens, when the network is back, and as long as it waits. */
function useSending(answering: Answering): void {
  useEffect(() => {
    const send = () => void answering.flush()
    const sendIfWaiting = () => {
      if (answering.view().state === 'waiting') send()
    }
    void answering.resume()
    addEventListener('online', send)
    const timer = setInterval(sendIfWaiting, retryMs)
    return () => {
      removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [answering])
}
