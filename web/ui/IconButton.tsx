import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, read out and shown as its tooltip. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonClass(className)}
    >
      {icon}
    </button>
  )
}

/** The classes of a 44 px icon, for a link that looks like one. */
export function iconButtonClass(className?: string): string {
  return cx('icon-button', className)
}
