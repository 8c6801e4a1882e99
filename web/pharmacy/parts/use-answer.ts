import { useCallback, useEffect, useRef, useState } from 'react'

export interface AnswerOf<T> {
  /** The last answer, also while it is asked for again; undefined before the first. */
  data: T | undefined
  /** Why the last question failed; null while it has not. */
  error: unknown
  /** Asked again under another key: what is shown is of the question before. */
  isOld: boolean
  reload(): void
}

/** Asks when a page is opened, whenever what it asks for, its key, changes, and when the network is back. */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): AnswerOf<T> {
  const [answer, setAnswer] = useState<{ key: string; data: T } | null>(null)
  const [failed, setFailed] = useState<{ key: string; error: unknown } | null>(null)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const question = useRef<AbortController | null>(null)
  const reload = useCallback(() => {
    question.current?.abort()
    const { signal } = (question.current = new AbortController())
    latest.current(signal).then(
      (data) => {
        if (signal.aborted) return
        setAnswer({ key, data })
        setFailed(null)
      },
      (error: unknown) => {
        if (!signal.aborted) setFailed({ key, error })
      },
    )
  }, [key])
  useEffect(() => {
    reload()
    return () => question.current?.abort()
  }, [reload])
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [reload])
  return {
    data: answer?.data,
    error: failed?.key === key ? failed.error : null,
    isOld: answer !== null && answer.key !== key,
    reload,
  }
}
