import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside'
  /** No inner space: for tables, pictures and lists that reach the border. */
  flush?: boolean
}

export function Card({ as: Tag = 'div', flush, className, ...rest }: CardProps) {
  const Element = Tag as 'div'
  return (
    <Element
      {...rest}
      className={cx(
        'rounded-md border border-line bg-white',
        flush ? 'overflow-hidden' : 'p-5 phone:p-4',
        className,
      )}
    />
  )
}
