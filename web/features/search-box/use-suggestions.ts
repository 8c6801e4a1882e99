import { useEffect, useState } from 'react'
import type { Suggestion } from '#domain/catalog/api.ts'

export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

const pauseMs = 80
const none: readonly Suggestion[] = []

/**
 * Suggestions for what is typed, asked after a short pause; a newer question ends the older one.
 * The last answer stays until the next one, so that the list does not flicker while typing.
 * `suggest` must keep its identity between renders.
 */
export function useSuggestions(query: string, suggest: Suggest): readonly Suggestion[] {
  const [found, setFound] = useState(none)
  const asked = query.trim()
  useEffect(() => {
    if (!asked) return setFound(none)
    const controller = new AbortController()
    const timer = setTimeout(() => {
      suggest(asked, controller.signal).then(
        (answer) => !controller.signal.aborted && setFound(answer),
        // Suggestions are an extra: without them the search itself still works.
        () => !controller.signal.aborted && setFound(none),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, suggest])
  return found
}
