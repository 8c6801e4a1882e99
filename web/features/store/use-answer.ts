import { useCallback, useEffect, useRef, useState } from 'react'

export interface Answer<T> {
  /** What is known, also while it is asked for again; undefined before the first answer. */
  data: T | undefined
  /** Why the last question failed; what is known stays. */
  error: unknown
  isAsking: boolean
  refresh(): Promise<void>
}

/** One answer of the server under its question `key`: asked on arrival, and when the network is back. */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [known, setKnown] = useState<{ key: string; data?: T; error?: unknown }>({ key })
  const [isAsking, setIsAsking] = useState(false)
  const question = useRef<AbortController | null>(null)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  }, [ask])
  const refresh = useCallback(async () => {
    question.current?.abort()
    const { signal } = (question.current = new AbortController())
    setIsAsking(true)
    try {
      const data = await latest.current(signal)
      if (!signal.aborted) setKnown({ key, data })
    } catch (error) {
      if (!signal.aborted)
        setKnown((before) => ({ ...(before.key === key ? before : { key }), error }))
    }
    if (!signal.aborted) setIsAsking(false)
  }, [key])
  useEffect(() => {
    const again = () => void refresh()
    again()
    window.addEventListener('online', again)
    return () => {
      question.current?.abort()
      window.removeEventListener('online', again)
    }
  }, [refresh])
  const isKnown = known.key === key
  return {
    data: isKnown ? known.data : undefined,
    error: isKnown ? known.error : undefined,
    isAsking,
    refresh,
  }
}
