import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { buttonClass, type ButtonLookProps } from './button-look.ts'
import { Spinner } from './Spinner.tsx'
import { uiTexts } from './texts.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLookProps {
  /** Work is under way: presses are ignored, the width and the focus stay. */
  busy?: boolean
  icon?: ReactNode
}

export function Button({
  look,
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
      className={buttonClass({ look, size, wide }, className)}
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

export interface ButtonLinkProps extends AnchorProps, ButtonLookProps {
  icon?: ReactNode
}

export function ButtonLink({
  look,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={buttonClass({ look, size, wide }, className)}>
      {icon}
      {children}
    </Anchor>
  )
}
