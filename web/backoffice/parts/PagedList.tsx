import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Answered, type AnsweredProps } from './Answered.tsx'

export interface PagedListProps<Row> {
  answer: AnsweredProps<PageOf<Row>>['answer']
  page: number
  hrefFor: (page: number) => string
  /** Whether a search or a filter is set: only without one does an empty list say that there is nothing. */
  isNarrowed?: boolean
  icon: ReactNode
  words: Readonly<Record<'emptyTitle' | 'emptyText' | 'noneTitle' | 'noneText', string>>
  children: (rows: readonly Row[]) => ReactNode
}

interface PageOf<Row> {
  items: Row[]
  paginate: { total_page: number }
}

/** A list with numbered pages in all its states, its rows as `children` draw them. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { answer, page, hrefFor, children } = props
  return (
    <Answered answer={answer}>
      {({ items, paginate }) => (
        <>
          {items.length > 0 ? children(items) : <None {...props} />}
          <Pager page={page} pages={paginate.total_page} hrefFor={hrefFor} className="mt-5" />
        </>
      )}
    </Answered>
  )
}

function None<Row>({ isNarrowed, page, icon, words }: PagedListProps<Row>) {
  const canHaveMore = isNarrowed || page > 1
  return (
    <EmptyState
      icon={icon}
      title={canHaveMore ? words.noneTitle : words.emptyTitle}
      text={canHaveMore ? words.noneText : words.emptyText}
    />
  )
}
