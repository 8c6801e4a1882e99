import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { isRefused } from '#web/api.ts'
import type { Query } from '#web/query/use-query.ts'
import { Answered } from '../parts/Answered.tsx'

export interface PartProps<T> {
  answer: Query<T>
  onShut: () => void
  children: (data: T) => ReactNode
}

/** A part of the page: its skeleton, its trouble, its answer; a customer who has shut asks for a reason again. */
export function Part<T>({ answer, onShut, children }: PartProps<T>) {
  const isShut = isRefused(answer.error, 'lookNeeded')
  const shut = useEffectEvent(onShut)
  useEffect(() => {
    if (isShut) shut()
  }, [isShut])
  return <Answered answer={answer}>{children}</Answered>
}
