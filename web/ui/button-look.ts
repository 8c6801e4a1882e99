import { cx } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'plain'
/** 44 px, or 52 px for the one main action of a screen, or 60 px at a counter. */
export type ButtonSize = 'normal' | 'main' | 'counter'

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold select-none transition-colors duration-150 aria-disabled:cursor-not-allowed'

const looks: Record<ButtonLook, string> = {
  primary:
    'border-transparent bg-primary text-white hover:bg-primary-deep active:bg-primary-deep disabled:bg-line disabled:text-ink-2',
  secondary:
    'border-primary bg-white text-primary hover:bg-primary-tint active:bg-primary-tint disabled:border-line disabled:text-ink-3',
  quiet:
    'border-transparent bg-primary-tint text-primary-deep hover:bg-[#dbe8ff] active:bg-[#dbe8ff] disabled:text-ink-3',
  danger:
    'border-sale bg-white text-sale hover:bg-sale-tint hover:text-sale-deep active:bg-sale-tint active:text-sale-deep disabled:border-line disabled:text-ink-3',
  plain: 'border-transparent text-primary hover:bg-primary-tint disabled:text-ink-3',
}

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-4 py-2 text-md',
  main: 'min-h-13 px-6 py-2.5 text-base',
  counter: 'min-h-15 px-6 py-3 text-lg',
}

export interface ButtonLookProps {
  look?: ButtonLook
  size?: ButtonSize
  /** Fills the width it stands in. */
  wide?: boolean
}

/** The classes of a button, for what looks like one but is a link. */
export function buttonClass(
  { look = 'primary', size = 'normal', wide }: ButtonLookProps,
  className?: string,
): string {
  return cx(base, looks[look], sizes[size], wide && 'w-full', className)
}
