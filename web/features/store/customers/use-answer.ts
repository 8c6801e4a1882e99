import { useCallback, useEffect, useRef, useState } from 'react'
import { useStoreSession } from '../session/store-session.ts'
import { useStore } from '../use-store.ts'

export interface Answer<T> {
  /** What is known; while another question is asked, still the answer to the one before. */
  data: T | undefined
  /** Why the last question failed; what is known stays. */
  error: unknown
  /** The answer to another question is on its way. */
  isChanging: boolean
  refresh(): Promise<void>
}

/** One answer of the server under its key: asked for on arrival, after a login, and when the key changes. */
export function useAnswer<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [known, setKnown] = useState<{ key: string; data: T } | null>(null)
  const [failed, setFailed] = useState<{ key: string; error: unknown } | null>(null)
  const question = useRef<AbortController | null>(null)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  const refresh = useCallback(async () => {
    question.current?.abort()
    const { signal } = (question.current = new AbortController())
    try {
      const data = await latest.current(signal)
      if (signal.aborted) return
      setKnown({ key, data })
      setFailed(null)
    } catch (error) {
      if (!signal.aborted) setFailed({ key, error })
    }
  }, [key])
  const who = useWho()
  useEffect(() => {
    if (who !== undefined) void refresh()
    return () => question.current?.abort()
  }, [who, refresh])
  const error = failed?.key === key ? failed.error : null
  const isChanging = known !== null && known.key !== key && error === null
  return { data: known?.data, error, isChanging, refresh }
}

/** Undefined until it is known who works here, or that nobody can be asked. */
function useWho(): string | null | undefined {
  const { code } = useStore()
  const { user, failure } = useStoreSession(code)
  if (user === undefined) return failure === null ? undefined : null
  return user?.username ?? null
}
