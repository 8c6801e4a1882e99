import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { FieldError } from '#web/ui/Field.tsx'

export interface SectionProps {
  title: string
  /** Stands at the title's far end: a way to change what is below. */
  action?: ReactNode
  error?: string
  /** For what the error is about to point to it. */
  errorId?: string
  children: ReactNode
}

/** One part of the delivery step. */
export function Section({ title, action, error, errorId, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action && <div className="-my-2.5 -mr-4">{action}</div>}
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
