import type { Endpoint, Input, Output } from '#domain/contract.ts'
import type { Realm } from '#web/query/realm.ts'
import { useCursorList as useListOf, type CursorListOptions } from '#web/query/use-cursor-list.ts'
import { useQuery as useQueryOf, type Query, type QueryOptions } from '#web/query/use-query.ts'
import { callBackoffice } from './call-backoffice.ts'
import { useLive } from './live.ts'
import { queryClient } from './query-client.ts'
import { useStaff } from './staff-session.ts'

export const backoffice: Realm = { client: queryClient, call: callBackoffice }

interface Live {
  /** Keys of server events after which it is asked for again. */
  live?: readonly string[]
}

/** An answer of the back office, as long as somebody is in it. */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { live = [], enabled: isWanted = true, ...options }: Live & Partial<QueryOptions> = {},
): Query<Output<E>> {
  const enabled = useStaff() !== null && isWanted
  const query = useQueryOf(backoffice, endpoint, input, { ...options, enabled })
  useLive(enabled ? live : [], () => void query.refresh())
  return query
}

/** A long list of the back office; what is new in it is announced. */
export function useCursorList<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { live = [], ...options }: Live & Omit<CursorListOptions<E>, 'enabled'>,
) {
  const enabled = useStaff() !== null
  const list = useListOf(backoffice, endpoint, input, { ...options, enabled })
  useLive(enabled ? live : [], () => void list.refresh('announce'))
  return list
}
