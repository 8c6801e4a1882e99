import { useEffect, useState } from 'react'
import { getProgramme } from '#domain/gift/api.ts'
import { api } from '#web/api.ts'
import { nextGift, type NextGift } from './next-gift.ts'

/** The gift that these points come nearest to; null until it is known, and where there is none. */
export function useNextGift(points: number): NextGift | null {
  const [gifts, setGifts] = useState<Parameters<typeof nextGift>[0]>([])
  useEffect(() => {
    const leaving = new AbortController()
    api.call(getProgramme, {}, { signal: leaving.signal }).then(
      (programme) => setGifts(programme.gifts),
      // Without a programme the points alone are shown.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return nextGift(gifts, points)
}
