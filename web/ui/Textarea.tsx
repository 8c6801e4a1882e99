import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { inputClass } from './TextInput.tsx'

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={cx(inputClass(), 'h-auto min-h-24 resize-y py-2.5', className)}
    />
  )
}
