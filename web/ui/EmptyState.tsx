import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text?: ReactNode
  /** What to do next: one or two buttons. */
  action?: ReactNode
  /** The title's level in the page. */
  level?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ icon, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('flex flex-col items-center px-4 py-12 text-center', className)}>
      {icon && (
        <span className="mb-5 grid size-18 place-items-center rounded-full bg-primary-tint text-primary [&>svg]:size-8">
          {icon}
        </span>
      )}
      <Heading className="text-xl font-bold">{title}</Heading>
      {text && <div className="mt-2 max-w-lg text-ink-2">{text}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
