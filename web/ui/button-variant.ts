import { cx } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'plain' | 'plain-danger'
/** 44 px, or 52 px for the one main action of a screen, or 60 px at a counter. */
export type ButtonSize = 'normal' | 'main' | 'counter'

export interface ButtonVariantProps {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills the width it stands in. */
  wide?: boolean
}

/** The classes of a button (web/styles/components.css), for what looks like one but is a link. */
export function buttonClass(
  { variant = 'primary', size = 'normal', wide }: ButtonVariantProps,
  className?: string,
): string {
  return cx(`button button-${variant} button-${size}`, wide && 'w-full', className)
}
