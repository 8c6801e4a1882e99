import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface AccordionItemProps {
  title: ReactNode
  defaultOpen?: boolean
  /** Items of the same group close each other. */
  group?: string
  className?: string
  children: ReactNode
}

/** Native disclosure: opens without JavaScript, and the browser's own search finds what is inside. */
export function AccordionItem({
  title,
  defaultOpen,
  group,
  className,
  children,
}: AccordionItemProps) {
  return (
    <details
      name={group}
      open={defaultOpen}
      className={cx('group border-b border-line last:border-b-0', className)}
    >
      <summary className="flex min-h-13 items-center justify-between gap-3 py-3 font-semibold hover:text-primary">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
