import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaff } from '../session/staff-session.ts'
import { getKept, keep, useKept } from './kept.ts'
import { useLive } from './live.ts'
import { mergeSlice, type ShownRows, type Slice } from './merge-slice.ts'

export type AnySlice = Slice<unknown>
export type RowOf<S extends AnySlice> = S['items'][number]

export interface CursorListOptions<S extends AnySlice> {
  /** The list and everything that narrows it. */
  key: string
  load(part: { cursor?: string; limit: number }, signal: AbortSignal): Promise<S>
  idOf(row: RowOf<S>): string | number
  /** Live keys after which the list is looked at again. */
  live?: readonly string[]
  pageSize?: number
}

export interface CursorList<S extends AnySlice> extends ShownRows<RowOf<S>> {
  /** The last answer to the list's first page: what else came with the rows. */
  first: S | undefined
  /** `changing`: the rows are those of the filter before. */
  state: 'loading' | 'changing' | 'ready' | 'failed'
  /** Why the last question failed; rows that are known stay. */
  error: unknown
  isLoadingMore: boolean
  loadMore(): Promise<void>
  /** Puts the rows that have been announced into their places. */
  showArrived(): Promise<void>
  refresh(): Promise<void>
}

type Kept<S extends AnySlice> = ShownRows<RowOf<S>> & { first: S }

/** The API gives so many rows at once. */
const mostAtOnce = 100
/** Room for what is new above the rows that are looked at again. */
const margin = 20

/**
 * A long list by cursor: kept while one looks at a row's own page, quietly brought up to date when
 * something changes, new rows announced rather than thrown in.
 */
export function useCursorList<S extends AnySlice>(options: CursorListOptions<S>): CursorList<S> {
  const { key, live = [] } = options
  const isAtDesk = useStaff() !== null
  const kept = useKept(key) as Kept<S> | undefined
  const shown = usePrevious(kept)
  const { refresh, loadMore, isLoadingMore, error } = useQuestions(options)
  useEffect(() => {
    if (isAtDesk) void refresh('insert')
  }, [isAtDesk, refresh])
  useLive(isAtDesk ? live : [], () => void refresh('announce'))
  return {
    rows: shown?.rows ?? [],
    next: shown?.next ?? null,
    arrived: kept?.arrived ?? 0,
    first: shown?.first,
    state: stateOf(kept, shown, error),
    ...{ error, isLoadingMore, loadMore },
    refresh: () => refresh('insert'),
    showArrived: () => refresh('insert'),
  }
}

function stateOf(kept: unknown, shown: unknown, error: unknown) {
  if (kept) return 'ready'
  if (error) return 'failed'
  return shown ? 'changing' : 'loading'
}

/** What was there before, until there is something new. */
function usePrevious<T>(value: T | undefined): T | undefined {
  const [previous, setPrevious] = useState(value)
  if (value !== undefined && value !== previous) setPrevious(value)
  return value ?? previous
}

function useQuestions<S extends AnySlice>(options: CursorListOptions<S>) {
  const { key, pageSize = 30 } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const question = useRef<AbortController | null>(null)
  const [failed, setFailed] = useState<{ key: string; error: unknown } | null>(null)
  const [loadingMore, setLoadingMore] = useState<string | null>(null)
  useEffect(() => () => question.current?.abort(), [])

  const refresh = useCallback(
    async (how: 'announce' | 'insert') => {
      question.current?.abort()
      const { signal } = (question.current = new AbortController())
      const before = getKept(key) as Kept<S> | undefined
      const known = before?.rows.length ?? 0
      const wanted = how === 'announce' ? known + margin : known
      const limit = Math.min(mostAtOnce, Math.max(pageSize, wanted))
      try {
        const first = await latest.current.load({ limit }, signal)
        if (signal.aborted) return
        const now = (getKept(key) as Kept<S> | undefined) ?? nothing
        keep(key, { ...mergeSlice(now, first, latest.current.idOf, how), first })
        setFailed(null)
      } catch (error) {
        if (!signal.aborted) setFailed({ key, error })
      }
    },
    [key, pageSize],
  )
  const loadMore = useCallback(async () => {
    const before = getKept(key) as Kept<S> | undefined
    if (!before?.next) return
    setLoadingMore(key)
    try {
      const more = await latest.current.load(
        { cursor: before.next, limit: pageSize },
        new AbortController().signal,
      )
      const now = (getKept(key) as Kept<S> | undefined) ?? before
      keep(key, { ...now, ...appended(now, more, latest.current.idOf) })
      setFailed(null)
    } catch (error) {
      setFailed({ key, error })
    } finally {
      setLoadingMore(null)
    }
  }, [key, pageSize])
  const error = failed?.key === key ? failed.error : null
  return { refresh, loadMore, isLoadingMore: loadingMore === key, error }
}

const nothing = { rows: [], next: null, arrived: 0 }

function appended<Row>(
  shown: ShownRows<Row>,
  more: Slice<Row>,
  idOf: (row: Row) => string | number,
): Pick<ShownRows<Row>, 'rows' | 'next'> {
  const known = new Set(shown.rows.map(idOf))
  const added = more.items.filter((row) => !known.has(idOf(row)))
  return { rows: [...shown.rows, ...added], next: more.next }
}
