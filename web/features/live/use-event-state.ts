import { useEffect, useState } from 'react'

export interface LiveState<T> {
  state: T
  /** The line is cut: what is shown was so a moment ago. */
  isLost: boolean
}

/** A refused stream is not tried again by the browser itself. */
const again = 5000

/**
 * What an address tells by server-sent events `state`, each the whole of it; the last one stays while the network is
 * away. What is over is not listened to any more.
 */
export function useEventState<T>(
  url: string,
  first: T,
  isOver: (state: T) => boolean,
): LiveState<T> {
  const [state, setState] = useState(first)
  const [isLost, setLost] = useState(false)
  const isDone = isOver(state)
  useEffect(() => {
    if (isDone) return
    let source: EventSource | null = null
    let timer: number | undefined
    const open = () => {
      source = new EventSource(url)
      source.addEventListener('open', () => setLost(false))
      source.addEventListener('state', (event: MessageEvent<string>) => {
        setLost(false)
        setState(JSON.parse(event.data) as T)
      })
      source.addEventListener('error', () => {
        setLost(true)
        if (source?.readyState !== EventSource.CLOSED) return
        timer = window.setTimeout(open, again)
      })
    }
    const cut = () => {
      setLost(true)
      source?.close()
    }
    // A stream that outlived the cut may hear nothing any more.
    const back = () => {
      window.clearTimeout(timer)
      source?.close()
      open()
    }
    open()
    window.addEventListener('offline', cut)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', cut)
      window.removeEventListener('online', back)
      window.clearTimeout(timer)
      source?.close()
    }
  }, [url, isDone])
  return { state, isLost }
}
