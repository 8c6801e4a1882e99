import { keepPreviousData, useQuery as useTanstackQuery } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '#domain/contract.ts'
import { putAnswer, queryKey, type Realm } from './realm.ts'

export interface Query<T> {
  /** What is known, also while it is asked for again; undefined before the first answer. */
  data: T | undefined
  /** Why the last question failed; what is known stays. */
  error: unknown
  /** Another question was asked: what is shown answers the one before. */
  isOld: boolean
  refresh(): Promise<void>
  /** The answer of a write. */
  put(data: T): void
}

export interface QueryOptions {
  /** Nothing is asked while nobody is logged in. */
  enabled: boolean
  /** A list stays in sight, paler, while it is narrowed. */
  keepsPrevious?: boolean
}

/** An endpoint's answer: shown at once when it is known, asked for on arrival, given up on leaving. */
export function useQuery<E extends Endpoint>(
  realm: Realm,
  endpoint: E,
  input: Input<E>,
  { enabled, keepsPrevious = false }: QueryOptions,
): Query<Output<E>> {
  const key = queryKey(endpoint, input)
  const { data, error, isPlaceholderData, refetch } = useTanstackQuery<Output<E>>(
    {
      queryKey: key,
      queryFn: ({ signal }) => realm.call(endpoint, input, { signal }),
      enabled,
      placeholderData: keepsPrevious ? keepPreviousData : undefined,
    },
    realm.client,
  )
  return {
    data,
    error,
    isOld: isPlaceholderData,
    refresh: async () => void (await refetch()),
    put: (answer) => putAnswer(realm, key, answer),
  }
}
