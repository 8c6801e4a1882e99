import type { ReactNode } from 'react'
import type { Resource } from '../data/use-resource.ts'
import { ListFailed, StaleNote } from './ListTrouble.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

export interface AnsweredProps<T> {
  answer: Pick<Resource<T>, 'data' | 'error' | 'refresh'>
  children: (data: T) => ReactNode
}

/** An answer as `children` draw it; before it a skeleton, and trouble with a way on. */
export function Answered<T>({ answer: { data, error, refresh }, children }: AnsweredProps<T>) {
  if (data === undefined) {
    return error ? <ListFailed error={error} onRetry={refresh} /> : <TableSkeleton />
  }
  return (
    <>
      {children(data)}
      {Boolean(error) && <StaleNote error={error} onRetry={refresh} />}
    </>
  )
}
