import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { buttonClass, type ButtonVariantProps } from './button-variant.ts'
import { Spinner } from './Spinner.tsx'
import { uiTexts } from './texts.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariantProps {
  /** Work is under way: presses are ignored, the width and the focus stay. */
  busy?: boolean
  icon?: ReactNode
}

export function Button({
  variant,
  size,
  wide,
  busy,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={pressed}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {busy ? <BusyFace>{children}</BusyFace> : icon}
      {!busy && children}
    </button>
  )
}

/** Keeps the words in place, unseen, so that the button does not change its width. */
function BusyFace({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="opacity-0">{children}</span>
      <Spinner className="absolute size-5" label={uiTexts.busy} />
    </>
  )
}

export interface ButtonLinkProps extends AnchorProps, ButtonVariantProps {
  icon?: ReactNode
}

export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Anchor>
  )
}
