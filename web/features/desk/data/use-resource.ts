import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaff } from '../session/staff-session.ts'
import { keep, useKept } from './kept.ts'
import { useLive } from './live.ts'

export interface Resource<T> {
  /** What is known, also while it is asked for again; undefined before the first answer. */
  data: T | undefined
  /** Why the last question failed; what is known stays. */
  error: unknown
  refresh(): Promise<void>
  /** The answer of a write: newer than any question under way. */
  put(data: T): void
}

/**
 * One answer of the server under its key: shown at once when it is known from before, asked for on
 * arrival, and again whenever one of the live keys changes.
 */
export function useResource<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  live: readonly string[] = [],
): Resource<T> {
  const data = useKept(key) as T | undefined
  const isAtDesk = useStaff() !== null
  const [failed, setFailed] = useState<{ key: string; error: unknown } | null>(null)
  const question = useRef<AbortController | null>(null)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  }, [load])
  const refresh = useCallback(async () => {
    question.current?.abort()
    const { signal } = (question.current = new AbortController())
    try {
      const answer = await latest.current(signal)
      if (signal.aborted) return
      keep(key, answer)
      setFailed(null)
    } catch (error) {
      if (!signal.aborted) setFailed({ key, error })
    }
  }, [key])
  useEffect(() => {
    if (isAtDesk) void refresh()
    return () => question.current?.abort()
  }, [isAtDesk, refresh])
  useLive(isAtDesk ? live : [], () => void refresh())
  const put = (answer: T) => {
    question.current?.abort()
    keep(key, answer)
    setFailed(null)
  }
  return { data, error: failed?.key === key ? failed.error : null, refresh, put }
}
