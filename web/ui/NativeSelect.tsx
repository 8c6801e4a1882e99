import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { inputClass } from './TextInput.tsx'

/** A short list of choices (sort order, gender): the phone's own picker, and it works without JavaScript. */
export function NativeSelect({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative inline-block', className)}>
      <select {...rest} className={cx(inputClass(), 'appearance-none pr-10 text-ellipsis')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-2"
      />
    </span>
  )
}
