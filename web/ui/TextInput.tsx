import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

/** `counter`: for one thumb and a quick look. */
export type InputSize = 'normal' | 'main' | 'counter'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: InputSize
}

/** Text is 16 px on purpose: below that, phones zoom into the page on focus. */
export function TextInput({ size = 'normal', className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={cx(inputClass(size), className)} />
}

/** The classes of a bordered control. */
export function inputClass(size: InputSize = 'normal'): string {
  return `input ${sizes[size]}`
}

const sizes: Record<InputSize, string> = {
  normal: 'h-11 text-base',
  main: 'h-13 text-base',
  counter: 'h-15 text-2xl font-semibold',
}
