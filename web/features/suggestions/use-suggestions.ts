import { useEffect, useState } from 'react'
import type { Suggestion } from '#domain/catalog/api.ts'

export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

const pauseMs = 80
const none: readonly Suggestion[] = []

/**
 * Suggestions for what is typed, asked after a short pause; for nothing typed, popular words; none for null. A newer question ends the older one.
 * The last answer stays until the next one, so that the list does not flicker while typing.
 * `suggest` must keep its identity between renders.
 */
export function useSuggestions(query: string | null, suggest: Suggest): readonly Suggestion[] {
  const [found, setFound] = useState(none)
  const asked = query === null ? null : query.trim()
  useEffect(() => {
    if (asked === null) return setFound(none)
    const controller = new AbortController()
    // Nothing typed: popular words, at once.
    const timer = setTimeout(
      () => {
        suggest(asked, controller.signal).then(
          (answer) => !controller.signal.aborted && setFound(answer),
          // Suggestions are an extra: without them the search itself still works.
          () => !controller.signal.aborted && setFound(none),
        )
      },
      asked === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, suggest])
  return found
}
