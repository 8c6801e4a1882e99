import Landmark from 'lucide-react/icons/landmark'
import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { AnySlice, CursorList, RowOf } from '../data/use-cursor-list.ts'
import { useNarrow } from '../parts/list-address.ts'
import { ListBody } from '../parts/ListBody.tsx'
import { SearchFilter } from '../parts/SearchFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { moneyPath, type MoneyFilter } from './money-filter.ts'
import { moneyTexts as texts } from './texts.ts'

interface CountedSlice extends AnySlice {
  counts: Readonly<Record<string, number>>
}

export interface MoneyListProps<S extends CountedSlice, State extends string> {
  place: 'transfers' | 'refunds'
  list: CursorList<S>
  filter: MoneyFilter<State>
  states: Readonly<Record<State, string>>
  words: {
    states: string
    search: string
    arrived: (count: number) => string
    empty: string
    emptyText: string
  }
  children: (rows: readonly RowOf<S>[]) => ReactNode
}

/** Transfers and refunds are looked at alike: by state, by what one knows of them, newest first. */
export function MoneyList<S extends CountedSlice, State extends string>(
  props: MoneyListProps<S, State>,
) {
  const { place, list, filter, states, words } = props
  const narrow = useNarrow(filter, (next) => moneyPath(place, next))
  const counts = list.first?.counts
  const all = { key: 'all', label: texts.all, to: moneyPath(place, { q: filter.q }) }
  const chips = (Object.keys(states) as State[]).map((state) => ({
    key: state,
    label: states[state],
    to: moneyPath(place, { ...filter, state }),
    isCurrent: filter.state === state,
    count: counts && (counts[state] ?? 0),
  }))
  const isNarrowed = filter.state !== undefined || filter.q !== ''
  return (
    <>
      <StateChips
        label={words.states}
        chips={[{ ...all, isCurrent: filter.state === undefined }, ...chips]}
      />
      <SearchFilter
        label={words.search}
        value={filter.q}
        onChange={(q) => narrow({ q })}
        className="mb-3.5 md:w-96"
      />
      <ListBody
        list={list}
        arrivedLabel={words.arrived}
        empty={
          isNarrowed ? undefined : (
            <EmptyState
              icon={<Landmark aria-hidden="true" />}
              title={words.empty}
              text={words.emptyText}
            />
          )
        }
      >
        {props.children}
      </ListBody>
    </>
  )
}
