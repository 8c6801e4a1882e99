import { useEffect, useState } from 'react'
import { searchBackoffice, type SearchHit } from '#domain/backoffice/api.ts'
import { callBackoffice } from '../data/call-backoffice.ts'

export const minSearch = 2
const typingPauseMs = 200

export interface Hits {
  /** Of this text; undefined while they are on their way. */
  hits: readonly SearchHit[] | undefined
  error: unknown
}

const none: Hits = { hits: [], error: null }

/** What the box finds, asked for a moment after the last key; `again` asks once more. */
export function useHits(text: string, again = 0): Hits {
  const query = text.trim()
  const [found, setFound] = useState<Hits & { query: string; again: number }>()
  useEffect(() => {
    if (query.length < minSearch) return
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const hits = await callBackoffice(
          searchBackoffice,
          { q: query },
          { signal: leaving.signal },
        )
        setFound({ query, again, hits, error: null })
      } catch (error) {
        if (!leaving.signal.aborted) setFound({ query, again, hits: undefined, error })
      }
    }
    const timer = setTimeout(() => void ask(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [query, again])
  if (query.length < minSearch) return none
  const isCurrent = found?.query === query && found.again === again
  return isCurrent ? found : { hits: undefined, error: null }
}
