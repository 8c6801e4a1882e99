import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  changeSurveyAnswer,
  startSurveyAnswer,
  type OpenSurvey,
  type SurveyAnswer,
} from '#domain/survey/api.ts'
import { ApiError } from '#web/api.ts'
import { answerKeeper } from '#web/features/survey/answer-keeper.ts'
import type { PhotoKit } from '#web/features/survey/PhotoInput.tsx'
import { callStore } from '../call-store.ts'
import { keepUnsent, readUnsent } from './kept-unsent.ts'
import { readPhoto, sendPhoto } from './survey-photos.ts'

const retryMs = 15_000

/** One survey being answered at a store: what is kept, what waits, and sending all of it. */
export function useAnswering(code: string, survey: OpenSurvey) {
  const [answer, setAnswer] = useState(survey.answer)
  const latest = useRef(survey.answer)
  const [keeper] = useState(() =>
    answerKeeper({
      answers: survey.answer?.answers ?? {},
      unsent: readUnsent(code, survey.id),
      send: async (given) => {
        const id = await idOf()
        const input = { id, answers: given }
        return note(await callStore(changeSurveyAnswer, input)).answers
      },
      keep: (unsent) => keepUnsent(code, survey.id, unsent),
      problemsOf,
      isHeld: () => latest.current?.state === 'sent',
    }),
  )
  const note = (saved: SurveyAnswer): SurveyAnswer => {
    latest.current = saved
    setAnswer(saved)
    return saved
  }
  const beginning = useRef<Promise<SurveyAnswer> | null>(null)
  const idOf = async (): Promise<number> => {
    if (latest.current) return latest.current.id
    beginning.current ??= callStore(startSurveyAnswer, { survey_id: survey.id }).finally(() => {
      beginning.current = null
    })
    return note(await beginning.current).id
  }
  const view = useSyncExternalStore(keeper.subscribe, keeper.view, keeper.view)
  useRetry(keeper.flush, view.state === 'waiting')
  const photos: PhotoKit = useMemo(
    () => ({
      send: async (question, file) => sendPhoto(await idOf(), question, file),
      read: readPhoto,
    }),
    // Both only reach for what is in refs.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  const submit = async (phone: string | undefined): Promise<SurveyAnswer> => {
    await keeper.flush()
    const given = keeper.unsent()
    const sending = { answers: given, submit: true, ...(phone ? { phone } : {}) }
    const saved = await callStore(changeSurveyAnswer, { id: await idOf(), ...sending })
    note(saved)
    keeper.settle(saved.answers, given)
    return saved
  }
  return { answer, view, give: keeper.give, photos, submit }
}

/** What the server says of single answers; anything else may pass by itself. */
function problemsOf(error: unknown): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'conflict') return {}
  return error.code === 'invalidInput' ? error.fields : null
}

/** What could not be sent is sent when the network is back, and as long as it waits. */
function useRetry(flush: () => Promise<void>, isWaiting: boolean): void {
  useEffect(() => {
    const send = () => void flush()
    send()
    addEventListener('online', send)
    return () => {
      removeEventListener('online', send)
      send()
    }
  }, [flush])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void flush(), retryMs)
    return () => clearInterval(timer)
  }, [flush, isWaiting])
}
