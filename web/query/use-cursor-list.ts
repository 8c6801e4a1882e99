import {
  keepPreviousData,
  useMutation,
  useQuery as useTanstackQuery,
  type QueryKey,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint, Input, Output } from '#domain/contract.ts'
import { mergeSlice, type ShownRows, type Slice } from './merge-slice.ts'
import { queryKey, type Realm } from './realm.ts'

export type AnySlice = Slice<unknown>
export type RowOf<S extends AnySlice> = S['items'][number]
type SliceOf<E extends Endpoint> = Extract<Output<E>, AnySlice>

export interface CursorList<S extends AnySlice> extends ShownRows<RowOf<S>> {
  /** The last answer to the list's first page: what else came with the rows. */
  first: S | undefined
  /** `changing`: the rows are those of the filter before. */
  state: 'loading' | 'changing' | 'ready' | 'failed'
  /** Why the last question failed; rows that are known stay. */
  error: unknown
  isLoadingMore: boolean
  loadMore(): Promise<void>
  /** New rows are put into their places, or only counted. */
  refresh(how?: 'insert' | 'announce'): Promise<void>
}

export interface CursorListOptions<E extends Endpoint> {
  enabled: boolean
  idOf(row: RowOf<SliceOf<E>>): string | number
  pageSize?: number
}

type Known<S extends AnySlice> = ShownRows<RowOf<S>> & { first: S }

/** The API gives so many rows at once. */
const maxAtOnce = 100
/** Room for what is new above the rows that are looked at again. */
const margin = 20
const nothing = { rows: [], next: null, arrived: 0 }

/**
 * A long list by cursor: kept while one looks at a row's own page, quietly brought up to date when
 * something changes, new rows announced rather than thrown in.
 */
export function useCursorList<E extends Endpoint>(
  realm: Realm,
  endpoint: E,
  input: Input<E>,
  options: CursorListOptions<E>,
): CursorList<SliceOf<E>> {
  const key = [...queryKey(endpoint, input), 'rows']
  const how = useRef<'insert' | 'announce'>('insert')
  const source = { realm, key, options, ask: askOf(realm, endpoint, input) }
  const query = useTanstackQuery<Known<SliceOf<E>>>(
    {
      queryKey: key,
      queryFn: ({ signal }) => {
        const wanted = how.current
        how.current = 'insert'
        return readAgain(source, wanted, signal)
      },
      enabled: options.enabled,
      placeholderData: keepPreviousData,
    },
    realm.client,
  )
  const more = useLoadMore(source)
  const { data, isPlaceholderData } = query
  const refresh = async (wanted: 'insert' | 'announce' = 'insert') => {
    how.current = wanted
    more.forget()
    await query.refetch()
  }
  return {
    rows: data?.rows ?? [],
    next: data?.next ?? null,
    arrived: isPlaceholderData ? 0 : (data?.arrived ?? 0),
    first: data?.first,
    state: stateOf(data, query.error, isPlaceholderData),
    error: query.error ?? more.error,
    isLoadingMore: more.isLoading,
    loadMore: more.load,
    refresh,
  }
}

function stateOf(data: unknown, error: unknown, isPlaceholder: boolean) {
  if (data === undefined) return error === null ? 'loading' : 'failed'
  return isPlaceholder ? 'changing' : 'ready'
}

type Ask<S extends AnySlice> = (
  part: { cursor?: string; limit: number },
  signal?: AbortSignal,
) => Promise<S>

interface Source<E extends Endpoint> {
  realm: Realm
  key: QueryKey
  options: CursorListOptions<E>
  ask: Ask<SliceOf<E>>
}

function askOf<E extends Endpoint>(realm: Realm, endpoint: E, input: Input<E>): Ask<SliceOf<E>> {
  return (part, signal) =>
    realm.call(endpoint, { ...(input as object), ...part } as Input<E>, { signal }) as Promise<
      SliceOf<E>
    >
}

async function readAgain<E extends Endpoint>(
  { realm, key, options, ask }: Source<E>,
  how: 'insert' | 'announce',
  signal: AbortSignal,
): Promise<Known<SliceOf<E>>> {
  const { pageSize = 30, idOf } = options
  const known = realm.client.getQueryData<Known<SliceOf<E>>>(key)?.rows.length ?? 0
  const wanted = how === 'announce' ? known + margin : known
  const first = await ask({ limit: Math.min(maxAtOnce, Math.max(pageSize, wanted)) }, signal)
  // Meanwhile more may have been loaded below.
  const now = realm.client.getQueryData<Known<SliceOf<E>>>(key) ?? nothing
  return { ...mergeSlice(now, first, idOf, how), first }
}

function useLoadMore<E extends Endpoint>({ realm, key, options, ask }: Source<E>) {
  const { pageSize = 30, idOf } = options
  const list = JSON.stringify(key)
  const { variables, isPending, error, reset, mutateAsync } = useMutation(
    {
      mutationFn: async (_list: string) => {
        const before = realm.client.getQueryData<Known<SliceOf<E>>>(key)
        if (!before?.next) return
        const slice = await ask({ cursor: before.next, limit: pageSize })
        realm.client.setQueryData<Known<SliceOf<E>>>(key, (now = before) => ({
          ...now,
          ...withMore(now, slice, idOf),
        }))
      },
    },
    realm.client,
  )
  const isOfThis = variables === list
  return {
    isLoading: isOfThis && isPending,
    error: isOfThis ? error : null,
    forget: reset,
    // What went wrong is in `error`.
    load: () => mutateAsync(list).catch(() => undefined),
  }
}

function withMore<Row>(
  shown: ShownRows<Row>,
  more: Slice<Row>,
  idOf: (row: Row) => string | number,
): Pick<ShownRows<Row>, 'rows' | 'next'> {
  const known = new Set(shown.rows.map(idOf))
  const added = more.items.filter((row) => !known.has(idOf(row)))
  return { rows: [...shown.rows, ...added], next: more.next }
}
