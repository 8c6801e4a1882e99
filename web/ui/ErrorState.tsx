import CloudAlert from 'lucide-react/icons/cloud-alert'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { uiTexts } from './texts.ts'

export interface ErrorStateProps {
  title?: string
  /** What the person can do, not what broke inside. */
  text: ReactNode
  onRetry?: () => void
  busy?: boolean
  /** Other ways on, beside trying again. */
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

export function ErrorState({
  title,
  text,
  onRetry,
  busy,
  action,
  level,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudAlert aria-hidden="true" />}
        title={title ?? uiTexts.errorTitle}
        text={text}
        level={level}
        className={className}
        action={
          <>
            {onRetry && (
              <Button busy={busy} onClick={onRetry}>
                {uiTexts.retry}
              </Button>
            )}
            {action}
          </>
        }
      />
    </div>
  )
}
