import { useEffect, useEffectEvent, useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'

/**
 * A whole phone leads on by itself, but not under fingers that type a digit too many: `onPause` comes
 * when a text that was started for has stayed as it is for a while.
 */
export function usePauseAfter(
  text: string,
  onPause: () => void,
): { startFor: (text: string) => void } {
  const [awaited, setAwaited] = useState('')
  const paused = useEffectEvent(onPause)
  useEffect(() => {
    if (awaited === '' || awaited !== text) return
    const timer = setTimeout(() => paused(), seconds(0.8))
    return () => clearTimeout(timer)
  }, [awaited, text])
  return { startFor: setAwaited }
}
