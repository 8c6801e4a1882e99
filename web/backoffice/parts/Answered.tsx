import type { ReactNode } from 'react'
import type { Query } from '#web/query/use-query.ts'
import { cx } from '#web/ui/class-names.ts'
import { ListFailed, StaleNote } from './ListTrouble.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

export interface AnsweredProps<T> {
  answer: Pick<Query<T>, 'data' | 'error' | 'isOld' | 'refresh'>
  children: (data: T) => ReactNode
}

/** An answer as `children` draw it; before it a skeleton, and trouble with a way on. */
export function Answered<T>({ answer, children }: AnsweredProps<T>) {
  const { data, error, isOld, refresh } = answer
  if (data === undefined) {
    return error ? <ListFailed error={error} onRetry={refresh} /> : <TableSkeleton />
  }
  return (
    <div aria-busy={isOld} className={cx(isOld && 'opacity-60')}>
      {children(data)}
      {Boolean(error) && <StaleNote error={error} onRetry={refresh} />}
    </div>
  )
}
