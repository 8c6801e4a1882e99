import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { failureText, retryOf } from '../session/failure-text.ts'
import { pharmacyTexts as texts } from '../texts.ts'
import type { AnswerOf } from './use-answer.ts'

/** An answer as `children` draw it, paler while another is asked for; trouble with a way on, unless the question itself was wrong. */
export function Answered<T>({
  answer: { data, error, isOld, reload },
  skeleton,
  className = 'flex flex-col gap-5',
  children,
}: {
  answer: AnswerOf<T>
  skeleton: ReactNode
  className?: string
  children: (data: T) => ReactNode
}) {
  if (error !== null) {
    const way = retryOf(error, reload)
    return <ErrorState title={texts.answerFailed} text={failureText(error)} {...way} />
  }
  if (data === undefined) return skeleton
  return (
    <div aria-busy={isOld} className={cx(className, isOld && 'opacity-60')}>
      {children(data)}
    </div>
  )
}
