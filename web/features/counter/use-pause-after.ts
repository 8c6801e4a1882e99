import { useEffect, useEffectEvent, useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { isThumb } from '#web/ui/is-thumb.ts'

/**
 * On glass the keyboard covers half the page and has to go by itself, but not under a thumb that types
 * on: `onPause` comes when a text that was started for has stayed as it is for a while. Where there are
 * keys of their own nothing comes by itself.
 */
export function usePauseAfter(
  text: string,
  onPause: () => void,
): { startFor: (text: string) => void } {
  const [awaited, setAwaited] = useState('')
  const paused = useEffectEvent(onPause)
  useEffect(() => {
    if (awaited === '' || awaited !== text || !isThumb()) return
    const timer = setTimeout(() => paused(), seconds(0.8))
    return () => clearTimeout(timer)
  }, [awaited, text])
  return { startFor: setAwaited }
}
