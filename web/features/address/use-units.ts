import { useCallback, useEffect, useState } from 'react'
import type { Endpoint, Input, Output } from '#domain/contract.ts'
import { api } from '#web/api.ts'

export interface Loaded<T> {
  items: readonly T[]
  status: 'ready' | 'loading' | 'failed'
  retry: () => void
}

const nothing: readonly never[] = []
const kept = new Map<string, Promise<unknown>>()

/**
 * A list of places, fetched once for each input and then kept: going back and forth between the
 * selects costs nothing. Null means there is nothing to ask for yet.
 */
export function useUnits<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
): Loaded<Output<E> extends readonly (infer T)[] ? T : never> {
  type Items = Loaded<Output<E> extends readonly (infer T)[] ? T : never>['items']
  const key = input === null ? null : `${endpoint.path}${JSON.stringify(input)}`
  const [answer, setAnswer] = useState<{ key: string; tries: number; items: Items | null } | null>(
    null,
  )
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (key === null) return
    let left = false
    const settle = (items: Items | null) => !left && setAnswer({ key, tries, items })
    fetchOnce(key, () => api.call(endpoint, JSON.parse(key.slice(endpoint.path.length)))).then(
      (items) => settle(items as Items),
      () => settle(null),
    )
    return () => {
      left = true
    }
  }, [endpoint, key, tries])
  const retry = useCallback(() => setTries((count) => count + 1), [])
  if (key === null) return { items: nothing, status: 'ready', retry }
  if (answer?.key !== key || answer.tries !== tries)
    return { items: nothing, status: 'loading', retry }
  return { items: answer.items ?? nothing, status: answer.items ? 'ready' : 'failed', retry }
}

function fetchOnce(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const known = kept.get(key)
  if (known) return known
  const asked = load()
  kept.set(key, asked)
  asked.catch(() => kept.delete(key))
  return asked
}
