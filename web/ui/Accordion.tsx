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
    <details name={group} open={defaultOpen} className={cx('disclosure', className)}>
      <summary>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  )
}
