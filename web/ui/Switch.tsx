import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  isOn: boolean
  /** Work is under way, or nobody knows yet how it stands. */
  isPale?: boolean
}

/** On or off at once, without a form around it; named by `aria-label` or `aria-labelledby`. */
export function Switch({ isOn, isPale, className, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={isOn}
      className={cx('grid h-11 w-15 shrink-0 place-items-center rounded-md', className)}
    >
      <span
        className={cx(
          'flex h-7 w-12 items-center rounded-full p-1 transition-colors',
          isOn ? 'justify-end bg-primary' : 'justify-start bg-control',
          isPale && 'opacity-60',
        )}
      >
        <span className="size-5 rounded-full bg-white" />
      </span>
    </button>
  )
}
