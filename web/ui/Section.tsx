import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { FieldError } from '#web/ui/Field.tsx'

export interface SectionProps {
  title: string
  /** Stands at the title's far end: a way to change what is below. */
  action?: ReactNode
  error?: string
  /** For what the error is about to point to it. */
  errorId?: string
  /** For the focus to be led here. */
  headingId?: string
  children: ReactNode
}

/** One part of the delivery step. */
export function Section({ title, action, error, errorId, headingId, children }: SectionProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2
          id={id}
          tabIndex={headingId ? -1 : undefined}
          className={cx('text-lg', headingId && 'scroll-mt-4 outline-none')}
        >
          {title}
        </h2>
        {action && <div className="-my-2.5 -mr-4 ml-auto">{action}</div>}
      </div>
      {children}
      {error && (
        <div role="alert" className="mt-3">
          <FieldError id={errorId ?? `${id}-error`}>{error}</FieldError>
        </div>
      )}
    </Card>
  )
}
